package cosmic

import (
	"slices"

	"pbem/rules"
)

// mostWays bounds how many turns of one position a search looks at. Played games don't come near it.
const mostWays = 4096

// search is a cursor: a stack of layouts, and of each the turns that were listed.
type search struct {
	game  *Game
	seats []seat
	ways  []way
	takes []uint8 // the squares that ways take, one way after the other
}

// seat is a layout on the stack.
type seat struct {
	layout
	toMove      rules.Side
	key         uint64
	ways, takes int // how many there were of either before its own were listed
}

// way is a turn without its landings: from where to where, taking what. The pass begins and ends off the board.
type way struct {
	from, to, took uint8
	first          int32 // of what it takes, in takes
	id             uint32
	gain           int32
	wins           bool
}

// Search keeps rules.Searching.
func (p *Position) Search() rules.Lookahead {
	s := &search{game: p.game, seats: make([]seat, 1, 32)}
	s.seats[0] = seat{layout: p.layout, toMove: p.toMove}
	top := s.top()
	for sq := range uint8(p.game.shape.size) {
		if p.has(sq) {
			top.key ^= keyOf(sq, p.cell[sq])
		}
	}
	if p.toMove == rules.Black {
		top.key ^= blackKey
	}
	return s
}

func (s *search) top() *seat { return &s.seats[len(s.seats)-1] }

func (s *search) ToMove() rules.Side { return s.top().toMove }

func (s *search) Key() uint64 { return s.top().key }

// position is the top seat as a position, which keeps the rules.
func (s *search) position() *Position {
	top := s.top()
	return &Position{layout: top.layout, game: s.game, toMove: top.toMove}
}

func (s *search) Ended() (rules.Result, bool) {
	if !s.top().over() {
		return rules.Ongoing, false
	}
	return s.position().Outcome().Result, true
}

func (s *search) Draw() rules.Result {
	top := s.top()
	white, black := top.units(rules.White), top.units(rules.Black)
	switch {
	case white > black:
		return rules.WhiteWins
	case black > white:
		return rules.BlackWins
	}
	return rules.Drawn
}

// Options walks all paths. Chains that take the same units and end on the same square are one.
func (s *search) Options(dst []rules.Option, captures bool) []rules.Option {
	top := s.top()
	if top.over() {
		return dst
	}
	first, begun, some := len(s.ways), len(s.ways), false
	from := uint8(off)
	s.position().walkAll(func(t *path) bool {
		some = true
		if t.from != from {
			from, begun = t.from, len(s.ways)
		}
		if t.took > 0 || !captures {
			s.list(t, begun)
		}
		return len(s.ways)-first < mostWays
	})
	if !some && !captures {
		s.ways = append(s.ways, way{from: off, to: off})
	}
	for i := first; i < len(s.ways); i++ {
		w := &s.ways[i]
		dst = append(dst, rules.Option{ID: w.id, N: int32(i), Gain: w.gain, Wins: w.wins})
	}
	return dst
}

// list notes a path, unless one of the same piece did the same.
func (s *search) list(t *path, begun int) {
	w := way{from: t.from, to: t.at, took: uint8(t.took), first: int32(len(s.takes))}
	key := keyOf(t.from, cell(1)) ^ keyOf(t.at, cell(2))
	top := s.top()
	for _, sq := range t.passed() {
		key ^= keyOf(sq, cell(3))
		_, k := top.at(sq)
		w.gain += worthOf(k)
	}
	w.id, w.wins = uint32(key>>32), t.won()
	if t.landed > 1 && slices.ContainsFunc(s.ways[begun:], func(other way) bool { return other.id == w.id }) {
		return
	}
	s.takes = append(s.takes, t.passed()...)
	s.ways = append(s.ways, w)
}

func (s *search) Do(o rules.Option) {
	w := s.ways[o.N]
	s.seats = append(s.seats, *s.top())
	top := s.top()
	own := top.toMove
	top.toMove = own.Other()
	top.key ^= blackKey
	top.ways, top.takes = len(s.ways), len(s.takes)
	if w.from == off {
		return
	}
	piece := top.cell[w.from]
	top.key ^= keyOf(w.from, piece)
	top.cell[w.from] = empty
	for _, sq := range s.takes[w.first:][:w.took] {
		top.key ^= keyOf(sq, top.cell[sq])
		top.cell[sq] = empty
		top.count[own.Other()]--
		if top.king[own.Other()] == sq {
			top.king[own.Other()] = off
		}
	}
	if kind(piece&kindBits) == king {
		top.king[own] = w.to
	}
	if w.to == off {
		top.count[own]--
		return
	}
	top.cell[w.to] = piece
	top.key ^= keyOf(w.to, piece)
}

func (s *search) Undo() {
	top := s.top()
	s.ways, s.takes = s.ways[:top.ways], s.takes[:top.takes]
	s.seats = s.seats[:len(s.seats)-1]
}

// Turn finds the first path that does what the option does.
func (s *search) Turn(o rules.Option) rules.Turn {
	w, turn := s.ways[o.N], rules.Turn{}
	if w.from == off {
		return turn
	}
	takes := sorted(s.takes[w.first:][:w.took])
	s.position().begin(w.from).walk(func(t *path) bool {
		if t.at != w.to || t.took != int(w.took) || !slices.Equal(sorted(t.passed()), takes) {
			return true
		}
		turn.Actions = []rules.Action{t.action()}
		return false
	})
	return turn
}

func sorted(squares []uint8) []uint8 {
	squares = slices.Clone(squares)
	slices.Sort(squares)
	return squares
}

// blackKey is the part of a key that says that Black is to move.
const blackKey = 0xd1342543de82ef95

// keyOf is what a cell's content adds to a key.
func keyOf(sq uint8, c cell) uint64 {
	x := (uint64(sq)<<8 | uint64(c) + 1) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// worthOf is what a unit is worth, in hundredths of about a pawn. Every unit counts, for a side that has none but its King has lost.
func worthOf(k kind) int32 { return [kinds]int32{1000, 240, 260, 140}[k] }

// Worth counts units, and more the fewer are left, so that who is ahead exchanges; then how near they are to the enemy King, so that a
// game goes forward.
func (s *search) Worth() int {
	top, board := s.top(), s.game.shape
	var units, near [2]int
	for sq := range uint8(board.size) {
		c := top.cell[sq]
		if c == empty {
			continue
		}
		side, k := top.at(sq)
		if k == king {
			continue
		}
		units[side] += int(worthOf(k))
		near[side] -= board.apart(sq, top.king[side.Other()])
	}
	own, foe := top.toMove, top.toMove.Other()
	ahead := units[own] - units[foe]
	count := top.units(own) - top.units(foe)
	return ahead + ahead*700/(units[own]+units[foe]+200) + 15*count + 4*(near[own]-near[foe]) + tempo
}

// tempo is what it is worth to be the side to move.
const tempo = 10

// apart is how many steps of a King lie between two squares.
func (s *shape) apart(a, b uint8) int {
	one, two := s.squares[a], s.squares[b]
	return max(distance(one.File, two.File), distance(one.Rank, two.Rank))
}

func distance(a, b int16) int { return max(int(a-b), int(b-a)) }
