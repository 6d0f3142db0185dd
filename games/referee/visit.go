package referee

import (
	"context"
	"errors"
	"maps"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// visit is one letter (or one tick) being handled: what it has changed so far and what there is to tell.
type visit struct {
	referee *Referee
	view    *View
	message mailer.Message
	who     speaker

	before   map[int]int // versions of the touched matches before the visit
	matches  map[int]adjudicator.Match
	events   map[int][]adjudicator.Event
	notices  map[int][]adjudicator.Notice // for everybody but the speaker
	players  map[string]games.Player
	given    []games.Address // addresses that belong to somebody else from now on
	requests []games.Request
	repeated []games.Request // older requests that are asked again
	answers  []answer
	news     []news // for others, outside of games
	renewed  bool   // the speaker's reply addresses have become worthless
	outbox   []games.Outgoing
	tried    int                  // turns that were tried so far
	welcome  []adjudicator.Notice // to the speaker, whose letters came back before this one
	reading  reading              // how much of the letter was understood
	strange  bool                 // the answer goes to somebody whose address is not proven: it counts against a cap
}

func newVisit(d *Referee, v *View, m mailer.Message) *visit {
	return &visit{referee: d, view: v, message: m,
		before: map[int]int{}, matches: map[int]adjudicator.Match{}, events: map[int][]adjudicator.Event{},
		notices: map[int][]adjudicator.Notice{}, players: map[string]games.Player{}}
}

// match returns a match as this visit has left it.
func (t *visit) match(ctx context.Context, id int) (adjudicator.Match, error) {
	if m, ok := t.matches[id]; ok {
		return m, nil
	}
	return t.view.match(ctx, id)
}

// player returns a player as this visit has left him.
func (t *visit) player(ctx context.Context, address string) (games.Player, error) {
	if p, ok := t.players[address]; ok {
		return p, nil
	}
	return t.view.player(ctx, address)
}

// playerAt returns the player whom an address belongs to as this visit has left him.
func (t *visit) playerAt(ctx context.Context, address string) (games.Player, error) {
	p, err := t.view.playerAt(ctx, address)
	if changed, ok := t.players[p.Address]; ok {
		return changed, err
	}
	return p, err
}

// decide has the adjudicator decide and keeps what follows from it. What there is to tell the actor is in the decision;
// the other notices are kept.
func (t *visit) decide(m adjudicator.Match, by adjudicator.Seat, do adjudicator.Deed) adjudicator.Decision {
	decision := adjudicator.Decide(m, adjudicator.Command{At: t.message.Received, By: by, Cause: t.message.Digest, Do: do,
		Nonce: t.referee.Key.Nonce(m.ID, by, t.message.Digest)})
	id := decision.Match.ID
	if len(decision.Events) > 0 {
		if _, touched := t.before[id]; !touched {
			t.before[id] = m.Version
		}
		t.matches[id] = decision.Match
		t.events[id] = append(t.events[id], decision.Events...)
	}
	for _, n := range decision.Notices {
		if by == adjudicator.NoSeat || n.To != by {
			t.notices[id] = append(t.notices[id], n)
		}
	}
	return decision
}

// finish writes the letters and makes the commit of everything.
func (t *visit) finish(ctx context.Context) (games.Commit, error) {
	if err := t.writeLetters(ctx); err != nil {
		return games.Commit{}, err
	}
	c := games.Commit{Digest: t.message.Digest, At: t.message.Received, Addresses: t.given, Requests: t.requests, Outbox: t.outbox}
	for _, id := range slices.Sorted(maps.Keys(t.events)) {
		m := t.matches[id]
		c.Changes = append(c.Changes, games.Change{Match: id, Expect: t.before[id], Events: t.events[id], Summary: summary(m, t.message.Received)})
	}
	for _, address := range slices.Sorted(maps.Keys(t.players)) {
		c.Players = append(c.Players, t.players[address])
	}
	t.view.add(c, t.matches)
	return c, nil
}

// notFound tells a missing thing from a failing store.
func notFound(err error) bool { return errors.Is(err, games.ErrNotFound) }
