package record

import (
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Annotate returns the notes that fit a record, which was verified, in its order, with their turns in canonical writing; and those
// that do not: of other links, or with turns that the game's engine refuses.
func (r *Record) Annotate(notes []Note, g rules.Game) (fit []Note, faults []*NoteFault, err error) {
	heads, err := headsOf(r, g)
	if err != nil {
		return nil, nil, err
	}
	steps, err := Steps(r, g, -1)
	if err != nil {
		return nil, nil, err
	}
	byTurn := make([][]Note, len(heads))
	for _, n := range notes {
		why := n.fits(r, heads)
		if why == nil && n.Kind == NoteVariation {
			n, why = n.judged(r, g, steps)
		}
		if why != nil {
			faults = append(faults, &NoteFault{n.String(), why})
			continue
		}
		byTurn[n.Turn] = append(byTurn[n.Turn], n)
	}
	for _, of := range byTurn {
		fit = append(fit, of...)
	}
	return fit, faults, nil
}

// headsOf are the digits of the links that notes can be bound to: from before the first turn, and after each.
func headsOf(r *Record, g rules.Game) ([]string, error) {
	written, err := Canonical(r, g)
	if err != nil {
		return nil, err
	}
	before, err := written.Head(g, 0)
	if err != nil {
		return nil, err
	}
	heads := []string{before}
	for _, t := range written.Played() {
		heads = append(heads, t.Hash)
	}
	return heads, nil
}

func (n Note) fits(r *Record, heads []string) error {
	switch {
	case n.Turn >= len(heads):
		return phrase.Errorf("record-ends", "n", len(heads)-1)
	case n.Head != heads[n.Turn]:
		return phrase.Errorf("record-note-head", "turn", n.Turn, "head", heads[n.Turn])
	case n.Kind == NoteVariation && n.Turn == 0:
		return phrase.Errorf("record-note-before")
	}
	return nil
}

// judged plays a variation from the position before the turn that it stands for.
func (n Note) judged(r *Record, g rules.Game, steps []Step) (Note, error) {
	instead := r.Played()[n.Turn-1]
	if first := n.Variation[0]; first.Number != instead.Number || first.Side != instead.Side {
		return n, phrase.Errorf("record-next-number", "want", appendNumber(nil, instead.Number, instead.Side), "got", appendNumber(nil, first.Number, first.Side))
	}
	position := steps[r.setups()+n.Turn-1].After
	canonical := make([]Turn, len(n.Variation))
	for i, t := range n.Variation {
		verdict, err := notation.Judge(t.Text, g.Vocabulary(), position)
		if err != nil {
			return n, err
		}
		t.Text = verdict.Turn.String()
		canonical[i], position = t, verdict.Next
	}
	n.Variation = canonical
	return n, nil
}
