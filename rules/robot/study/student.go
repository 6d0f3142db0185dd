package study

import (
	"slices"

	"pbem/rules"
	"pbem/rules/robot"
)

// student studies a game.
type student struct {
	robot *robot.Robot
	plies []ply
	first int     // the number of the first of them
	last  thought // of the position after all
	level int
	each  int // nodes for a position
	spare int // nodes for a position when more was spent than there was
	most  int // nodes that there are
	proof int // nodes left for proofs
	spent int
	tempo int // how much more a side seems to score after its turn than before, in the middle
}

// ply is a turn of the game.
type ply struct {
	before  rules.Position
	played  rules.Verdict
	thought thought // of the position before it
}

// thought is what the robot says of a position.
type thought struct {
	score int             // of the side to move
	line  []rules.Verdict // what it expects, played out by the rules
}

// wins is the first turn of what is expected if it wins at once; else nil.
func (t thought) wins(side rules.Side) *rules.Verdict {
	if len(t.line) > 0 && t.line[0].Outcome.Result == rules.Win(side) {
		return &t.line[0]
	}
	return nil
}

// begin plays a game out.
func begin(r *robot.Robot, g Game) (*student, error) {
	s := &student{robot: r}
	p := g.Start
	if p == nil {
		p = r.Game().Start()
	}
	over := p.Outcome().Over()
	for i, t := range g.Turns {
		if over {
			return nil, &robot.TurnError{Number: i + 1, Turn: t, Err: robot.ErrOver}
		}
		v, err := p.Judge(rules.Draft{Turn: t})
		if err != nil {
			return nil, &robot.TurnError{Number: i + 1, Turn: t, Err: err}
		}
		if !rules.AwaitsSetup(p) {
			s.plies = append(s.plies, ply{before: p, played: v})
		}
		p, over = v.Next, v.Outcome.Over()
	}
	left := max(0, len(s.plies)-mostPlies)
	s.plies, s.first = s.plies[left:], left+1
	return s, nil
}

// share deals the budget out: an eighth is for proofs, the rest is for the positions of the game and for those of turns not played. Games of
// whole turns are looked into as far as each part goes. Where turns are built step by step, a level takes what it takes, here less and there
// more: the best is chosen that fits.
func (s *student) share(nodes int) {
	nodes = min(max(nodes, 0), mostNodes)
	s.proof, s.most, s.level = nodes/8, nodes, s.robot.Levels()
	s.spare = max(1, (nodes-s.proof)/(len(s.plies)+1+mostWeighed))
	s.each = s.spare
	if _, ok := s.plies[0].before.(rules.Stepping); !ok {
		return
	}
	s.each = 4 * s.spare
	for s.level = min(2, s.robot.Levels()); s.level < s.robot.Levels(); s.level++ {
		if s.dear(s.level + 1) {
			return
		}
	}
}

// dear reports whether a quarter, half or three quarters through the game a level takes more than a position's part.
func (s *student) dear(level int) bool {
	for i := 1; i < 4; i++ {
		t := s.task(len(s.plies) * i / 4)
		t.Level, t.Nodes, t.Best = level, s.each, true
		found, err := s.robot.Think(t)
		if s.spent += found.Nodes; err == nil && found.Nodes > s.spare {
			return true
		}
	}
	return false
}

const (
	mostNodes   = 1 << 40
	mostPlies   = 400 // so many turns are studied, the last of the game
	mostWeighed = 12  // so many turns are weighed against others
)

// task is that of the position before a ply, with the turns since the last that took something: what was repeated since counts.
func (s *student) task(i int) robot.Task {
	from := i
	for from > 0 && len(s.plies[from-1].played.Captured) == 0 {
		from--
	}
	t := robot.Task{Start: s.plies[len(s.plies)-1].played.Next}
	if from < len(s.plies) {
		t.Start = s.plies[from].before
	}
	for _, p := range s.plies[from:i] {
		t.Turns = append(t.Turns, p.played.Turn)
	}
	return t
}

// think asks the robot at its best. Where it has nothing to say, neither side is expected to score more.
func (s *student) think(t robot.Task) thought {
	t.Level, t.Nodes, t.Best = s.level, s.each, true
	if s.spent > s.most {
		t.Nodes = s.spare
	}
	found, err := s.robot.Think(t)
	if err != nil {
		return thought{score: 50}
	}
	s.spent += found.Nodes
	p := t.Start
	for _, turn := range t.Turns {
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			return thought{score: 50}
		}
		p = v.Next
	}
	return thought{found.Score, playedOut(p, found.Line)}
}

// playedOut plays a line as far as it is legal.
func playedOut(p rules.Position, line []rules.Turn) []rules.Verdict {
	var list []rules.Verdict
	for _, t := range line {
		v, err := p.Judge(rules.Draft{Turn: t})
		if err != nil {
			break
		}
		list = append(list, v)
		if p = v.Next; v.Outcome.Over() {
			break
		}
	}
	return list
}

// end thinks of the position after the last turn, unless the rules have ended the game with it.
func (s *student) end() {
	last := s.plies[len(s.plies)-1].played
	if last.Outcome.Over() {
		s.last = thought{score: scoreOf(last.Outcome.Result, s.sideBefore(len(s.plies)))}
		return
	}
	s.last = s.think(s.task(len(s.plies)))
}

// scoreOf is what a result is worth to a side.
func scoreOf(r rules.Result, side rules.Side) int {
	winner, decided := r.Winner()
	switch {
	case !decided:
		return 50
	case winner == side:
		return 100
	}
	return 0
}

// beat finds the tempo. Robots see themselves better off after a turn than before it, for they look at the answer, and not at their answer
// to that: what all turns seem to gain, none has cost.
func (s *student) beat() {
	var gains []int
	for i := range s.plies {
		if before, after := s.before(i).score, s.got(i); before > 0 && before < 100 && after > 0 && after < 100 {
			gains = append(gains, after-before)
		}
	}
	if slices.Sort(gains); len(gains) > 0 {
		s.tempo = gains[len(gains)/2]
	}
}

// before is what is thought of the position before a ply; behind the last, of the end.
func (s *student) before(i int) thought {
	if i < len(s.plies) {
		return s.plies[i].thought
	}
	return s.last
}

// sideBefore is the side to move there.
func (s *student) sideBefore(i int) rules.Side {
	if i < len(s.plies) {
		return s.plies[i].before.ToMove()
	}
	return s.plies[i-1].before.ToMove().Other()
}
