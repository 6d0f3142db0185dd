package lifeform

import "pbem/rules"

// worths are what units are worth, in hundredths of a square that is reached: Hands and Feet by the squares that they reach, Hair and
// Limbs by what they hold together.
var worths = [kinds]int{head: 600, torso: 600, hand: 1300, foot: 2000, hair: 150, limb: 450}

const (
	heldWorth = 2  // a captive is worth so many times less
	closer    = 10 // a square nearer to the enemy's Torso, for a Limb, a Hand or a Foot
)

// Worth is what a side's units are worth more than the other's, once the bodies are settled.
func (c *cursor) Worth(side rules.Side) int {
	l := c.settle()
	worth := l.worth(side) - l.worth(side.Other())
	if c.result != rules.Ongoing || !l.parted(c.here.toMove) {
		return worth
	}
	if c.here.toMove == side {
		return worth - partedWorth
	}
	return worth + partedWorth
}

// partedWorth is what it costs to lose by one's own turn.
const partedWorth = 1 << 24

func (l *layout) worth(side rules.Side) int {
	u, worth := &l.units[side], 0
	for k := range kinds {
		worth += worths[k] * (heldWorth*size(u[k]) - size(u[k]&l.held[side])) / heldWorth
	}
	enemy := l.units[side.Other()][torso]
	if enemy == 0 {
		return worth
	}
	at := first(enemy)
	for sq := range squares(u[limb] | u[hand] | u[foot]) {
		worth -= closer * apart(sq, at)
	}
	return worth
}

// apart is in how many steps of a king one square is from another.
func apart(a, b uint8) int {
	df, dr := int(a%8)-int(b%8), int(a/8)-int(b/8)
	return max(df, -df, dr, -dr)
}

// Board is a number of the position that ending the turn here comes to.
func (c *cursor) Board() uint64 {
	return c.settle().key() ^ mixed(uint64(c.here.toMove)<<8|uint64(c.here.played))
}

// Key is a number of the position and of what may still be done in the turn begun.
func (c *cursor) Key() uint64 {
	key := c.here.key() ^ mixed(uint64(c.here.toMove)<<8|uint64(c.here.played))
	if !c.begun {
		return key
	}
	w := &c.left
	return key ^ mixed(w.hairs|w.limbs) ^ mixed(w.prey+1) ^ mixed(w.free+2)
}

func (l *layout) key() uint64 {
	key := l.held[0] ^ mixed(l.held[1]+99)
	for side := range l.units {
		for _, set := range l.units[side] {
			key = mixed(key ^ set)
		}
	}
	return key
}

// mixed is the mixing function of SplitMix64.
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
