// Package diagram draws a position: one drawing, several pens.
//
// The idea: [New] looks at a position once, from one side of the board, and keeps what a picture needs: the cells in the
// order in which a reader meets them, with the marks of the last turn. A pen ([Drawing.Text], [Drawing.HTML]) turns that
// into one format and knows nothing of positions or turns. The pens that draw shapes ([Drawing.SVG], [Drawing.AppendFigure],
// [AppendSteps], [Drawing.Image], [Film]) write down one picture: stamps (a token, a silhouette, a letter) with the places
// where they are put. What a picture shows is told in words by [Drawing.Cells].
//
// In text every cell is four columns: a mark, the AMP's code, the unit's letter, a mark. The units of the reader's
// opponent stand between angle brackets, so that friend and foe are told apart before any letter is read:
//
//	 oW    the reader's orange warmachine       <gE>  the opponent's green elephant
//	*oW    it came here in the last turn        #gE>  it came here and captured
//	 ()    a unit left this square               .    an empty square
//	~nP~   a neutral unit                       oW/  not connected to a leader now; <gE/ the opponent's
//	oW+    its AMP has no leader any more       <gE+ the opponent's
//
// Games without AMPs have one letter a unit, White's in capitals, Black's small. There a cell may be narrower, so that a board
// without edges finds room:
//
//	 N     the reader's knight, who is White    <n>   the opponent's knight
//	(Bp)   White's Hand over its captive        =R    a pawn that was promoted
//	[.]    a square that slid here, [N] with a unit on it; [] where it was
//	#.     this square lost its unit: another jumped over it, or it was removed
//
// That is the style of letters, [Plain]. [Wide] draws a line around every square, [Unicode] shades, a frame and chessmen.
//
// In pictures the signs of the last turn differ in form, so that nobody needs to see their colours: a ring in a dashed square
// was left, a frame came here, a frame with filled corners captured. What was taken is a pale unit, crossed out, where it stood,
// or a badge at the corner of its square if another stands there now. Arrows lie over the units, numbered where there are more
// than one. Below the board its own signs are explained; then comes what was taken, in words, and a tray of all that each side
// has lost, if [Options] tell it. [Drawing.Losses] and [Drawing.AppendTrayHTML] give these to pages.
package diagram

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Voice puts a phrase into words, in the language of whoever reads the drawing.
type Voice func(phrase.Phrase) string

// Options say from where a position is seen and which turn led to it.
type Options struct {
	As       rules.Side // the reader's side: drawn at the bottom, their opponent's units marked
	Last     rules.Turn // the turn just played, to be marked; the zero turn for none
	LastSide rules.Side // who played it
	// Captured and Removed are what it took, as in its verdict, or as events and records keep it.
	Captured, Removed []rules.Placement
	// Before is the position in which it was played, or nil. Where neither is given, the drawing finds out with it what the turn
	// took, also where the turn does not say so: what a knight went over (CO-4), what the body rules removed (LF-7).
	Before rules.Position
	// Lost is all that both sides have lost in the game so far, by the last turn too: what stands in the tray. Without it there
	// is none.
	Lost []rules.Placement
}

// Drawing is a position as a reader sees it: a value that any pen can turn into a picture.
type Drawing struct {
	files, ranks int
	cells        []cell        // row by row from the top left corner, as the reader sees them
	corner       rules.Square  // the square of the top left cell
	step         int           // how files run to the right: 1 for White, -1 for Black; ranks run downwards against it
	groups       []rules.Group // for the legend
	units        []rules.UnitName
	as, lastSide rules.Side
	neutral      bool    // there is a neutral unit
	letters      bool    // no AMPs: White's units have capital letters, Black's small ones
	holes        bool    // there is a location without a square
	cut          bool    // there is a unit that is not connected
	dead         bool    // there is a unit whose AMP has no leader
	jumps        bool    // captures are made by going over units
	sample       [2]cell // by side: a unit to explain the brackets with
	last         rules.Turn
	captive      cell        // a unit over its captive, to explain it with
	marked       [marks]cell // a cell with each mark that is on the board, to explain it with
	lost         []loss      // by the last turn
	fallen       [3]scores   // in the game so far, by owner
	told         bool        // what they are is said elsewhere
	heading      []string    // lines above a picture
	above        int         // how many lines a picture has room for above it
	voice        Voice
	names        map[phrase.Term]string // what the voice calls units and AMPs: every pen needs them
}

// sketcher makes a drawing: it puts on the board what a position and the turn before it have.
type sketcher struct{ *Drawing }

// cell is one square of a drawing.
type cell struct {
	unit, code byte // letters; unit is 0 on an empty square, code in games without AMPs
	under      byte // the letter of the unit that lies captive under it; 0 for none
	hole       bool // a location without a square
	cut        bool // the unit is not connected to a leader now
	dead       bool // the unit's AMP has no leader: it can't act any more
	owner      owner
	mark       mark
	light      bool          // the lighter of the two kinds of squares
	ghosts     [ghosts]piece // the units that the last turn took from here
}

type owner uint8

const (
	white owner = iota
	black
	nobody
)

// longest bounds a drawing's sides: no real board comes near it.
const longest = 64

