package composer

import (
	"iter"
	"slices"

	"pbem/rules"
)

// sketch is the board of a turn begun, for drawing. Where the turn is legal as it stands, it is the board after it; else
// what was done so far is done on the board before. What the body rules of Lifeform would take away is still there, for it
// may be saved by what follows.
type sketch struct {
	rules.Position // that the turn is made in: its side, its line
	side           rules.Side
	units          []rules.Placement
	came, went     []rules.Square // where squares of the board itself slid to and from
	after          rules.Position // the squares after the turn, if it is legal; else nil
	boundless      bool
	leaders        [2][]rules.LeaderReport // of each side, as its units stand now; nil where that is not known
}

// LeadersOf lets the drawing of the sketch show who is connected.
func (s *sketch) LeadersOf(side rules.Side) []rules.LeaderReport { return s.leaders[side&1] }

// Sketch is the board of a turn begun from a position, as the turn so far has left it: what the body rules of Lifeform would
// take away, should the turn end here, is still there.
func Sketch(p rules.Position, v *rules.Vocabulary, begun rules.Turn) rules.Position {
	return newSketch(p, v, begun, nil)
}

func newSketch(p rules.Position, v *rules.Vocabulary, t rules.Turn, verdict *rules.Verdict) *sketch {
	s := &sketch{Position: p, side: p.ToMove(), boundless: v.Files == 0}
	if verdict != nil && len(verdict.Removed) == 0 {
		s.units = slices.Collect(verdict.Next.Placements())
		s.after = verdict.Next
		return s
	}
	s.units = slices.Collect(p.Placements())
	for _, a := range t.Actions {
		s.play(a)
	}
	return s
}

// Placements yields the units, a captive behind the unit that holds it.
func (s *sketch) Placements() iter.Seq[rules.Placement] { return slices.Values(s.units) }

// Extent is that of the position before; on a board without edges one more each way, where squares can slide to.
func (s *sketch) Extent() (low, high rules.Square) {
	low, high = s.Position.Extent()
	if s.boundless {
		low, high = rules.Square{File: low.File - 1, Rank: low.Rank - 1}, rules.Square{File: high.File + 1, Rank: high.Rank + 1}
	}
	return low, high
}

// Exists reports whether there is a square at the location.
func (s *sketch) Exists(at rules.Square) bool {
	if s.after != nil {
		return s.after.Exists(at)
	}
	return slices.Contains(s.came, at) || s.Position.Exists(at) && !slices.Contains(s.went, at)
}

func (s *sketch) play(a rules.Action) {
	switch a.How {
	case rules.Place:
		s.units = append(s.units, rules.Placement{At: a.To, Unit: a.Unit, Side: s.side})
	case rules.Slide:
		s.came, s.went = append(s.came, a.To), append(s.went, a.From)
		s.carry(a.From, a.To)
	case rules.Promote:
		if i := s.own(a.To); i >= 0 {
			s.units[i].Unit = a.Into
		}
	default:
		s.move(a)
	}
}

// carry moves what stands on a square with it.
func (s *sketch) carry(from, to rules.Square) {
	for i := range s.units {
		if s.units[i].At == from {
			s.units[i].At = to
		}
	}
}

// own finds the mover's unit on a square, captives excepted; -1 for none.
func (s *sketch) own(at rules.Square) int {
	return slices.IndexFunc(s.units, func(u rules.Placement) bool { return u.At == at && u.Side == s.side && !u.Held && !u.Neutral })
}

func (s *sketch) move(a rules.Action) {
	i := s.own(a.From)
	if i < 0 {
		return
	}
	u := s.units[i]
	s.units = slices.Delete(s.units, i, i+1)
	if a.How == rules.Capture {
		s.units = slices.DeleteFunc(s.units, func(c rules.Placement) bool { return c.At == a.To })
	}
	s.hold(a.From, false)
	if a.To == rules.Off() {
		return
	}
	u.At = a.To
	if a.Into != 0 {
		u.Unit = a.Into
	}
	at := slices.IndexFunc(s.units, func(c rules.Placement) bool { return c.At == a.To })
	if at < 0 {
		at = len(s.units)
	}
	s.units = slices.Insert(s.units, at, u)
	if a.How == rules.Immobilise {
		s.hold(a.To, true)
	}
}

// hold says whether the enemy unit on a square is a captive.
func (s *sketch) hold(at rules.Square, held bool) {
	for i := range s.units {
		if s.units[i].At == at && s.units[i].Side != s.side {
			s.units[i].Held = held
		}
	}
}
