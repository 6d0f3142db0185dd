package adjudicator

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// refuseTurn tells how far a turn was right, what is wrong with it, and the nearest turn that is legal.
func (d *decider) refuseTurn(draft rules.Draft, v *rules.Violation) {
	d.refuseWith(phrase.New("match-turn-refused", "number", d.Number()), d.explain(d.Position, draft, v), v)
}

// refuseWith refuses with a violation, explained.
func (d *decider) refuseWith(first phrase.Phrase, explained []phrase.Phrase, v *rules.Violation) {
	d.refuse(append([]phrase.Phrase{first}, explained...)...)
	d.notices[len(d.notices)-1].Violation = v
}

// explain puts a violation into paragraphs. Its own words are not among them: whoever reads the notice has the violation.
func (m *Match) explain(p rules.Position, draft rules.Draft, v *rules.Violation) []phrase.Phrase {
	names := partsOf(m.Game.Vocabulary(), draft)
	prefix, hasPrefix := judgeWithout(p, draft, v.Action-1, len(draft.Actions))
	var text []phrase.Phrase
	if hasPrefix {
		text = append(text, names.howFar(p, prefix, v.Action-1))
	}
	text = append(text, v.Phrase())
	cut := v.Action - 1
	if v.Action == 0 {
		cut = names.slide()
	}
	if rest, ok := judgeWithout(p, draft, cut, cut+1); ok && len(rest.Turn.Actions) > len(prefix.Turn.Actions) {
		return append(text, phrase.New("match-without", "part", names.one(cut), "whole", names.whole()), phrase.Verbatim(rest.Turn.String()))
	}
	if hasPrefix && v.Action == len(draft.Actions) && (names.setup || names.style != rules.Numbered) {
		return append(text, phrase.New("match-without", "part", names.one(cut), "whole", "turn"), phrase.Verbatim(prefix.Turn.String()))
	}
	if hasPrefix {
		text = append(text, phrase.New("match-prefix"), phrase.Verbatim(prefix.Turn.String()))
	}
	return text
}

// judgeWithout judges a draft from which the actions from..to-1 are cut out, counted from 0; ok is false when nothing is
// left or it is not legal.
func judgeWithout(p rules.Position, draft rules.Draft, from, to int) (v rules.Verdict, ok bool) {
	n := len(draft.Actions)
	if from < 0 || to > n || from >= to || to-from == n {
		return rules.Verdict{}, false
	}
	draft.Actions = slices.Delete(slices.Clone(draft.Actions), from, to)
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
