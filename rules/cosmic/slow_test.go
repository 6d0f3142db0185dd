package cosmic

import (
	"fmt"
	"strings"
)

// slow is a second generator, written from the rules alone: a board is a map from places to letters, and every turn is
// tried out on a copy. It shares no code with the engine.
type slow struct {
	board        map[place]rune // capitals are White's
	files, ranks int
	holes        map[place]bool
	black        bool // to move
	limit        int  // of a King's jumps; 0 is none
}

type place struct{ file, rank int }

func (p place) String() string { return string(rune('a'+p.file)) + fmt.Sprint(p.rank+1) }

func (p place) plus(d place, n int) place { return place{p.file + n*d.file, p.rank + n*d.rank} }

func (s slow) exists(p place) bool {
	return p.file >= 0 && p.file < s.files && p.rank >= 0 && p.rank < s.ranks && !s.holes[p]
}

func slowFrom(line string, limit int) slow {
	s := slow{board: map[place]rune{}, holes: map[place]bool{}, limit: limit, black: strings.HasSuffix(line, " b")}
	ranks := strings.Split(strings.Fields(line)[0], "/")
	s.ranks = len(ranks)
	for i, rank := range ranks {
		file := 0
		for len(rank) > 0 {
			var run int
			if n, _ := fmt.Sscanf(rank, "%d", &run); n == 1 {
				file += run
				rank = rank[len(fmt.Sprint(run)):]
				continue
			}
			at := place{file, s.ranks - 1 - i}
			if rank[0] == '*' {
				s.holes[at] = true
			} else {
				s.board[at] = rune(rank[0])
			}
			file++
			rank = rank[1:]
		}
		s.files = file
	}
	return s
}

func (s slow) line() string {
	var ranks []string
	for rank := s.ranks - 1; rank >= 0; rank-- {
		text, run := "", 0
		for file := range s.files {
			c, ok := s.board[place{file, rank}]
			if s.holes[place{file, rank}] {
				c, ok = '*', true
			}
			if !ok {
				run++
				continue
			}
			if run > 0 {
				text += fmt.Sprint(run)
			}
			text, run = text+string(c), 0
		}
		if run > 0 {
			text += fmt.Sprint(run)
		}
		ranks = append(ranks, text)
	}
	return strings.Join(ranks, "/") + map[bool]string{false: " w", true: " b"}[s.black]
}

func isBlack(c rune) bool { return c >= 'a' }

func (s slow) own(p place) bool { c, ok := s.board[p]; return ok && isBlack(c) == s.black }

func (s slow) enemy(p place) bool { c, ok := s.board[p]; return ok && isBlack(c) != s.black }

func (s slow) free(p place) bool { _, taken := s.board[p]; return s.exists(p) && !taken }

func (s slow) enemyKing(p place) bool { return s.enemy(p) && strings.ContainsRune("Kk", s.board[p]) }

func (s slow) without(places ...place) slow {
	copied := s
	copied.board = map[place]rune{}
	for p, c := range s.board {
		copied.board[p] = c
	}
	for _, p := range places {
		delete(copied.board, p)
	}
	return copied
}

// with returns the board after the turn: the piece put down (or gone), the other side to move.
func (s slow) with(c rune, at place) slow {
	next := s.without()
	if s.exists(at) {
		next.board[at] = c
	}
	next.black = !s.black
	return next
}

// finished reports whether a King is gone, or a side has its King alone.
func (s slow) finished() bool {
	count, kings := map[bool]int{}, map[bool]int{}
	for _, c := range s.board {
		count[isBlack(c)]++
		if c == 'K' || c == 'k' {
			kings[isBlack(c)]++
		}
	}
	return kings[true] == 0 || kings[false] == 0 || count[true] == 1 || count[false] == 1
}

func orthogonal() []place { return []place{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} }
func diagonal() []place   { return []place{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} }

// turns returns the line after every legal turn.
func (s slow) turns() map[string]string {
	all := map[string]string{}
	if s.finished() {
		return all
	}
	for from, c := range s.board {
		if s.own(from) {
			s.turnsOf(from, c, all)
		}
	}
	if len(all) == 0 {
		all["pass"] = s.with('?', place{-1, -1}).line()
	}
	return all
}

func (s slow) turnsOf(from place, c rune, all map[string]string) {
	name := strings.ToUpper(string(c)) + from.String()
	lifted := s.without(from)
	switch strings.ToUpper(string(c)) {
	case "P":
		lifted.steps(name, c, from, diagonal(), all)
		lifted.jumps(name, c, from, diagonal(), 99, all)
	case "K":
		limit := s.limit
		if limit == 0 {
			limit = 99
		}
		every := append(append([]place{}, orthogonal()...), diagonal()...)
		lifted.steps(name, c, from, every, all)
		lifted.jumps(name, c, from, every, limit, all)
	case "R":
		for _, d := range orthogonal() {
			last := from
			for ; lifted.free(last.plus(d, 1)); last = last.plus(d, 1) {
				all[name+"-"+last.plus(d, 1).String()] = lifted.with(c, last.plus(d, 1)).line()
			}
			lifted.jump(name, c, last, d, orthogonal(), 99, all)
		}
	case "N":
		lifted.leaps(name, c, from, all)
	}
}

func (s slow) steps(name string, c rune, from place, directions []place, all map[string]string) {
	for _, d := range directions {
		if to := from.plus(d, 1); s.free(to) {
			all[name+"-"+to.String()] = s.with(c, to).line()
		}
	}
}

func (s slow) jumps(name string, c rune, from place, directions []place, left int, all map[string]string) {
	for _, d := range directions {
		s.jump(name, c, from, d, directions, left, all)
	}
}

func (s slow) jump(name string, c rune, from, d place, directions []place, left int, all map[string]string) {
	over, to := from.plus(d, 1), from.plus(d, 2)
	if left == 0 || !s.enemy(over) {
		return
	}
	rest := s.without(over)
	switch {
	case !s.exists(to) && s.enemyKing(over):
		all[name+"xoff"] = rest.with(c, to).line()
	case s.free(to):
		name += "x" + to.String()
		all[name] = rest.with(c, to).line()
		if !s.enemyKing(over) {
			rest.jumps(name, c, to, directions, left-1, all)
		}
	}
}

func (s slow) leaps(name string, c rune, from place, all map[string]string) {
	for _, d := range orthogonal() {
		for _, side := range []place{{d.rank, d.file}, {-d.rank, -d.file}} {
			one, two := from.plus(d, 1), from.plus(d, 2)
			three := two.plus(side, 1)
			if !s.exists(one) || s.own(one) || s.own(two) || s.own(three) {
				continue
			}
			var taken []place
			for _, p := range []place{one, two} {
				if s.enemy(p) {
					taken = append(taken, p)
				}
			}
			// The King stands on the first or second square, and a later one lies off the board.
			leaves := s.enemyKing(one) && (!s.exists(two) || !s.exists(three)) || s.enemyKing(two) && !s.exists(three)
			mark := map[bool]string{false: "-", true: "x"}[len(taken) > 0]
			switch {
			case leaves:
				all[name+"xoff"] = s.without(taken...).with(c, place{-9, -9}).line()
			case s.exists(two) && s.free(three):
				all[name+mark+three.String()] = s.without(taken...).with(c, three).line()
			}
		}
	}
}

func (s slow) perft(n int) uint64 {
	turns := s.turns()
	if n == 1 {
		return uint64(len(turns))
	}
	var total uint64
	for _, next := range turns {
		total += slowFrom(next, s.limit).perft(n - 1)
	}
	return total
}
