package measure

import (
	"cmp"
	"slices"

	"pbem/rules"
)

// by sums up the rows by a part of their names, in the order of the game's vocabulary; acts that are no unit's stand last.
func (t *Tally) by(part func(name) name) []Unit {
	sums := rows{known: map[name]int{}}
	for _, r := range t.rows.all {
		n := name{Side: r.Side, Act: r.Act}
		if r.Act == 0 {
			n = part(r.name)
		}
		sums.all[sums.at(n)].merge(r)
	}
	slices.SortFunc(sums.all, t.about.compare)
	var all []Unit
	for _, r := range sums.all {
		u := t.unit(r)
		u.Side = side(r.Side)
		all = append(all, u)
	}
	return all
}

// kinds sums them up by kind, of both sides.
func (t *Tally) kinds() []Unit {
	sums := rows{known: map[name]int{}}
	for _, r := range t.rows.all {
		sums.all[sums.at(name{Letter: r.Letter, Act: r.Act})].merge(r)
	}
	slices.SortFunc(sums.all, t.about.compare)
	var all []Unit
	for _, r := range sums.all {
		all = append(all, t.unit(r))
	}
	return all
}

// unit tells of a row, but for its side.
func (t *Tally) unit(r row) Unit {
	u := Unit{AMP: r.Group, Act: act(r.Act), Units: r.units, Activations: ShareOf(r.acts, t.acted), Captured: ShareOf(r.captured, r.units),
		Removed: ShareOf(r.removed, r.units), NeverMoved: ShareOf(r.still, r.units)}
	if r.Letter != 0 {
		u.Letter = string(r.Letter)
		kind, _ := t.about.game.Vocabulary().Unit(r.Letter)
		u.Unit = kind.Name
	}
	if r.units > 0 {
		u.Life = rounded(float64(r.life) / float64(r.units))
	}
	return u
}

func side(s rules.Side) string {
	if s == rules.White {
		return "white"
	}
	return "black"
}

func act(h rules.How) string {
	switch h {
	case rules.Slide:
		return "slide"
	case rules.Promote:
		return "promotion"
	case rules.Convert:
		return "conversion"
	}
	return ""
}

func (s *Subject) compare(a, b row) int {
	return cmp.Or(cmp.Compare(a.Act, b.Act), cmp.Compare(a.Side, b.Side),
		cmp.Compare(s.groupAt(a.Group), s.groupAt(b.Group)), cmp.Compare(s.kindAt(a.Letter), s.kindAt(b.Letter)))
}

func (s *Subject) groupAt(group string) int {
	return slices.IndexFunc(s.game.Vocabulary().Groups, func(g rules.Group) bool { return g.Name == group })
}

func (s *Subject) kindAt(letter byte) int {
	return slices.IndexFunc(s.game.Vocabulary().Units, func(u rules.UnitName) bool { return u.Letter == letter })
}
