package lifeform

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// slowTurn is one legal order of a turn.
type slowTurn struct {
	words   []string // "Bc1-f4"
	starts  []int    // of the followers, in the order a1, b1, …
	board   slow     // after the turn, the body rules asked
	taken   string   // "pf4"
	removed []string
	result  string // "1-0 head-captured"
	moved   []spot
}

func (t *slowTurn) text() string { return strings.Join(t.words, ", ") }

// set is the same for all orders of the same steps.
func (t *slowTurn) set() string {
	rest := slices.Clone(t.words[1:])
	slices.Sort(rest)
	return t.words[0] + " " + strings.Join(rest, " ")
}

// orders lists every legal turn in every legal order, unfinished; nil when the game is over.
func (s *slow) orders() []*slowTurn {
	for _, white := range []bool{true, false} {
		if len(s.at(white, "K")) == 0 || len(s.at(white, "Q")) == 0 || s.parted(white) {
			return nil
		}
	}
	var all []*slowTurn
	for _, from := range s.at(s.white, "KQBN") {
		c := s.top.at(from)
		if isWhite(c) != s.white {
			continue // a captive
		}
		for rank := 1; rank <= 8; rank++ {
			for file := range 8 {
				all = append(all, s.primary(c, from, spot{file, rank})...)
			}
		}
	}
	if len(all) == 0 {
		all = append(all, &slowTurn{words: []string{"pass"}, board: *s})
	}
	return all
}

// reaches says whether a unit gets from one square to another if what stands there does not matter.
func (s *slow) reaches(c byte, from, to spot) bool {
	df, dr := to.file-from.file, to.rank-from.rank
	far := max(df, -df, dr, -dr)
	straight := df == 0 || dr == 0
	if far == 0 {
		return false
	}
	open := true
	for i := 1; i < far; i++ {
		open = open && s.top.at(spot{from.file + i*df/far, from.rank + i*dr/far}) == 0
	}
	switch upper(c) {
	case 'N':
		return (straight || df == dr || df == -dr) && open
	case 'B':
		return df*df+dr*dr == 5 || straight && far <= 4 && open
	}
	return far == 1
}

func (s *slow) primary(c byte, from, to spot) []*slowTurn {
	if !s.reaches(c, from, to) {
		return nil
	}
	there := s.top.at(to)
	switch {
	case there == 0:
		return s.lead(c, from, to, "-")
	case isWhite(there) == s.white || s.under.at(to) != 0:
		return nil
	}
	var all []*slowTurn
	if upper(c) != 'Q' && s.mayTake(to) {
		all = s.lead(c, from, to, "x")
	}
	if upper(c) == 'B' {
		all = append(all, s.lead(c, from, to, "~")...)
	}
	return all
}

// mayTake says whether the enemy unit there may be captured at all.
func (s *slow) mayTake(to spot) bool {
	c := upper(s.top.at(to))
	vital := c == 'K' || c == 'Q' || c == 'P' && s.isNeck(!s.white, to)
	return c != 'R' && !(vital && s.played < 2*s.truce)
}

func (s *slow) lead(c byte, from, to spot, mark string) []*slowTurn {
	t := &slowTurn{board: *s}
	t.step(c, from, to, mark)
	var followers []spot
	for _, p := range s.at(s.white, "RP") {
		if p.touches(from) && s.under.at(p) == 0 {
			followers = append(followers, p)
		}
	}
	return t.goOn(s, followers)
}

func (t *slowTurn) step(c byte, from, to spot, mark string) {
	b := &t.board
	t.words = append(t.words, fmt.Sprintf("%c%s%s%s", upper(c), from, mark, to))
	if mark == "x" {
		t.taken = fmt.Sprintf("%c%s", b.top.at(to), to)
		kind := upper(b.top.at(to))
		switch {
		case kind == 'K':
			t.result = "head-captured"
		case kind == 'Q':
			t.result = "torso-captured"
		case kind == 'P' && b.isNeck(!b.white, to):
			t.result = "neck-captured"
		}
	}
	b.top.set(from, b.under.at(from))
	b.under.set(from, 0)
	if mark == "~" {
		b.under.set(to, b.top.at(to))
	}
	b.top.set(to, c)
	t.moved = append(t.moved, to)
}

func (t *slowTurn) clone() *slowTurn {
	n := *t
	n.words, n.starts, n.moved = slices.Clone(t.words), slices.Clone(t.starts), slices.Clone(t.moved)
	return &n
}

// goOn returns the turn, and all that come of adding followers one by one.
func (t *slowTurn) goOn(before *slow, followers []spot) []*slowTurn {
	all := []*slowTurn{t}
	if t.result != "" {
		return all
	}
	for i, from := range followers {
		rest := slices.Delete(slices.Clone(followers), i, i+1)
		for df := -1; df <= 1; df++ {
			for dr := -1; dr <= 1; dr++ {
				if n := t.follow(before, from, spot{from.file + df, from.rank + dr}); n != nil {
					all = append(all, n.goOn(before, rest)...)
				}
			}
		}
	}
	return all
}

// follow returns the turn with a follower's step added; nil if it cannot be made now.
func (t *slowTurn) follow(before *slow, from, to spot) *slowTurn {
	if !from.touches(to) || !to.on() || t.result != "" {
		return nil
	}
	c, there, mark := t.board.top.at(from), t.board.top.at(to), "-"
	if there != 0 {
		if isWhite(there) == before.white || upper(c) == 'R' || t.taken != "" || t.board.under.at(to) != 0 || !t.board.mayTake(to) {
			return nil
		}
		mark = "x"
	}
	n := t.clone()
	n.starts = append(n.starts, from.number())
	n.step(c, from, to, mark)
	return n
}

// finish asks the body rules and says who has won.
func (t *slowTurn) finish(before *slow) {
	words := map[bool]string{true: "1-0 ", false: "0-1 "}
	if t.result != "" {
		t.result = words[before.white] + t.result
	} else {
		t.removed = t.board.shed()
		if t.board.parted(before.white) {
			t.result = words[!before.white] + "parted"
		}
	}
	t.board.white = !before.white
	if before.played < 2*before.truce {
		t.board.played++
	}
}

// turns keeps of every set of steps the canonical order, in bytewise order of the writing, and finishes these turns.
func (s *slow) turns(all []*slowTurn) []*slowTurn {
	best := map[string]*slowTurn{}
	for _, t := range all {
		if b := best[t.set()]; b == nil || slices.Compare(t.starts, b.starts) < 0 {
			best[t.set()] = t
		}
	}
	var list []*slowTurn
	for _, t := range best {
		t.finish(s)
		list = append(list, t)
	}
	slices.SortFunc(list, func(a, b *slowTurn) int { return cmp.Compare(a.text(), b.text()) })
	return list
}
