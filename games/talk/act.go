package talk

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// belongs reports whether a line below the one at hand says more of a turn in a game.
func (e *Execution) belongs(match int) bool {
	return slices.ContainsFunc(e.Below, func(c command.Command) bool {
		if game := e.GameOf(c); game != 0 && game != match || !c.Problem.Empty() || c.Yes || c.No {
			return false
		}
		switch c.Kind {
		case command.If, "draw", "pause", "undo":
			return true
		}
		return false
	})
}

// plans reports whether a decision has changed what is left ready by the speaker.
func plans(d adjudicator.Decision) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		switch f := e.Fact.(type) {
		case adjudicator.Planned:
			return true
		case adjudicator.Unplanned:
			return f.Branch > 0
		}
		return false
	})
}

// behind is the turn that answers to be left ready begin behind, as adjudicator.Plan counts it (CR-48).
func (e *Execution) behind(m *adjudicator.Match) int {
	switch {
	case changes.Played(e.Changes, m.ID), !e.Session.answersTurn():
		return m.Number()
	case e.Session.Speaker.Undos != m.Undos:
		return -1
	}
	return e.Session.Speaker.Turn
}

// closeBeside ends what stands beside an invitation, or beside a counter-offer to it, once one of them has become a game; and beside an invitation
// that was declined or taken back. Nobody is told more than of that.
func (e *Execution) closeBeside(ctx context.Context, before, after *adjudicator.Match) error {
	if before.Stage != adjudicator.Challenged || after.Stage == adjudicator.Challenged || after.Root() != after.ID && after.Stage != adjudicator.Playing {
		return nil
	}
	root, err := e.Changes.Match(ctx, after.Root())
	if err != nil {
		return changes.Ignoring(err)
	}
	if err := CloseCounter(ctx, e, root); err != nil {
		return err
	}
	return closeQuietly(e, root)
}

// Recorded settles how a game is recorded that the deed begins: from then on letters tell its links.
func (e *Execution) Recorded(ctx context.Context, m *adjudicator.Match, do adjudicator.Deed) (adjudicator.Deed, error) {
	accept, ok := do.(adjudicator.Accept)
	if !ok || m.Stage != adjudicator.Challenged {
		return do, nil
	}
	record, err := e.Settings.Recording(ctx, e.Changes, m)
	if err != nil {
		return nil, err
	}
	accept.Record = record
	return accept, nil
}

// Recording is how a game of a match is recorded that begins now.
func (r *Settings) Recording(ctx context.Context, c *changes.Set, m *adjudicator.Match) (record adjudicator.Recording, err error) {
	preset, err := r.Registry.Agreed(ctx, c.Store, m.Terms)
	if err != nil {
		return record, err
	}
	white, err := changes.RecordID(ctx, c, m.Seats[rules.White].Player)
	if err != nil {
		return record, err
	}
	black, err := changes.RecordID(ctx, c, m.Seats[rules.Black].Player)
	return adjudicator.Recording{Site: r.Site, White: white, Black: black, Judged: preset.Judged()}, err
}

// Act has the adjudicator decide about what a player does in a game.
func Act(ctx context.Context, e *Execution, c command.Command) (Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return Deref(trouble), err
	}
	action, ok := adjudicator.ActionNamed(string(c.Kind))
	if !ok {
		return Unknown(c), nil
	}
	me, err := e.Me(ctx)
	if err != nil {
		return Answer{}, err
	}
	answers := e.Answered(m)
	if c.Kind == command.If {
		answers = e.behind(m)
	}
	if trouble, err := crowdedOut(ctx, e, c, m, seat); err != nil || trouble != nil {
		return Deref(trouble), err
	}
	if why, err := unwelcome(ctx, e, c, m, seat); err != nil || !why.Empty() {
		return Refuse(c.Line, why).In(m, seat), err
	}
	asked := c.Asked()
	asked.Answers, asked.Name, asked.More, asked.Confirmed = answers, me.Name, e.belongs(m.ID), e.confirms()
	if asked.Strict, err = IsStrict(ctx, e, me); err != nil {
		return Answer{}, err
	}
	if c.Kind == "withdraw" {
		if asked.Spent, err = spentCallOffs(ctx, e, me.Address); err != nil {
			return Answer{}, err
		}
	}
	do, err := e.Recorded(ctx, m, action.Make(asked))
	if err != nil {
		return Answer{}, err
	}
	d, err := e.Rule(ctx, m, seat, do)
	if err != nil {
		return Answer{}, err
	}
	if d, err = e.answeredByRobot(ctx, d, seat); err != nil {
		return Answer{}, err
	}
	if len(d.Events) == 0 && ClassOf(c) != ofTalking { // it may have been a try, or was refused: an older yes means nothing any more
		after, err := e.Rule(ctx, m, seat, adjudicator.Disarm{})
		if err != nil {
			return Answer{}, err
		}
		d.Match, d.Notices = after.Match, slices.Concat(d.Notices, after.Notices) // a claim that was held may be decided by it
	}
	if err := e.closeBeside(ctx, m, d.Match); err != nil {
		return Answer{}, err
	}
	a := Answer{Line: c.Line, Failed: d.Refused, Notices: NoticesTo(d.Notices, seat), Plays: asked.More && changes.Plays(d), several: len(c.Ahead), Ahead: plans(d)}
	if !d.Refused {
		a.After = turnSaid(e, c, m, seat)
	}
	return a.In(d.Match, seat), nil
}

// IsStrict reports whether nothing of a player's is played before they have confirmed it.
func IsStrict(ctx context.Context, e *Execution, p games.Player) (bool, error) {
	person, err := e.Changes.Person(ctx, p.Address)
	return person.Strict, err
}

// unwelcome says why a game cannot be accepted now, or words are not passed on; nothing where nothing speaks against it.
func unwelcome(ctx context.Context, e *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (phrase.Phrase, error) {
	switch {
	case c.Kind == "accept" && m.Stage == adjudicator.Challenged && m.Challenger != seat:
		if why, err := Full(ctx, e); err != nil || !why.Empty() {
			return why, err
		}
		return challengerFull(ctx, e, m)
	case c.Kind == command.Say:
		return withheld(ctx, e, m, seat)
	}
	return phrase.Phrase{}, nil
}

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

const (
	// mostCalledOff is how many games a player calls off alone in callOffSpan.
	mostCalledOff = 3
	callOffSpan   = 30 * changes.Day
)

// spentCallOffs reports whether a player has called off as many games of late as one may alone.
func spentCallOffs(ctx context.Context, e *Execution, player string) (bool, error) {
	list, err := changes.EveryMatchOf(ctx, e.Changes, player)
	if err != nil {
		return false, err
	}
	since, n := e.Session.Message.Received.Add(-callOffSpan), 0
	for _, s := range list {
		if s.Reason != string(rules.CalledOff) || !s.Updated.After(since) {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		if m.EndedAt.After(since) && m.Outcome.By == rules.By(m.SeatOfAddress(player).Side()) {
			n++
		}
	}
	return n >= mostCalledOff, nil
}
