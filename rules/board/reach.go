package board

// Reach draws where a move leads on an empty board, from the middle of a square of at most so many files to each side: the rows from
// the top down, '*' for a square that is reached. A move that goes further is drawn as far as there is room.
func (m Move) Reach(most int) [][]byte {
	const middle = 5
	size := Size{Files: 2*middle + 1, Ranks: 2*middle + 1}
	from := uint8(middle*Stride + middle)
	var empty [Squares]byte
	empty[from] = 1
	reached := m.Compile(size).Targets(from, &empty)
	far := 1
	for rest := reached; !rest.Empty(); {
		var sq uint8
		sq, rest = rest.Pop()
		far = max(far, abs(int(sq%Stride)-middle), abs(int(sq/Stride)-middle))
	}
	far = min(far, most, middle)
	var rows [][]byte
	for rank := middle + far; rank >= middle-far; rank-- {
		row := make([]byte, 0, 2*far+1)
		for file := middle - far; file <= middle+far; file++ {
			mark := byte('.')
			if reached.Has(uint8(rank*Stride + file)) {
				mark = '*'
			}
			row = append(row, mark)
		}
		rows = append(rows, row)
	}
	return rows
}

func abs(n int) int { return max(n, -n) }
