package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseTurn tells how far a turn was right, what is wrong with it, and the nearest turn that is legal.
func refuseTurn(d *decider, draft rules.Draft, v *rules.Violation) {
	refuseWith(d, phrase.New("match-turn-refused"), explainDraft(&d.Match, d.Position, draft, v), v)
}

// refuseWith refuses with a violation, explained.
func refuseWith(d *decider, first phrase.Phrase, why explanation, v *rules.Violation) {
	d.refuse(append([]phrase.Phrase{first}, why.text...)...)
	last := &d.notices[len(d.notices)-1]
	last.Violation, last.Fault = v, 1+why.fault
}

// explanation is a violation in paragraphs.
type explanation struct {
	text  []phrase.Phrase
	fault int // which of them has the violation's own words
}

// explainDraft tells how far a turn was right, what is wrong with it, and what is left of it that is legal.
func explainDraft(m *Match, p rules.Position, draft rules.Draft, v *rules.Violation) explanation {
	words := m.Game.Vocabulary()
	names, left := partsOf(words, draft), rules.RemainsOf(p, words, draft, v)
	var e explanation
	if left.Front != nil {
		e.text, e.fault = append(e.text, names.howFar(p, *left.Front, left.Fault)), 1
	}
	e.text = append(e.text, v.Phrase())
	switch {
	case left.Rest != nil:
		return e.legal(phrase.New("match-without", "part", names.one(left.Fault), "whole", names.whole()), left.Rest.Turn)
	case left.Front != nil && v.Action == len(draft.Actions) && (names.setup || names.style != rules.Numbered):
		return e.legal(phrase.New("match-without", "part", names.one(left.Fault), "whole", "turn"), left.Front.Turn)
	case left.Front != nil:
		return e.legal(phrase.New("match-prefix"), left.Front.Turn)
	}
	return e
}

// legal adds a turn that can be sent, and what it is.
func (e explanation) legal(what phrase.Phrase, turn rules.Turn) explanation {
	e.text = append(e.text, what, phrase.Verbatim(turn.String()))
	return e
}

// quotaOf returns the leader's quota in a turn, or 0 where the game has none.
func quotaOf(p rules.Position, lead rules.Lead) int {
	for _, r := range p.Standing().Leaders {
		if r.Lead.Group == lead.Group && r.Lead.Unit == lead.Unit && r.Lead.At == lead.At {
			return r.Quota
		}
	}
	return 0
}
