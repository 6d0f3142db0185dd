package robot

import (
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
