package amoeba

import (
	"slices"

	"pbem/rules"
)

// search is a cursor: a stack of boards, and of each the turns that were listed.
type search struct {
	frames []*frame // of which the first depth+1 are in use
	depth  int
	ways   []way

	moves  []move // of the list that is being made
	gains  []int32
	slides []slide
}

// frame is a board on the stack.
type frame struct {
	board
	toMove rules.Side
	played way // the turn that led here, in the locations of the frame below
	slid   slide
	ways   int // how many there were before its own were listed
}

// way is a turn: a move, a slide or none, and which of the choices of promotions.
type way struct {
	move   move
	slide  slide
	choice int
}

const (
	mostWays    = 4096 // bounds how many turns of one position a search looks at
	mostChoices = 64   // bounds in how many ways several pawns are promoted at once; of more, all become the same
)

// Search keeps rules.Searching.
func (p *Position) Search() rules.Lookahead {
	return &search{frames: []*frame{{board: p.open(), toMove: p.toMove, slid: p.before()}}}
}

func (s *search) top() *frame { return s.frames[s.depth] }

func (s *search) ToMove() rules.Side { return s.top().toMove }

func (s *search) Key() uint64 {
	f := s.top()
	key := uint64(f.toMove)
	for at, c := range f.cells {
		if c >= free {
			key += f.keyOf(loc(at), uint64(c))
		}
	}
	if f.slid != (slide{}) {
		key += f.keyOf(f.slid.from, 1) + f.keyOf(f.slid.to, 2)
	}
	return mixed(key)
}

// keyOf is what something on a location adds to a key.
func (l *layout) keyOf(at loc, what uint64) uint64 {
	s := l.square(at)
	return mixed(uint64(uint16(s.File))<<24 | uint64(uint16(s.Rank))<<8 | what)
}

