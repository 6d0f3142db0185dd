package amp

import (
	"fmt"
	"sort"
	"strings"
)

// A second engine, slow and obvious: maps of squares, copied at every step, written from the rules alone. It shares no code
// with the first one and knows nothing of bits, tables or texts of moves.

type place struct{ file, rank int }

func (p place) String() string { return fmt.Sprintf("%c%d", 'a'+p.file, p.rank) }

type man struct{ code, letter byte }

type slowGame struct {
	files, ranks int
	white        string          // codes of White's AMPs; all others are Black's
	royalCodes   string          // AMPs whose leader is royal; unused in Fusion
	quota        map[byte]int    // by AMP; unused in Fusion
	moves        map[byte]string // by letter
	hyper        bool
	fusion       bool
	own          bool // Fusion without swapping
	conversion   bool
	chainOwn     bool
	slowMore
	ends *slowEnds // nil for CH-10
}

// slowMore is what few games have.
type slowMore struct {
	touch     [][2]int        // how units of a chain touch; nil for by an edge or a corner
	chainNone bool            // no unit carries the chain
	deputies  string          // letters of more leaders
	first     string          // AMPs, or in Fusion kinds, of whose royal leaders the first that is lost decides
	began     map[byte]int    // how many of these there are in the set-up
	hypers    string          // hyper AMPs
	perTurn   int             // how many AMPs act in a turn; 0 for one
	names     map[byte]string // of AMPs
	promotes  map[byte]string // what a kind may become on its last rank
	must      bool            // and must
}

type slowBoard map[place]man

// slowTurn is a turn in progress.
type slowTurn struct {
	game   *slowGame
	board  slowBoard
	white  bool
	code   byte   // of the AMP, or of the leader's AMP
	before string // the AMPs that have acted before it
	leader place  // Fusion
	mode   string
	moved  map[place]bool
	acts   int
	others int
	won    bool
	points [2]int // White's, Black's
	text   []string
}

func (g *slowGame) isWhite(m man) bool {
	return m.code != 'n' && strings.IndexByte(g.white, m.code) >= 0
}
func (g *slowGame) isBlack(m man) bool {
	return m.code != 'n' && strings.IndexByte(g.white, m.code) < 0
}

func (g *slowGame) mine(m man, white bool) bool {
	if white {
		return g.isWhite(m)
	}
	return g.isBlack(m)
}

func (g *slowGame) isLeader(m man) bool {
	return m.code != 'n' && strings.IndexByte("CKS"+g.deputies, m.letter) >= 0
}

func (g *slowGame) isRoyal(m man) bool {
	if g.fusion {
		return m.code != 'n' && m.letter == 'K'
	}
	return g.isLeader(m) && strings.IndexByte(g.royalCodes, m.code) >= 0
}

// hasLost reports whether a side has lost its last royal leader, or the first of those of whom the first decides.
func (g *slowGame) hasLost(b slowBoard, white bool) bool {
	for _, c := range []byte(g.first) {
		left := 0
		for _, m := range b {
			if g.mine(m, white) && g.isRoyal(m) && (m.code == c || m.letter == c) {
				left++
			}
		}
		if g.fusion && left < g.began[c] || !g.fusion && (strings.IndexByte(g.white, c) >= 0) == white && left < g.began[c] {
			return true
		}
	}
	return !g.hasRoyal(b, white)
}

func (g *slowGame) hasRoyal(b slowBoard, white bool) bool {
	for _, m := range b {
		if g.mine(m, white) && g.isRoyal(m) {
			return true
		}
	}
	return false
}

func touching(a, b place) bool {
	df, dr := a.file-b.file, a.rank-b.rank
	return a != b && df*df <= 1 && dr*dr <= 1
}

// linked reports whether two units of a chain touch.
func (g *slowGame) linked(a, b place) bool {
	if g.touch == nil {
		return touching(a, b)
	}
	df, dr := max(a.file-b.file, b.file-a.file), max(a.rank-b.rank, b.rank-a.rank)
	for _, t := range g.touch {
		if df == t[0] && dr == t[1] || df == t[1] && dr == t[0] {
			return true
		}
	}
	return false
}

