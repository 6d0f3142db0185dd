package lifeform

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// exposed warns of the Head, Torso and Necks of a set-up that stand open to a capture in the opponent's first turn
// (LF-11): exactly, when the opponent has set up; otherwise of what some set-up of the opponent could do.
func (p *Position) exposed(side rules.Side) []string {
	var notes []string
	for sq := range squares(p.vital(side)) {
		name := p.own(side, sq)
		if p.necks(side)&bit(sq) != 0 {
			name += " (a Neck)"
		}
		if note := p.threat(side, sq, name); note != "" {
			notes = append(notes, note)
		}
	}
	if n := p.game.spec.Truce; n > 0 && len(notes) > 0 {
		notes = append(notes, fmt.Sprintf("The truce forbids such a capture in the first %s of each side (LF-12).", turns(n)))
	}
	return notes
}

func (p *Position) threat(side rules.Side, sq uint8, name string) string {
	enemy := side.Other()
	if p.Awaits(enemy) {
		if kinds := p.couldCome(side, sq); len(kinds) > 0 {
			return fmt.Sprintf("The %s stands open: a %s of %s could capture it in the first turn.", name, rules.OrList(kinds), enemy)
		}
		return ""
	}
	by := p.attackers(enemy, sq)
	if by == 0 {
		return ""
	}
	note := fmt.Sprintf("As the set-ups stand, %s could capture your %s in the first turn, with %s", enemy, name, strings.ReplaceAll(p.shorts(enemy, by), ", ", " or "))
	if side == rules.White {
		note += ", unless your own first turn prevents it"
	}
	return note + "."
}

// attackers returns the side's primaries that could capture on the square.
func (p *Position) attackers(side rules.Side, sq uint8) uint64 {
	var set uint64
	taken := p.taken()
	for _, k := range [...]kind{head, hand, foot} {
		for from := range squares(p.units[side][k]) {
			if strides(k, from, taken)&bit(sq) != 0 {
				set |= bit(from)
			}
		}
	}
	return set
}

// couldCome names the kinds of the enemy's army that could capture on the square from some place in its set-up. Nearer than
// three ranks no set-ups come, so neither Head nor Limb can.
func (p *Position) couldCome(side rules.Side, sq uint8) []string {
	enemy := side.Other()
	var list []string
	for _, k := range [...]kind{hand, foot} {
		if p.game.spec.Armies[enemy][k] > 0 && strides(k, sq, p.of(side))&ownRanks(enemy) != 0 {
			list = append(list, k.String())
		}
	}
	return list
}
