package robot

import (
	"iter"

	"pbem/rules"
)

// Greedy takes what it can get, and looks one turn ahead for the worst.
//
// It puts a turn together step by step, as [Random] does. At every step it takes a win; if there is none, the capture of the unit that
// is worth most (see [Mobility]), of several alike any; if there is none, it goes on, or ends the turn, at random. Then it looks whether
// the turn loses, or the opponent can win by a capture at once, of the last royal unit for example. If so it tries others: the beginnings
// of the same turn, other turns of the same making, and every legal first action alone. The first that is safe is played; if none is,
// what it wanted first.
//
// What it does not see: a win that takes several steps of which the first captures nothing; and of the opponent's answers in games of
// activations more than the first activation, for of whole turns there are too many. In Lifeform it also sees what a follower takes
// after any primary, and in games of whole turns (Amoeba, Cosmic) all.
type Greedy struct{ Worth Worth }

// NewGreedy returns a greedy player of a game.
func NewGreedy(g rules.Game) Greedy { return Greedy{Mobility(g)} }

// Turn keeps Player. The budget is how many first actions of the opponent's it looks behind, for what a second action takes; 0 is none in
// games whose turns are made of activations, and all in others.
func (g Greedy) Turn(p rules.Position, budget int, seed uint64) (rules.Turn, bool) {
	t := thought{Greedy: g, chance: chance{dice: dice(seed)}, position: p, behind: budget}
	if rules.AwaitsSetup(p) {
		return t.chance.turn(p)
	}
	if _, partial := p.(rules.Partial); !partial && budget == 0 {
		t.behind = everything
	}
	wanted, wins, ok := t.want()
	if !ok || wins || t.safe(wanted) {
		return wanted, ok
	}
	tried := 0
	for other := range t.others(wanted) {
		if t.safe(other) {
			return other, true
		}
		if tried++; tried == mostTried {
			break
		}
	}
	return wanted, true
}

const (
	everything = 1 << 30
	likewise   = 6   // so many other turns of the same making are tried where the first is not safe
	mostTried  = 300 // so many turns in all
)

// thought is a position that is thought about.
type thought struct {
	Greedy
	chance
	position rules.Position
	behind   int
}

// want is what it wants to play, before it looks at what may follow.
func (t *thought) want() (turn rules.Turn, wins, ok bool) {
	steps, stepwise := t.position.(rules.Stepwise)
	if !stepwise {
		turn, _, wins, ok = t.best(t.position.Turns(), 0, 0)
		return turn, wins, ok
	}
	turn, got, wins, ok := t.best(steps.Continue(rules.Turn{}), 0, 0)
	if !ok {
		turn, ok = only(t.position)
		return turn, false, ok
	}
	for more := true; more && !wins; {
		var next rules.Turn
		if next, got, wins, more = t.best(steps.Continue(turn), got, 1); more {
			turn = next
		}
	}
	return turn, wins, true
}

// best chooses among turns that differ in their last step: a win, the best capture, or any, where none of them is as likely as each; got is the
// worth of what was captured before, or then. False if there is nothing to choose, or none of them was chosen.
func (t *thought) best(turns iter.Seq[rules.Turn], got, none int) (turn rules.Turn, gets int, wins, ok bool) {
	all := t.collected(turns)
	var best []int
	gets = got
	for i := range all {
		worth, won := t.gain(all[i])
		switch {
		case won:
			return all[i], worth, true, true
		case worth > gets:
			gets, best = worth, append(best[:0], i)
		case worth == gets && worth > got:
			best = append(best, i)
		}
	}
	if len(best) > 0 {
		return all[best[t.dice.IntN(len(best))]], gets, false, true
	}
	if len(all) == 0 {
		return rules.Turn{}, got, false, false
	}
	i := t.dice.IntN(len(all) + none)
	if i == len(all) {
		return rules.Turn{}, got, false, false
	}
	return all[i], got, false, true
}

// gain is the worth of what a turn captures, and whether it wins.
func (t *thought) gain(turn rules.Turn) (worth int, wins bool) {
	v, err := t.position.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return 0, false
	}
	for _, u := range v.Captured {
		if u.Neutral || u.Side != t.position.ToMove() {
			worth += t.Worth.Of(u.Unit)
		}
	}
	winner, won := v.Outcome.Result.Winner()
	return worth, won && winner == t.position.ToMove()
}
