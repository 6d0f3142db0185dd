package amoeba

import "pbem/rules"

// loc is the number of a location in a letterbox: ranks from the lowest, files from the left. 0 lies in the margin, so it
// also stands for no location.
type loc = int32

// compass knows the directions of one letterbox, and who strikes along them.
type compass struct {
	stride loc
	steps  [8]loc // the four orthogonal ones first
	leaps  [8]loc
	around [8]loc // the steps in the order of their directions, an orthogonal one first
	// far are the kinds, a bit each, that slide along a step; near those of a side that strike backwards along it from the
	// next square: whoever stands a step away from a king.
	far  [8]uint8
	near [2][8]uint8
}

func newCompass(stride loc) *compass {
	c := &compass{
		stride: stride,
		steps:  [8]loc{1, -1, stride, -stride, stride + 1, stride - 1, -stride + 1, -stride - 1},
		leaps: [8]loc{2*stride + 1, 2*stride - 1, -2*stride + 1, -2*stride - 1,
			stride + 2, stride - 2, -stride + 2, -stride - 2},
		around: [8]loc{1, stride + 1, stride, stride - 1, -1, -stride - 1, -stride, -stride + 1},
	}
	for d := range c.steps {
		c.far[d] = 1<<rook | 1<<queen
		if d >= 4 {
			c.far[d] = 1<<bishop | 1<<queen
		}
		for side := range c.near {
			c.near[side][d] = c.far[d] | 1<<king
		}
	}
	// A white pawn strikes forward, so it attacks what lies above it: it is found by steps downwards.
	for d := range 2 {
		c.near[rules.White][6+d] |= 1 << pawn
		c.near[rules.Black][4+d] |= 1 << pawn
	}
	return c
}

// forward returns the step of the side's pawns.
func (c *compass) forward(side rules.Side) loc {
	if side == rules.White {
		return c.stride
	}
	return -c.stride
}
