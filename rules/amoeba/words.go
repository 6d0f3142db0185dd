package amoeba

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// nameOf returns the name of a kind, also of one that the game does not have; "" for a letter of none.
func nameOf(letter byte) string {
	for _, u := range unitNames() {
		if u.Letter == letter {
			return u.Name
		}
	}
	return ""
}

// aKind returns "a queen"; of a letter that is no kind's, the letter.
func aKind(letter byte) string {
	if name := nameOf(letter); name != "" {
		return "a " + name
	}
	return fmt.Sprintf("%q", string(rune(letter)))
}

// choicesInWords returns "a knight or a rook".
func (g *Game) choicesInWords() string {
	var list []string
	for _, kind := range g.promote {
		list = append(list, aKind(letterOf(kind)))
	}
	return rules.OrList(list)
}

// choices returns "Pc6-c7=N or Pc6-c7=R".
func (g *Game) choices(what string) string {
	var list []string
	for _, kind := range g.promote {
		list = append(list, what+"="+string(letterOf(kind)))
	}
	return rules.OrList(list)
}

func (g *Game) choicesAt(s rules.Square) string { return g.choices(s.String()) }

// kind returns "white knight".
func (b *board) kind(unit byte) string {
	return strings.ToLower(sideOf(unit).String()) + " " + nameOf(letterOf(kindOf(unit)))
}

// named returns "white knight on c1".
func (b *board) named(at loc) string { return b.kind(b.cells[at]) + " on " + b.square(at).String() }

// short returns "Nc1".
func (b *board) short(at loc) string {
	return string(letterOf(kindOf(b.cells[at]))) + b.square(at).String()
}

// squares lists locations as "m4, n5".
func (b *board) list(at []loc) string {
	var list []string
	for _, a := range at {
		list = append(list, b.square(a).String())
	}
	return strings.Join(list, ", ")
}

// corners says how far the grid reaches: "a1 to g7".
func (p *Position) corners() string { return p.low.String() + " to " + p.high.String() }
