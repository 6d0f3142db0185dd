package study

import (
	"slices"

	"pbem/rules"
)

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
