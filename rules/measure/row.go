package measure

import "pbem/rules"

// name is whose acts a row counts: the units of a kind in an AMP of a side. Act is set for acts that are no unit's: slides, promotions and
// conversions; Letter is 0 then.
type name struct {
	Side   rules.Side
	Group  string
	Letter byte
	Act    rules.How
}

// row counts what units of one name do and suffer.
type row struct {
	name
	units    uint64 // how many there were, in all games
	acts     uint64
	captured uint64
	removed  uint64 // left the board without being captured, or were converted
	still    uint64 // never acted
	life     uint64 // the turns that they all lived
}

func (r *row) merge(other row) {
	r.units += other.units
	r.acts += other.acts
	r.captured += other.captured
	r.removed += other.removed
	r.still += other.still
	r.life += other.life
}

// rows finds rows by name.
type rows struct {
	all   []row
	known map[name]int
}

// at returns the place of the row with a name; a new one, if there is none yet.
func (r *rows) at(n name) int {
	i, ok := r.known[n]
	if !ok {
		i = len(r.all)
		r.all, r.known[n] = append(r.all, row{name: n}), i
	}
	return i
}

func nameOf(u rules.Placement) name { return name{Side: u.Side, Group: u.Group, Letter: u.Unit} }
