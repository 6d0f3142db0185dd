package lifeform

import "pbem/rules"

// layout is what stands where.
type layout struct {
	units [2][kinds]uint64
	held  [2]uint64 // of each side's units, those that lie under an enemy Hand (LF-4)
}

// of returns the squares of the side's units, captives included.
func (l *layout) of(side rules.Side) uint64 {
	u := &l.units[side]
	return u[head] | u[torso] | u[hand] | u[foot] | u[hair] | u[limb]
}

func (l *layout) taken() uint64 { return l.of(rules.White) | l.of(rules.Black) }

// closed returns the squares that nobody may enter: a Hand holds a captive there (LF-4).
func (l *layout) closed() uint64 { return l.held[rules.White] | l.held[rules.Black] }

// kindAt returns the kind of the side's unit on the square, if there is one.
func (l *layout) kindAt(side rules.Side, sq uint8) (kind, bool) {
	for k := range kinds {
		if l.units[side][k]&bit(sq) != 0 {
			return k, true
		}
	}
	return 0, false
}

// put sets a unit down on a square where its side has none.
func (l *layout) put(side rules.Side, k kind, sq uint8) { l.units[side][k] |= bit(sq) }

// lift takes the side's unit off the square. A captive that lies under it is free again (LF-4).
func (l *layout) lift(side rules.Side, k kind, sq uint8) {
	l.units[side][k] &^= bit(sq)
	l.held[side] &^= bit(sq)
	l.held[side.Other()] &^= bit(sq)
}

// placements appends what stands on the square: a Hand before its captive.
func (l *layout) placements(dst []rules.Placement, sq uint8) []rules.Placement {
	upper := rules.White
	if l.held[rules.White]&bit(sq) != 0 {
		upper = rules.Black
	}
	for _, side := range [...]rules.Side{upper, upper.Other()} {
		if k, ok := l.kindAt(side, sq); ok {
			dst = append(dst, l.placement(side, k, sq))
		}
	}
	return dst
}

func (l *layout) placement(side rules.Side, k kind, sq uint8) rules.Placement {
	return rules.Placement{At: square(sq), Unit: k.letter(), Side: side, Held: l.held[side]&bit(sq) != 0}
}
