package cosmic

// worthOf is what a unit is worth, in hundredths of about a pawn. Every unit counts, for a side that has none but its King has lost.
func worthOf(k kind) int32 { return [kinds]int32{1000, 240, 260, 140}[k] }

// Worth counts units, and more the fewer are left, so that who is ahead exchanges; then how near they are to the enemy King, so that a
// game goes forward.
func (s *search) Worth() int {
	top, board := s.top(), s.game.shape
	var units, near [2]int
	for sq := range uint8(board.size) {
		c := top.cell[sq]
		if c == empty {
			continue
		}
		side, k := top.at(sq)
		if k == king {
			continue
		}
		units[side] += int(worthOf(k))
		near[side] -= board.apart(sq, top.king[side.Other()])
	}
	own, foe := top.toMove, top.toMove.Other()
	ahead := units[own] - units[foe]
	count := top.units(own) - top.units(foe)
	return ahead + ahead*700/(units[own]+units[foe]+200) + 15*count + 4*(near[own]-near[foe]) + tempo
}

// tempo is what it is worth to be the side to move.
const tempo = 10

// apart is how many steps of a King lie between two squares.
func (s *shape) apart(a, b uint8) int {
	one, two := s.squares[a], s.squares[b]
	return max(distance(one.File, two.File), distance(one.Rank, two.Rank))
}

func distance(a, b int16) int { return max(int(a-b), int(b-a)) }
