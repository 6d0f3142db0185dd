package board

import (
	"bytes"

	"pbem/rules/phrase"
)

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

// Way is one alternative of a move as it was read, for whoever puts it into words.
type Way struct {
	Kind  byte // 'm': only onto empty squares; 'c': only captures; 0: either
	First bool // only of a unit that has not moved (i)
	Legs  []Leg
}

// Leg is one part of a way.
type Leg struct {
	Joint  byte // how it follows the leg before: '-', '~' or '^'; 0 for the first
	Atom   byte // 'W' … 'Q'; 0 for a leap written (x,y)
	X, Y   int  // of a leap written (x,y)
	Toward string
	Most   int  // the most steps in one line: 1 for a single one, 15 for a rider without end
	Lame   bool // n
	Hop    byte // 'p', 'g', or 0
}

// Parts returns the ways of the move as they were read.
func (m Move) Parts() []Way {
	list := make([]Way, len(m.ways))
	for i, w := range m.ways {
		list[i] = Way{Kind: w.asks.Kind, First: w.asks.First}
		for _, l := range w.legs {
			list[i].Legs = append(list[i].Legs, l.Leg)
		}
	}
	return list
}

// Sketch draws where White's move leads, as [Move.Reach] does, with the unit's letter in the middle.
func (m Move) Sketch(letter byte, most int) [][]byte {
	rows := m.Reach(most)
	rows[len(rows)/2][len(rows)/2] = letter
	return rows
}

// Signs says what the marks of drawings mean; nothing where their units capture wherever they go.
func Signs(rows [][]byte) []phrase.Phrase {
	var signs []phrase.Phrase
	all := bytes.Join(rows, nil)
	for _, mark := range []byte{Anyhow, OnlyMoving, OnlyTaking, TakingOver, OnlyFirst, OverUnits} {
		if bytes.IndexByte(all, mark) >= 0 {
			signs = append(signs, phrase.New("rules-says-sign", "mark", mark))
		}
	}
	if len(signs) == 1 && bytes.IndexByte(all, Anyhow) >= 0 {
		return nil
	}
	return signs
}

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