var slowStraight = [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}
var slowSlant = [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}

// reach returns where a unit that moves in the named way gets from a square, whatever stands on the last square.
func (g *slowGame) reach(b slowBoard, from place, way string) map[place]bool {
	to := map[place]bool{}
	all := append(append([][2]int{}, slowStraight...), slowSlant...)
	switch way {
	case "knight":
		for df := -2; df <= 2; df++ {
			for dr := -2; dr <= 2; dr++ {
				if df*df+dr*dr == 5 {
					to[place{from.file + df, from.rank + dr}] = true
				}
			}
		}
	case "wazir":
		g.inLine(b, from, slowStraight, "1", to)
	case "ferz":
		g.inLine(b, from, slowSlant, "1", to)
	case "king":
		g.inLine(b, from, all, "1", to)
	case "two in line":
		g.inLine(b, from, all, "1 11", to)
	case "bent":
		g.bent(b, from, all, to)
	case "warmachine":
		g.inLine(b, from, slowStraight, "1 2", to)
	case "inclusive warmachine":
		g.inLine(b, from, slowStraight, "1 2 12 21", to)
	case "elephant":
		g.inLine(b, from, slowSlant, "1 2", to)
	case "inclusive elephant":
		g.inLine(b, from, slowSlant, "1 2 12 21", to)
	}
	for p := range to {
		if p == from || p.file < 0 || p.file >= g.files || p.rank < 1 || p.rank > g.ranks {
			delete(to, p)
		}
	}
	return to
}

// inLine goes along each direction by each list of jumps: "12" is one square, then a leap of two.
func (g *slowGame) inLine(b slowBoard, from place, directions [][2]int, lists string, to map[place]bool) {
	for _, d := range directions {
		for _, list := range strings.Fields(lists) {
			at, open := from, true
			for i, jump := range list {
				if _, taken := b[at]; i > 0 && taken {
					open = false
				}
				n := int(jump - '0')
				at = place{at.file + d[0]*n, at.rank + d[1]*n}
			}
			if open {
				to[at] = true
			}
		}
	}
}

func (g *slowGame) bent(b slowBoard, from place, all [][2]int, to map[place]bool) {
	for _, d := range all {
		first := place{from.file + d[0], from.rank + d[1]}
		to[first] = true
		if _, taken := b[first]; taken || first.file < 0 || first.file >= g.files || first.rank < 1 || first.rank > g.ranks {
			continue
		}
		for _, e := range all {
			to[place{first.file + e[0], first.rank + e[1]}] = true
		}
	}
}

// way says how the leader of the turn makes a unit move; "" if it may not activate it.
func (t *slowTurn) way(m man) string {
	way := t.game.moves[m.letter]
	if !t.game.fusion || t.board[t.leader].letter == 'K' {
		return way
	}
	switch {
	case m.letter == 'K', m.letter == 'S', m.letter == 'W' && t.mode == "ortho", m.letter == 'E' && t.mode == "dia":
		return way
	case m.letter == 'P' && t.mode == "ortho":
		return "wazir"
	case m.letter == 'P' && t.mode == "dia":
		return "ferz"
	}
	return ""
}

// joined reports whether a chain joins the unit on p to a leader of the turn (CH-3, CH-4).
func (t *slowTurn) joined(p place) bool {
	seen := map[place]bool{}
	var queue []place
	for q, m := range t.board {
		if t.game.fusion && q == t.leader || !t.game.fusion && m.code == t.code && t.game.isLeader(m) {
			queue, seen[q] = append(queue, q), true
		}
	}
	if t.game.chainNone {
		for _, q := range queue {
			if q == p || t.game.linked(p, q) {
				return true
			}
		}
		return false
	}
	for len(queue) > 0 {
		q := queue[0]
		queue = queue[1:]
		if q == p {
			return true
		}
		if t.game.chainOwn && t.board[q].code != t.code {
			continue
		}
		for r, m := range t.board {
			if !seen[r] && t.game.linked(q, r) && t.game.mine(m, t.white) {
				queue, seen[r] = append(queue, r), true
			}
		}
	}
	return false
}

