package beam_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"pbem/rules"
	"pbem/rules/presets"
)

func game(t testing.TB, name string, settings ...presets.Setting) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, settings)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// tried is how many positions a property is held to: 2,000 with PBEM_THOUGHTS=2000, as at night, else as many as are given, or a tenth.
func tried(t testing.TB, many int) int {
	if n, err := strconv.Atoi(os.Getenv("PBEM_THOUGHTS")); err == nil {
		return n
	}
	if testing.Short() {
		return max(1, many/10)
	}
	return many
}

// scrap draws a position of a game: some of the units of its set-up, never without the royal ones of which some are left out, anywhere
// in a corner of the board, so that they meet.
type scrap struct {
	game   rules.Game
	across int // files and ranks of the corner
	most   int // units of an AMP beside its leader
	royals int // the most royal units of a side; the fewer, the nearer a win
}

func (s scrap) draw(t testing.TB, dice *rand.Rand) rules.Position {
	t.Helper()
	for {
		if p, err := s.game.Parse(s.line(dice)); err == nil && !p.Outcome().Over() {
			return p
		}
	}
}

func (s scrap) line(dice *rand.Rand) string {
	v := s.game.Vocabulary()
	files, ranks := min(s.across, v.Files), min(s.across, v.Ranks)
	board := map[rules.Square]rules.Placement{}
	royals, taken := map[rules.Side]int{}, map[string]int{}
	var all []rules.Placement
	for u := range s.game.Start().Placements() {
		all = append(all, u)
	}
	dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, u := range all {
		group, _ := v.Group(u.Group)
		kind, _ := v.Unit(u.Unit)
		royal := kind.Royal && (group.Royal || v.Leads == rules.UnitLead)
		switch {
		case royal && royals[u.Side] == s.royals, !kind.Leader && taken[u.Group] == s.most:
			continue
		case royal:
			royals[u.Side]++
		case kind.Leader && dice.IntN(3) == 0:
			continue
		case !kind.Leader:
			taken[u.Group]++
		}
		at := rules.Square{File: int16(dice.IntN(files)), Rank: int16(1 + dice.IntN(ranks))}
		for board[at] != (rules.Placement{}) {
			at = rules.Square{File: int16(dice.IntN(files)), Rank: int16(1 + dice.IntN(ranks))}
		}
		board[at] = u
	}
	return lineOf(v, board, rules.Side(dice.IntN(2)))
}

func lineOf(v *rules.Vocabulary, board map[rules.Square]rules.Placement, side rules.Side) string {
	var b strings.Builder
	for rank := v.Ranks; rank > 0; rank-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
			}
			empty = 0
		}
		for file := range v.Files {
			u := board[rules.Square{File: int16(file), Rank: int16(rank)}]
			if u.Unit == 0 {
				empty++
				continue
			}
			flush()
			b.WriteByte(u.Code)
			b.WriteByte(u.Unit)
		}
		flush()
		if rank > 1 {
			b.WriteByte('/')
		}
	}
	return b.String() + " " + string(side.Letter())
}

// played draws a position that random turns come to.
func played(t testing.TB, p rules.Position, dice *rand.Rand, turns int) rules.Position {
	t.Helper()
	for range dice.IntN(turns) {
		c := p.(rules.Stepping).Cursor()
		for steps := c.Steps(nil); len(steps) > 0; steps = c.Steps(nil) {
			if c.Do(steps[dice.IntN(len(steps))]); dice.IntN(3) == 0 {
				break
			}
		}
		v, err := p.Judge(rules.Draft{Turn: c.Begun()})
		if err != nil {
			t.Fatal(err)
		}
		if v.Outcome.Over() {
			break
		}
		p = v.Next
	}
	return p
}

// shortest returns the least number of steps by which the side to move wins in one turn, up to a number; 0 where there is none, and -1
// where that takes too long to say. It tries everything, each arrangement once: the cursor's bounds and guesses are not asked.
func shortest(c rules.Cursor, most, patience int) int {
	side := c.ToMove()
	front, seen := [][]rules.Step{nil}, map[uint64]bool{}
	for n := 1; n <= most; n++ {
		var next [][]rules.Step
		for _, way := range front {
			for _, s := range way {
				c.Do(s)
			}
			won := false
			for _, s := range c.Steps(nil) {
				c.Do(s)
				won = won || c.Result() == rules.Win(side)
				if key := c.Key(); n < most && c.Result() == rules.Ongoing && !seen[key] {
					seen[key] = true
					next = append(next, append(way[:len(way):len(way)], s))
				}
				c.Undo()
				patience--
			}
			for range way {
				c.Undo()
			}
			if won {
				return n
			}
			if patience < 0 {
				return -1
			}
		}
		front = next
	}
	return 0
}
