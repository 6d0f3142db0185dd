package talk

import (
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Legal says who can act now, or what the unit on one square can do. It never lists whole turns: there can be millions.
func Legal(c command.Command, m *adjudicator.Match, _ adjudicator.Seat) Answer {
	switch {
	case m.Stage != adjudicator.Playing:
		return Refuse(c.Line, phrase.New("referee-legal-not-playing", "game", m.ID))
	case m.SettingUp():
		return Say(c.Line, phrase.New("referee-legal-set-ups", "awaited", Awaited(m)))
	}
	text := strings.TrimSpace(c.Text)
	if text == "" {
		return whoCanAct(c, m)
	}
	if _, n := rules.ParseSquare(text[1:]); n > 0 && n == len(text)-1 && text[0] >= 'A' && text[0] <= 'Z' {
		text = text[1:] // "Fd7": the unit may stand in front
	}
	square, n := rules.ParseSquare(text)
	if n == 0 || n != len(text) {
		return Refuse(c.Line, phrase.New("referee-legal-no-square", "text", phrase.Words(text)))
	}
	report, err := m.Position.Explain(square)
	if err != nil {
		return Refuse(c.Line, changes.Sentence(err))
	}
	return unit(c, report, hasLeaders(m))
}

// unitsAt lists units as turns write them, or says that there are none.
func unitsAt(list []rules.Placement) phrase.Phrase {
	if len(list) == 0 {
		return phrase.New("referee-nobody")
	}
	return phrase.Of(strings.Join(eachUnit(list), " "))
}

// BoardAfter draws the board of a match after n turns.
func BoardAfter(m *adjudicator.Match, p rules.Position, n int, as rules.Side) compose.Board {
	if n == 0 {
		return Drawn(phrase.New("picture-start"), p, m.Game, diagram.Options{As: as})
	}
	o := diagram.Options{As: as, LastSide: m.Turns[n-1].Side}
	o.Last, o.Before = m.Turn(n)
	lost := m.Losses(n)
	o.Captured, o.Removed, o.Lost = lost.Captured, lost.Removed, lost.All
	return Drawn(phrase.New("referee-board-after", "n", n, "turn", m.Turns[n-1].Turn), p, m.Game, o)
}

func Drawn(title phrase.Phrase, p rules.Position, g rules.Game, o diagram.Options) compose.Board {
	return compose.Board{Title: title, As: o.As, Drawing: diagram.New(p, g.Vocabulary(), o)}
}

// Tried says what a tried turn does, and draws the board after it, with all that was lost so far.
func (a *Answer) Tried(preset *presets.Preset, before rules.Position, v rules.Verdict, lost []rules.Placement) {
	a.Text = append(a.Text, phrase.New("referee-try-legal", "turn", v.Turn))
	if len(v.Captured) > 0 {
		a.Text = append(a.Text, phrase.New("match-try-captures", "units", unitsAt(v.Captured)))
	}
	if len(v.Removed) > 0 {
		a.Text = append(a.Text, phrase.New("match-try-removes", "units", unitsAt(v.Removed)))
	}
	a.Text = append(a.Text, v.Notes...)
	if v.Outcome.Over() {
		a.Text = append(a.Text, phrase.New("referee-try-ends", "result", string(v.Outcome.Result), "why", v.Outcome))
	}
	title, o := afterTry(preset, before, v)
	o.Captured, o.Removed, o.Lost = v.Captured, v.Removed, lost
	board := Drawn(title, v.Next, preset.Game, o)
	board.Drawing = board.Drawing.Told()
	a.Boards = append(a.Boards, board)
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
