package rules

// Perft counts the legal sequences of n turns from a position: distinct turns by their canonical writing; a finished game
// has none. It is exact and, for AMP games, only practical on small positions: see Partial and PerftSingle. Positions that
// can count without making every turn do so: see Counter.
func Perft(p Position, n int) (uint64, error) {
	if n <= 0 {
		return 1, nil
	}
	if c, ok := p.(Counter); ok {
		return c.Count(n), nil
	}
	return perft(p, n, func(p Position) func(func(Turn) bool) { return p.Turns() })
}

// PerftSingle counts the sequences of n turns of exactly one activation each. A pass is not an activation.
func PerftSingle(p Position, n int) (uint64, error) {
	if n <= 0 {
		return 1, nil
	}
	return perft(p, n, singles)
}

func singles(p Position) func(func(Turn) bool) {
	return func(yield func(Turn) bool) {
		partial, ok := p.(Partial)
		if !ok {
			return
		}
		for t := range partial.FirstActions() {
			if !t.IsPass() && !yield(t) {
				return
			}
		}
	}
}

func perft(p Position, n int, turns func(Position) func(func(Turn) bool)) (uint64, error) {
	var total uint64
	for t := range turns(p) {
		if n == 1 {
			total++
			continue
		}
		v, err := p.Judge(Draft{Turn: t})
		if err != nil {
			return 0, err
		}
		below, err := perft(v.Next, n-1, turns)
		if err != nil {
			return 0, err
		}
		total += below
	}
	return total, nil
}
