package board

// Ways returns a bound on how many different paths the move has from one square: what its table costs to make and to keep.
func (m Move) Ways() int {
	n := 0
	for _, way := range m.ways {
		n += ways(way)
	}
	return n
}