func mixed(x uint64) uint64 {
	x = (x + 1) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Ended asks for a legal turn, as Judge does (AM-7).
func (s *search) Ended() (rules.Result, bool) {
	f := s.top()
	switch {
	case f.over():
		return (&Position{layout: f.layout}).Outcome().Result, true
	case f.can(f.toMove, f.slid):
		return rules.Ongoing, false
	case !f.safe(f.toMove) || s.couldWithoutSlide():
		return rules.Win(f.toMove.Other()), true
	}
	return rules.Drawn, true
}

// couldWithoutSlide asks whether the side to move would have a legal turn but for the slide just before, and what it promoted (AM-7).
func (s *search) couldWithoutSlide() bool {
	m := s.top().played
	if m.slide == (slide{}) {
		return false
	}
	below := s.frames[s.depth-1]
	u := below.do(m.move)
	defer below.undo(m.move, u)
	return below.can(below.toMove.Other(), slide{})
}

// Draw is what a draw is worth: no more than that.
func (*search) Draw() rules.Result { return rules.Drawn }

// Options walks all turns.
func (s *search) Options(dst []rules.Option, captures bool) []rules.Option {
	f := s.top()
	if f.over() {
		return dst
	}
	s.gather(f, captures)
	at, first := 0, len(s.ways)
	f.walk(f.toMove, s.moves, s.slides, func(m move, t slide, due []loc) bool {
		for s.moves[at] != m {
			at++
		}
		for choice := range s.choices(f, len(due)) {
			w := way{move: m, slide: t, choice: choice}
			dst = append(dst, rules.Option{ID: f.idOf(w), N: int32(len(s.ways)), Gain: s.gains[at] + f.crowning(len(due), choice)})
			s.ways = append(s.ways, w)
		}
		return len(s.ways)-first < mostWays
	})
	return dst
}

// gather lists the moves and what each gains, and the slides; of captures, no slides.
func (s *search) gather(f *frame, captures bool) {
	s.moves, s.slides, s.gains = f.appendAll(s.moves[:0], f.toMove), s.slides[:0], s.gains[:0]
	if captures {
		s.moves = slices.DeleteFunc(s.moves, func(m move) bool { return m.into == 0 && f.cells[m.to] == free })
	} else {
		s.slides = f.appendSlides(s.slides, f.slid)
	}
	for _, m := range s.moves {
		gain := int32(0)
		if m.into != 0 {
			gain = worthOf(m.into) - worthOf(pawn)
		}
		if c := f.cells[m.to]; c >= white {
			gain += worthOf(kindOf(c))
		}
		s.gains = append(s.gains, gain)
	}
}

// choices is in how many ways pawns are promoted.
func (s *search) choices(f *frame, pawns int) int {
	n := 1
	for range pawns {
		if n *= len(f.game.promote); n > mostChoices {
			return len(f.game.promote)
		}
	}
	return n
}

// chosen is what the pawn with a number, of so many, becomes.
func (b *board) chosen(choice, i, pawns int) byte {
	kinds, n := b.game.promote, 1
	for range pawns {
		if n *= len(kinds); n > mostChoices {
			return kinds[choice]
		}
	}
	for range i {
		choice /= len(kinds)
	}
	return kinds[choice%len(kinds)]
}

// crowning is what the promotions of a choice gain.
func (f *frame) crowning(pawns, choice int) int32 {
	gain := int32(0)
	for i := range pawns {
		gain += worthOf(f.chosen(choice, i, pawns)) - worthOf(pawn)
	}
	return gain
}

// idOf tells a way from others, wherever the position is met.
func (f *frame) idOf(w way) uint32 {
	key := f.keyOf(w.move.from, 3) + f.keyOf(w.move.to, 4+uint64(w.move.into)) + uint64(w.choice)
	if w.slide != (slide{}) {
		key += f.keyOf(w.slide.from, 16) + f.keyOf(w.slide.to, 17)
	}
	return uint32(mixed(key) >> 32)
}

func (s *search) Do(o rules.Option) {
	w, below := s.ways[o.N], s.top()
	if s.depth++; s.depth == len(s.frames) {
		s.frames = append(s.frames, &frame{})
	}
	f := s.top()
	f.copy(&below.board)
	f.toMove, f.played, f.slid, f.ways = below.toMove.Other(), w, w.slide, len(s.ways)
	f.do(w.move)
	if w.slide != (slide{}) {
		f.shift(w.slide.from, w.slide.to)
	}
	f.due = f.appendDue(f.due[:0], below.toMove)
	for i, at := range f.due {
		f.crown(at, f.chosen(w.choice, i, len(f.due)))
	}
	if w.slide != (slide{}) && f.game.spec.Unbounded {
		f.fit()
	}
}

// copy makes the board another's copy, in the room that it has.
func (b *board) copy(of *board) {
	cells, slot, white, black := b.cells, b.slot, b.units[rules.White].at, b.units[rules.Black].at
	b.layout = of.layout
	b.cells = append(cells[:0], of.cells...)
	b.slot = append(slot[:0], of.slot...)
	b.units[rules.White].at = append(white[:0], of.units[rules.White].at...)
	b.units[rules.Black].at = append(black[:0], of.units[rules.Black].at...)
	b.moves, b.slides, b.due = b.moves[:0], b.slides[:0], b.due[:0]
}

// fit gives the board a new letterbox, cut around its squares.
func (f *frame) fit() {
	p := Position{layout: f.layout, toMove: f.toMove}
	p.slidFrom, p.slidTo = f.square(f.slid.from), f.square(f.slid.to)
	p.fit()
	f.board, f.slid = p.open(), p.before()
}

func (s *search) Undo() {
	s.ways = s.ways[:s.top().ways]
	s.depth--
}

// Turn writes the option as Turns does.
func (s *search) Turn(o rules.Option) rules.Turn {
	f, w := s.top(), s.ways[o.N]
	actions := []rules.Action{f.action(w.move)}
	if w.slide != (slide{}) {
		actions = append(actions, f.slideAction(w.slide))
	}
	var b board
	b.copy(&f.board)
	b.do(w.move)
	if w.slide != (slide{}) {
		b.shift(w.slide.from, w.slide.to)
	}
	due := b.appendDue(nil, f.toMove)
	for i, at := range due {
		actions = append(actions, b.promotion(at, b.chosen(w.choice, i, len(due))))
	}
	return rules.Turn{Actions: actions}
}
