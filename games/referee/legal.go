package referee

import (
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules"
)

// legal says who can act now, or what the unit on one square can do. It never lists whole turns: there can be millions.
func (t *visit) legal(c command.Command, m adjudicator.Match) answer {
	t.who.match, t.who.seat = m.ID, t.seatIn(m)
	switch {
	case m.Stage != adjudicator.Playing:
		return refuse(c.Line, "Game %d is not being played: nobody can act in it.", m.ID)
	case m.SettingUp():
		return say(c.Line, "Nobody can act yet: %s. “help setup” says how one is written.", awaited(m))
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
		return refuse(c.Line, "“%s” is no square. Write “legal” and a square, as in “legal c3”.", text)
	}
	explainer, ok := m.Position.(rules.Explainer)
	if !ok {
		return refuse(c.Line, "In this game I cannot say what a unit may do. “try” judges a turn without playing it.")
	}
	report, err := explainer.Explain(square)
	if err != nil {
		return refuse(c.Line, "%s", sentence(err))
	}
	return unit(c, report, m.Position)
}

func whoCanAct(c command.Command, m adjudicator.Match) answer {
	if commanded, ok := m.Position.(rules.Commanded); ok {
		return leaders(c, m, commanded)
	}
	if explainer, ok := m.Position.(rules.Explainer); ok {
		return movers(c, m, explainer)
	}
	return refuse(c.Line, "In this game I cannot say who may act. “try” judges a turn without playing it.")
}

// movers lists, in games without leaders, the units that can act, with how many first moves each has.
func movers(c command.Command, m adjudicator.Match, explainer rules.Explainer) answer {
	var b strings.Builder
	side := m.Position.ToMove()
	for p := range m.Position.Placements() {
		if p.Side != side || p.Neutral {
			continue
		}
		r, err := explainer.Explain(p.At)
		if err == nil && len(r.Moves)+r.Needing > 0 {
			fmt.Fprintf(&b, "%-5s %s\n", unitAt(r.Unit), movesOf(r))
		}
	}
	name := m.Player(m.ToMove()).Name
	if b.Len() == 0 {
		return say(c.Line, "Nobody of %s's can act: the one legal turn is “pass”.", name) // G-3: a mate would have ended the game
	}
	a := say(c.Line, "%s (%s) is to play. These can begin a turn:", name, side)
	a.verbatim = b.String()
	a.after = "“legal” and a square, as in “legal c3”, lists the moves of one unit."
	return a
}

// movesOf counts the first moves of a unit: "3 moves", "3 moves, 2 of them only with a slide".
func movesOf(r rules.UnitReport) string {
	words := "1 move"
	if n := len(r.Moves) + r.Needing; n > 1 {
		words = fmt.Sprintf("%d moves", n)
	}
	switch {
	case r.Needing == 0:
		return words
	case len(r.Moves) == 0:
		return words + ", only with a slide"
	}
	return fmt.Sprintf("%s, %d of them only with a slide", words, r.Needing)
}

// leaders lists whom each leader of the side to move reaches.
func leaders(c command.Command, m adjudicator.Match, commanded rules.Commanded) answer {
	var b strings.Builder
	for _, l := range commanded.Leaders() {
		fmt.Fprintf(&b, "%s (%s), up to %d activations: %s\n", l.Lead, unitAt(l.Leader), l.Quota, unitsAt(l.Reaches))
		if len(l.Cut) > 0 {
			fmt.Fprintf(&b, "    out of touch: %s\n", unitsAt(l.Cut))
		}
	}
	if b.Len() == 0 {
		return say(c.Line, "Nobody of %s's can act: the one legal turn is “pass”.", m.Player(m.ToMove()).Name)
	}
	a := say(c.Line, "%s (%s) is to play. These can act now:", m.Player(m.ToMove()).Name, m.ToMove().Side())
	a.verbatim = b.String()
	return a
}

func unit(c command.Command, r rules.UnitReport, p rules.Position) answer {
	_, commanded := p.(rules.Commanded)
	a := say(c.Line, "%s", standingOf(r, commanded))
	if len(r.Moves) == 0 {
		if commanded {
			a.text = append(a.text, "It has no legal move as the first activation of a turn.")
		}
		return a
	}
	words := "It can begin a turn with:"
	if commanded {
		words = "As the first activation of a turn it can play:"
	}
	if len(r.Moves) > maxListed {
		words = fmt.Sprintf("It has %d moves; here are the first %d:", len(r.Moves), maxListed)
	}
	a.text = append(a.text, words)
	a.verbatim = turnList(r.Moves[:min(len(r.Moves), maxListed)])
	return a
}

// standingOf says whether the unit can act, and through whom.
func standingOf(r rules.UnitReport, commanded bool) string {
	words := unitAt(r.Unit)
	switch {
	case !commanded && len(r.Moves) == 0 && r.Remark != "":
		return words + ": " + r.Remark
	case r.Connected && len(r.Through) > 1:
		words += fmt.Sprintf(" is connected: %s.", strings.Join(eachUnit(r.Through), " – "))
	case r.Connected:
		words += " can act."
	case commanded:
		words += " is not connected to a leader that could activate it."
	default:
		words += " cannot act now."
	}
	return strings.TrimSpace(words + " " + r.Remark)
}

// maxListed bounds how many moves of a unit a letter lists.
const maxListed = 200

func turnList(list []rules.Turn) string {
	var b strings.Builder
	for _, turn := range list {
		b.WriteString(turn.String() + "\n")
	}
	return b.String()
}

func unitAt(p rules.Placement) string { return string(p.Unit) + p.At.String() }

func eachUnit(list []rules.Placement) []string {
	words := make([]string, len(list))
	for i, p := range list {
		words[i] = unitAt(p)
	}
	return words
}

func unitsAt(list []rules.Placement) string {
	if len(list) == 0 {
		return "nobody"
	}
	return strings.Join(eachUnit(list), " ")
}
