package amoeba

import (
	"strconv"
	"strings"

	"pbem/rules"
)

// slowGame is a second engine, slow and obvious: written from the rules alone, with maps, sharing nothing with the first
// but rules.Square and its writing.
type slowGame struct {
	files, ranks               int
	promote                    string
	occupied, unbounded, still bool
}

// slowBoard is a position: a location is in the map if there is a square, with the unit on it or 0.
type slowBoard struct {
	on       map[rules.Square]byte
	white    bool
	from, to rules.Square // of the slide just before; the same for none
}

type slowTurn struct {
	text  string
	next  *slowBoard
	same  *slowBoard // after the move and its promotion on arrival alone
	slide bool
}

func sq(file, rank int) rules.Square { return rules.Square{File: int16(file), Rank: int16(rank)} }

func (g *slowGame) read(line string) *slowBoard {
	f := strings.Fields(line)
	b := &slowBoard{on: map[rules.Square]byte{}, white: f[1] == "w"}
	low := sq(0, 1)
	if g.unbounded {
		low, _ = rules.ParseSquare(f[3])
	}
	ranks := strings.Split(f[0], "/")
	for i, text := range ranks {
		rank, file := int(low.Rank)+len(ranks)-1-i, int(low.File)
		for text != "" {
			n := 0
			for n < len(text) && strings.Contains("0123456789", text[n:n+1]) {
				n++
			}
			if n > 0 {
				empty, _ := strconv.Atoi(text[:n])
				for ; empty > 0; empty-- {
					b.on[sq(file, rank)] = 0
					file++
				}
				text = text[n:]
				continue
			}
			if text[0] != '*' {
				b.on[sq(file, rank)] = text[0]
			}
			file, text = file+1, text[1:]
		}
	}
	if f[2] != "-" {
		n := 0
		b.from, n = rules.ParseSquare(f[2])
		b.to, _ = rules.ParseSquare(f[2][n:])
	}
	return b
}

func (g *slowGame) line(b *slowBoard) string {
	left, low, right, high := 0, 1, g.files-1, g.ranks
	if g.unbounded {
		left, low, right, high = 9999, 9999, -9999, -9999
		for s := range b.on {
			left, right = min(left, int(s.File)), max(right, int(s.File))
			low, high = min(low, int(s.Rank)), max(high, int(s.Rank))
		}
	}
	var ranks []string
	for rank := high; rank >= low; rank-- {
		text, empty := "", 0
		for file := left; file <= right+1; file++ {
			u, square := b.on[sq(file, rank)]
			if square && u == 0 && file <= right {
				empty++
				continue
			}
			if empty > 0 {
				text += strconv.Itoa(empty)
				empty = 0
			}
			switch {
			case file > right:
			case square:
				text += string(rune(u))
			default:
				text += "*"
			}
		}
		ranks = append(ranks, text)
	}
	text := strings.Join(ranks, "/") + map[bool]string{true: " w ", false: " b "}[b.white]
	if b.from == b.to {
		text += "-"
	} else {
		text += b.from.String() + b.to.String()
	}
	if g.unbounded {
		text += " " + sq(left, low).String()
	}
	return text
}

func (b *slowBoard) copy() *slowBoard {
	c := &slowBoard{on: map[rules.Square]byte{}, white: b.white, from: b.from, to: b.to}
	for s, u := range b.on {
		c.on[s] = u
	}
	return c
}

func isWhite(u byte) bool { return u >= 'A' && u <= 'Z' }
func isUnit(u byte) bool  { return u != 0 }
func upper(u byte) byte   { return strings.ToUpper(string(rune(u)))[0] }

// coloured gives a letter the case of the side.
func coloured(letter byte, white bool) byte {
	if white {
		return letter
	}
	return strings.ToLower(string(rune(letter)))[0]
}

func (b *slowBoard) forward() int {
	if b.white {
		return 1
	}
	return -1
}

// reaches lists where a unit could go, of whichever side.
func (b *slowBoard) reaches(from rules.Square) []rules.Square {
	u := b.on[from]
	var list []rules.Square
	try := func(df, dr, far int) {
		for n := 1; n <= far; n++ {
			to := sq(int(from.File)+n*df, int(from.Rank)+n*dr)
			v, square := b.on[to]
			if !square || isUnit(v) && isWhite(v) == isWhite(u) {
				return
			}
			list = append(list, to)
			if isUnit(v) {
				return
			}
		}
	}
	for df := -2; df <= 2; df++ {
		for dr := -2; dr <= 2; dr++ {
			straight, diagonal, knight := df*df+dr*dr == 1, df*df == 1 && dr*dr == 1, df*df+dr*dr == 5
			switch upper(u) {
			case 'K':
				if straight || diagonal {
					try(df, dr, 1)
				}
			case 'Q':
				if straight || diagonal {
					try(df, dr, 1000)
				}
			case 'R':
				if straight {
					try(df, dr, 1000)
				}
			case 'B':
				if diagonal {
					try(df, dr, 1000)
				}
			case 'N':
				if knight {
					try(df, dr, 1)
				}
			}
		}
	}
	if upper(u) != 'P' {
		return list
	}
	forward := -1
	if isWhite(u) {
		forward = 1
	}
	ahead := sq(int(from.File), int(from.Rank)+forward)
	if v, square := b.on[ahead]; square && !isUnit(v) {
		list = append(list, ahead)
	}
	for _, df := range []int{-1, 1} {
		to := sq(int(from.File)+df, int(from.Rank)+forward)
		if v := b.on[to]; isUnit(v) && isWhite(v) != isWhite(u) {
			list = append(list, to)
		}
	}
	return list
}

// attacked reports whether a king of the side stands where an enemy unit could go.
func (b *slowBoard) attacked(white bool) bool {
	for from, u := range b.on {
		if !isUnit(u) || isWhite(u) == white {
			continue
		}
		for _, to := range b.reaches(from) {
			if b.on[to] == coloured('K', white) {
				return true
			}
		}
	}
	return false
}

func (b *slowBoard) lost(white bool) bool {
	for _, u := range b.on {
		if u == coloured('K', white) {
			return false
		}
	}
	return true
}

// last reports whether no square exists further forward in the file, seen by the side to move.
func (b *slowBoard) last(at rules.Square) bool {
	for s := range b.on {
		if s.File == at.File && (int(s.Rank)-int(at.Rank))*b.forward() > 0 {
			return false
		}
	}
	return true
}
