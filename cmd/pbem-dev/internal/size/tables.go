package size

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/cmd/internal/service"
	"pbem/games/daemon"
	"pbem/mailer"
)

// hall is a service on a store, before which people write. Nobody sends its letters anywhere.
type hall struct {
	service *service.Service
	post    *mailboxes
	now     func() time.Time
	made    time.Time // when the store was made
	served  bool      // by a database
	copies  int       // that it is made of
	people  int       // in each
	written int       // letters, from a number on that no earlier run had
}

// enter opens the service on a store.
func enter(ctx context.Context, it made, archive string) (*hall, error) {
	h := &hall{post: &mailboxes{newest: map[string]mailer.Envelope{}}, now: it.clock(), made: it.Now, served: it.Database != "", copies: it.Copies, people: it.Players / it.Copies, written: int(time.Now().UnixMilli())}
	var err error
	h.service, err = open(ctx, settings(it.Dir, it.Database, archive), h.now, h.post)
	return h, err
}

// say has a letter handled and everything sent that it causes, and says what that has cost.
func (h *hall) say(ctx context.Context, who writer, to, words string) (spent, error) {
	h.written++
	l := who.letter(h.post.newest[who.address], words, h.written, h.now())
	if to != "" {
		l = who.letterTo(to, words, h.written, h.now())
	}
	began := begin()
	delete(h.post.newest, who.address)
	if h.service.Daemon.Handle(ctx, []mailer.Incoming{l})[0] != daemon.Done {
		return spent{}, fmt.Errorf("“%s” of %s was not handled", words, who.address)
	}
	err := h.service.Daemon.Flush(ctx)
	took := began.spent()
	if _, answered := h.post.newest[who.address]; !answered && err == nil {
		err = fmt.Errorf("“%s” of %s was not answered", words, who.address)
	}
	return took, err
}

func (h *hall) match(ctx context.Context, id int) (*adjudicator.Match, error) {
	c := h.service.Daemon.Referee.Changes(h.service.Daemon.Store)
	c.Now = h.now()
	return c.Match(ctx, id)
}
