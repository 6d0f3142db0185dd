package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// lapse takes back, in what is to be answered, what a yes would do, where a line further down has disarmed that: another try, or an act
// that was refused. It reports whether an answer still offers something.
func lapse(ctx context.Context, r *talk.Reply) (offers bool, err error) {
	last := map[changes.Place]bool{}
	for i := range slices.Backward(r.Answers) {
		a := &r.Answers[i]
		for n, notice := range slices.Backward(a.Notices) {
			if notice.Offer == 0 {
				continue
			}
			m, err := r.Changes.Match(ctx, a.About.Match)
			if err != nil {
				return offers, err
			}
			at := changes.Place{Match: a.About.Match, Seat: notice.To}
			if m.Seats[notice.To.Side()].Prepared.Waits() && !last[at] {
				last[at], offers = true, true
				continue
			}
			a.Notices = slices.Clone(a.Notices)
			a.Notices[n] = lapsed(notice)
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
