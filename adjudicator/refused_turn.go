package adjudicator

import (
	"fmt"
	"slices"

	"pbem/rules"
)

// refuseTurn tells how far a turn was right, what is wrong with it, and the nearest turn that is legal.
func (d *decider) refuseTurn(draft rules.Draft, v *rules.Violation) {
	text := []string{fmt.Sprintf("Your turn was not played, and it is still your turn (turn %d).", d.Number())}
	text = append(text, explain(d.Position, draft, v)...)
	d.refuse(text...)
	d.notices[len(d.notices)-1].Violation = v
}

// explain puts a violation into paragraphs.
func explain(p rules.Position, draft rules.Draft, v *rules.Violation) []string {
	names := partsOf(p, draft)
	prefix, hasPrefix := judgeWithout(p, draft, v.Action-1, len(draft.Actions))
	var text []string
	if hasPrefix {
		text = append(text, names.howFar(p, prefix, v.Action-1))
	}
	text = append(text, v.Error())
	cut := v.Action - 1
	if v.Action == 0 {
		cut = names.slide()
	}
	if rest, ok := judgeWithout(p, draft, cut, cut+1); ok && len(rest.Turn.Actions) > len(prefix.Turn.Actions) {
		return append(text, fmt.Sprintf("Without %s the %s would be legal; you can send this:", names.one(cut), names.whole()), "    "+rest.Turn.String())
	}
	if hasPrefix && v.Action == len(draft.Actions) && names.style != numbered {
		return append(text, fmt.Sprintf("Without %s the turn would be legal; you can send this:", names.one(cut)), "    "+prefix.Turn.String())
	}
	if hasPrefix {
		text = append(text, "What comes before it would be a legal turn; you can send this:", "    "+prefix.Turn.String())
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
	commanded, ok := p.(rules.Commanded)
	if !ok {
		return 0
	}
	for _, r := range commanded.Leaders() {
		if r.Lead.Group == lead.Group && r.Lead.Unit == lead.Unit && r.Lead.At == lead.At {
			return r.Quota
		}
	}
	return 0
}
