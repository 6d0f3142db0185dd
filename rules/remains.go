package rules

// Remains is what of a refused turn is a legal turn by itself, and so is offered to whoever wrote it.
type Remains struct {
	Fault int      // the action at fault, counted from 0; -1 where the turn is at fault as a whole
	Front *Verdict // of the actions before the one at fault; nil where these are no legal turn
	Rest  *Verdict // of all actions but the one at fault; nil where these are no legal turn, or no more than Front
}

// Turn is the longest of what remains; false if nothing does.
func (r Remains) Turn() (t Turn, ok bool) {
	switch {
	case r.Rest != nil:
		return r.Rest.Turn, true
	case r.Front != nil:
		return r.Front.Turn, true
	}
	return Turn{}, false
}

// RemainsOf looks for what remains of a draft that the position has refused. Where the turn of a game with slides is at fault as a whole,
// its slide is taken for the fault.
func RemainsOf(p Position, words *Vocabulary, d Draft, v *Violation) Remains {
	r := Remains{Fault: v.Action - 1}
	if v.Action == 0 {
		r.Fault = slideOf(words, d)
	}
	if v.Action > 0 {
		r.Front = judgeWithout(p, d, r.Fault, len(d.Actions))
	}
	front := 0
	if r.Front != nil {
		front = len(r.Front.Turn.Actions)
	}
	if rest := judgeWithout(p, d, r.Fault, r.Fault+1); rest != nil && len(rest.Turn.Actions) > front {
		r.Rest = rest
	}
	return r
}

// judgeWithout judges a draft from which the actions from..to-1 are cut out, counted from 0; nil when nothing is left or it is not
// legal.
func judgeWithout(p Position, d Draft, from, to int) *Verdict {
	n := len(d.Actions)
	if from < 0 || to > n || from >= to || to-from == n {
		return nil
	}
	d.Actions = Without(d.Actions, from, to)
	d.Quotes = nil
	v, err := p.Judge(d)
	if err != nil {
		return nil
	}
	return &v
}

// slideOf returns the index of a turn's slide, -1 for none.
func slideOf(words *Vocabulary, d Draft) int {
	if words.Parts == MoveAndSlide && !d.IsSetup() && len(d.Actions) > 1 && d.Actions[1].How != Promote {
		return 1
	}
	return -1
}
