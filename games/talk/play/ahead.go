package play

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
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

// maxTried bounds the turns that a letter tries, which anybody can ask for: each is drawn.
const maxTried = 20

// try judges turns in a game or on a fresh board.
func try(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if e.Tried += len(c.Try.Turns); e.Tried > maxTried {
		return talk.Refuse(c.Line, phrase.New("referee-try-many", "most", maxTried, "n", e.Tried)), e.DisarmHere(ctx, c)
	}
	if c.Try.Preset != "" {
		a := tryPreset(e.Settings, c)
		if e.Session.Small() && len(a.Boards) > 1 {
			a.Boards = a.Boards[len(a.Boards)-1:]
		}
		return a, nil
	}
	return talk.Act(ctx, e, c)
}

// tryPreset judges turns on a fresh board, with no game at all.
func tryPreset(r *talk.Settings, c command.Command) talk.Answer {
	preset, err := r.Registry.Find(c.Try.Preset, nil)
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err))
	}
	a := talk.Answer{Line: c.Line}
	position := preset.Game.Start()
	if len(c.Try.Turns) == 0 {
		a.Text = []phrase.Phrase{phrase.New("referee-try-board", "title", phrase.GameText(preset.Title))}
		a.Boards = append(a.Boards, talk.Drawn(phrase.New("picture-start"), position, preset.Game, diagram.Options{As: position.ToMove()}))
	}
	number, lost := 0, []rules.Placement(nil)
	for _, text := range c.Try.Turns {
		what := phrase.New("referee-try-set-up")
		if !rules.AwaitsSetup(position) {
			number++
			what = phrase.New("referee-try-turn", "n", number)
		}
		verdict, err := notation.Judge(text, preset.Game.Vocabulary(), position)
		if err != nil {
			a.Text = append(a.Text, phrase.New("referee-try-illegal", "what", what, "why", changes.Sentence(err)))
			a.Failed = true
			break
		}
		lost = slices.Concat(lost, verdict.Captured, verdict.Removed)
		a.Tried(preset, position, verdict, lost)
		if position = verdict.Next; verdict.Outcome.Over() {
			break
		}
	}
	return a
}
