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
	began   time.Time // by this machine's clock
	from    time.Time // when the store's clock began
	written int       // letters, from a number on that no earlier run had
}

// enter opens the service on a store. Its clock goes on from a moment.
func enter(ctx context.Context, dir, archive string, from time.Time) (*hall, error) {
	h := &hall{post: &mailboxes{newest: map[string]mailer.Envelope{}}, began: time.Now(), from: from, written: int(time.Now().UnixMilli())}
	var err error
	h.service, err = open(ctx, settings(dir, archive), h.now, h.post)
	return h, err
}

func (h *hall) now() time.Time { return h.from.Add(time.Since(h.began)) }

// say has a letter handled and everything sent that it causes, and says how much time of processors that took.
func (h *hall) say(ctx context.Context, who writer, to, words string) (time.Duration, error) {
	h.written++
	l := who.letter(h.post.newest[who.address], words, h.written, h.now())
	if to != "" {
		l = who.letterTo(to, words, h.written, h.now())
	}
	began := processor()
	delete(h.post.newest, who.address)
	if h.service.Daemon.Handle(ctx, []mailer.Incoming{l})[0] != daemon.Done {
		return 0, fmt.Errorf("“%s” of %s was not handled", words, who.address)
	}
	err := h.service.Daemon.Flush(ctx)
	took := processor() - began
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
