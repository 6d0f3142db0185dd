package service

import (
	"context"
	"fmt"

	"pbem/mailer"
	"pbem/mailer/imap"
)

// Since and Place make the mailbox the daemon's past. A place is written "UIDVALIDITY UIDNEXT"; whatever else is read as a
// place is before the first letter.
func (m mailbox) Since(ctx context.Context, place string, visit func(context.Context, []mailer.Incoming) error) (string, error) {
	var from imap.Place
	if _, err := fmt.Sscanf(place, "%d %d", &from.Validity, &from.Next); err != nil {
		from = imap.Place{}
	}
	var each func(context.Context, []imap.Letter) error
	if visit != nil {
		each = func(ctx context.Context, batch []imap.Letter) error { return visit(ctx, incoming(batch)) }
	}
	to, err := m.inbox.Since(ctx, from, each)
	return written(to), err
}

// Place is "" while another node moves letters: it knows better.
func (m mailbox) Place() string {
	if !m.watch.Here() {
		return ""
	}
	return written(m.inbox.Place())
}

func written(p imap.Place) string {
	if p == (imap.Place{}) {
		return ""
	}
	return fmt.Sprintf("%d %d", p.Validity, p.Next)
}

func incoming(batch []imap.Letter) []mailer.Incoming {
	letters := make([]mailer.Incoming, len(batch))
	for i, l := range batch {
		letters[i] = l.Incoming
	}
	return letters
}
