package robot

import "pbem/rules"

// Robot plays one game at every level. It is made once a game, keeps nothing between tasks and may be used by several goroutines.
type Robot struct {
	game   rules.Game
	greedy Greedy
}

// New returns the robot of a game. It measures what the game's units are worth, which takes longer than many a thought.
func New(g rules.Game) *Robot { return &Robot{game: g, greedy: NewGreedy(g)} }

// Levels returns how many levels the game has: 3 or 5.
func (r *Robot) Levels() int { return 5 }

// Think answers a task. The error is ErrOver, ErrNoTurn, a *LevelError or a *TurnError.
func (r *Robot) Think(t Task) (Thought, error) {
	if t.Level < 1 || t.Level > r.Levels() {
		return Thought{}, &LevelError{t.Level, r.Levels()}
	}
	p, err := r.reached(t)
	if err != nil {
		return Thought{}, err
	}
	turn, ok := r.greedy.Turn(p, 0, t.Seed)
	if !ok {
		return Thought{}, ErrNoTurn
	}
	v, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		return Thought{}, &TurnError{len(t.Turns) + 1, turn, err}
	}
	return Thought{Turn: v.Turn, Score: settled(v.Outcome, p.ToMove()), Line: []rules.Turn{v.Turn}}, nil
}

// reached returns the position that the task's turns lead to, if it has one more.
func (r *Robot) reached(t Task) (rules.Position, error) {
	p := t.Start
	if p == nil {
		p = r.game.Start()
	}
	for i, turn := range t.Turns {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return nil, &TurnError{i + 1, turn, err}
		}
		if p = v.Next; v.Outcome.Over() {
			return nil, overAfter(t.Turns, i)
		}
	}
	if p.Outcome().Over() {
		return nil, ErrOver
	}
	return p, nil
}

// overAfter is the error of a game that ended with a turn: of the next, if there is one.
func overAfter(turns []rules.Turn, i int) error {
	if i == len(turns)-1 {
		return ErrOver
	}
	return &TurnError{i + 2, turns[i+1], ErrOver}
}

// settled is the score of an outcome for a side; of a game that goes on, that of a draw.
func settled(o rules.Outcome, side rules.Side) int {
	winner, won := o.Result.Winner()
	switch {
	case !won:
		return 50
	case winner == side:
		return 100
	}
	return 0
}
