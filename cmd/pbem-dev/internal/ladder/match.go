// Package ladder lets robots play each other, and says how much stronger one is.
//
// The idea: a match is a pair of players and a seed, from which every game of it follows; each plays White in half of them. A draw that
// may be claimed, by repetition or quiet turns, is claimed. A game that is still open at the limit counts as drawn, and is told apart.
package ladder

import (
	"context"
	"fmt"
	"io"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"text/tabwriter"

	"golang.org/x/sync/errgroup"

	"pbem/rules"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// Match is who plays, how often.
type Match struct {
	Preset *presets.Preset
	A, B   Player
	Games  int
	Seed   uint64
	Limit  int // turns, after which a game is left open
}

// Tally is how a match ended, from A's view.
type Tally struct {
	Match
	Won, Drawn, Lost, Open int // Open are no part of Drawn
	Turns                  int // of all games
	Causes                 map[rules.Cause]int
}

// Played is how many games there were.
func (t Tally) Played() int { return t.Won + t.Drawn + t.Lost + t.Open }

// Play plays the games on all cores. Its error is the context's, or of a player who has no legal turn.
func (m Match) Play(ctx context.Context) (Tally, error) {
	t := Tally{Match: m, Causes: map[rules.Cause]int{}}
	var lock sync.Mutex
	var next atomic.Int64
	group, ctx := errgroup.WithContext(ctx)
	for range min(runtime.GOMAXPROCS(0), m.Games) {
		group.Go(func() error {
			for n := next.Add(1) - 1; n < int64(m.Games) && ctx.Err() == nil; n = next.Add(1) - 1 {
				o, turns, err := m.game(int(n))
				if err != nil {
					return err
				}
				lock.Lock()
				t.add(o, turns, int(n))
				lock.Unlock()
			}
			return ctx.Err()
		})
	}
	return t, group.Wait()
}

// game plays one game by its number from 0: in the odd ones B is White.
func (m Match) game(n int) (rules.Outcome, int, error) {
	sides := [2]Player{m.A, m.B}
	if n%2 == 1 {
		sides = [2]Player{m.B, m.A}
	}
	return play(m.Preset, sides, robot.Seed(m.Seed, uint64(n/2)), m.Limit)
}

func (t *Tally) add(o rules.Outcome, turns, n int) {
	t.Turns += turns
	t.Causes[o.Cause]++
	winner, decided := o.Result.Winner()
	switch {
	case !o.Over():
		t.Open++
	case !decided:
		t.Drawn++
	case (winner == rules.White) == (n%2 == 0):
		t.Won++
	default:
		t.Lost++
	}
}

// Player is one of two who play.
type Player struct {
	Name string
	turn func(at *played, seed uint64) (rules.Turn, error)
}

// Level is the robot of a level; nodes are its budget, 0 for the level's own.
func Level(r *robot.Robot, level, nodes int) Player {
	name := fmt.Sprintf("level %d", level)
	if nodes != 0 {
		name += fmt.Sprintf(", %d nodes", nodes)
	}
	return Player{Name: name, turn: func(at *played, seed uint64) (rules.Turn, error) {
		thought, err := r.Think(robot.Task{Start: at.since, Turns: at.turns, Level: level, Nodes: nodes, Seed: seed})
		return thought.Turn, err
	}}
}

// Simple is a player without levels.
func Simple(name string, p robot.Player) Player {
	return Player{Name: name, turn: func(at *played, seed uint64) (rules.Turn, error) {
		turn, ok := p.Turn(at.position, 0, seed)
		if !ok {
			return turn, robot.ErrNoTurn
		}
		return turn, nil
	}}
}

// played is a game as far as it was played.
type played struct {
	preset   *presets.Preset
	position rules.Position
	since    rules.Position // that after the last turn which can't be taken back: nothing before it occurs again
	turns    []rules.Turn   // played since
	times    map[string]int // how often the positions since then occurred
	quiet    int
	count    int // of all turns
}

// play plays a game to its end, or to a limit of turns: then its outcome is open.
func play(preset *presets.Preset, sides [2]Player, seed uint64, limit int) (rules.Outcome, int, error) {
	at := &played{preset: preset, position: preset.Game.Start()}
	at.begin()
	for at.count < limit {
		side := at.position.ToMove()
		turn, err := sides[side].turn(at, robot.Seed(seed, uint64(at.count)))
		if err != nil {
			return rules.Outcome{}, at.count, fmt.Errorf("%s as %s at %s: %w", sides[side].Name, side, at.position, err)
		}
		v, err := at.position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return rules.Outcome{}, at.count, fmt.Errorf("%s as %s at %s: %s: %w", sides[side].Name, side, at.position, turn, err)
		}
		if o := at.pass(v); o.Over() {
			return o, at.count, nil
		}
	}
	return rules.Outcome{}, at.count, nil
}

