package amp

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// checkPromotions refuses promotions into kinds that there are not, and of leaders into what is none.
func (s *Spec) checkPromotions() error {
	for i, u := range s.Units {
		pr := u.Promotes
		if pr == nil {
			continue
		}
		if pr.Into == "" || pr.isEmpty() {
			return wrong("Units", i, "Promotes")
		}
		for _, letter := range []byte(pr.Into) {
			if !slices.ContainsFunc(s.Units, func(into Unit) bool {
				return into.Letter == letter && letter != u.Letter &&
					(into.Leader || !u.Leader) && (into.Royal || !u.Royal) && (into.First || !u.First)
			}) {
				return wrong("Units", i, "Promotes.Into")
			}
		}
	}
	return nil
}

// checkHomes refuses a promotion that would make a unit which looks as if it had not moved: what a position line says of a unit is its
// square, so a promoted unit, which has moved, must not stand where the set-up has one of its AMP and kind that moves otherwise
// from there.
func (g compiler) checkHomes() error {
	for k, pr := range g.promotions {
		if pr == nil {
			continue
		}
		for _, into := range pr.into {
			to := g.spec.Units[into]
			if !g.movesFirst(to) {
				continue
			}
			for group, gr := range g.spec.Groups {
				both := g.homes[unitOf(group, into)].And(pr.zone[gr.Side&1])
				if both.Empty() {
					continue
				}
				sq, _ := both.Pop()
				return phrase.Errorf("amp-spec-promotion-at-home", "letter", g.spec.Units[k].Letter, "other", to.Letter, "square", g.grid.squares[sq])
			}
		}
	}
	return nil
}

// movesFirst reports whether the kind has ways for units that have not moved, by itself or as somebody activates it.
func (g compiler) movesFirst(u Unit) bool {
	texts := []string{u.Move}
	for _, other := range g.spec.Units {
		for _, p := range other.Powers {
			texts = append(texts, p.As[u.Letter])
		}
	}
	return strings.Contains(strings.Join(texts, " "), "i") // i is a letter of nothing else
}
