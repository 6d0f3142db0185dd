package year

import (
	"context"
	"time"
)

// lifts notes when the host lets somebody have as many games going as they like: first of all whoever was told that they have enough. Every
// other of them is bound again later.
func (w *world) lifts(p *person) {
	often := 3 + w.Players/50
	for i := range often {
		at := w.now.Add(w.span()/4 + time.Duration(i)*w.span()*2/3/time.Duration(often)).Truncate(time.Minute)
		w.agenda.note(at, func(ctx context.Context) error {
			return w.whenUp(ctx, func(context.Context) error {
				who := w.toLift(p)
				if who == nil {
					return nil
				}
				lifts := func() string { return "admin lift " + who.mailbox() }
				w.hostWrites(p, w.now, lifts)
				if i%2 == 1 {
					w.hostWrites(p, w.now.Add(w.span()/12).Truncate(time.Minute), lifts)
				}
				return nil
			})
		})
	}
}

// toLift is whom the host has in mind.
func (w *world) toLift(p *person) *person {
	var newest *person
	for _, who := range w.people {
		if who.known && !who.forgotten && who.leaving.IsZero() && !who.wish.lifted && (newest == nil || who.wish.capped.After(newest.wish.capped)) {
			newest = who
		}
	}
	return newest
}

// isLifted: the first time lifts the bound, the second puts it back.
func (w *world) isLifted(_ context.Context, _ *sent, rest string) error {
	if p := w.someone(rest); p != nil {
		p.wish.lifted = !p.wish.lifted
		w.report.Checked["bounds lifted"]++
	}
	return nil
}
