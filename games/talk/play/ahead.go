package play

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// What players have left ready is played in the commit of the turn that it answers. Where lines below that turn belong to it, answers
// to be left ready behind it, or an offer that keeps everything from being played by itself, it is played at the end of the letter.

// CarriedOut are the lines that are not asked back.
func CarriedOut(list []command.Command, back []bool) []command.Command {
	var kept []command.Command
	for i, c := range list {
		if !back[i] {
			kept = append(kept, c)
		}
	}
	return kept
}

// PlayReady plays what has waited for the end of the letter, and lists what the speaker has left ready now.
func PlayReady(ctx context.Context, r *talk.Execution) error {
	for i := range r.Reply.Answers {
		a := &r.Reply.Answers[i]
		if !a.Plays {
			continue
		}
		m, err := r.Changes.Match(ctx, a.About.Match)
		if err != nil {
			return err
		}
		a.Plays = false
		d, err := r.Rule(ctx, m, a.About.Seat, adjudicator.Fire{})
		if err != nil {
			return err
		}
		last := lastAbout(r.Reply, a.About)
		last.Notices = append(slices.Clip(last.Notices), talk.NoticesTo(d.Notices, a.About.Seat)...)
	}
	for i := range r.Reply.Answers {
		a := &r.Reply.Answers[i]
		if !a.Ahead {
			continue
		}
		m, err := r.Changes.Match(ctx, a.About.Match)
		if err != nil {
			return err
		}
		if lines := adjudicator.Ahead(m, a.About.Seat); len(lines) > 0 {
			a.Lines = talk.List(lines)
		}
		a.Ahead = false
	}
	return nil
}

// lastAbout is the last answer about a seat in a game, of which there is one.
func lastAbout(r *talk.Reply, at changes.Place) *talk.Answer {
	var last *talk.Answer
	for i := range r.Answers {
		if r.Answers[i].About == at {
			last = &r.Answers[i]
		}
	}
	return last
}

// ResignsLate answers a resignation in a letter whose turn was answered at once (CR-47).
func ResignsLate(ctx context.Context, r *talk.Execution, c command.Command) error {
	m, seat, trouble, err := r.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return err
	}
	r.Reply.Add(talk.Refuse(c.Line, phrase.New("referee-resign-answered", "name", changes.NameIn(m, seat.Other()))).In(m, seat))
	return nil
}

// ifs shows what a player has left ready.
func ifs(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) talk.Answer {
	lines := adjudicator.Ahead(m, seat)
	a := talk.Say(c.Line, phrase.New("referee-ifs", "n", len(lines)))
	if len(lines) > 0 {
		a.Lines = talk.List(lines)
	}
	return a
}
