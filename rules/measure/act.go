package measure

import "pbem/rules"

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
