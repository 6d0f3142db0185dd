package amoeba

import (
	"fmt"
	"sort"

	"pbem/rules"
)

func (g *slowGame) onePiece(on map[rules.Square]byte) bool {
	reached := map[rules.Square]bool{}
	var visit func(rules.Square)
	visit = func(s rules.Square) {
		if _, square := on[s]; !square || reached[s] {
			return
		}
		reached[s] = true
		for df := -1; df <= 1; df++ {
			for dr := -1; dr <= 1; dr++ {
				visit(sq(int(s.File)+df, int(s.Rank)+dr))
			}
		}
	}
	for s := range on {
		visit(s)
		break
	}
	return len(reached) == len(on)
}

// slides lists the boards after each slide that may follow, by its writing; b is the board after the chess move, and the
// slide just before is still in it.
func (g *slowGame) slides(b *slowBoard) map[string]*slowBoard {
	list := map[string]*slowBoard{}
	if g.still {
		return list
	}
	for from, u := range b.on {
		for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			to := sq(int(from.File)+d[0], int(from.Rank)+d[1])
			_, square := b.on[to]
			inside := to.File >= 0 && int(to.File) < g.files && to.Rank >= 1 && int(to.Rank) <= g.ranks
			undoes := b.from != b.to && from == b.to && to == b.from
			if square || isUnit(u) && !g.occupied || !inside && !g.unbounded || undoes {
				continue
			}
			c := b.copy()
			delete(c.on, from)
			c.on[to] = u
			c.from, c.to = from, to
			if !g.unbounded || g.onePiece(c.on) {
				list[from.String()+"-"+to.String()] = c
			}
		}
	}
	return list
}

// promotions lists every way to promote what stands on its last square: the texts, and the boards.
func (g *slowGame) promotions(b *slowBoard) ([]string, []*slowBoard) {
	var due []rules.Square
	for s, u := range b.on {
		if u == coloured('P', b.white) && b.last(s) {
			due = append(due, s)
		}
	}
	sort.Slice(due, func(i, j int) bool {
		return due[i].Rank < due[j].Rank || due[i].Rank == due[j].Rank && due[i].File < due[j].File
	})
	texts, boards := []string{""}, []*slowBoard{b}
	for _, s := range due {
		var moreTexts []string
		var moreBoards []*slowBoard
		for i := range boards {
			for _, letter := range g.promote {
				c := boards[i].copy()
				c.on[s] = coloured(byte(letter), b.white)
				moreTexts = append(moreTexts, fmt.Sprintf("%s, %s=%c", texts[i], s, letter))
				moreBoards = append(moreBoards, c)
			}
		}
		texts, boards = moreTexts, moreBoards
	}
	return texts, boards
}

// turns lists the legal turns.
func (g *slowGame) turns(b *slowBoard) []slowTurn {
	var list []slowTurn
	if b.lost(true) || b.lost(false) {
		return nil
	}
	for from, u := range b.on {
		if !isUnit(u) || isWhite(u) != b.white {
			continue
		}
		for _, to := range b.reaches(from) {
			mark := "-"
			if isUnit(b.on[to]) {
				mark = "x"
			}
			text := string(rune(upper(u))) + from.String() + mark + to.String()
			moved := b.copy()
			moved.on[from], moved.on[to] = 0, u
			if upper(u) == 'P' && b.last(to) {
				for _, letter := range g.promote {
					crowned := moved.copy()
					crowned.on[to] = coloured(byte(letter), b.white)
					list = g.complete(list, fmt.Sprintf("%s=%c", text, letter), crowned)
				}
				continue
			}
			list = g.complete(list, text, moved)
		}
	}
	sort.Slice(list, func(i, j int) bool { return list[i].text < list[j].text })
	return list
}

// complete appends the turns that begin with the move made on b.
func (g *slowGame) complete(list []slowTurn, text string, b *slowBoard) []slowTurn {
	same := b.copy()
	same.white, same.from, same.to = !b.white, rules.Square{}, rules.Square{}
	without := b.copy()
	without.from, without.to = rules.Square{}, rules.Square{}
	ends := map[string]*slowBoard{"": without}
	for slide, c := range g.slides(b) {
		ends[" / "+slide] = c
	}
	for slide, c := range ends {
		texts, boards := g.promotions(c)
		for i, d := range boards {
			if d.attacked(d.white) {
				continue
			}
			d = d.copy()
			d.white = !d.white
			list = append(list, slowTurn{text + slide + texts[i], d, same, slide != ""})
		}
	}
	return list
}

// result says how the game ends after the turn; "" if it goes on.
func (g *slowGame) result(t slowTurn) string {
	win := map[bool]string{true: "0-1", false: "1-0"}[t.next.white]
	switch {
	case t.next.lost(t.next.white):
		return win
	case len(g.turns(t.next)) > 0:
		return ""
	case t.next.attacked(t.next.white):
		return win + " checkmate"
	case t.slide && len(g.turns(t.same)) > 0:
		return win + " slide-stalemate"
	}
	return "1/2-1/2 stalemate"
}

func (g *slowGame) perft(b *slowBoard, n int) uint64 {
	if n == 0 {
		return 1
	}
	total := uint64(0)
	for _, t := range g.turns(b) {
		total += g.perft(t.next, n-1)
	}
	return total
}
