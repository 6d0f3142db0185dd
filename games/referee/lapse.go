package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// lapse takes back, in what is to be answered, what a yes would do, where a line further down has disarmed that: another try, or an act
// that was refused. It reports whether an answer still offers something.
func (r *reply) lapse(ctx context.Context) (offers bool, err error) {
	last := map[place]bool{}
	for i := range slices.Backward(r.answers) {
		a := &r.answers[i]
		for n, notice := range slices.Backward(a.notices) {
			if notice.Offer == 0 {
				continue
			}
			m, err := r.changes.match(ctx, a.about.match)
			if err != nil {
				return offers, err
			}
			at := place{a.about.match, notice.To}
			if m.Prepared[notice.To.Side()].Waits() && !last[at] {
				last[at], offers = true, true
				continue
			}
			a.notices = slices.Clone(a.notices)
			a.notices[n] = lapsed(notice)
		}
	}
	return offers, nil
}

// lapsed is a notice that offers nothing any more, and says so.
func lapsed(n adjudicator.Notice) adjudicator.Notice {
	n.Text = slices.Clone(n.Text)
	n.Text[n.Offer-1] = phrase.New("match-try-lapsed")
	n.Offer = 0
	return n
}
