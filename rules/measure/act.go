package measure

import (
	"cmp"
	"slices"

	"pbem/rules"
)

// act counts one action of a turn, and follows the unit that it moves.
func (t *Tally) act(a rules.Action) {
	side := t.at.ToMove()
	switch a.How {
	case rules.Slide:
		t.rows.all[t.rows.at(name{Side: side, Act: rules.Slide})].acts++
		t.watch.move(a)
		return
	case rules.Promote:
		t.rows.all[t.rows.at(name{Side: side, Act: rules.Promote})].acts++
		return
	case rules.Convert:
		t.rows.all[t.rows.at(name{Side: side, Act: rules.Convert})].acts++
		t.convert(a.To, side.Other())
		return
	}
	who := name{Side: side, Letter: a.Unit}
	if u := t.watch.move(a); u != nil {
		u.acted, who.Group = true, u.name.Group
		if a.To == rules.Off() {
			t.gone(u, false)
		}
	}
	t.countActing(who.Group)
	t.rows.all[t.rows.at(who)].acts++
	for _, s := range a.Via {
		t.squares[s]++
	}
	if a.To != rules.Off() {
		t.squares[a.To]++
	}
}

// convert takes a unit from its side.
func (t *Tally) convert(at rules.Square, side rules.Side) {
	if u := t.watch.leave(rules.Placement{At: at, Side: side}); u != nil {
		t.gone(u, false)
	}
}

// lose counts units that a turn took.
func (t *Tally) lose(units []rules.Placement, captured bool) {
	if captured {
		t.captured += uint64(len(units))
	} else {
		t.removed += uint64(len(units))
	}
	for _, u := range units {
		if token := t.watch.leave(u); token != nil {
			t.gone(token, captured)
		}
	}
}

// gone counts that a unit has left the game.
func (t *Tally) gone(u *token, captured bool) {
	u.gone = true
	r := &t.rows.all[t.rows.at(u.name)]
	r.life += uint64(t.turns)
	if captured {
		r.captured++
	} else {
		r.removed++
	}
}

// whole reports whether a turn has used up what its AMPs, or its leader, may do (CH-6).
func (t *Tally) whole(turn rules.Turn) bool {
	switch {
	case turn.IsPass() || !t.about.limited():
		return false
	case turn.Lead.Unit != 0:
		return len(turn.Actions) == t.about.kinds[turn.Lead.Unit]
	}
	for _, g := range t.acting {
		if g.acts != t.about.groups[g.name] {
			return false
		}
	}
	return true
}

// acting is how often units of an AMP have acted in a turn.
type acting struct {
	name string
	acts int
}

func (t *Tally) countActing(group string) {
	for i := range t.acting {
		if t.acting[i].name == group {
			t.acting[i].acts++
			return
		}
	}
	t.acting = append(t.acting, acting{group, 1})
}

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
