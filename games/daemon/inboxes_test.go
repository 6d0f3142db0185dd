package daemon

import (
	"context"
	"errors"
	"testing"

	"pbem/mailer"
)

// The same letter by two ways in is handled once.
func TestInboxes(t *testing.T) {
	r := newRig(t)
	letter := r.letter(ada, "help")
	var first, second []Ack
	handed := make(chan bool)
	r.Inbox = Inboxes{
		inbox(func(ctx context.Context, handle Handler) error {
			first = handle(ctx, []mailer.Incoming{letter})
			close(handed)
			<-ctx.Done()
			return ctx.Err()
		}),
		inbox(func(ctx context.Context, handle Handler) error {
			<-handed
			again := letter
			again.Route, again.Raw = "lmtp", append([]byte("Return-Path: <"+ada+">\r\n"), letter.Raw...)
			second = handle(ctx, []mailer.Incoming{again})
			return errors.New("that is all")
		}),
	}
	if err := r.Run(t.Context()); err == nil || err.Error() != "that is all" {
		t.Errorf("Run returned %v", err)
	}
	if len(first) != 1 || first[0] != Done || len(second) != 1 || second[0] != Done {
		t.Errorf("acks %v, %v", first, second)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := len(r.sentTo(ada)); got != 1 {
		t.Errorf("%d answers", got)
	}
}
