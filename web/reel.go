package web

import (
	"bytes"
	"encoding/json"
	"html/template"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
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
	Words  []string `json:"words"`
	Heard  string   `json:"heard"` // how a square and its words are said together: "{square}: {words}"
	Kinds  []string `json:"kinds"` // of units that were lost: "orange warmachine"
	Turns  []reeled `json:"turns"` // from the first that is told
}

// reeled is a turn in a reel.
type reeled struct {
	Steps  []string     `json:"s,omitempty"` // each in numbers: how many arrows are drawn, then each look that is other than before, behind the way to its square
	Names  []string     `json:"n,omitempty"` // of the steps, where there is more than one
	Arrows []int        `json:"a,omitempty"` // from, to, the number of what is done
	Lost   []int        `json:"x,omitempty"` // a side (0 White, 1 Black, 2 nobody), a kind
	Line   *changedLine `json:"l,omitempty"` // what the composer is told of the position; nil where there is nothing to compose
}

// changedLine is a text by what is other than in the one before: how much of its beginning stays, how much of its end, and what
// stands between.
type changedLine [3]any

func changed(before, now string) *changedLine {
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

// reelMaker puts a reel together.
type reelMaker struct {
	*played
	line  string // of the position before
	voice diagram.Voice
	kinds map[string]int
	reel  reel
	cells diagram.Reel
}

// reelOf makes the reel of the turns from one on, with the boards within turns or without them, and what is drawn of it.
func (p *played) reelOf(from int, within bool, v diagram.Voice) (reel, drawn) {
	m := reelMaker{played: p, voice: v, kinds: map[string]int{}}
	var frames []diagram.Drawing
	var all [][]step
	for turn := from; turn <= p.Turns && p.known(turn); turn++ {
		now, steps := p.frames(turn, rules.White)
		if !within {
			now, steps = now[len(now)-1:], steps[len(steps)-1:]
		}
		frames, all = append(frames, now...), append(all, steps)
	}
	shown := len(frames)
	for _, at := range p.extremes {
		frames = append(frames, p.draw(at, diagram.Options{}))
	}
	m.cells = diagram.NewReel(frames, shown, v)
	m.ground()
	frame := 0
	for i, steps := range all {
		m.turn(from+i, steps, m.cells.Frames[frame:frame+len(steps)])
		frame += len(steps)
	}
	return m.reel, drawn{m.cells, map[int]bool{}}
}

// known reports whether there is a position after a turn.
func (p *played) known(turn int) bool {
	last := p.setups + turn - 1
	return p.start != nil && (last < 0 || p.lines[last].after != nil)
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
			n, known = -1, true
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
	for i, s := range steps {
		told, at := appendDigits(nil, m.arrows(&r, s.turn)), 0
		for _, c := range changes[i] {
			told, at = appendDigits(appendDigits(told, c.Cell-at), c.Look+1), c.Cell
		}
		r.Steps = append(r.Steps, string(told))
		if len(steps) > 1 {
			r.Names = append(r.Names, m.voice(s.Words))
		}
	}
	if turn > 0 {
		m.lost(&r, m.lines[m.setups+turn-1])
	}
	if at := m.position(turn); !at.Outcome().Over() {
		_, line, _ := strings.Cut(string(fragment(m.preset, at)), "&l=")
		r.Line, m.line = changed(m.line, line), line
	}
	m.reel.Turns = append(m.reel.Turns, r)
}

// position is the one after a turn.
func (p *played) position(turn int) rules.Position { return p.before(p.setups + turn) }

// arrows notes the arrows of a turn as far as it has come, and returns how many there are then. Those that lead beyond the
// board are left out.
func (m *reelMaker) arrows(r *reeled, t rules.Turn) int {
	r.Arrows = nil
	number := 0
	for _, a := range t.Actions {
		if a.How == rules.Place {
			continue
		}
		number++
		from, ok := m.cells.Cell(a.From)
		for j, s := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
			if j > 0 && m.preset.Game.Vocabulary().Jumps { // the steps of such a turn are its jumps
				number++
			}
			to, on := m.cells.Cell(s)
			if !ok || !on {
				break
			}
			if from != to {
				r.Arrows = append(r.Arrows, from, to, number)
			}
			from = to
		}
	}
	return len(r.Arrows) / 3
}

// nobody is whose neutral units are.
const nobody = 2

func (m *reelMaker) lost(r *reeled, l line) {
	for _, u := range l.gone() {
		side, kind := int(u.Side), m.voice(m.kind(u))
		if u.Neutral {
			side = nobody
		}
		n, known := m.kinds[kind]
		if !known {
			n = len(m.reel.Kinds)
			m.kinds[kind] = n
			m.reel.Kinds = append(m.reel.Kinds, kind)
		}
		r.Lost = append(r.Lost, side, n)
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

// script writes the reel as it stands in a page, between tags.
func (r reel) script() (template.JS, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // it would be half as long again
	if err := e.Encode(r); err != nil {
		return "", err
	}
	return template.JS(strings.NewReplacer("</", `<\/`, "<!", `\u003c!`).Replace(strings.TrimSpace(b.String()))), nil
}
