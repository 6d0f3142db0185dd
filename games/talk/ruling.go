package talk

import (
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer"
)

// answeredBy reports whether a turn of a seat was ready, and was played in a decision.
func answeredBy(d adjudicator.Decision, seat adjudicator.Seat) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		turn, played := e.Fact.(adjudicator.TurnPlayed)
		return played && turn.Ahead && e.By == seat
	})
}

// countAccepted counts that a challenge was accepted: who wanted it is not bothered by it.
func (e *Execution) countAccepted(d adjudicator.Decision) {
	for _, event := range d.Events {
		if _, ok := event.Fact.(adjudicator.Accepted); ok {
			by, of := d.Match.Player(d.Match.Challenger).Address, d.Match.Player(d.Match.Challenger.Other()).Address
			for _, account := range []string{PairAccount(by, of), changes.WriterAccount(by)} {
				e.Changes.Charge(games.Charge{Account: account, Kind: chargeAccepted})
			}
		}
	}
}

// Ruling is what the adjudicator is asked to decide.
type Ruling struct {
	Match  *adjudicator.Match
	By     adjudicator.Seat
	Letter mailer.Message
	Do     adjudicator.Deed

	Decided time.Time // zero for at its arrival
}

// Decision has the adjudicator decide.
func (r *Settings) Decision(q Ruling) adjudicator.Decision {
	return adjudicator.Decide(q.Match, adjudicator.Command{At: q.Letter.Received, By: q.By, Cause: q.Letter.Digest, Do: q.Do, Decided: q.Decided,
		Nonce: r.Key.Nonce(q.Match.ID, q.By, q.Letter.Digest)})
}

// Rule has the adjudicator decide, keeps what follows from it, and has everybody but the actor told. What there is to tell the
// actor is in the decision.
func (r *Settings) Rule(c *changes.Set, reply *Reply, q Ruling) adjudicator.Decision {
	q.Decided = c.Now
	d := r.Decision(q)
	c.Decided(q.Match, d)
	reply.Notify(d.Match.ID, q.By, d.Notices)
	return d
}
