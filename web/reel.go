package web

import (
	"slices"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// reel is every board of a game as data for replay.js, which puts looks on squares and knows no rules. Boards are told by what
// is other than on the board before.
type reel struct {
	Width  int      `json:"width"` // of the drawing; a square is Square wide, and the first one lies at Left and Top
	Height int      `json:"height"`
	Left   int      `json:"left"`
	Top    int      `json:"top"`
	Square int      `json:"square"`
	Files  []string `json:"files"` // as White sees them, from the left
	Ranks  []string `json:"ranks"` // … from the top
	Looks  [][]int  `json:"looks"` // the place of its words, -1 for a square without a unit, and those of its parts
	Drawn  string   `json:"drawn"` // the parts that no board of the page has, "p3", and their shapes, as groups of an SVG
	Words  []string `json:"words"`
	Heard  string   `json:"heard"`           // how a square and its words are said together: "{square}: {words}"
	Signs  []string `json:"signs,omitempty"` // how units are written in position lines, beside their words; none where lines are told whole
	Kinds  []string `json:"kinds"`           // of units that were lost: "orange warmachine"
	Turns  []reeled `json:"turns"`           // from the first that is told
}

// reeled is a turn in a reel.
type reeled struct {
	Steps  []string     `json:"s,omitempty"` // each in numbers: how many arrows are drawn, then each look that is other than before, behind the way to its square
	Names  []string     `json:"n,omitempty"` // of the steps, where there is more than one and they are not the parts of the turn as it is written
	Arrows string       `json:"a,omitempty"` // in numbers: from, to, the number of what is done
	Lost   []int        `json:"x,omitempty"` // a side (0 White, 1 Black, 2 nobody), a kind, the cell that it stood on
	Over   bool         `json:"o,omitempty"` // there is nothing to compose
	Line   *changedLine `json:"l,omitempty"` // what the composer is told of the position: see positionLines; nil where nothing is other than in the one before
}

// reelMaker puts a reel together.
type reelMaker struct {
	*library.Played
	composed positionLines
	voice    diagram.Voice
	kinds    map[string]int
	reel     reel
	cells    diagram.Reel
}

// reelOf makes the reel of the turns from one on, with the boards within turns or without them, and what is drawn of it.
func reelOf(p *library.Played, from int, within bool, v diagram.Voice) (reel, drawn) {
	m := reelMaker{Played: p, voice: v, kinds: map[string]int{}}
	var frames []diagram.Drawing
	var all [][]step
	for turn := from; turn <= p.Turns && isKnown(p, turn); turn++ {
		now, steps := framesOf(p, turn, rules.White)
		if !within {
			now, steps = now[len(now)-1:], steps[len(steps)-1:]
		}
		frames, all = append(frames, now...), append(all, steps)
	}
	shown := len(frames)
	for _, at := range p.Extremes {
		frames = append(frames, draw(p, at, diagram.Options{}))
	}
	m.cells = diagram.NewReel(frames, shown, v)
	m.ground()
	boards := m.boards(all)
	m.learn(from, boards)
	frame := 0
	for i, steps := range all {
		m.turn(from+i, steps, m.cells.Frames[frame:frame+len(steps)])
		m.compose(from+i, boards[i])
		frame += len(steps)
	}
	return m.reel, newDrawn(m.cells)
}

// isKnown reports whether there is a position after a turn.
func isKnown(p *library.Played, turn int) bool {
	last := p.Setups + turn - 1
	return p.Start != nil && (last < 0 || p.Lines[last].After != nil)
}

func (m *reelMaker) ground() {
	c := m.cells
	heard := m.voice(phrase.New("diagram-cell", "square", phrase.Words("{square}"), "words", phrase.Words("{words}")))
	m.reel = reel{
		Width: c.Width, Height: c.Height, Left: c.Left, Top: c.Top, Square: c.Square, Files: c.FileNames(), Ranks: c.RankNames(),
		Heard: heard,
	}
	words := map[string]int{}
	for _, l := range c.Looks {
		n, known := words[l.Words]
		if !l.Unit {
			n, known = noUnit, true
		}
		if !known {
			n = len(m.reel.Words)
			words[l.Words] = n
			m.reel.Words = append(m.reel.Words, l.Words)
		}
		m.reel.Looks = append(m.reel.Looks, append([]int{n}, l.Parts...))
	}
}

func (m *reelMaker) turn(turn int, steps []step, changes [][]diagram.Change) {
	var r reeled
	var names []string
	for i, s := range steps {
		arrows := m.arrows(s.turn)
		told, at := appendDigits(nil, len(arrows)/arrowNumbers), 0
		for _, c := range changes[i] {
			told, at = appendDigits(appendDigits(told, c.Cell-at), c.Look+1), c.Cell
		}
		r.Steps = append(r.Steps, string(told))
		r.Arrows = inDigits(arrows)
		names = append(names, m.voice(s.Words))
	}
	if len(steps) > 1 && (turn == 0 || !slices.Equal(names, writtenParts(m.Lines[m.Setups+turn-1].Text))) {
		r.Names = names
	}
	if turn > 0 {
		m.lost(&r, m.Lines[m.Setups+turn-1])
	}
	m.reel.Turns = append(m.reel.Turns, r)
}

// writtenParts are the parts of a turn as its text has them: "Ne1-f3" and "c3-c4" of "white: Ne1-f3, c3-c4". The script takes them from there.
func writtenParts(text string) []string {
	_, after, found := strings.Cut(text, ": ")
	if !found {
		after = text
	}
	return strings.Split(after, ", ")
}

// position is the one after a turn.
func position(p *library.Played, turn int) rules.Position { return p.Before(p.Setups + turn) }

// arrowNumbers is how many numbers an arrow is.
const arrowNumbers = 3

// arrows are the arrows of a turn as far as it has come, each its first square, its last, and the number of what is done. Those that lead
// beyond the board are left out.
func (m *reelMaker) arrows(t rules.Turn) (all []int) {
	number := 0
	for _, a := range t.Actions {
		if a.How == rules.Place {
			continue
		}
		number++
		from, ok := m.cells.Cell(a.From)
		for j, s := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
			if j > 0 && m.Preset.Game.Vocabulary().Jumps { // the steps of such a turn are its jumps
				number++
			}
			to, on := m.cells.Cell(s)
			if !ok || !on {
				break
			}
			if from != to {
				all = append(all, from, to, number)
			}
			from = to
		}
	}
	return all
}

