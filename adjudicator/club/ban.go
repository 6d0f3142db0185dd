package club

import "time"

// Ban is that the host wants somebody to play here no more (CR-45). The zero value is none.
type Ban struct {
	Since  time.Time
	Reason string // in the host's own words
	Told   bool   // a letter of theirs was answered with it: later ones are not answered
}

// Stands reports whether there is one.
func (b Ban) Stands() bool { return !b.Since.IsZero() }

// What the host decides about somebody. CapLifted: they may have as many games going as they like, or are bound again as everybody is (CR-34).
type (
	Banned struct {
		Reason string `json:"reason"`
	}
	BanTold   struct{}
	Unbanned  struct{}
	CapLifted struct {
		On bool `json:"on"`
	}
)

func (Banned) fact()    {}
func (BanTold) fact()   {}
func (Unbanned) fact()  {}
func (CapLifted) fact() {}

func banFacts() []factRow {
	return []factRow{
		fact("banned", func(p *Person, e Event, f Banned) { p.Ban = Ban{Since: e.At, Reason: f.Reason} }),
		fact("ban-told", func(p *Person, _ Event, _ BanTold) { p.Ban.Told = true }),
		fact("unbanned", func(p *Person, _ Event, _ Unbanned) { p.Ban = Ban{} }),
		fact("cap-lifted", func(p *Person, _ Event, f CapLifted) { p.Uncapped = f.On }),
	}
}

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
