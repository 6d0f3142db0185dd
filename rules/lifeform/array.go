package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// ArrayFault is something wrong with an array of a preset's own.
type ArrayFault struct {
	At  rules.Square // the unit at fault; rank 0 where none is
	Why phrase.Phrase
}

// ArrayFaults checks the units of an array, which is on the board: a side has one Head and one Torso, and its body obeys the rules 1 to 4
// as it stands, as a set-up must (LF-11). How many other units a side has, and on which ranks, is the inventor's affair.
func ArrayFaults(units []rules.Placement) []ArrayFault {
	var body layout
	for _, u := range units {
		k, _ := kindOf(u.Unit)
		sq, _ := index(u.At)
		body.put(u.Side, k, sq)
	}
	var faults []ArrayFault
	for side := rules.White; side <= rules.Black; side++ {
		vital := body.vitalFaults(side)
		if len(vital) == 0 {
			vital = body.looseFaults(side)
		}
		faults = append(faults, vital...)
	}
	return faults
}

// vitalFaults tells of a Head or a Torso that is missing or one too many, or of the two apart.
func (l *layout) vitalFaults(side rules.Side) []ArrayFault {
	var faults []ArrayFault
	for k := head; k <= torso; k++ {
		set := l.units[side][k]
		n := size(set)
		if n == 1 {
			continue
		}
		fault := ArrayFault{Why: phrase.New("lifeform-array-vital", "side", side, "n", n, "kinds", k.several())}
		for sq := range squares(set) { // the last is the one too many
			fault.At = square(sq)
		}
		faults = append(faults, fault)
	}
	if len(faults) == 0 && l.parted(side) {
		at := square(l.headOf(side))
		faults = append(faults, ArrayFault{at, phrase.New("lifeform-array-parted", "side", side)})
	}
	return faults
}

func (l *layout) headOf(side rules.Side) uint8 {
	for sq := range squares(l.units[side][head]) {
		return sq
	}
	return 0
}

// looseFaults tells of each unit that the body does not hold.
func (l *layout) looseFaults(side rules.Side) []ArrayFault {
	var faults []ArrayFault
	for sq := range squares(l.of(side) &^ l.whole(side)) {
		k, _ := l.kindAt(side, sq)
		faults = append(faults, ArrayFault{square(sq), phrase.New("lifeform-array-loose", "unit", l.named(side, sq), "rule", k.needs())})
	}
	return faults
}

// needs says what holds a unit of the kind to its body (body rules 2 to 4).
func (k kind) needs() phrase.Phrase {
	switch k {
	case limb:
		return phrase.New("lifeform-setup-needs-chain")
	case hair:
		return phrase.New("lifeform-setup-needs-joint")
	}
	return phrase.New("lifeform-setup-needs-limb")
}

// armies counts the units of both sides.
func (l *layout) armies() [2]Army {
	var armies [2]Army
	for side := range armies {
		for k := range kinds {
			armies[side][k] = size(l.units[side][k])
		}
	}
	return armies
}
