package amoeba

import "pbem/rules"

// worthOf is what a unit is worth, in hundredths of a pawn. Rooks and bishops are worth less than in chess: holes end their lines.
func worthOf(kind byte) int32 {
	return [...]int32{pawn: 100, knight: 300, bishop: 260, rook: 390, queen: 750, king: 0}[kind]
}

// What else counts, in hundredths of a pawn.
const (
	tempo    = 12
	perWay   = 4  // for each square that a knight, rook, bishop or queen can go to
	perRank  = 14 // for each rank that a pawn has gone, twice near its last square
	perRoom  = 10 // for each free square beside the enemy King, less: while he has few units
	perApart = 6  // for each step between the Kings, less, where a side is ahead
)

// Worth counts units, and more the fewer are left; where they can go; how far pawns have come; and, for who is ahead, how little room
// the enemy King has, so that a won game is won.
func (s *search) Worth() int {
	f := s.top()
	own, foe := f.side(f.toMove), f.side(f.toMove.Other())
	ahead := own.units - foe.units
	worth := ahead + ahead*500/(own.units+foe.units+300) + own.place - foe.place + tempo
	if ahead > 150 {
		return worth + f.hunt(foe, f.toMove)
	}
	if ahead < -150 {
		return worth - f.hunt(own, f.toMove.Other())
	}
	return worth
}

// standing is what a side has, and where it stands.
type standing struct{ units, place int }

func (f *frame) side(side rules.Side) standing {
	var t standing
	for _, at := range f.units[side].at {
		switch kind := kindOf(f.cells[at]); kind {
		case king:
		case pawn:
			t.units += int(worthOf(pawn))
			t.place += f.passage(at, side)
		default:
			t.units += int(worthOf(kind))
			t.place += perWay * f.room(at, kind)
		}
	}
	return t
}

// room counts the squares that a unit can go to.
func (f *frame) room(at loc, kind byte) int {
	n, own := 0, f.cells[at]&(white|black)
	if kind == knight {
		for _, leap := range &f.leaps {
			if c := f.cells[at+leap]; c >= free && c&own == 0 {
				n++
			}
		}
		return n
	}
	first, end := 0, 8
	if kind == rook {
		end = 4
	} else if kind == bishop {
		first = 4
	}
	for _, step := range f.steps[first:end] {
		to := at + step
		for ; f.cells[to] == free; to += step {
			n++
		}
		if c := f.cells[to]; c >= white && c&own == 0 {
			n++
		}
	}
	return n
}

// passage is what a pawn's way is worth: the fewer squares lie before it, the more.
func (f *frame) passage(at loc, side rules.Side) int {
	left, forward := 0, f.forward(side)
	for at += forward; at >= 0 && at < loc(len(f.cells)) && left < 6; at += forward {
		if f.cells[at] >= free {
			left++
		}
	}
	return perRank * (6 - left) * (6 - left) / 4
}

// hunt is what it is worth to be near a King who has nobody left, and to leave him no room.
func (f *frame) hunt(hunted standing, hunter rules.Side) int {
	if hunted.units > 900 {
		return 0
	}
	at, by := f.units[hunter.Other()].king, f.units[hunter].king
	room := 0
	for _, step := range &f.steps {
		if f.cells[at+step]&(free|bit(hunter)) != 0 {
			room++
		}
	}
	one, two := f.square(at), f.square(by)
	apart := max(distance(one.File, two.File), distance(one.Rank, two.Rank))
	return 100 - perRoom*room - perApart*apart
}

func distance(a, b int16) int { return max(int(a-b), int(b-a)) }
