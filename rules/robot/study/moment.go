package study

import (
	"cmp"
	"slices"

	"pbem/rules"
)

const (
	mostMoments = 3
	apart       = 4  // moments are so many turns apart, for those nearer tell the same story; wins that were passed by are an exception
	least       = 10 // that a turn costs of the expected score, to be told
)

// candidate is a ply that may be a moment.
type candidate struct {
	at   int
	kind Kind
	cost int // of the expected score
}

// weight orders candidates: what can be proven comes first.
func (c candidate) weight() int {
	switch c.kind {
	case Won:
		return 300 + c.cost
	case Forced:
		if c.cost < least {
			return c.cost // it won all the same, later
		}
		return 200 + c.cost
	case Allowed:
		return 100 + c.cost
	}
	return c.cost
}

// moments are the plies that cost most.
func (s *student) moments() []Moment {
	var all []Moment
	list, weighed := s.candidates(), 0
	for _, near := range []bool{false, true} {
		for _, c := range list {
			if len(all) == mostMoments || weighed == mostWeighed {
				break
			}
			if n := s.first + c.at; met(all, n, 1) || !near && met(all, n, apart) || near && c.kind != Won {
				continue
			}
			if c.kind != Won {
				weighed++
			}
			if m, ok := s.moment(c); ok {
				all = append(all, m)
			}
		}
	}
	slices.SortFunc(all, func(a, b Moment) int { return cmp.Compare(a.Number, b.Number) })
	return all
}

// met reports whether there is a moment less than so many turns away from a turn.
func met(all []Moment, number, apart int) bool {
	return slices.ContainsFunc(all, func(m Moment) bool { return max(m.Number-number, number-m.Number) < apart })
}

// candidates are the plies for which the robot would have played another turn, the weightiest first.
func (s *student) candidates() []candidate {
	var list []candidate
	for i, p := range s.plies {
		side := p.before.ToMove()
		if len(p.thought.line) == 0 || p.played.Outcome.Result == rules.Win(side) || p.thought.line[0].Next.String() == p.played.Next.String() {
			continue
		}
		got := s.got(i)
		c := candidate{at: i, kind: Looked, cost: p.thought.score + s.tempo - got}
		_, whole := p.before.(rules.Searching)
		switch {
		case p.thought.wins(side) != nil:
			c.kind, c.cost = Won, 100-got
		case whole && p.thought.score == 100:
			c.kind, c.cost = Forced, 100-got
		case s.before(i+1).wins(side.Other()) != nil:
			c.kind = Allowed
		}
		if c.kind == Won || c.kind == Forced || c.cost >= least/2 {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.weight(), a.weight()) })
	return list
}

// got is what is expected after a ply, for who played it.
func (s *student) got(i int) int { return 100 - s.before(i+1).score }

// moment looks at a ply closer: it is one if the better turn is proven, or still looks stronger when both are looked at from the same distance.
func (s *student) moment(c candidate) (Moment, bool) {
	p := s.plies[c.at]
	side := p.before.ToMove()
	m := Moment{Kind: c.kind, Number: s.first + c.at, Before: p.before, Played: p.played, Expected: 100, Got: s.got(c.at), Better: p.thought.line[:1:1]}
	if c.at+1 < len(s.plies) {
		m.Next = &s.plies[c.at+1].played
	}
	if !p.played.Outcome.Over() {
		m.Threat = s.before(c.at + 1).wins(side.Other())
	}
	if c.kind == Won {
		return m, true
	}
	next := s.after(c.at, m.Better[0])
	if c.kind == Forced {
		if _, ok := s.forced(p.played, side, thought{}); ok {
			return m, false
		}
		if line, ok := s.forced(m.Better[0], side, next); ok {
			m.Better = line
			return m, true
		}
	}
	if s.stronger(&m, next) {
		return m, true
	}
	for seed := uint64(1); c.kind == Allowed && seed <= mostOthers; seed++ {
		if other := s.other(c.at, seed); other != nil && s.stronger(m.by(*other), s.after(c.at, *other)) {
			return m, true
		}
	}
	return m, false
}

// mostOthers is how many other turns are tried where the best also lets the opponent win.
const mostOthers = 5

