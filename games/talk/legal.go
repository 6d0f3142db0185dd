package talk

import (
	"fmt"
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

// hasLeaders reports whether units act through leaders in a match: they do in the games of AMPs.
func hasLeaders(m *adjudicator.Match) bool { return len(m.Game.Vocabulary().Groups) > 0 }

func whoCanAct(c command.Command, m *adjudicator.Match) Answer {
	lines := movers(m)
	head, after := phrase.New("referee-legal-movers", "name", changes.NameIn(m, m.ToMove()), "side", m.Position.ToMove()), phrase.New("referee-legal-one-unit")
	if hasLeaders(m) {
		lines = leaders(m.Position.Standing().Leaders)
		head, after = phrase.New("referee-legal-leaders", "name", changes.NameIn(m, m.ToMove()), "side", m.ToMove().Side()), phrase.Phrase{}
	}
	if len(lines) == 0 { // G-3: a mate would have ended the game
		return Say(c.Line, phrase.New("referee-legal-pass", "name", changes.NameIn(m, m.ToMove())))
	}
	a := Say(c.Line, head)
	a.Lines, a.After = List(lines), after
	return a
}

// movers lists, in games without leaders, the units that can act, with how many first moves each has.
func movers(m *adjudicator.Match) []phrase.Phrase {
	if hasLeaders(m) {
		return nil
	}
	var lines []phrase.Phrase
	for p := range m.Position.Placements() {
		if p.Side != m.Position.ToMove() || p.Neutral {
			continue
		}
		r, err := m.Position.Explain(p.At)
		if err == nil && len(r.Moves)+r.Needing > 0 {
			lines = append(lines, phrase.New("referee-legal-mover", "unit", fmt.Sprintf("%-5s", unitAt(r.Unit)), "moves", movesOf(r)))
		}
	}
	return lines
}

// movesOf counts the first moves of a unit: "3 moves", "3 moves, 2 of them only with a slide".
func movesOf(r rules.UnitReport) phrase.Phrase {
	count := phrase.New("referee-moves", "n", len(r.Moves)+r.Needing)
	switch {
	case r.Needing == 0:
		return count
	case len(r.Moves) == 0:
		return phrase.New("referee-moves-all-with-slide", "moves", count)
	}
	return phrase.New("referee-moves-some-with-slide", "moves", count, "needing", r.Needing)
}

// leaders lists whom each leader of the side to move reaches.
func leaders(reports []rules.LeaderReport) []phrase.Phrase {
	var lines []phrase.Phrase
	for _, l := range reports {
		lines = append(lines, phrase.New("referee-legal-leader", "lead", phrase.Term{Kind: "group", Name: l.Lead.String()},
			"leader", unitsAt(l.All()), "quota", l.Quota, "units", unitsAt(l.Reaches)))
		if len(l.Cut) > 0 {
			lines = append(lines, phrase.New("referee-legal-out-of-touch", "units", unitsAt(l.Cut)))
		}
	}
	return lines
}

func unit(c command.Command, r rules.UnitReport, leaders bool) Answer {
	a := Say(c.Line, standingOf(r, leaders))
	moves := phrase.New("referee-unit-can-begin")
	switch {
	case len(r.Moves) == 0 && leaders:
		a.Text = append(a.Text, phrase.New("referee-unit-no-activation"))
		return a
	case len(r.Moves) == 0:
		return a
	case len(r.Moves) > maxListed:
		moves = phrase.New("referee-unit-many-moves", "n", len(r.Moves), "most", maxListed)
	case leaders:
		moves = phrase.New("referee-unit-can-activate")
	}
	a.Text = append(a.Text, moves)
	for _, turn := range r.Moves[:min(len(r.Moves), maxListed)] {
		a.Lines = append(a.Lines, phrase.Of(turn))
	}
	a.Lines = List(a.Lines)
	return a
}

// standingOf says whether the unit can act, and through whom.
func standingOf(r rules.UnitReport, leaders bool) phrase.Phrase {
	name := unitAt(r.Unit)
	var words phrase.Phrase
	switch {
	case !leaders && len(r.Moves) == 0 && !r.Remark.Empty():
		return phrase.New("referee-unit-remark", "unit", name, "remark", r.Remark)
	case r.Connected && len(r.Through) > 1:
		words = phrase.New("referee-unit-connected", "unit", name, "chain", strings.Join(eachUnit(r.Through), " – "))
	case r.Connected:
		words = phrase.New("referee-unit-can-act", "unit", name)
	case leaders:
		words = phrase.New("referee-unit-not-connected", "unit", name)
	default:
		words = phrase.New("referee-unit-cannot-act", "unit", name)
	}
	return phrase.Join(phrase.Sentences, words, r.Remark)
}

// maxListed bounds how many moves of a unit a letter lists.
const maxListed = 200

func unitAt(p rules.Placement) string { return string(p.Unit) + p.At.String() }

func eachUnit(list []rules.Placement) []string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = unitAt(p)
	}
	return words
}

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
