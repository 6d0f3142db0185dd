package amp

import (
	"strings"

	"pbem/rules"
	"pbem/rules/board"
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
	return rules.Placement{At: board.At(sq), Unit: g.letter(u), Side: n.side, Neutral: n.free,
		Group: g.groupName(u.group()), Code: g.code(u)}
}

// name returns "orange warmachine".
func (g *Game) name(u unit) string { return g.groupName(u.group()) + " " + g.kindName(u) }

// named returns "orange warmachine on n6".
func (g *Game) named(sq uint8, u unit) string { return g.name(u) + " on " + at(sq) }

// short returns "Wn6".
func (g *Game) short(sq uint8, u unit) string { return string(g.letter(u)) + at(sq) }

func at(sq uint8) string { return board.At(sq).String() }

// shorts lists units as "Eo3, Go4, Gm2".
func (p *layout) shorts(g *Game, set board.Bits) string {
	var list []string
	for sq := range set.All() {
		list = append(list, g.short(sq, p.at(sq)))
	}
	return strings.Join(list, ", ")
}

// squares lists squares as "m4, n5".
func squares(set board.Bits) string {
	var list []string
	for sq := range set.All() {
		list = append(list, at(sq))
	}
	return strings.Join(list, ", ")
}

// reason says in a few words what the side has lost: "both royal Chiefs captured".
func (g *Game) reason(side rules.Side) string {
	name := g.royalName[side]
	if g.commonLeaders(side) {
		name = "royal " + name
	}
	switch g.royals[side] {
	case 1:
		return "the " + name + " captured"
	case 2:
		return "both " + name + "s captured"
	default:
		return "all " + name + "s captured"
	}
}

// commonLeaders reports whether the side has AMPs whose leader is not royal, so that "royal" tells leaders apart.
func (g *Game) commonLeaders(side rules.Side) bool {
	for _, gr := range g.spec.Groups {
		if !g.byUnit() && gr.Side == side && !gr.Royal {
			return true
		}
	}
	return false
}
