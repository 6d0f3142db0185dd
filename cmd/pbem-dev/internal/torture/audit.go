package torture

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/mail"
	"strings"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// audit checks what must hold at the end of everything: the file is sound; every letter of the outbox has gone out, to its
// recipient and with its bytes, and no other letter has; every letter that was put into the mailbox lies among the handled
// ones, as often as it was. No service may be running. The error says why it could not look.
func (h *host) audit(f *findings) error {
	db, err := sql.Open("sqlite", h.storePath())
	if err != nil {
		return err
	}
	defer db.Close()
	return errors.Join(h.auditStore(f, db), h.auditOutbox(f, db), h.auditFolders(f))
}

func (h *host) auditStore(f *findings, db *sql.DB) error {
	var word string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&word); err != nil {
		return fmt.Errorf("cannot check the file: %w", err)
	}
	if word != "ok" {
		f.add(Broken, "the file is not sound: %s", word)
	}
	var aside int
	if err := db.QueryRow("SELECT count(*) FROM quarantine").Scan(&aside); err != nil {
		return fmt.Errorf("cannot look into the quarantine: %w", err)
	}
	if aside > 0 {
		f.add(Lost, "%d letters were set aside", aside)
	}
	return nil
}

func (h *host) auditOutbox(f *findings, db *sql.DB) error {
	for _, err := range h.deliveries.mistakes() {
		f.add(Doubled, "%v", err)
	}
	delivered := map[string]*received{}
	for _, l := range h.deliveries.all() {
		delivered[l.id] = l
	}
	rows, err := db.Query("SELECT message_id, recipient, state, sum FROM outbox")
	if err != nil {
		return fmt.Errorf("cannot look into the outbox: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var id, recipient string
		var state int
		var sum []byte
		if err := rows.Scan(&id, &recipient, &state, &sum); err != nil {
			return fmt.Errorf("cannot look into the outbox: %w", err)
		}
		l := delivered[id]
		delete(delivered, id)
		if l == nil || state != sentState {
			f.add(Lost, "the letter %s to %s is in state %d; delivered: %v", id, recipient, state, l != nil)
			continue
		}
		if l.to != recipient || !bytes.Equal(l.sum[:], sum) {
			f.add(Doubled, "the letter %s, meant for %s, came to %s, or with other bytes", id, recipient, l.to)
		}
	}
	for id, l := range delivered {
		f.add(Lost, "the letter %s to %s was sent, and the store does not know it", id, l.to)
	}
	return rows.Err()
}

// sentState is the state of a letter in the outbox that has gone out.
const sentState = 1

func (h *host) auditFolders(f *findings) error {
	if len(h.mailed) == 0 {
		return nil // nobody may have made the folders
	}
	inbox, err := h.mail.Account(referee).Folder("INBOX")
	if err != nil {
		return err
	}
	if len(inbox) > 0 {
		f.add(Lost, "%d letters wait in the mailbox", len(inbox))
	}
	done, err := h.mail.Account(referee).Folder("pbem-done")
	if err != nil {
		return err
	}
	handled := map[string]int{}
	for _, l := range done {
		m, err := mail.ReadMessage(bytes.NewReader(l.Bytes))
		if err != nil {
			return fmt.Errorf("a handled letter cannot be read: %w", err)
		}
		handled[strings.Trim(m.Header.Get("Message-ID"), "<>")]++
	}
	for id, n := range h.mailed {
		switch lie := handled[id]; {
		case lie < n:
			f.add(Lost, "the letter %s came %d times and lies %d times among the handled ones", id, n, lie)
		case lie > n:
			f.add(Doubled, "the letter %s came %d times and lies %d times among the handled ones", id, n, lie)
		}
	}
	return nil
}

// calm waits until no letter is left to be handled or to be sent.
func (h *host) calm(ctx context.Context) error {
	store, err := h.store()
	if err != nil {
		return err
	}
	defer store.Close()
	for {
		letters, err := h.mail.Account(referee).Folder("INBOX")
		if err != nil {
			return err
		}
		waiting, _, err := store.OutboxCounts(ctx)
		if err != nil {
			return err
		}
		if len(letters) == 0 && waiting == 0 {
			return nil
		}
		if !pause(ctx, retry) {
			return fmt.Errorf("%d letters wait in the mailbox and %d in the outbox", len(letters), waiting)
		}
	}
}
