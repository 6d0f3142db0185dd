package lifeform

import (
	"strings"

	"pbem/rules"
)

// Awaits reports whether the side's set-up is still to come: where a game begins with set-ups, a side without any unit
// has not set up yet (LF-11).
func (p *Position) Awaits(side rules.Side) bool {
	return p.game.spec.Setup != Orthodox && p.of(side) == 0
}

func (p setter) awaiting() bool { return p.Awaits(rules.White) || p.Awaits(rules.Black) }

// Secret reports whether neither player may see the other's set-up before both are in.
func (p *Position) Secret() bool { return p.game.spec.Setup == Secret }

// For returns the position in which the side sets up next, also when it has done so and replaces its set-up: the other
// side's units stand on the board if they did. Where White must set up first, it is White's for both until it has.
func (p *Position) For(side rules.Side) rules.Position {
	if !(setter{p}).awaiting() || side == rules.Black && p.Awaits(rules.White) && !p.Secret() {
		return p
	}
	return setter{p}.without(side)
}

// without returns the position before the side has set up.
func (p setter) without(side rules.Side) *Position {
	n := &Position{game: p.game, toMove: side}
	n.units[side.Other()] = p.units[side.Other()]
	return n
}

// Army returns the letters of the units that the side to move sets up.
func (p *Position) Army() string {
	var b strings.Builder
	for k, n := range p.game.spec.Armies[p.toMove] {
		b.WriteString(strings.Repeat(string(kind(k).letter()), n))
	}
	return b.String()
}
