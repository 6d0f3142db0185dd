package robot

import (
	"iter"
	"slices"

	"pbem/rules"
)

// safe reports whether a turn does not lose, and leaves the opponent no capture that wins at once.
func (t *thought) safe(turn rules.Turn) bool {
	v, err := t.position.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return false
	}
	if v.Outcome.Over() {
		winner, won := v.Outcome.Result.Winner()
		return !won || winner == t.position.ToMove()
	}
	after, steps := v.Next, rules.Stepwise(nil)
	answers := after.Turns()
	if s, ok := after.(rules.Stepwise); ok {
		steps, answers = s, s.Continue(rules.Turn{})
	}
	behind := t.behind
	for answer := range answers {
		if wins(after, answer) {
			return false
		}
		if steps == nil || behind == 0 {
			continue
		}
		behind--
		for longer := range steps.Continue(answer) {
			if wins(after, longer) {
				return false
			}
		}
	}
	return true
}

// wins reports whether a turn of the side to move ends in a capture that wins.
func wins(p rules.Position, turn rules.Turn) bool {
	if turn.IsPass() || !slices.ContainsFunc(turn.Actions, func(a rules.Action) bool { return a.How == rules.Capture }) {
		return false
	}
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return false
	}
	winner, won := v.Outcome.Result.Winner()
	return won && winner == p.ToMove()
}

// others yields turns to play instead of one that is not safe, some of them more than once.
func (t *thought) others(wanted rules.Turn) iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		steps, stepwise := t.position.(rules.Stepwise)
		for n := len(wanted.Actions) - 1; stepwise && n > 0; n-- {
			if !yield(rules.Turn{Lead: wanted.Lead, Actions: wanted.Actions[:n:n]}) {
				return
			}
		}
		for range likewise {
			if turn, _, ok := t.want(); ok && !yield(turn) {
				return
			}
		}
		all := t.position.Turns()
		if stepwise {
			all = steps.Continue(rules.Turn{})
		}
		singles := t.collected(all)
		t.dice.Shuffle(len(singles), func(i, j int) { singles[i], singles[j] = singles[j], singles[i] })
		for _, turn := range singles {
			if !yield(turn) {
				return
			}
		}
	}
}