// nobody is whose neutral units are.
const nobody = 2

func (m *reelMaker) lost(r *reeled, l library.Line) {
	for _, u := range gone(l) {
		side, kind := int(u.Side), m.voice(kind(m.Played, u))
		if u.Neutral {
			side = nobody
		}
		n, known := m.kinds[kind]
		if !known {
			n = len(m.reel.Kinds)
			m.kinds[kind] = n
			m.reel.Kinds = append(m.reel.Kinds, kind)
		}
		cell, _ := m.cells.Cell(u.At) // which every unit stands on
		r.Lost = append(r.Lost, side, n, cell)
	}
}

// numerals are the digits of the numbers of a reel: the first half ends a number, the second half goes on. They need no escaping in
// JSON or HTML.
const numerals = "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQR" + "STUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// appendDigits writes a number that is not negative, its lowest digit first.
func appendDigits(b []byte, n int) []byte {
	const base = len(numerals) / 2
	for n >= base {
		b, n = append(b, numerals[base+n%base]), n/base
	}
	return append(b, numerals[n])
}

// inDigits writes numbers.
func inDigits(all []int) string {
	var b []byte
	for _, n := range all {
		b = appendDigits(b, n)
	}
	return string(b)
}

// changedLine is a text by what is other than in the one before: how much of its beginning stays, how much of its end, and what
// stands between.
type changedLine [3]any

func changed(before, now string) *changedLine {
	if before == now {
		return nil
	}
	head := 0
	for head < min(len(before), len(now)) && before[head] == now[head] {
		head++
	}
	tail := 0
	for tail < min(len(before), len(now))-head && before[len(before)-1-tail] == now[len(now)-1-tail] {
		tail++
	}
	return &changedLine{head, tail, now[head : len(now)-tail]}
}

// boards are those after whole turns, each square by the words of what stands there.
func (m *reelMaker) boards(turns [][]step) (all [][]int) {
	d, frames := newDrawn(m.cells), 0
	for _, steps := range turns {
		frames += len(steps)
		board := d.boardAfter(frames)
		for i, look := range board {
			board[i] = noUnit
			if look >= 0 {
				board[i] = m.reel.Looks[look][0]
			}
		}
		all = append(all, board)
	}
	return all
}

// learn finds out whether the lines of positions follow from their boards.
func (m *reelMaker) learn(from int, boards [][]int) {
	var lines []string
	for i := range boards {
		lines = append(lines, m.line(from+i))
	}
	m.composed.signs = signsOf(len(m.reel.Words), lines, boards, m.cells.Files)
	m.reel.Signs = m.composed.signs
}

// line is what the composer is told of the position after a turn.
func (m *reelMaker) line(turn int) string {
	_, line, _ := strings.Cut(string(fragment(m.Preset, position(m.Played, turn))), "&l=")
	return line
}

// compose adds the line of the position after the newest turn.
func (m *reelMaker) compose(turn int, board []int) {
	r := &m.reel.Turns[len(m.reel.Turns)-1]
	if r.Over = position(m.Played, turn).Outcome().Over(); !r.Over {
		r.Line = m.composed.tell(m.line(turn), board, m.cells.Files)
	}
}
