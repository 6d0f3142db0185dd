package daemon

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer/panics"
)

// whyLeftOut is what the store and the log have of a letter that is left out.
const whyLeftOut = "what it reminds of is not awaited any more"

// leaveOut takes out of leased letters those that tell what is not so any more (CR-28), and has the store know why they are not sent: one may
// have waited for our relay, or for the service, until long after its turn was played.
func (s *sender) leaveOut(ctx context.Context, leased []games.Outgoing, now time.Time) (letters []games.Outgoing, err error) {
	var done []games.Settlement
	for _, l := range leased {
		if !s.outdated(ctx, l) {
			letters = append(letters, l)
			continue
		}
		left := games.Settlement{MessageID: l.MessageID, LeftOut: true, Reply: whyLeftOut}
		s.letterLog().Out(l, left, now)
		done = append(done, left)
	}
	s.Metrics.sent(done)
	return letters, s.Store.Settle(ctx, now, done)
}

// outdated reports whether a letter is not to be sent any more. One of which that cannot be known is sent.
func (s *sender) outdated(ctx context.Context, l games.Outgoing) (outdated bool) {
	err := panics.Contain("the game", func() (err error) {
		outdated, err = referee.Outdated(ctx, s.Referee, s.changes(s.Store), l)
		return err
	})
	if err != nil {
		s.Log.Error("it could not be seen whether a reminder is still one", broken(err, "id", l.MessageID, "game", l.Match)...)
	}
	return outdated && err == nil
}
