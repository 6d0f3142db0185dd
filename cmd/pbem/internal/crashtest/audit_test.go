package crashtest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"net/mail"
	"testing"
)

// audit checks what must hold at the end of everything: the file is sound; every letter of the outbox has gone out, to its
// recipient and with its bytes, and no other letter has; every letter that was posted lies in the folder of handled ones,
// once. No service may be running.
func (h *host) audit(t *testing.T, posted int) {
	t.Helper()
	h.auditStore(t)
	h.auditOutbox(t)
	h.auditFolders(t, posted)
}

func (h *host) auditStore(t *testing.T) {
	t.Helper()
	var word string
	if err := h.database(t).QueryRow("PRAGMA integrity_check").Scan(&word); err != nil || word != "ok" {
		t.Errorf("the file is not sound: %s, %v", word, err)
	}
	aside, err := h.store(t).Quarantine(context.Background())
	if err != nil || len(aside) > 0 {
		t.Errorf("%d letters were set aside, %v", len(aside), err)
	}
}

func (h *host) auditOutbox(t *testing.T) {
	t.Helper()
	letters, err := h.book.all()
	if err != nil {
		t.Error(err)
	}
	delivered := map[string]*received{}
	for _, l := range letters {
		delivered[l.id] = l
	}
	rows, err := h.database(t).Query("SELECT message_id, recipient, state, sum FROM outbox")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id, recipient string
		var state int
		var sum []byte
		if err := rows.Scan(&id, &recipient, &state, &sum); err != nil {
			t.Fatal(err)
		}
		l := delivered[id]
		delete(delivered, id)
		if l == nil || state != 1 {
			t.Errorf("the letter %s to %s is in state %d; delivered: %v", id, recipient, state, l != nil)
			continue
		}
		if own := sha256.Sum256(l.bytes); l.to != recipient || !bytes.Equal(own[:], sum) {
			t.Errorf("the letter %s, meant for %s, came to %s, or with other bytes", id, recipient, l.to)
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	for id, l := range delivered {
		t.Errorf("the letter %s to %s was sent, and the store does not know it", id, l.to)
	}
}

func (h *host) auditFolders(t *testing.T, posted int) {
	t.Helper()
	done, err := h.mail.Account(referee).Folder("pbem-done")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, l := range done {
		m, err := mail.ReadMessage(bytes.NewReader(l.Bytes))
		if err != nil {
			t.Fatal(err)
		}
		if id := m.Header.Get("Message-ID"); seen[id] {
			t.Errorf("the letter %s lies twice among the handled ones", id)
		} else {
			seen[id] = true
		}
	}
	inbox, err := h.mail.Account(referee).Folder("INBOX")
	if err != nil || len(inbox) > 0 || len(seen) != posted {
		t.Errorf("%d letters were posted: %d were handled, and %d wait, %v", posted, len(seen), len(inbox), err)
	}
}
