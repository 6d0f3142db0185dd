package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// exposed warns of the Head, Torso and Necks of a set-up that stand open to a capture in the opponent's first turn
// (LF-11): exactly, when the opponent has set up; otherwise of what some set-up of the opponent could do.
func (p feeder) exposed(side rules.Side) []phrase.Phrase {
	var notes []phrase.Phrase
	for sq := range squares(p.vital(side)) {
		unit := p.own(side, sq)
		if p.necks(side)&bit(sq) != 0 {
			unit = phrase.New("lifeform-neck", "unit", unit)
		}
		if note := p.threat(side, sq, unit); !note.Empty() {
			notes = append(notes, note)
		}
	}
	if n := p.game.spec.Truce; n > 0 && len(notes) > 0 {
		notes = append(notes, phrase.New("lifeform-note-truce", "n", n))
	}
	return notes
}

// threat warns of one unit; empty if no capture threatens it.
func (p feeder) threat(side rules.Side, sq uint8, unit phrase.Phrase) phrase.Phrase {
	enemy := side.Other()
	if p.Awaits(enemy) {
		if kinds := p.couldCome(side, sq); len(kinds) > 0 {
			return phrase.New("lifeform-note-open", "unit", unit, "kinds", phrase.Join(phrase.Or, kinds...), "side", enemy)
		}
		return phrase.Phrase{}
	}
	set := p.attackers(enemy, sq)
	if set == 0 {
		return phrase.Phrase{}
	}
	var by phrase.Phrase // "Bc1 or Nd2 or Ke3"
	for from := range squares(set) {
		by = phrase.Join(phrase.Or, by, phrase.Of(p.short(enemy, from)))
	}
	first := "no"
	if side == rules.White {
		first = "yes"
	}
	return phrase.New("lifeform-note-exposed", "side", enemy, "unit", unit, "by", by, "first", first)
}

// attackers returns the side's primaries that could capture on the square.
func (p feeder) attackers(side rules.Side, sq uint8) uint64 {
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
func (p feeder) couldCome(side rules.Side, sq uint8) []phrase.Phrase {
	enemy := side.Other()
	var list []phrase.Phrase
	for _, k := range [...]kind{hand, foot} {
		if p.game.spec.Armies[enemy][k] > 0 && strides(k, sq, p.of(side))&ownRanks(enemy) != 0 {
			list = append(list, phrase.Of(k.term()))
		}
	}
	return list
}
