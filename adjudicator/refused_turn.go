package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseTurn tells how far a turn was right, what is wrong with it, and the nearest turn that is legal.
func (d *decider) refuseTurn(draft rules.Draft, v *rules.Violation) {
	d.refuseWith(phrase.New("match-turn-refused", "number", d.Number()), d.explain(d.Position, draft, v), v)
}

// refuseWith refuses with a violation, explained.
func (d *decider) refuseWith(first phrase.Phrase, why explanation, v *rules.Violation) {
	d.refuse(append([]phrase.Phrase{first}, why.text...)...)
	last := &d.notices[len(d.notices)-1]
	last.Violation, last.Fault = v, 1+why.fault
}

// explanation is a violation in paragraphs.
type explanation struct {
	text  []phrase.Phrase
	fault int // which of them has the violation's own words
}

// explain tells how far a turn was right, what is wrong with it, and what is left of it that is legal.
func (m *Match) explain(p rules.Position, draft rules.Draft, v *rules.Violation) explanation {
	names := partsOf(m.Game.Vocabulary(), draft)
	prefix, hasPrefix := judgeWithout(p, draft, v.Action-1, len(draft.Actions))
	var e explanation
	if hasPrefix {
		e.text, e.fault = append(e.text, names.howFar(p, prefix, v.Action-1)), 1
	}
	e.text = append(e.text, v.Phrase())
	cut := v.Action - 1
	if v.Action == 0 {
		cut = names.slide()
	}
	if rest, ok := judgeWithout(p, draft, cut, cut+1); ok && len(rest.Turn.Actions) > len(prefix.Turn.Actions) {
		return e.legal(phrase.New("match-without", "part", names.one(cut), "whole", names.whole()), rest.Turn)
	}
	if hasPrefix && v.Action == len(draft.Actions) && (names.setup || names.style != rules.Numbered) {
		return e.legal(phrase.New("match-without", "part", names.one(cut), "whole", "turn"), prefix.Turn)
	}
	if hasPrefix {
		return e.legal(phrase.New("match-prefix"), prefix.Turn)
	}
	return e
}

// legal adds a turn that can be sent, and what it is.
func (e explanation) legal(what phrase.Phrase, turn rules.Turn) explanation {
	e.text = append(e.text, what, phrase.Verbatim(turn.String()))
	return e
}

// judgeWithout judges a draft from which the actions from..to-1 are cut out, counted from 0; ok is false when nothing is
// left or it is not legal.
func judgeWithout(p rules.Position, draft rules.Draft, from, to int) (v rules.Verdict, ok bool) {
	n := len(draft.Actions)
	if from < 0 || to > n || from >= to || to-from == n {
		return rules.Verdict{}, false
	}
	draft.Actions = rules.Without(draft.Actions, from, to)
	draft.Quotes = nil
	v, err := p.Judge(draft)
	return v, err == nil
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
