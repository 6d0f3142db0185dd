package lifeform

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// kind is a kind of unit, in the order of a set-up: K Q B N R P.
type kind uint8

const (
	head kind = iota
	torso
	hand
	foot
	hair
	limb
	kinds
)

const letters = "KQBNRP"

func (k kind) letter() byte { return letters[k] }

// primary reports whether units of the kind move by themselves.
func (k kind) primary() bool { return k < hair }

// String returns the name, as the vocabulary has it.
func (k kind) String() string {
	return [...]string{"Head", "Torso", "Hand", "Foot", "Hair", "Limb"}[k]
}

// term is the name in a sentence.
func (k kind) term() phrase.Term { return phrase.Term{Kind: "unit", Name: k.String()} }

// several is the name of more than one.
func (k kind) several() phrase.Phrase { return phrase.New("lifeform-kinds", "letter", k.letter()) }

// kindOf finds the kind with the letter, in upper case.
func kindOf(letter byte) (kind, bool) {
	i := strings.IndexByte(letters, letter)
	return kind(i), i >= 0
}

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

// necks returns the Limbs that join Head and Torso: adjacent to both while these two are not adjacent (LF-8).
func (l *layout) necks(side rules.Side) uint64 {
	u := &l.units[side]
	beside := around(u[head])
	if beside&u[torso] != 0 {
		return 0
	}
	return beside & around(u[torso]) & u[limb]
}

// vital returns the units whose capture wins: Head, Torso and Necks (LF-8).
func (l *layout) vital(side rules.Side) uint64 {
	return l.units[side][head] | l.units[side][torso] | l.necks(side)
}

// parted reports whether the side breaks body rule 1: Head and Torso neither adjacent nor joined by a Neck.
func (l *layout) parted(side rules.Side) bool {
	u := &l.units[side]
	return around(u[head])&u[torso] == 0 && l.necks(side) == 0
}

// whole returns the side's units that obey the body rules 2 to 4. Each rule rests on the one before alone, and a captive
// counts where it lies (LF-4), so one pass leaves nothing more to break.
func (l *layout) whole(side rules.Side) uint64 {
	u := &l.units[side]
	limbs := flood(around(u[torso])&u[limb], u[limb])
	ends := around(limbs) & (u[hand] | u[foot])
	roots := u[head] | u[torso] | ends
	return roots | limbs | flood(around(roots)&u[hair], u[hair])
}

// shed removes the units of both sides that break the body rules 2 to 4, at once (LF-9), and returns them as they stood,
// square by square.
func (l *layout) shed() []rules.Placement {
	var keep, lost [2]uint64
	for side := range keep {
		keep[side] = l.whole(rules.Side(side))
		lost[side] = l.of(rules.Side(side)) &^ keep[side]
	}
	if lost[0]|lost[1] == 0 {
		return nil
	}
	var gone []rules.Placement
	for sq := range squares(lost[0] | lost[1]) {
		for _, p := range l.placements(nil, sq) {
			if lost[p.Side]&bit(sq) != 0 {
				gone = append(gone, p)
			}
		}
	}
	l.lose(keep, lost)
	return gone
}

// lose removes the units that are not to be kept, of both sides. A captive whose Hand is lost is free.
func (l *layout) lose(keep, lost [2]uint64) {
	for side := range keep {
		for k := range kinds {
			l.units[side][k] &= keep[side]
		}
		l.held[side] &= keep[side] &^ lost[1-side]
	}
}
