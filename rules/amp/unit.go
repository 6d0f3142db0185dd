package amp

import "pbem/rules"

// unit is what stands on a square, in one byte: the group's number in the upper half, the kind's number plus one in the
// lower. 0 is an empty square.
type unit byte

const (
	maxGroups = 8
	maxKinds  = 15
	// neutral is the number of the group of units that belong to nobody (FU-5).
	neutral = maxGroups
	// neutralCode is the neutral group's letter in position lines.
	neutralCode = 'n'
)

func unitOf(group, kind int) unit { return unit(group<<4 | (kind + 1)) }

func (u unit) group() int { return int(u >> 4) }

// kind is the unit's number in Spec.Units. An empty square has none.
func (u unit) kind() int { return int(u&15) - 1 }

// nature is what the engine must know of a unit besides its moves.
type nature struct {
	side   rules.Side
	free   bool // it is neutral
	leader bool
	royal  bool
	fixed  bool // it cannot be converted (FU-5)
}
