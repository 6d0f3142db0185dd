package year

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"pbem/cmd/internal/service"
	"pbem/games/daemon"
	"pbem/mailer"
)

// twin is a second daemon on the store of the first, which at chosen moments does all that it can while the first is in the middle of something.
type twin struct {
	service *service.Service // nil while there is none
	fuse    int              // so many points at which the first holds no lock are passed until then; 0 for never
	letter  *mailer.Incoming // what the first is handling
	at      map[string]int   // how often it came in between, by point
	err     error
}

// invite opens the second daemon.
func (h *house) invite(ctx context.Context) (err error) {
	if h.service == nil || h.twin.service != nil {
		return nil
	}
	var s *service.Service
	s, err = h.start(ctx, filepath.Join(h.dir, alone), "", func(point string) {
		if h.service == s { // the first was killed, and this one has gone on alone
			h.probe(point)
		}
	})
	h.twin.service = s
	return err
}

// dismiss ends it.
func (h *house) dismiss() error {
	s := h.twin.service
	h.twin.service, h.twin.fuse = nil, 0
	if s == nil {
		return nil
	}
	return s.Close()
}

// succeed has it take the place of the first, which was killed.
func (h *house) succeed() error {
	dead := h.service
	h.service, h.twin.service, h.fuse, h.twin.fuse = h.twin.service, nil, 0, 0
	return dead.Close()
}

// unlocked reports whether the store is open to others at a named point: inside of a transaction they would wait for its end.
func unlocked(point string) bool {
	switch point {
	case "parsed", "after-commit", "before-send", "sent", "settled":
		return true
	}
	return false
}

// comesBetween has the second daemon take the letter that the first has in hand, and do what is due, at the point at which the first is.
func (h *house) comesBetween(point string) {
	if h.twin.service == nil || h.twin.fuse == 0 || !unlocked(point) {
		return
	}
	if h.twin.fuse--; h.twin.fuse > 0 {
		return
	}
	h.twin.at[point]++
	ctx, d := context.Background(), h.twin.service.Daemon
	if h.twin.letter != nil {
		_, err := receive(ctx, d, h.clock(), *h.twin.letter)
		h.twin.err = errors.Join(h.twin.err, err)
	}
	if err := work(ctx, d, h.clock()); err != nil {
		h.twin.err = errors.Join(h.twin.err, fmt.Errorf("the second daemon, at %s: %w", point, err))
	}
}

// work is all that a daemon does by itself.
func work(ctx context.Context, d *daemon.Daemon, at time.Time) error {
	now, err := d.Forward(ctx, at)
	if err != nil {
		return err
	}
	goesOn, err := d.Resume(ctx)
	if err == nil {
		err = d.Visit(ctx, now, goesOn)
	}
	if err == nil {
		err = d.Flush(ctx)
	}
	if err == nil {
		d.WriteRecords(ctx)
	}
	return err
}

// receive has a daemon handle a letter, and send what follows.
func receive(ctx context.Context, d *daemon.Daemon, at time.Time, letter mailer.Incoming) (safe bool, err error) {
	if _, err := d.Forward(ctx, at); err != nil {
		return false, err
	}
	if _, err := d.Resume(ctx); err != nil {
		return false, err
	}
	safe = service.Safe(d.Handle(ctx, []mailer.Incoming{letter})[0])
	return safe, d.Flush(ctx)
}

// twins notes when there are two daemons: in the second and the last quarter of the time.
func (w *world) twins() {
	for _, part := range [2][2]int{{1, 2}, {3, 4}} {
		comes := w.now.Add(w.span() * time.Duration(part[0]) / 4).Truncate(time.Minute)
		leaves := w.now.Add(w.span()*time.Duration(part[1])/4 - time.Hour).Truncate(time.Minute)
		w.agenda.note(comes, func(ctx context.Context) error {
			w.paired = true
			return w.whenUp(ctx, w.house.invite)
		})
		w.agenda.note(leaves, func(context.Context) error {
			w.paired = false
			return w.house.dismiss()
		})
	}
}

// together has the second daemon do its round, too, and lets it come between before long.
func (w *world) together(ctx context.Context) error {
	if !w.paired {
		return nil
	}
	if err := w.house.invite(ctx); err != nil {
		return err
	}
	if w.house.twin.fuse == 0 && w.dice.IntN(4) == 0 {
		w.house.twin.fuse = 1 + w.dice.IntN(12)
	}
	if w.dice.IntN(4) > 0 {
		return nil
	}
	return work(ctx, w.house.twin.service.Daemon, w.now)
}
