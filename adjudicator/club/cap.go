package club

// Caps are the host's numbers for how many games a player may have going (CR-34). The zero value sets no bound.
type Caps struct {
	First    int // a newcomer's
	Finished int // what a game adds that was finished
	Late     int // what one takes away that was lost on time
	Least    int
	Most     int
}

// StandardCaps are those of a host who has not chosen any.
func StandardCaps() Caps { return Caps{First: 6, Finished: 2, Late: 2, Least: 2, Most: 60} }

// Ended is how a game has ended for one of its players.
type Ended struct {
	TwoEach  bool // each side has two turns in the record
	Late     bool // the player has lost it on time
	Deserted bool // by a ban of theirs, or by "forget me"
	Void     bool
}

// Counts is what the end of a game counts for one of its players, as it is stored.
type Counts int

const (
	LostOnTime Counts = -1
	Nothing    Counts = 0
	Finished   Counts = 1
)

// Counts is what it counts (CR-34).
func (e Ended) Counts() Counts {
	switch {
	case e.Void:
		return Nothing
	case e.Late:
		return LostOnTime
	case e.TwoEach && !e.Deserted:
		return Finished
	}
	return Nothing
}

// After returns how many games somebody may have going whose games have ended so, in the order of their endings; 0 for any number.
func (c Caps) After(endings []Counts) int {
	if c == (Caps{}) {
		return 0
	}
	n := c.First
	for _, e := range endings {
		switch e {
		case Finished:
			n += c.Finished
		case LostOnTime:
			n -= c.Late
		}
		n = min(max(n, c.Least), c.Most)
	}
	return n
}
