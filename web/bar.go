package web

// piece is a part of a bar that is a hundred wide.
type piece struct {
	Kind       string // "white", "drawn" or "black"; what is missing is in play, or counts for neither
	From, Wide int
}

// Bar shows in which shares games were won and drawn. Its ends are rounded so that the pieces lie side by side.
func (c counter) Bar() (all []piece) {
	games, sum := c.Games(), 0
	for _, part := range []struct {
		kind string
		n    int
	}{{"white", c.White}, {"drawn", c.Drawn}, {"black", c.Black}} {
		from := sum * 100 / max(1, games)
		sum += part.n
		if to := sum * 100 / max(1, games); to > from {
			all = append(all, piece{part.kind, from, to - from})
		}
	}
	return all
}