// In returns the drawing with its legend in the words of a voice. Without one it says its phrases as programmers read them. It
// remembers the names of units and AMPs, which every pen needs, so that it is not safe for concurrent use.
func (d Drawing) In(v Voice) Drawing {
	d.voice = v
	d.names = map[phrase.Term]string{}
	return d
}

func (d *Drawing) say(key string, pairs ...any) string { return d.words(phrase.New(key, pairs...)) }

func (d *Drawing) words(p phrase.Phrase) string {
	if d.voice == nil {
		return p.String()
	}
	return d.voice(p)
}

// New draws a position from the reader's side. The vocabulary is that of the position's game.
func New(p rules.Position, v *rules.Vocabulary, o Options) Drawing {
	low, high := p.Extent()
	d := Drawing{
		files: span(low.File, high.File), ranks: span(low.Rank, high.Rank),
		groups: v.Groups, units: v.Units, as: o.As, lastSide: o.LastSide, last: o.Last,
	}
	d.corner, d.step = rules.Square{File: low.File, Rank: low.Rank + int16(d.ranks) - 1}, 1
	if o.As == rules.Black {
		d.corner, d.step = rules.Square{File: low.File + int16(d.files) - 1, Rank: low.Rank}, -1
	}
	d.letters, d.jumps = len(v.Groups) == 0, v.Jumps
	d.cells = make([]cell, d.files*d.ranks)
	s := sketcher{&d}
	s.checker()
	s.dig(p)
	for u := range p.Placements() {
		s.place(u)
	}
	s.cutOff(p)
	s.die(rules.Leaderless(p, v))
	s.markTurn(o.Last)
	s.losses(&o)
	s.tally(o.Lost)
	s.settle()
	return d
}

func span(low, high int16) int {
	return max(1, min(longest, int(high)-int(low)+1))
}

func (d sketcher) checker() {
	for i := range d.cells {
		f, r := d.square(i%d.files, i/d.files)
		d.cells[i].light = (f+r)&1 == 0
	}
}

// dig leaves out the squares that do not exist.
func (d sketcher) dig(board rules.Position) {
	for i := range d.cells {
		f, r := d.square(i%d.files, i/d.files)
		d.cells[i].hole = !board.Exists(rules.Square{File: int16(f), Rank: int16(r)})
		d.holes = d.holes || d.cells[i].hole
	}
}

// cutOff notes the units of both sides that could act if they were connected to a leader, in games in which units act through
// leaders. Once the game is over nobody acts.
func (d sketcher) cutOff(p rules.Position) {
	led, ok := p.(rules.Led)
	if !ok || p.Outcome().Over() {
		return
	}
	d.cutOffFrom(led.LeadersOf(rules.White))
	d.cutOffFrom(led.LeadersOf(rules.Black))
}

// cutOffFrom notes the units of a side that none of its leaders reaches.
func (d sketcher) cutOffFrom(reports []rules.LeaderReport) {
	reached := map[rules.Square]bool{}
	for _, r := range reports {
		for _, u := range r.Reaches {
			reached[u.At] = true
		}
	}
	for _, r := range reports {
		for _, u := range r.Cut {
			if c := d.at(u.At); c != nil && !reached[u.At] {
				c.cut, d.cut = true, true
			}
		}
	}
}

// die notes the units of AMPs that have no leader.
func (d sketcher) die(leaderless []rules.Group) {
	for i := range d.cells {
		c := &d.cells[i]
		for _, g := range leaderless {
			if c.unit != 0 && c.owner != nobody && c.code == ascii(g.Code) {
				c.dead, d.dead = true, true
			}
		}
	}
}

// square returns the file and rank of a cell.
func (d *Drawing) square(column, row int) (file, rank int) {
	return int(d.corner.File) + column*d.step, int(d.corner.Rank) - row*d.step
}

// offset returns the column and the row of a square, also of one that is not drawn.
func (d *Drawing) offset(s rules.Square) (column, row int) {
	return (int(s.File) - int(d.corner.File)) * d.step, (int(d.corner.Rank) - int(s.Rank)) * d.step
}

// at returns the cell of a square, or nil for one that is not drawn.
func (d *Drawing) at(s rules.Square) *cell {
	column, row := d.offset(s)
	if column < 0 || column >= d.files || row < 0 || row >= d.ranks {
		return nil
	}
	return &d.cells[row*d.files+column]
}

func (d sketcher) place(u rules.Placement) {
	c := d.at(u.At)
	if c == nil {
		return
	}
	if u.Held && c.unit != 0 {
		c.under = d.letter(u)
		d.captive = *c
		return
	}
	p := d.piece(u)
	c.unit, c.code, c.owner, c.under = p.unit, p.code, p.owner, 0
	if u.Neutral {
		d.neutral = true
		return
	}
	if d.sample[u.Side&1].unit == 0 {
		d.sample[u.Side&1] = *c
	}
}

// letter is how a unit is written. Without AMPs its case says whose it is, as in position lines.
func (d *Drawing) letter(u rules.Placement) byte {
	c := ascii(u.Unit)
	if d.letters && u.Side == rules.Black && !u.Neutral && c >= 'A' && c <= 'Z' {
		return c - 'A' + 'a'
	}
	return c
}

// foe reports whether a cell holds a unit of the reader's opponent.
func (d *Drawing) foe(c *cell) bool { return c.owner == owner(d.as.Other()) }
