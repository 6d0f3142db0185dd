package board

// perCondition is how many ways cost as much as a part of a table for ways under a condition, however few.
const perCondition = 16

// Ways returns a bound on how many different paths the move has from one square: what its tables cost to make and to keep.
func (m Move) Ways() int {
	n := 0
	for _, w := range m.ways {
		n += w.ways()
	}
	for _, asks := range m.asked() {
		if asks != (Asks{}) {
			n += perCondition
		}
	}
	if m.Sided() {
		n *= 2 // a table for each side
	}
	return n
}

// ways returns a bound on how many paths the way has from one square. A lame leap has the squares under it besides.
func (w way) ways() int {
	n := 1
	for _, l := range w.legs {
		each := len(l.steps) * l.Most
		if l.Lame && each > 0 {
			each *= 1 + len(l.steps[0].under())
		}
		if n *= each; n > maxWays {
			return n
		}
	}
	return n
}
