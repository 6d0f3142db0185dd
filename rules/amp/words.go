package amp

import (
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
)

func (g *Game) code(u unit) byte {
	if u.group() == neutral {
		return neutralCode
	}
	return g.spec.Groups[u.group()].Code
}

func (g *Game) letter(u unit) byte { return g.spec.Units[u.kind()].Letter }

func (g *Game) kindName(u unit) string { return g.spec.Units[u.kind()].Name }

func (g *Game) groupName(group int) string {
	if group == neutral {
		return "neutral"
	}
	return g.spec.Groups[group].Name
}

func (g *Game) placement(sq uint8, u unit) rules.Placement {
	n := g.natures[u]
	return rules.Placement{At: g.grid.squares[sq], Unit: g.letter(u), Side: n.side, Neutral: n.free,
		Group: g.groupName(u.group()), Code: g.code(u)}
}

// colour and kindOf are the words of a preset for a group and for a kind of unit.
func (g *Game) colour(group int) phrase.Term {
	return phrase.Term{Kind: "group", Name: g.groupName(group)}
}

func (g *Game) kindOf(u unit) phrase.Term { return phrase.Term{Kind: "unit", Name: g.kindName(u)} }

// name says "orange warmachine".
func (g *Game) name(u unit) phrase.Phrase {
	return phrase.New("unit-of-group", "group", g.colour(u.group()), "unit", g.kindOf(u))
}

// named says "orange warmachine on n6".
func (g *Game) named(sq uint8, u unit) phrase.Phrase {
	return phrase.New("unit-of-group-on", "group", g.colour(u.group()), "unit", g.kindOf(u), "square", g.at(sq))
}

// unitIs says of a unit that it is another one than was written.
func (g *Game) unitIs(sq uint8, u unit) phrase.Phrase {
	return phrase.New("unit-is-another", "square", g.at(sq), "unit", g.name(u), "short", g.short(sq, u))
}

// short returns "Wn6".
func (g *Game) short(sq uint8, u unit) string {
	return string(g.grid.squares[sq].Append(append(make([]byte, 0, 8), g.letter(u))))
}

func (g *Game) at(sq uint8) string { return g.grid.squares[sq].String() }

// shorts lists units as "Eo3, Go4, Gm2".
func (p *layout) shorts(g *Game, set board.Bits) phrase.Series {
	list := make([]string, 0, set.Count())
	for sq := range set.All() {
		list = append(list, g.short(sq, p.at(sq)))
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}

// squares lists squares as "m4, n5".
func (g *Game) squares(set board.Bits) phrase.Series {
	list := make([]string, 0, set.Count())
	for sq := range set.All() {
		list = append(list, g.at(sq))
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}

// notOnBoard says of a square that it is none, and how far the board reaches.
func (g *Game) notOnBoard(s rules.Square) phrase.Phrase {
	if g.size.Hole(s) {
		return phrase.New("is-a-hole", "square", s)
	}
	last := rules.Square{File: int16(g.size.Files - 1), Rank: int16(g.size.Ranks)}
	return phrase.New("not-on-the-board", "square", s, "low", rules.Square{Rank: 1}, "high", last)
}