func (at *played) begin() {
	at.since, at.turns, at.times = at.position, nil, map[string]int{rules.Recurring(at.position.String()): 1}
}

// pass goes on to the position after a turn, and claims a draw that may be claimed there.
func (at *played) pass(v rules.Verdict) rules.Outcome {
	at.position = v.Next
	at.count++
	if v.Outcome.Over() {
		return v.Outcome
	}
	if at.quiet++; v.Reset || len(v.Captured) > 0 || v.Turn.IsSetup() {
		at.quiet = 0
		at.begin()
		return v.Outcome
	}
	at.turns = append(at.turns, v.Turn)
	line := rules.Recurring(v.Next.String())
	at.times[line]++
	switch p := at.preset; {
	case p.Repetition > 0 && at.times[line] >= p.Repetition:
		return claimed(v.Next, rules.Repetition)
	case p.QuietTurns > 0 && at.quiet >= p.QuietTurns:
		return claimed(v.Next, rules.QuietTurns)
	}
	return v.Outcome
}

// claimed is a draw, or what it is worth in the game.
func claimed(p rules.Position, cause rules.Cause) rules.Outcome {
	if o := p.Standing().Draw; o.Over() {
		return rules.Outcome{Result: o.Result, Cause: cause}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: cause}
}

// Score is what A has of the points: a game won is 1, one drawn or left open a half.
func (t Tally) Score() float64 {
	return (float64(t.Won) + float64(t.Drawn+t.Open)/2) / float64(t.Played())
}

// confidence is how many standard deviations from the middle 95 % lie.
const confidence = 1.959964

// Interval is Wilson's, of 95 %, of the score.
func (t Tally) Interval() (low, high float64) { return wilson(t.Score(), float64(t.Played())) }

func wilson(p, n float64) (low, high float64) {
	z := confidence * confidence / n
	middle, width := p+z/2, confidence*math.Sqrt(p*(1-p)/n+z/(4*n))
	return max(0, (middle-width)/(1+z)), min(1, (middle+width)/(1+z))
}

// Print writes a table of matches.
func Print(w io.Writer, all []Tally) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "player\tagainst\tscore\t95 %\twon\tdrawn\tlost\topen\tturns\tends")
	for _, t := range all {
		low, high := t.Interval()
		fmt.Fprintf(table, "%s\t%s\t%.1f %%\t%.1f–%.1f\t%d\t%d\t%d\t%d\t%d\t%s\n", t.A.Name, t.B.Name, 100*t.Score(), 100*low, 100*high,
			t.Won, t.Drawn, t.Lost, t.Open, t.Turns/t.Played(), t.ends())
	}
	return table.Flush()
}

// ends says how games ended, the most frequent cause first.
func (t Tally) ends() string {
	causes := slices.Sorted(maps.Keys(t.Causes))
	slices.SortStableFunc(causes, func(a, b rules.Cause) int { return t.Causes[b] - t.Causes[a] })
	var words []string
	for _, c := range causes {
		name := string(c)
		if c == rules.NoCause {
			name = "open"
		}
		words = append(words, fmt.Sprintf("%s %d", name, t.Causes[c]))
	}
	return strings.Join(words, ", ")
}
