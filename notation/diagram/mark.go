package diagram

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// mark says what the last turn did to a square.
type mark uint8

const (
	untouched mark = iota
	arrived
	captured  // arrived by a capture
	converted // changed its side without moving
	left      // a unit went away and none stands there now
	promoted
	slid    // the square itself came here
	slidOff // the square itself went away: a location without a square
	taken   // lost its unit without another coming here: gone over, or removed
	marks   // how many there are
)

// markTurn marks where units left and where they came to, and where squares did. Of several visits to a square the last one
// counts: a unit that came and went has left it. A set-up is not marked, since all of it is new.
func (d sketcher) markTurn(t rules.Turn) {
	for i := range t.Actions {
		d.markAction(&t.Actions[i])
	}
	for i := range d.cells {
		d.cells[i].settle()
	}
}

func (d sketcher) markAction(a *rules.Action) {
	switch {
	case a.How == rules.Place:
		return
	case a.How == rules.Slide:
		d.mark(a.From, slidOff)
		d.mark(a.To, slid)
		return
	case a.How == rules.Capture && d.jumps:
		d.mark(a.From, left)
		d.markJumps(a)
		return
	}
	d.mark(a.From, left)
	d.mark(a.To, markOf(a))
}

// markJumps marks the units that a chain of jumps went over: each stood just before a landing. What a knight went over, or
// one that left the board, the turn does not say.
func (d sketcher) markJumps(a *rules.Action) {
	from, told := a.From, true
	for i := range len(a.Via) + 1 {
		to := a.To
		if i < len(a.Via) {
			to = a.Via[i]
		}
		if to == rules.Off() {
			return
		}
		before, straight := justBefore(from, to)
		if straight {
			d.mark(before, taken)
		}
		told, from = told && straight, to
	}
	if told {
		d.mark(a.To, arrived)
		return
	}
	d.mark(a.To, captured)
}

// justBefore returns the square in front of the last on the way from one square to another; straight is false where no line
// joins them.
func justBefore(from, to rules.Square) (s rules.Square, straight bool) {
	file, rank := int(to.File)-int(from.File), int(to.Rank)-int(from.Rank)
	s = rules.Square{File: to.File - direction(file), Rank: to.Rank - direction(rank)}
	return s, s != from && (file == 0 || rank == 0 || file == rank || file == -rank)
}

func direction(n int) int16 {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// settle drops a mark that the board contradicts.
func (c *cell) settle() {
	fits := c.unit != 0
	switch c.mark {
	case left, taken:
		fits = c.unit == 0 && !c.hole
	case slid:
		fits = !c.hole
	case slidOff:
		fits = c.hole
	}
	if !fits {
		c.mark = untouched
	}
}

// settle notes which marks there are, for the legend.
func (d sketcher) settle() {
	for _, c := range d.cells {
		d.marked[c.mark] = c
	}
}

func markOf(a *rules.Action) mark {
	switch {
	case a.How == rules.Capture:
		return captured
	case a.How == rules.Convert:
		return converted
	case a.Into != 0:
		return promoted
	}
	return arrived
}

func (d sketcher) mark(s rules.Square, m mark) {
	if c := d.at(s); c != nil {
		c.mark = m
	}
}

// sign is how a mark looks in ASCII.
func (m mark) sign() string { return asciiMarks()[m] }

// markNames are the marks as the catalogue knows them.
func markNames() [marks]string {
	return [marks]string{
		untouched: "untouched", arrived: "came", captured: "captured", converted: "converted", left: "left",
		promoted: "promoted", slid: "slid", slidOff: "slid-away", taken: "lost",
	}
}

// phrase says what a mark means.
func (m mark) phrase() phrase.Phrase { return phrase.New("diagram-mark-" + markNames()[m]) }
