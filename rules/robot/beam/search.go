package beam

import "pbem/rules"

// mate is what a win is worth.
const mate = 1 << 28

// Task is what is asked.
type Task struct {
	Level Level
	Nodes int  // at most so many steps and ends of turns are made; 0 is the level's own
	Whole bool // the widths are the level's own, however many nodes there are
	Seed  uint64
	// Seen says how often a position has come about in the game; nil for never.
	Seen func(rules.Position) int
}

// Thought is the answer. The turns of the line are as they were made, not all canonical.
type Thought struct {
	Line  []rules.Turn
	Score int // 0 to 100
	Nodes int
}

// Think returns what the side to move plays where the cursor stands; false where there is nothing.
func Think(c rules.Cursor, t Task) (Thought, bool) {
	s := &search{c: c, level: t.Level, seed: t.Seed, seen: t.Seen, wide: 1, deep: 1}
	s.budget(t)
	if c.Result() != rules.Ongoing {
		return Thought{}, false
	}
	if s.winsAtOnce() {
		return s.thought(s.hunter.path, mate), true
	}
	return s.choose()
}

// search is a task being worked on.
type search struct {
	c          rules.Cursor
	level      Level
	seed       uint64
	seen       func(rules.Position) int
	left, all  int // steps that may still be made, and at first
	floor      int // for what is done now, none below
	wide, deep int // the widths of the level are to be multiplied by wide/deep
	hunter     hunter
	own, reply ways
	answer     []rules.Step // the reply to a turn
	whims      bool
}

// mostNodes bounds what may be asked for.
const mostNodes = 50_000_000

// budget says what may be spent, and makes the widths fit it.
func (s *search) budget(t Task) {
	s.all = s.level.Nodes
	if t.Nodes > 0 {
		s.all = min(t.Nodes, mostNodes)
	}
	if t.Nodes > 0 && !t.Whole {
		s.wide, s.deep = max(1, s.all/256), max(1, s.level.Nodes/256)
	}
	s.left = s.all
}

// width is a width of the level as the budget has it.
func (s *search) width(n int) int {
	return int(max(1, min(64*int64(n), int64(n)*int64(s.wide)/int64(s.deep))))
}

// share lets the next stage spend so many hundredths of what is left.
func (s *search) share(hundredths int) {
	s.floor = s.left - s.left/100*hundredths - s.left%100*hundredths/100
}

func (s *search) spent() bool { return s.left <= s.floor }

// do makes a step; false if none may be made any more.
func (s *search) do(step rules.Step) bool {
	if s.left <= s.floor {
		return false
	}
	s.left--
	s.c.Do(step)
	return true
}

func (s *search) end() bool {
	if s.left <= s.floor {
		return false
	}
	s.left--
	s.c.End()
	return true
}

// winsAtOnce reports whether it finds a win in this turn.
func (s *search) winsAtOnce() bool {
	if s.level.Within == 0 {
		return false
	}
	s.share(35)
	if s.hunter.within(s, s.level.Within) {
		return true
	}
	s.share(25)
	return s.level.Stalk > 0 && s.hunter.stalk(s, &s.own, s.width(s.level.Stalk))
}

// whim is what a player of the level likes or dislikes about a position without any reason.
func (s *search) whim(board uint64) int32 {
	if !s.whims || s.level.Whim == 0 {
		return 0
	}
	n := uint64(s.level.Whim)
	return int32(mixed(board^s.seed)%(2*n+1)) - int32(n)
}

// mixed is the mixing function of SplitMix64.
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// thought makes the answer of a turn.
func (s *search) thought(steps []rules.Step, value int32) Thought {
	return Thought{Line: s.written(nil, steps), Score: score(value), Nodes: s.all - s.left}
}

// written writes a turn that follows another.
func (s *search) written(before, steps []rules.Step) []rules.Turn {
	if before != nil && steps == nil {
		return nil
	}
	for _, step := range before {
		s.c.Do(step)
	}
	if before != nil {
		s.c.End()
	}
	for _, step := range steps {
		s.c.Do(step)
	}
	t := s.c.Begun()
	for range steps {
		s.c.Undo()
	}
	if before != nil {
		s.c.Undo()
	}
	for range before {
		s.c.Undo()
	}
	return []rules.Turn{t}
}

// half is what a side must be ahead by to expect three quarters.
const half = 5000

// score is what a worth lets expect, 0 to 100.
func score(value int32) int {
	switch {
	case value >= mate/2:
		return 100
	case value <= -mate/2:
		return 0
	}
	v := int64(value)
	return int(50 + 49*v/(max(v, -v)+half))
}
