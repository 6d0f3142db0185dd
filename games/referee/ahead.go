package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// What players have left ready is played in the commit of the turn that it answers. Where lines below that turn belong to it, answers
// to be left ready behind it, or an offer that keeps everything from being played by itself, it is played at the end of the letter.

// carriedOut are the lines that are not asked back.
func carriedOut(list []command.Command, back []bool) []command.Command {
	var kept []command.Command
	for i, c := range list {
		if !back[i] {
			kept = append(kept, c)
		}
	}
	return kept
}

// belongs reports whether a line below the one at hand says more of a turn in a game.
func (e *execution) belongs(match int) bool {
	return slices.ContainsFunc(e.below, func(c command.Command) bool {
		if game := e.gameOf(c); game != 0 && game != match || !c.Problem.Empty() || c.Yes || c.No {
			return false
		}
		switch c.Kind {
		case command.If, "draw", "pause", "undo":
			return true
		}
		return false
	})
}

// plays reports whether a decision has played a turn.
func plays(d adjudicator.Decision) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		_, played := e.Fact.(adjudicator.TurnPlayed)
		return played
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

// answeredBy reports whether a turn of a seat was ready, and was played in a decision.
func answeredBy(d adjudicator.Decision, seat adjudicator.Seat) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		turn, played := e.Fact.(adjudicator.TurnPlayed)
		return played && turn.Ahead && e.By == seat
	})
}

// played reports whether the letter at hand has played a turn in a match.
func (c *Changeset) played(match int) bool {
	for _, change := range c.letter.Changes {
		if change.Match == match && plays(adjudicator.Decision{Events: change.Events}) {
			return true
		}
	}
	return false
}

// behind is the turn that answers to be left ready begin behind, as adjudicator.Plan counts it (CR-48).
func (e *execution) behind(m *adjudicator.Match) int {
	switch {
	case e.changes.played(m.ID), !e.session.answersTurn():
		return m.Number()
	case e.session.speaker.undos != m.Undos:
		return -1
	}
	return e.session.speaker.turn
}

// playReady plays what has waited for the end of the letter, and lists what the speaker has left ready now.
func (r runner) playReady(ctx context.Context) error {
	for i := range r.reply.answers {
		a := &r.reply.answers[i]
		if !a.plays {
			continue
		}
		m, err := r.changes.match(ctx, a.about.match)
		if err != nil {
			return err
		}
		a.plays = false
		d, err := r.rule(ctx, m, a.about.seat, adjudicator.Fire{})
		if err != nil {
			return err
		}
		last := r.reply.lastAbout(a.about)
		last.notices = append(slices.Clip(last.notices), noticesTo(d.Notices, a.about.seat)...)
	}
	for i := range r.reply.answers {
		a := &r.reply.answers[i]
		if !a.ahead {
			continue
		}
		m, err := r.changes.match(ctx, a.about.match)
		if err != nil {
			return err
		}
		if lines := adjudicator.Ahead(m, a.about.seat); len(lines) > 0 {
			a.lines = list(lines)
		}
		a.ahead = false
	}
	return nil
}

// lastAbout is the last answer about a seat in a game, of which there is one.
func (r *reply) lastAbout(at place) *answer {
	var last *answer
	for i := range r.answers {
		if r.answers[i].about == at {
			last = &r.answers[i]
		}
	}
	return last
}

// resignsLate answers a resignation in a letter whose turn was answered at once (CR-47).
func (r runner) resignsLate(ctx context.Context, c command.Command) error {
	m, seat, trouble, err := r.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return err
	}
	r.reply.add(refuse(c.Line, phrase.New("referee-resign-answered", "name", nameIn(m, seat.Other()))).in(m, seat))
	return nil
}

// ifs shows what a player has left ready.
func ifs(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) answer {
	lines := adjudicator.Ahead(m, seat)
	a := say(c.Line, phrase.New("referee-ifs", "n", len(lines)))
	if len(lines) > 0 {
		a.lines = list(lines)
	}
	return a
}

// within is how many lines of a letter are heeded, of which so many count: of somebody whose letter is proven those with answers to be left
// ready do not (CR-48). There is one a game.
func (s *session) within(list []command.Command, most int) int {
	counted, free := 0, 0
	for i, c := range list {
		if c.Kind == command.If && s.proven() && free < mostCommands {
			free++
			continue
		}
		if counted++; counted > most {
			return i
		}
	}
	return len(list)
}
