package desk

import (
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules"
)

// legal says who can act now, or what the unit on one square can do.
func (t *visit) legal(c command.Command, m adjudicator.Match) answer {
	t.who.match, t.who.seat = m.ID, t.seatIn(m)
	if m.Stage != adjudicator.Playing {
		return refuse(c.Line, "Game %d is not being played: nobody can act in it.", m.ID)
	}
	explainer, ok := m.Position.(rules.Explainer)
	if !ok {
		return listTurns(c, m.Position)
	}
	text := strings.TrimSpace(c.Text)
	if commanded, ok := m.Position.(rules.Commanded); ok && text == "" {
		return leaders(c, m, commanded)
	}
	if _, n := rules.ParseSquare(text[1:]); n > 0 && n == len(text)-1 && text[0] >= 'A' && text[0] <= 'Z' {
		text = text[1:] // "Fd7": the unit may stand in front
	}
	square, n := rules.ParseSquare(text)
	if n == 0 || n != len(text) {
		return refuse(c.Line, "“%s” is no square. Write “legal” and a square, as in “legal c3”.", text)
	}
	report, err := explainer.Explain(square)
	if err != nil {
		return refuse(c.Line, "%s", sentence(err))
	}
	return unit(c, report)
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

func unit(c command.Command, r rules.UnitReport) answer {
	var b strings.Builder
	switch {
	case r.Connected && len(r.Through) > 1:
		fmt.Fprintf(&b, "%s is connected: %s.", unitAt(r.Unit), strings.Join(eachUnit(r.Through), " – "))
	case r.Connected:
		fmt.Fprintf(&b, "%s can act.", unitAt(r.Unit))
	default:
		fmt.Fprintf(&b, "%s is not connected to a leader that could activate it.", unitAt(r.Unit))
	}
	if r.Remark != "" {
		b.WriteString(" " + r.Remark)
	}
	a := say(c.Line, "%s", b.String())
	if len(r.Moves) == 0 {
		a.text = append(a.text, "It has no legal move as the first activation of a turn.")
		return a
	}
	a.text = append(a.text, "As the first activation of a turn it can play:")
	a.verbatim = turnList(r.Moves)
	return a
}

// maxListed bounds how many turns a letter lists.
const maxListed = 200

func listTurns(c command.Command, p rules.Position) answer {
	var list []rules.Turn
	for turn := range p.Turns() {
		if list = append(list, turn); len(list) == maxListed {
			break
		}
	}
	a := say(c.Line, "The legal turns:")
	if len(list) == maxListed {
		a = say(c.Line, "There are very many legal turns; here are %d.", maxListed)
	}
	a.verbatim = turnList(list)
	return a
}

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
