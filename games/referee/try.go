package referee

import (
	"context"
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// maxTried bounds the turns that a letter tries, which anybody can ask for: each is drawn.
const maxTried = 20

// try judges turns in a game or on a fresh board.
func (t *visit) try(ctx context.Context, c command.Command) (answer, error) {
	if t.tried += len(c.Try.Turns); t.tried > maxTried {
		return refuse(c.Line, "At most %d turns can be tried in a letter; with these it would be %d.", maxTried, t.tried), nil
	}
	if c.Try.Preset != "" {
		return t.tryPreset(c), nil
	}
	return t.inGame(ctx, c)
}

// tryPreset judges turns on a fresh board, with no game at all.
func (t *visit) tryPreset(c command.Command) answer {
	preset, err := t.referee.Shelf.Find(c.Try.Preset, nil)
	if err != nil {
		return refuse(c.Line, "%s", sentence(err))
	}
	a := answer{line: c.Line}
	position := preset.Game.Start()
	if len(c.Try.Turns) == 0 {
		a.text = []string{"This is the board of " + preset.Title + "."}
		a.shows = []shown{{adjudicator.Shown{Title: "The start", Line: position.String()}, preset.Game, position.ToMove()}}
	}
	number := 0
	for _, text := range c.Try.Turns {
		what := "The set-up"
		if !rules.AwaitsSetup(position) {
			number++
			what = fmt.Sprintf("Turn %d", number)
		}
		verdict, err := notation.Judge(text, preset.Game.Vocabulary(), position)
		if err != nil {
			a.text = append(a.text, fmt.Sprintf("%s is not legal: %s", what, sentence(err)))
			a.failed = true
			break
		}
		a.tell(verdict)
		a.shows = append(a.shows, afterTry(preset, position, verdict))
		if position = verdict.Next; verdict.Outcome.Over() {
			break
		}
	}
	return a
}

// tell says what a tried turn does.
func (a *answer) tell(v rules.Verdict) {
	a.text = append(a.text, "Legal: "+v.Turn.String())
	for _, gone := range []struct {
		words string
		units []rules.Placement
	}{{"It captures", v.Captured}, {"The body rules remove", v.Removed}} {
		if len(gone.units) > 0 {
			a.text = append(a.text, gone.words+" "+unitsAt(gone.units)+".")
		}
	}
	a.text = append(a.text, v.Notes...)
	if v.Outcome.Over() {
		a.text = append(a.text, fmt.Sprintf("That ends the game: %s, %s.", v.Outcome.Result, v.Outcome.Reason))
	}
}

// afterTry is the board after a tried turn: a set-up is seen from its own side, anything else from White's.
func afterTry(preset *presets.Preset, before rules.Position, v rules.Verdict) shown {
	s := adjudicator.Shown{Title: fmt.Sprintf("%s after %s", preset.Title, v.Turn), Line: v.Next.String(), Last: v.Turn,
		Side: before.ToMove(), Before: before.String()}
	if !v.Turn.IsSetup() {
		return shown{s, preset.Game, rules.White}
	}
	if after, ok := v.Next.(rules.Setting); ok && after.Awaits(s.Side) {
		s.Side = s.Side.Other() // hidden set-ups come in any order
	}
	s.Title, s.Last = "The board with this set-up", rules.Turn{}
	return shown{s, preset.Game, s.Side}
}

// sentence makes a sentence of an error: a capital letter in front, unless that is a square's, and a full stop behind.
func sentence(err error) string {
	text := strings.TrimSpace(err.Error())
	if text == "" {
		return "Something is wrong."
	}
	_, square := rules.ParseSquare(text)
	if first := text[0]; square == 0 && first >= 'a' && first <= 'z' {
		text = string(first-'a'+'A') + text[1:]
	}
	if !strings.ContainsRune(".!?", rune(text[len(text)-1])) {
		text += "."
	}
	return text
}
