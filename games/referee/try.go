package referee

import (
	"context"
	"errors"
	"slices"

	"pbem/mailer/command"
	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// maxTried bounds the turns that a letter tries, which anybody can ask for: each is drawn.
const maxTried = 20

// try judges turns in a game or on a fresh board.
func (e *execution) try(ctx context.Context, c command.Command) (answer, error) {
	if e.tried += len(c.Try.Turns); e.tried > maxTried {
		return refuse(c.Line, phrase.New("referee-try-many", "most", maxTried, "n", e.tried)), e.disarmHere(ctx, c)
	}
	if c.Try.Preset != "" {
		a := e.referee.tryPreset(c)
		if e.session.small() && len(a.boards) > 1 {
			a.boards = a.boards[len(a.boards)-1:]
		}
		return a, nil
	}
	return e.act(ctx, c)
}

// tryPreset judges turns on a fresh board, with no game at all.
func (r *Referee) tryPreset(c command.Command) answer {
	preset, err := r.Registry.Find(c.Try.Preset, nil)
	if err != nil {
		return refuse(c.Line, sentence(err))
	}
	a := answer{line: c.Line}
	position := preset.Game.Start()
	if len(c.Try.Turns) == 0 {
		a.text = []phrase.Phrase{phrase.New("referee-try-board", "title", phrase.GameText(preset.Title))}
		a.boards = append(a.boards, drawn(phrase.New("referee-board-start"), position, preset.Game, diagram.Options{As: position.ToMove()}))
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
			a.text = append(a.text, phrase.New("referee-try-illegal", "what", what, "why", sentence(err)))
			a.failed = true
			break
		}
		lost = slices.Concat(lost, verdict.Captured, verdict.Removed)
		a.tried(preset, position, verdict, lost)
		if position = verdict.Next; verdict.Outcome.Over() {
			break
		}
	}
	return a
}

// tried says what a tried turn does, and draws the board after it, with all that was lost so far.
func (a *answer) tried(preset *presets.Preset, before rules.Position, v rules.Verdict, lost []rules.Placement) {
	a.text = append(a.text, phrase.New("referee-try-legal", "turn", v.Turn))
	if len(v.Captured) > 0 {
		a.text = append(a.text, phrase.New("referee-try-captures", "units", unitsAt(v.Captured)))
	}
	if len(v.Removed) > 0 {
		a.text = append(a.text, phrase.New("referee-try-removes", "units", unitsAt(v.Removed)))
	}
	a.text = append(a.text, v.Notes...)
	if v.Outcome.Over() {
		a.text = append(a.text, phrase.New("referee-try-ends", "result", string(v.Outcome.Result), "why", v.Outcome))
	}
	title, o := afterTry(preset, before, v)
	o.Captured, o.Removed, o.Lost = v.Captured, v.Removed, lost
	board := drawn(title, v.Next, preset.Game, o)
	board.Drawing = board.Drawing.Told()
	a.boards = append(a.boards, board)
}

// afterTry says how the board after a tried turn is seen: a set-up from its own side, anything else from White's.
func afterTry(preset *presets.Preset, before rules.Position, v rules.Verdict) (phrase.Phrase, diagram.Options) {
	side := before.ToMove()
	if !v.Turn.IsSetup() {
		return phrase.New("referee-board-tried", "title", phrase.GameText(preset.Title), "turn", v.Turn),
			diagram.Options{As: rules.White, Last: v.Turn, LastSide: side, Before: before}
	}
	if after, ok := v.Next.(rules.Setting); ok && after.Awaits(side) {
		side = side.Other() // hidden set-ups come in any order
	}
	return phrase.New("referee-board-set-up"), diagram.Options{As: side, LastSide: side, Before: before}
}

// sentence makes a sentence of an error: a capital letter in front, unless that is a square's, and a full stop behind.
func sentence(err error) phrase.Phrase {
	var v *rules.Violation
	if errors.As(err, &v) && v.Action == 0 {
		if _, square := rules.ParseSquare(v.Quote); square > 0 {
			return v.Phrase()
		}
	}
	if v != nil {
		return phrase.New("referee-sentence", "why", v.Phrase())
	}
	return phrase.New("referee-sentence", "why", err)
}
