package amp

import (
	"fmt"
	"strings"
)

// How a game ends, for the slow engine: read from the words of docs/presets.md ("Winning") alone.
type slowEnds struct {
	wins     []slowWin
	noMove   string // "pass", "loss", "draw"
	limit    int
	byPoints bool
	start    slowBoard
}

type slowWin struct {
	what  string // "royal", "all royal", "royal rule" (as the AMPs say), "kinds", "reach", "hold", "bare", "points"
	n     int    // royal leaders to be taken, or points
	kinds string
	zone  func(p place, white bool) bool
	worth map[byte]int
}

func (w slowWin) cause() string {
	return map[string]string{"royal": "royals-captured", "all royal": "royals-captured", "royal rule": "royals-captured", "kinds": "units-captured", "reach": "reached", "hold": "held",
		"bare": "bared", "points": "points"}[w.what]
}

// tally counts a side's units of some nature.
func (g *slowGame) tally(b slowBoard, white bool, is func(place, man) bool) int {
	n := 0
	for p, m := range b {
		if g.mine(m, white) && is(p, m) {
			n++
		}
	}
	return n
}

// holds reports whether White, or Black, has won by it. waited: the other's turn has just ended.
func (g *slowGame) holds(w slowWin, b slowBoard, points [2]int, white, waited bool) bool {
	royal := func(_ place, m man) bool { return g.isRoyal(m) }
	kind := func(_ place, m man) bool { return strings.IndexByte(w.kinds, m.letter) >= 0 }
	there := func(p place, m man) bool { return kind(p, m) && w.zone(p, white) }
	common := func(_ place, m man) bool { return !g.isLeader(m) }
	began := g.ends.start
	switch w.what {
	case "royal":
		return g.tally(began, !white, royal)-g.tally(b, !white, royal) >= w.n && g.tally(began, !white, royal) > 0
	case "all royal":
		return g.tally(began, !white, royal) > 0 && g.tally(b, !white, royal) == 0
	case "royal rule":
		return g.tally(began, !white, royal) > 0 && g.hasLost(b, !white)
	case "kinds":
		return g.tally(began, !white, kind) > 0 && g.tally(b, !white, kind) == 0
	case "reach":
		return g.tally(b, white, there) > 0
	case "hold":
		return waited && g.tally(b, white, there) > 0
	case "bare":
		return g.tally(began, !white, common) > 0 && g.tally(b, !white, common) == 0
	case "points":
		return points[map[bool]int{true: 0, false: 1}[white]] >= w.n
	}
	panic(w.what)
}

// winner asks the side that acts, then the other; "" if nobody has won.
func (g *slowGame) winner(b slowBoard, points [2]int, actorWhite, atEnd bool) string {
	for _, white := range []bool{actorWhite, !actorWhite} {
		for _, w := range g.ends.wins {
			if g.holds(w, b, points, white, atEnd && white != actorWhite) {
				return map[bool]string{true: "1-0 ", false: "0-1 "}[white] + w.cause()
			}
		}
	}
	return ""
}

// judged counts what was taken and asks whether the game is over in mid-turn.
func (t *slowTurn) judged(taken man) *slowTurn {
	side := 0
	if !t.white {
		side = 1
	}
	for _, w := range t.game.ends.wins {
		if w.what == "points" && taken.letter != 0 {
			t.points[side] += w.worth[taken.letter]
		}
	}
	t.won = t.game.winner(t.board, t.points, t.white, false) != ""
	return t
}

// slowState is all that a position of such a game is.
type slowState struct {
	board  slowBoard
	white  bool // to move
	points [2]int
	turns  int
}

// line is the position line, with the points and the turns behind it.
func (g *slowGame) stateLine(s slowState) string {
	text := g.line(s.board, s.white)
	if s.points != [2]int{} {
		text += fmt.Sprintf(" %d-%d", s.points[0], s.points[1])
	}
	if g.ends.limit > 0 && s.turns > 0 {
		text += fmt.Sprintf(" t%d", s.turns)
	}
	return text
}

// over says how a position ends the game; "" if it goes on.
func (g *slowGame) over(s slowState) string {
	if won := g.winner(s.board, s.points, !s.white, true); won != "" {
		return won
	}
	if g.ends.noMove != "pass" && !g.canMove(s) {
		switch {
		case g.ends.noMove == "draw":
			return "1/2-1/2 no-move"
		case s.white:
			return "0-1 no-move"
		}
		return "1-0 no-move"
	}
	if g.ends.limit == 0 || s.turns < g.ends.limit {
		return ""
	}
	switch {
	case g.ends.byPoints && s.points[0] > s.points[1]:
		return "1-0 turn-limit"
	case g.ends.byPoints && s.points[0] < s.points[1]:
		return "0-1 turn-limit"
	}
	return "1/2-1/2 turn-limit"
}

func (g *slowGame) canMove(s slowState) bool {
	for _, t := range g.leadersOf(s) {
		if len(t.after()) > 0 {
			return true
		}
	}
	return false
}

// leadersOf lists the turns that the side to move may begin, one for each AMP with a leader, or each leader.
func (g *slowGame) leadersOf(s slowState) []*slowTurn {
	var list []*slowTurn
	seen := map[byte]bool{}
	for _, p := range sorted(s.board) {
		m := s.board[p]
		if !g.mine(m, s.white) || !g.isLeader(m) || !g.fusion && seen[m.code] {
			continue
		}
		seen[m.code] = true
		list = append(list, &slowTurn{game: g, board: s.board, white: s.white, code: m.code, leader: p, moved: map[place]bool{}, points: s.points})
	}
	return list
}

// done is the state after a turn.
func (t *slowTurn) done(s slowState) slowState {
	return slowState{t.board, !s.white, t.points, s.turns + 1}
}
