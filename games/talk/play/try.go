package play

import (
	"context"
	"slices"

	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
)

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
