package year

import (
	"context"
	"fmt"
	"time"
)

// ban is that the host wants somebody to play here no more, as the second book keeps it. The zero value is none.
type ban struct {
	since  time.Time
	reason string
	told   bool // a letter of theirs was answered with the reason
	heard  bool // and the answer has come
}

func (b ban) stands() bool { return !b.since.IsZero() }

// bans notes when the host bans somebody, and when that ends.
func (w *world) bans(p *person) {
	for i := range 2 + w.Players*w.Days/365/50 {
		at := w.now.Add(w.span()/3 + time.Duration(p.dice.Float64()*float64(w.span())/2)).Truncate(time.Minute)
		reason := "they have written abuse, case " + surname(1000+i)
		w.agenda.note(at, func(ctx context.Context) error {
			return w.whenUp(ctx, func(ctx context.Context) error {
				who := w.people[p.dice.IntN(len(w.people))]
				if !who.known || who.forgotten || !who.leaving.IsZero() || who.ban.stands() {
					return nil
				}
				w.send(p.write(nil, fmt.Sprintf("admin ban %s %s", who.mailbox(), reason), w.now, false))
				if i > 0 {
					w.hostWrites(p, w.now.Add(w.span()/12).Truncate(time.Minute), func() string { return "admin unban " + who.mailbox() })
				}
				return nil
			})
		})
	}
}
