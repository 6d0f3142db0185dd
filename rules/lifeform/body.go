package lifeform

import "pbem/rules"

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
