package amoeba

import (
	"fmt"
	"strings"

	"pbem/rules"
)

func (g *Game) nameOf(letter byte) string {
	u, ok := g.words.Unit(letter)
	if !ok {
		return ""
	}
	return u.Name
}

// aKind returns "a queen"; of a letter that the game does not have, the letter.
func (g *Game) aKind(letter byte) string {
	if name := g.nameOf(letter); name != "" {
		return "a " + name
	}
	return fmt.Sprintf("%q", string(rune(letter)))
}

// choicesInWords returns "a knight or a rook".
func (g *Game) choicesInWords() string {
	var list []string
	for _, kind := range g.promote {
		list = append(list, g.aKind(letterOf(kind)))
	}
	return joined(list, " or ")
}

// choices returns "Pc6-c7=N or Pc6-c7=R".
func (g *Game) choices(what string) string {
	var list []string
	for _, kind := range g.promote {
		list = append(list, what+"="+string(letterOf(kind)))
	}
	return joined(list, " or ")
}

func (g *Game) choicesAt(s rules.Square) string { return g.choices(s.String()) }

// kind returns "white knight".
func (b *board) kind(unit byte) string {
	return strings.ToLower(sideOf(unit).String()) + " " + b.game.nameOf(letterOf(kindOf(unit)))
}

// named returns "white knight on c1".
func (b *board) named(at loc) string { return b.kind(b.cells[at]) + " on " + b.square(at).String() }

// short returns "Nc1".
func (b *board) short(at loc) string {
	return string(letterOf(kindOf(b.cells[at]))) + b.square(at).String()
}

// joined joins words as "a, b or c".
func joined(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + last + words[n]
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
