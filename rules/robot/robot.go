// Package robot chooses turns: players that are programs.
//
// The idea: a [Robot] is made for a game, is asked a [Task] (a position, what led to it, a level, a budget and a seed) and answers with
// a [Thought]: a turn and what it expects of it. Nothing else goes in, so the same task gives the same thought on every machine: there
// is no clock, no goroutine, no floating point, and no order of a map in it. Thinking ends by its budget of nodes alone.
//
// A [Player] is simpler and keeps no score: [Random] and [Greedy] are what robots are measured by, and what a game is measured with.
// Both see a game through the interfaces of package rules alone, as a person sees it through the letters, so they play every game system,
// also those that are still to come.
package robot

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"pbem/rules"
)

// Robot plays one game at every level. It is made once a game, keeps nothing between tasks and may be used by several goroutines.
type Robot struct {
	game   rules.Game
	greedy Greedy
	levels []level
}

// New returns the robot of a game. It measures what the game's units are worth, which takes longer than many a thought.
func New(g rules.Game) *Robot {
	return &Robot{game: g, greedy: NewGreedy(g), levels: levelsOf(g.Vocabulary())}
}

// Game returns the game that it plays.
func (r *Robot) Game() rules.Game { return r.game }

// Levels returns how many levels the game has: 3 or 5.
func (r *Robot) Levels() int { return len(r.levels) }

// Think answers a task. The error is ErrOver, ErrNoTurn, a *LevelError or a *TurnError.
func (r *Robot) Think(t Task) (Thought, error) {
	if t.Level < 1 || t.Level > r.Levels() {
		return Thought{}, &LevelError{t.Level, r.Levels()}
	}
	reached, err := r.reached(t)
	if err != nil {
		return Thought{}, err
	}
	l, chance := r.levels[t.Level-1], chance{dice: dice(t.Seed)}
	if t.Best {
		l.margin, l.blind = 0, false
	}
	if p, ok := reached.position.(rules.Searching); ok {
		s := newSearch(p.Search(), l, l.budget(t.Nodes), reached.met)
		return s.thought(chance.dice)
	}
	if s, ok := reached.position.(rules.Setting); ok && rules.AwaitsSetup(reached.position) {
		return r.arrange(s, reached.position.ToMove(), t)
	}
	if p, ok := reached.position.(rules.Stepping); ok {
		return r.byBeam(reached.position, p.Cursor(), t, reached.times)
	}
	return r.simple(reached.position, t.Seed)
}

// thought looks ahead and chooses.
func (s *search) thought(d *rand.Rand) (Thought, error) {
	nodes := s.left
	r := s.think()
	if len(r.values) == 0 {
		return Thought{}, ErrNoTurn
	}
	c := s.choose(r.values, d)
	line := r.line(r.options[c.at])
	return Thought{Turn: line[0], Score: percent(c.value), Line: line, Nodes: nodes - s.left}, nil
}

// simple answers as Greedy does.
func (r *Robot) simple(p rules.Position, seed uint64) (Thought, error) {
	turn, ok := r.greedy.Turn(p, 0, seed)
	if !ok {
		return Thought{}, ErrNoTurn
	}
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return Thought{}, fmt.Errorf("%s: %w", turn, err)
	}
	return Thought{Turn: v.Turn, Score: percent(valueOf(v.Outcome.Result, p.ToMove(), 0)), Line: []rules.Turn{v.Turn}}, nil
}

// reached is where a game has come to.
type reached struct {
	position rules.Position
	met      []uint64       // the keys of the positions before it, since the last capture; nil where there are none
	times    map[string]int // the same where turns are made of many steps: how often each occurred
}

// reached returns the position that the task's turns lead to, if it has one more.
func (r *Robot) reached(t Task) (reached, error) {
	at := reached{position: t.Start}
	if at.position == nil {
		at.position = r.game.Start()
	}
	for i, turn := range t.Turns {
		v, err := at.position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return at, &TurnError{i + 1, turn, err}
		}
		if at.pass(v); v.Outcome.Over() {
			return at, overAfter(t.Turns, i)
		}
	}
	if at.position.Outcome().Over() {
		return at, ErrOver
	}
	return at, nil
}

// pass goes on to the position after a turn.
func (at *reached) pass(v rules.Verdict) {
	if p, ok := at.position.(rules.Searching); ok {
		at.met = append(at.met, p.Search().Key())
	}
	if _, ok := at.position.(rules.Stepping); ok {
		if at.times == nil {
			at.times = map[string]int{}
		}
		at.times[rules.Recurring(at.position.String())]++
	}
	if at.position = v.Next; len(v.Captured) > 0 {
		at.met = at.met[:0]
		clear(at.times)
	}
}

// overAfter is the error of a game that ended with a turn: of the next, if there is one.
func overAfter(turns []rules.Turn, i int) error {
	if i == len(turns)-1 {
		return ErrOver
	}
	return &TurnError{i + 2, turns[i+1], ErrOver}
}

// Task is what a robot is asked.
type Task struct {
	// Start is where the game, or the part of it that is known, began; nil for the game's own start. Where set-ups are secret it is the
	// position as the side to move may know it: no robot looks for more.
	Start rules.Position
	Turns []rules.Turn // played since
	Level int          // from 1 to what Levels says
	// Nodes is the budget: at most so many positions are looked at. 0 is the level's own; what is less or more than can be meant is
	// bounded, so that any number does.
	Nodes int
	Seed  uint64
	Best  bool // the best turn that is found, not one of those near it; of steps, Nodes then ends the search and does not narrow it
}

// Thought is a robot's answer.
type Thought struct {
	Turn  rules.Turn   // legal and canonical
	Score int          // what the side to move may expect: 0 is a loss, 50 a draw, 100 a win
	Line  []rules.Turn // what is expected, beginning with Turn
	Nodes int          // spent; never more than the budget
}

// Errors of a task that has no answer. Those that have more to say are a [*LevelError] and a [*TurnError].
var (
	ErrOver   = errors.New("the game is over")
	ErrNoTurn = errors.New("there is no legal turn")
)

// LevelError is of a level that the game doesn't have.
type LevelError struct{ Level, Levels int }

func (e *LevelError) Error() string {
	return fmt.Sprintf("level %d: this game has levels 1 to %d", e.Level, e.Levels)
}

// TurnError is of a turn played that isn't legal.
type TurnError struct {
	Number int // counted from 1
	Turn   rules.Turn
	Err    error // a *rules.Violation
}

func (e *TurnError) Error() string { return fmt.Sprintf("turn %d, %s: %v", e.Number, e.Turn, e.Err) }

func (e *TurnError) Unwrap() error { return e.Err }
