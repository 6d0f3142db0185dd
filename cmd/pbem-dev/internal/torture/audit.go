package torture

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/mail"
	"strings"

	"pbem/games"
)

// audit checks what must hold at the end of everything: the store is sound; every letter of the outbox has gone out, to its
// recipient and with its bytes, and no other letter has; every letter that was put into the mailbox lies among the handled
// ones, as often as it was. No service may be running. After a run that was not finished letters may still wait, in the mailbox and in the
// outbox. The error says why it could not look.
func (h *host) audit(f *findings) error {
	db, err := h.ground.look()
	if err != nil {
		return err
	}
	defer db.Close()
	return errors.Join(h.auditStore(f, db), h.auditArrivals(f, db), h.auditOutbox(f, db), h.auditFolders(f))
}

func (h *host) auditStore(f *findings, db *sql.DB) error {
	wrong, err := h.ground.sound(db)
	if err != nil {
		return err
	}
	for _, what := range wrong {
		f.add(Broken, "the store is not sound: %s", what)
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

// auditArrivals checks that each letter that was acknowledged was handled, once, whatever hands it went through and however often.
func (h *host) auditArrivals(f *findings, db *sql.DB) error {
	rows, err := db.Query("SELECT message_id, count(*) FILTER (WHERE handled IS NOT NULL), count(*) FROM arrivals GROUP BY message_id")
	if err != nil {
		return fmt.Errorf("cannot look at the letters that came: %w", err)
	}
	defer rows.Close()
	handled := map[string]int{}
	for rows.Next() {
		var id string
		var done, all int
		if err := rows.Scan(&id, &done, &all); err != nil {
			return fmt.Errorf("cannot look at the letters that came: %w", err)
		}
		handled[id] = done
		if all > 1 && id != "" {
			f.add(Doubled, "the letter %s came once, and the store tells of %d", id, all)
		}
	}
	acknowledged := []map[string]int{h.taken}
	if !h.unfinished {
		acknowledged = append(acknowledged, h.mailed)
	}
	for _, ids := range acknowledged {
		for id := range ids {
			if handled[id] == 0 {
				f.add(Lost, "the letter %s was acknowledged, and not handled", id)
			}
		}
	}
	return rows.Err()
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
		if h.unfinished && state == waitsState {
			continue
		}
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

// The states of a letter in the outbox that is to go out, and of one that has.
const waitsState, sentState = 0, 1

func (h *host) auditFolders(f *findings) error {
	if len(h.mailed) == 0 {
		return nil // nobody may have made the folders
	}
	inbox, err := h.mail.Account(referee).Folder("INBOX")
	if err != nil {
		return err
	}
	if len(inbox) > 0 && !h.unfinished {
		f.add(Lost, "%d letters wait in the mailbox", len(inbox))
	}
	done, err := h.mail.Account(referee).Folder("pbem-done")
	if err != nil && !h.unfinished { // else it may not have been made
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
		case lie < n && !h.unfinished:
			f.add(Lost, "the letter %s came %d times and lies %d times among the handled ones", id, n, lie)
		case lie > n:
			f.add(Doubled, "the letter %s came %d times and lies %d times among the handled ones", id, n, lie)
		}
	}
	return nil
}

// undone is what a service has still to do.
type undone struct{ letters, outbox, records int }

func (u undone) all() int { return u.letters + u.outbox + u.records }

func (u undone) String() string {
	return fmt.Sprintf("%d letters wait in the mailbox, %d in the outbox, and %d records to be written", u.letters, u.outbox, u.records)
}

// left counts what the service has still to do.
func (h *host) left(ctx context.Context, store games.Store) (undone, error) {
	letters, err := h.mail.Account(referee).Folder("INBOX")
	if err != nil {
		return undone{}, err
	}
	waiting, _, err := store.OutboxCounts(ctx)
	if err != nil {
		return undone{}, err
	}
	records, err := store.Unrecorded(ctx, h.clock.now(), 0, plenty)
	return undone{len(letters), waiting, len(records)}, err
}

// calm waits until no letter is left to be handled or to be sent, and no record to be written.
func (h *host) calm(ctx context.Context) error { return h.calmBut(ctx, 0) }

// calmBut waits for the same, but for so many records.
func (h *host) calmBut(ctx context.Context, unwritten int) error {
	store, err := h.store()
	if err != nil {
		return err
	}
	defer store.Close()
	for {
		left, err := h.left(ctx, store)
		if err != nil {
			return err
		}
		if left.letters == 0 && left.outbox == 0 && left.records <= unwritten {
			return nil
		}
		if !pause(ctx, retry) {
			return errors.New(left.String())
		}
	}
}
