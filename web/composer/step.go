package composer

import "pbem/rules"

// step is what one tap adds to a turn.
type step struct {
	kind stepKind
	at   rules.Square
	how  rules.How // of a land; of a pick only Slide is told
	into byte      // of a become
}

type stepKind uint8

const (
	pick   stepKind = iota // a unit is taken in hand, or a square of the board itself
	land                   // it goes to a square, or off the board
	become                 // a pawn is promoted
	pass                   // the turn is a pass
)

// option is a step that may come next, with the turn as it then stands.
type option struct {
	step
	turn rules.Turn
}

// unfold takes a turn apart into its steps.
func unfold(t rules.Turn) []option {
	if t.IsPass() {
		return []option{{step{kind: pass}, t}}
	}
	var list []option
	for i, a := range t.Actions {
		before, after := upTo(t, i), upTo(t, i+1)
		switch a.How {
		case rules.Promote:
			list = append(list, option{step{become, a.To, 0, a.Into}, after})
		case rules.Slide:
			list = append(list, option{step{pick, a.From, rules.Slide, 0}, before}, option{step{land, a.To, rules.Slide, 0}, after})
		default:
			list = appendMove(append(list, option{step{kind: pick, at: a.From}, before}), before, a)
			if a.Into != 0 {
				list = append(list, option{step{become, a.To, 0, a.Into}, after})
			}
		}
	}
	return list
}

// upTo returns the first n actions of a turn.
func upTo(t rules.Turn, n int) rules.Turn {
	return rules.Turn{Lead: t.Lead, Actions: t.Actions[:n:n]}
}

// appendMove appends the landings of a move, each with the turn that ends there.
func appendMove(list []option, before rules.Turn, a rules.Action) []option {
	for i := range len(a.Via) + 1 {
		so := rules.Action{How: a.How, Unit: a.Unit, From: a.From, To: a.To, Via: a.Via[:i:i], Group: a.Group}
		if i < len(a.Via) {
			so.To = a.Via[i]
		}
		list = append(list, option{step{land, so.To, a.How, 0}, with(before, so)})
	}
	return list
}

// with returns the turn with one action more.
func with(t rules.Turn, a rules.Action) rules.Turn {
	return rules.Turn{Lead: t.Lead, Actions: append(t.Actions[:len(t.Actions):len(t.Actions)], a)}
}
