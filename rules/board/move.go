package board

// Move is a way of moving: alternatives, each a list of legs.
type Move struct {
	text string
	ways []way
}

// way is one alternative: legs, and what is asked of the whole.
type way struct {
	asks Asks
	legs []leg
}

// Asks is what a way asks besides empty squares between.
type Asks struct {
	Kind byte // 'm': it leads only onto empty squares; 'c': only to captures; 0: to both
	// First is set for a way that only a unit goes which has not moved yet.
	First bool
	// Hops is set for a way that goes over another unit: its squares are in no tree.
	Hops bool
}

// leg is one part of a way: one of several steps, made once or, in a line, up to most times.
type leg struct {
	Leg
	steps []step // White's
}

// String returns the text the move was read from.
func (m Move) String() string { return m.text }

// bends reports whether the leg may go another way than the one before it.
func (l leg) bends() bool { return l.Joint != '-' }

// stepsOf returns the leg's steps as a side makes them.
func (l leg) stepsOf(black bool) []step {
	if !black {
		return l.steps
	}
	turned := make([]step, len(l.steps))
	for i, s := range l.steps {
		turned[i] = s.turned()
	}
	return turned
}

// Sided reports whether the move is another one for Black than for White.
func (m Move) Sided() bool {
	for _, w := range m.ways {
		for _, l := range w.legs {
			for _, s := range l.steps {
				if !contains(l.steps, s.turned()) {
					return true
				}
			}
		}
	}
	return false
}

// asked lists what the ways of the move ask, each once, in the order of the move.
func (m Move) asked() []Asks {
	var list []Asks
	for _, w := range m.ways {
		if !containsAsks(list, w.asks) {
			list = append(list, w.asks)
		}
	}
	return list
}

func containsAsks(list []Asks, a Asks) bool {
	for _, b := range list {
		if a == b {
			return true
		}
	}
	return false
}
