package compose_test

import (
	"bytes"
	"net/mail"
	"testing"

	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
)

// lintLetter holds a letter to what every letter of ours promises, and to its envelope.
func lintLetter(t testing.TB, e mailer.Envelope) {
	t.Helper()
	for _, fault := range lint.Letter("games@example.org", e) {
		t.Error(fault)
	}
	m, err := mail.ReadMessage(bytes.NewReader(e.Data))
	if err != nil {
		t.Fatalf("net/mail cannot read it: %v", err)
	}
	if got := m.Header.Get("Message-Id"); got != "<"+e.MessageID+">" {
		t.Errorf("Message-ID %q, envelope %q", got, e.MessageID)
	}
}
