package composer

import (
	"slices"

	"pbem/rules"
)

// guide knows how a turn may go on.
type guide interface {
	// next returns the steps that may follow a stage, each once.
	next(stage) []option
}

// newGuide returns the guide for a position: by steps, where whole turns are too many to list.
func newGuide(p rules.Position) guide {
	if s, ok := p.(rules.Stepwise); ok {
		return stepping{p, s}
	}
	return newListing(p)
}

// mostListed bounds the turns that are listed. No position that comes up in a game has nearly as many; of one made up to
// have more, not every turn can be composed, but what is composed is judged all the same.
const mostListed = 100_000

// listing guides by the list of whole turns.
type listing struct{ turns []rules.Turn }

func newListing(p rules.Position) listing {
	var l listing
	for t := range p.Turns() {
		if l.turns = append(l.turns, t); len(l.turns) == mostListed {
			break
		}
	}
	return l
}

func (l listing) next(s stage) []option {
	path := s.steps()
	var list []option
	seen := map[step]bool{}
	for _, t := range l.turns {
		if !couldBegin(t, path) {
			continue
		}
		way := unfold(t)
		if len(way) <= len(path) || !begins(way, path) {
			continue
		}
		if o := way[len(path)]; !seen[o.step] {
			seen[o.step] = true
			list = append(list, o)
		}
	}
	return list
}

// couldBegin is a quick look at the first step, before the turn is taken apart.
func couldBegin(t rules.Turn, path []step) bool {
	return len(path) == 0 || t.IsPass() || t.Actions[0].From == path[0].at
}

func begins(way []option, path []step) bool {
	for i, s := range path {
		if way[i].step != s {
			return false
		}
	}
	return true
}

// stepping guides by asking how a turn goes on.
type stepping struct {
	position rules.Position
	stepwise rules.Stepwise
}

func (g stepping) next(s stage) []option {
	list := g.promotions(s)
	seen := map[step]bool{}
	for t := range g.stepwise.Continue(s.turn) {
		way := lastSteps(t)
		if s.held && way[0].step != s.hand {
			continue
		}
		o := way[0]
		if s.held {
			o = way[1]
		}
		if o.turn.Lead = s.turn.Lead; !seen[o.step] {
			seen[o.step] = true
			list = append(list, o)
		}
	}
	if len(list) == 0 && len(s.turn.Actions) == 0 && !s.held && mayPass(g.position) {
		list = append(list, option{step: step{kind: pass}})
	}
	return list
}

// promotions are what the unit that was moved last may become: that it moves is one step, and what it becomes the next.
func (g stepping) promotions(s stage) []option {
	n := len(s.turn.Actions) - 1
	if s.held || n < 0 || s.turn.Actions[n].Into != 0 {
		return nil
	}
	var list []option
	last := s.turn.Actions[n]
	for t := range g.stepwise.Continue(upTo(s.turn, n)) {
		if a := t.Actions[n]; a.Into != 0 && a.From == last.From && a.To == last.To {
			t.Lead = s.turn.Lead
			list = append(list, option{step{become, a.To, 0, a.Into}, t})
		}
	}
	return list
}

func mayPass(p rules.Position) bool {
	_, err := p.Judge(rules.Draft{})
	return err == nil
}

// lastSteps returns the two steps of a turn's last action. A conversion is an act of the leader, wherever it stands by then.
func lastSteps(t rules.Turn) [2]option {
	n := len(t.Actions) - 1
	a := t.Actions[n]
	from := a.From
	if a.How == rules.Convert {
		from = leaderAt(t)
	}
	bare := a
	bare.Into = 0
	return [2]option{{step{kind: pick, at: from}, upTo(t, n)}, {step{land, a.To, a.How, 0}, with(upTo(t, n), bare)}}
}

// leaderAt follows the leader of a turn to where it stands at its end.
func leaderAt(t rules.Turn) rules.Square {
	at := t.Lead.At
	for _, a := range t.Actions {
		if a.From == at && a.How != rules.Convert {
			at = a.To
		}
	}
	return at
}

// stage is a turn being put together, between two taps. It is a value: taking a step makes another.
type stage struct {
	turn   rules.Turn // so far; its lead only where the player has chosen one
	path   []step     // the steps that led here
	held   bool       // hand was picked
	hand   step
	doubt  []option // what the last tap may mean; the player chooses
	passed bool     // the turn is a pass
	letter byte     // of a set-up: the unit that the next tap places; 0 for the first that is left
}

// steps returns the path with what is in hand.
func (s stage) steps() []step {
	if s.held {
		return append(slices.Clip(s.path), s.hand)
	}
	return s.path
}

// idle is the stage with nothing in hand.
func (s stage) idle() stage {
	s.held, s.hand, s.doubt = false, step{}, nil
	return s
}

// after is the stage after a step.
func (s stage) after(o option) stage {
	return stage{turn: o.turn, path: append(slices.Clip(s.steps()), o.step), passed: o.kind == pass}
}
