package board

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