// limits returns the most activations in all, and of other units than the leader.
func (t *slowTurn) limits() (all, others int) {
	switch {
	case !t.game.fusion:
		return t.game.quota[t.code], t.game.quota[t.code]
	case t.board[t.leader].letter == 'K':
		return 7, 6
	default:
		return 9, 9
	}
}

// after returns the turns that go on by one more activation.
func (t *slowTurn) after() []*slowTurn {
	all, others := t.limits()
	if t.won {
		return nil
	}
	more := t.handedOn()
	if t.acts == all {
		return more
	}
	for _, p := range sorted(t.board) {
		m := t.board[p]
		isLead := t.game.fusion && p == t.leader
		if !isLead && t.others == others {
			continue
		}
		if t.game.mine(m, t.white) {
			if t.mayActivate(p, m) {
				for to := range t.game.reach(t.board, p, t.way(m)) {
					if !t.game.mine(t.board[to], t.white) || t.board[to] == (man{}) {
						more = append(more, t.promoted(p, to, isLead)...)
					}
				}
			}
		} else if t.mayConvert(p, m) {
			more = append(more, t.converted(p, m))
		}
	}
	return more
}

func (t *slowTurn) mayActivate(p place, m man) bool {
	if (!t.game.fusion || t.game.own) && m.code != t.code {
		return false
	}
	if t.moved[p] && !t.game.hyper && strings.IndexByte(t.game.hypers, t.code) < 0 {
		return false
	}
	return t.way(m) != "" && t.joined(p)
}

func (t *slowTurn) mayConvert(p place, m man) bool {
	return t.game.conversion && touching(p, t.leader) && !t.moved[p] && m.letter != 'K' && t.way(m) != ""
}

func (t *slowTurn) copy() *slowTurn {
	c := *t
	c.board, c.moved = slowBoard{}, map[place]bool{}
	for p, m := range t.board {
		c.board[p] = m
	}
	for p := range t.moved {
		c.moved[p] = true
	}
	c.text = append([]string{}, t.text...)
	c.acts++
	return &c
}

func (t *slowTurn) moved1(from, to place, isLead bool) *slowTurn {
	c := t.copy()
	mark := "-"
	if _, taken := c.board[to]; taken {
		mark = "x"
	}
	c.text = append(c.text, fmt.Sprintf("%c%v%s%v", c.board[from].letter, from, mark, to))
	c.board[to] = c.board[from]
	delete(c.board, from)
	delete(c.moved, from)
	c.moved[to] = true
	if isLead {
		c.leader = to
	} else {
		c.others++
	}
	if c.game.ends != nil {
		return c.judged(t.board[to])
	}
	c.won = c.game.hasLost(c.board, !c.white)
	return c
}

func (t *slowTurn) converted(p place, m man) *slowTurn {
	c := t.copy()
	c.text = append(c.text, "*"+p.String())
	if m.code == 'n' {
		c.board[p] = man{c.code, m.letter}
	} else {
		c.board[p] = man{'n', m.letter}
	}
	c.moved[p] = true
	c.others++
	if c.game.ends != nil {
		return c.judged(man{})
	}
	return c
}

// String joins the actions; one with which another AMP begins to act says so.
func (t *slowTurn) String() string {
	return strings.ReplaceAll(strings.Join(t.text, ", "), ", ;", ";")
}

func sorted(b slowBoard) []place {
	var list []place
	for p := range b {
		list = append(list, p)
	}
	sort.Slice(list, func(i, j int) bool {
		return list[i].rank*100+list[i].file < list[j].rank*100+list[j].file
	})
	return list
}