// by sets the better turn.
func (m *Moment) by(v rules.Verdict) *Moment {
	m.Better = []rules.Verdict{v}
	return m
}

// stronger reports whether the better turn of a moment looks so, and completes the moment by what follows.
func (s *student) stronger(m *Moment, next thought) bool {
	m.Expected = 100 - next.score
	if m.Expected-m.Got < least || next.wins(m.Before.ToMove().Other()) != nil {
		return false
	}
	if m.Kind = Looked; m.Threat != nil {
		m.Kind = Allowed
	}
	m.Better = append(m.Better, next.line[:min(len(next.line), mostLine-1)]...)
	return true
}

// other is a turn near the best, or nil.
func (s *student) other(at int, seed uint64) *rules.Verdict {
	t := s.task(at)
	t.Level, t.Nodes, t.Seed = s.level, s.each, seed
	found, err := s.robot.Think(t)
	if err != nil {
		return nil
	}
	s.spent += found.Nodes
	v, err := s.plies[at].before.Judge(rules.Draft{Turn: found.Turn})
	if err != nil || v.Next.String() == s.plies[at].played.Next.String() {
		return nil
	}
	return &v
}

// mostLine is how many turns the line of a better turn has.
const mostLine = 3

// after is what is thought of the position that a turn other than the one played leads to.
func (s *student) after(at int, v rules.Verdict) thought {
	if v.Outcome.Over() {
		return thought{score: scoreOf(v.Outcome.Result, s.sideBefore(at).Other())}
	}
	t := s.task(at)
	t.Turns = append(t.Turns, v.Turn)
	return s.think(t)
}

// forced reports whether after a turn who played it wins with the next, whatever the opponent answers, and returns the line with the answer
// that is expected. Every answer is tried: where there are too many for the budget, nothing is said.
func (s *student) forced(first rules.Verdict, side rules.Side, expected thought) ([]rules.Verdict, bool) {
	if first.Outcome.Over() {
		return nil, false
	}
	likely := ""
	if len(expected.line) > 0 {
		likely = expected.line[0].Turn.String()
	}
	p := prover{side: side, met: map[string]bool{}, left: &s.proof}
	var line []rules.Verdict
	for t := range first.Next.Turns() {
		answer, err := first.Next.Judge(rules.Draft{Turn: t})
		if err != nil {
			return nil, false
		}
		win, ok := p.refuted(answer)
		if !ok {
			return nil, false
		}
		if win != nil && (line == nil || t.String() == likely) {
			line = []rules.Verdict{first, answer, *win}
		}
	}
	return line, line != nil
}

// prover shows that answers don't help.
type prover struct {
	side rules.Side
	met  map[string]bool // positions in which the side wins at once
	id   uint32          // of the option that won last: it often wins again
	left *int
}

// refuted reports whether the side wins at once after an answer, and by what; nil where that is known already, or where the answer itself loses.
func (p *prover) refuted(answer rules.Verdict) (*rules.Verdict, bool) {
	if answer.Outcome.Over() {
		return nil, answer.Outcome.Result == rules.Win(p.side)
	}
	line := answer.Next.String()
	if p.met[line] {
		return nil, true
	}
	win, ok := p.win(answer.Next)
	p.met[line] = ok
	return win, ok
}

// win looks for a turn that wins at once, and plays it by the rules.
func (p *prover) win(at rules.Position) (*rules.Verdict, bool) {
	searching, ok := at.(rules.Searching)
	if !ok {
		return nil, false
	}
	c := searching.Search()
	options := c.Options(nil, false)
	if i := slices.IndexFunc(options, func(o rules.Option) bool { return o.ID == p.id }); i > 0 {
		options[0], options[i] = options[i], options[0]
	}
	for _, o := range options {
		if *p.left--; *p.left < 0 {
			return nil, false
		}
		c.Do(o)
		r, _ := c.Ended()
		c.Undo()
		if r != rules.Win(p.side) {
			continue
		}
		if v, err := at.Judge(rules.Draft{Turn: c.Turn(o)}); err == nil && v.Outcome.Result == rules.Win(p.side) {
			p.id = o.ID
			return &v, true
		}
	}
	return nil, false
}
