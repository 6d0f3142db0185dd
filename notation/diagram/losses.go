package diagram

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// piece is a unit wherever it stands: its letter, its AMP's and whose it is.
type piece struct {
	unit, code byte
	owner      owner
}

// loss is a unit that the last turn took off the board, and where it stood.
type loss struct {
	piece
	at      rules.Square
	removed bool // it left the board without being taken (LF-7)
}

// score is how often a side has lost one kind of unit.
type score struct {
	piece
	n int
}

// ghosts is how many units one cell shows that were taken from it; a turn rarely takes more in one place.
const ghosts = 2

// losses notes what the last turn took, and marks the squares of it.
func (d sketcher) losses(o *Options) {
	captured, removed := o.facts(d.Drawing)
	for _, u := range captured {
		d.lose(loss{d.piece(u), u.At, false})
	}
	for _, u := range removed {
		d.lose(loss{d.piece(u), u.At, true})
	}
	d.haunt()
}

// facts returns what the last turn took: as it was told, else as the position says in which it was played.
func (o *Options) facts(d *Drawing) (captured, removed []rules.Placement) {
	if o.Captured != nil || o.Removed != nil || o.Before == nil || len(o.Last.Actions) == 0 || o.Last.IsSetup() {
		return o.Captured, o.Removed
	}
	v, err := o.Before.Judge(rules.Draft{Turn: o.Last})
	if err != nil || v.Next == nil {
		return sketcher{d}.missing(o)
	}
	return v.Captured, v.Removed
}

// missing compares two positions, of a turn that is not whole yet and cannot be judged: captured are the units where a capture
// came down, removed those whose squares are empty although they did not leave. Where units jump, these were gone over.
func (d sketcher) missing(o *Options) (captured, removed []rules.Placement) {
	from, to := map[rules.Square]bool{}, map[rules.Square]bool{}
	for _, a := range o.Last.Actions {
		from[a.From] = true
		to[a.To] = to[a.To] || a.How == rules.Capture && !d.jumps
	}
	for u := range o.Before.Placements() {
		switch c := d.at(u.At); {
		case c == nil:
		case to[u.At]:
			captured = append(captured, u)
		case c.unit != 0 || from[u.At]:
		case d.jumps:
			captured = append(captured, u)
		default:
			removed = append(removed, u)
		}
	}
	return captured, removed
}

// lose notes a loss, unless its unit still stands there: in the middle of a turn the body rules have not taken yet (LF-9).
func (d sketcher) lose(l loss) {
	if c := d.at(l.at); c != nil && c.mark == untouched && c.piece() == l.piece {
		return
	}
	d.lost = append(d.lost, l)
}

// haunt puts the lost units on their squares, as ghosts.
func (d sketcher) haunt() {
	for _, l := range d.lost {
		c := d.at(l.at)
		if c == nil {
			continue
		}
		for i := range c.ghosts {
			if c.ghosts[i].unit == 0 {
				c.ghosts[i] = l.piece
				break
			}
		}
		if c.unit == 0 && c.mark == untouched && !c.hole {
			c.mark = taken
		}
	}
	if len(d.lost) > 0 && d.jumps {
		d.unguess()
	}
}

// unguess takes back what a chain of jumps by itself only let suppose, now that it is known what it took.
func (d sketcher) unguess() {
	for i := range d.cells {
		switch c := &d.cells[i]; {
		case c.ghosts[0].unit != 0:
		case c.mark == taken:
			c.mark = untouched
		case c.mark == captured:
			c.mark = arrived
		}
	}
}

// tally counts what each side has lost in the game, and at last what belonged to nobody.
func (d sketcher) tally(lost []rules.Placement) {
	for _, u := range lost {
		d.fallen[d.piece(u).owner].add(d.piece(u))
	}
}

// scores are kinds of units in the order in which they were first lost.
type scores []score

func (all *scores) add(p piece) {
	for i := range *all {
		if (*all)[i].piece == p {
			(*all)[i].n++
			return
		}
	}
	*all = append(*all, score{p, 1})
}

func (d *Drawing) piece(u rules.Placement) piece {
	p := piece{d.letter(u), u.Code, owner(u.Side & 1)}
	if p.code != 0 {
		p.code = ascii(p.code)
	}
	if u.Neutral {
		p.owner = nobody
	}
	return p
}

func (c *cell) piece() piece { return piece{c.unit, c.code, c.owner} }

// alone is a cell in which nothing but a unit is drawn.
func (p piece) alone() cell { return cell{unit: p.unit, code: p.code, owner: p.owner} }

// Losses says what the last turn took, in one sentence for what was captured and one for what left the board otherwise:
// "Captured: green guard on c7." A turn that took nothing has none, nor has a drawing that is Told.
func (d Drawing) Losses() []phrase.Phrase {
	if d.told {
		return nil
	}
	var said []phrase.Phrase
	for _, removed := range []bool{false, true} {
		if p := (speaker{&d}).lossesOf(removed); !p.Empty() {
			said = append(said, p)
		}
	}
	return said
}

// lossesOf is one of these sentences, or nothing.
func (d speaker) lossesOf(removed bool) phrase.Phrase {
	units := phrase.Join(phrase.Commas, d.lostUnits(removed)...)
	switch {
	case units.Empty():
		return phrase.Phrase{}
	case removed:
		return phrase.New("diagram-removed", "units", units)
	}
	return phrase.New("diagram-captured", "units", units)
}

// Told returns the drawing for a letter that has said already what the last turn took: text and tables leave it out. What is
// drawn in pictures stays, for they may be looked at by themselves.
func (d Drawing) Told() Drawing {
	d.told = true
	return d
}

// lostUnits names the units that the last turn took, with their squares.
func (d speaker) lostUnits(removed bool) (all []phrase.Phrase) {
	for _, l := range d.lost {
		if l.removed == removed {
			all = append(all, phrase.New("diagram-lost-unit", "unit", d.named(l.piece), "square", l.at))
		}
	}
	return all
}

// named says whose a unit is and of what kind: "green guard", "Black pawn", "neutral pawn".
func (d speaker) named(p piece) phrase.Phrase {
	owner := rules.Side(p.owner & 1).Phrase()
	if group, ok := d.group(p.code); ok {
		owner = group
	}
	if p.owner == nobody {
		return phrase.New("diagram-cell-neutral", "unit", d.kind(p.unit))
	}
	return phrase.New("diagram-cell-group", "group", owner, "unit", d.kind(p.unit))
}
