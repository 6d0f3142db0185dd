package lifeform

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The slow engine: a second reading of the rules, with lists and loops, that shares nothing with the package. A letter is
// a unit, as in position lines; under has the captives.
type slow struct {
	top, under grid
	white      bool
	truce      int
	played     int
}

type spot struct{ file, rank int }

// grid has a letter for each square, by file and rank; 0 where nothing stands.
type grid [8][9]byte

func (g *grid) at(s spot) byte     { return g[s.file][s.rank] }
func (g *grid) set(s spot, c byte) { g[s.file][s.rank] = c }

func (s spot) String() string { return string(rune('a'+s.file)) + strconv.Itoa(s.rank) }
func (s spot) touches(t spot) bool {
	return s != t && max(s.file-t.file, t.file-s.file) <= 1 && max(s.rank-t.rank, t.rank-s.rank) <= 1
}
func (s spot) number() int { return s.rank*8 + s.file }
func (s spot) on() bool    { return s.file >= 0 && s.file < 8 && s.rank >= 1 && s.rank <= 8 }

func upper(c byte) byte   { return c &^ 0x20 }
func isWhite(c byte) bool { return c < 'a' }

func slowRead(line string, truce int) *slow {
	s := &slow{truce: truce}
	parts := strings.Fields(line)
	s.white = parts[1] == "w"
	if len(parts) > 2 {
		s.played, _ = strconv.Atoi(parts[2])
	}
	for i, rank := range strings.Split(parts[0], "/") {
		file := 0
		for j := 0; j < len(rank); j++ {
			switch c := rank[j]; {
			case c >= '1' && c <= '8':
				file += int(c - '0')
			case c == '(':
				s.top[file][8-i], s.under[file][8-i] = rank[j+1], rank[j+2]
				j, file = j+3, file+1
			default:
				s.top[file][8-i] = c
				file++
			}
		}
	}
	return s
}

func (s *slow) line() string {
	var b strings.Builder
	for rank := 8; rank >= 1; rank-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
			}
			empty = 0
		}
		for file := range 8 {
			c, captive := s.top[file][rank], s.under[file][rank]
			if c == 0 {
				empty++
				continue
			}
			flush()
			if captive != 0 {
				fmt.Fprintf(&b, "(%c%c)", c, captive)
			} else {
				b.WriteByte(c)
			}
		}
		flush()
		if rank > 1 {
			b.WriteByte('/')
		}
	}
	b.WriteString(map[bool]string{true: " w", false: " b"}[s.white])
	if s.played > 0 {
		b.WriteString(" " + strconv.Itoa(s.played))
	}
	return b.String()
}

// at returns the places of a side's units, captives too, by kind.
func (s *slow) at(white bool, kinds string) []spot {
	var list []spot
	for rank := 1; rank <= 8; rank++ {
		for file := range 8 {
			for _, c := range []byte{s.top[file][rank], s.under[file][rank]} {
				if c != 0 && isWhite(c) == white && strings.IndexByte(kinds, upper(c)) >= 0 {
					list = append(list, spot{file, rank})
				}
			}
		}
	}
	return list
}

func touching(s spot, list []spot) bool {
	return slices.ContainsFunc(list, s.touches)
}

// isNeck says whether the Limb there joins a parted Head and Torso.
func (s *slow) isNeck(white bool, at spot) bool {
	k, q := s.at(white, "K"), s.at(white, "Q")
	return len(k) > 0 && len(q) > 0 && !k[0].touches(q[0]) && at.touches(k[0]) && at.touches(q[0])
}

func (s *slow) parted(white bool) bool {
	k, q := s.at(white, "K"), s.at(white, "Q")
	if len(k) == 0 || len(q) == 0 || k[0].touches(q[0]) {
		return false
	}
	return !slices.ContainsFunc(s.at(white, "P"), func(p spot) bool { return s.isNeck(white, p) })
}

// grow adds to the set those of the list that touch it, again and again.
func grow(set, list []spot) []spot {
	for again := true; again; {
		again = false
		for _, p := range list {
			if !slices.Contains(set, p) && touching(p, set) {
				set, again = append(set, p), true
			}
		}
	}
	return set
}

// loose returns the side's units that break rules 2 to 4.
func (s *slow) loose(white bool) []spot {
	torso := s.at(white, "Q")
	limbs := grow(torso, s.at(white, "P"))[len(torso):]
	roots := append(s.at(white, "KQ"), limbs...)
	joints := s.at(white, "KQ")
	for _, p := range s.at(white, "BN") {
		if touching(p, limbs) {
			roots, joints = append(roots, p), append(joints, p)
		}
	}
	roots = append(roots, grow(joints, s.at(white, "R"))...)
	var list []spot
	for _, p := range s.at(white, "KQBNRP") {
		if !slices.Contains(roots, p) {
			list = append(list, p)
		}
	}
	return list
}

// shed removes what is loose of both sides until nothing more is, and names it in the order of the squares.
func (s *slow) shed() []string {
	var gone []string
	for {
		white, black := s.loose(true), s.loose(false)
		if len(white)+len(black) == 0 {
			return gone
		}
		for rank := 1; rank <= 8; rank++ {
			for file := range 8 {
				gone = append(gone, s.strip(spot{file, rank}, white, black)...)
			}
		}
	}
}

func (s *slow) strip(at spot, white, black []spot) []string {
	var gone []string
	isLoose := func(c byte) bool {
		return c != 0 && (isWhite(c) && slices.Contains(white, at) || !isWhite(c) && slices.Contains(black, at))
	}
	top, under := s.top.at(at), s.under.at(at)
	if isLoose(top) {
		gone = append(gone, fmt.Sprintf("%c%s", top, at))
		top = 0
	}
	if isLoose(under) {
		gone = append(gone, fmt.Sprintf("%c%s", under, at))
		under = 0
	}
	if top == 0 {
		top, under = under, 0
	}
	s.top.set(at, top)
	s.under.set(at, under)
	return gone
}
