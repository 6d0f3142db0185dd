package crashtest

import (
	"fmt"
	"strings"
	"testing"
)

// TestOneEffect has each letter of the script come by IMAP twice, with other trace headers, and by pipe at the same time.
func TestOneEffect(t *testing.T) {
	t.Parallel()
	h := newHost(t, ada, bo)
	piped := make(chan error, len(steps()))
	h.route = func(from string, l letter) error {
		go func() { piped <- h.pipe(l, "") }()
		return h.twice(from, l)
	}
	only := h.live(t)
	if err := h.play(steps()); err != nil {
		t.Fatalf("%v\n%s", err, only.errors.String())
	}
	for range steps() {
		if err := <-piped; err != nil {
			t.Error(err)
		}
	}
	h.calm(t)
	if err := only.stop(); err != nil {
		t.Fatal(err)
	}
	h.auditStore(t)
	h.auditOutbox(t)
	plain := newHost(t, ada, bo)
	undisturbed := plain.live(t)
	plain.finish(t, undisturbed, plain.play(steps()))
	compare(t, h.outcomeWithoutRecord(t), plain.outcomeWithoutRecord(t))
}

func (h *host) twice(from string, l letter) error {
	if err := h.post(from, l); err != nil {
		return err
	}
	other := fmt.Sprintf("Return-Path: <%s>\r\nX-Original-To: %s\r\nReceived: by another way\r\n", from, l.to)
	text := strings.Replace(string(l.bytes), "Subject: ", "Subject:  ", 1) // folded anew on the way
	return h.mail.Deliver(referee, []byte(other+text))
}
