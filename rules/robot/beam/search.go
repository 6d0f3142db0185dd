package beam

import (
	"cmp"
	"slices"

	"pbem/rules"
)

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

// option is a whole turn that may be played.
type option struct {
	steps  []rules.Step
	answer []rules.Step
	board  uint64
	value  int32 // after the reply
	liked  int32 // with a whim
}

// choose plays the best turn that it finds.
func (s *search) choose() (Thought, bool) {
	s.share(40)
	s.whims = true
	s.own.room = s.width(max(s.level.Replies, s.level.Rescue))
	s.own.build(s, s.width(s.level.Width), mate)
	s.whims = false
	s.floor = 0
	if s.own.won {
		return s.thought(s.own.path(nil, s.own.best), mate), true
	}
	all := s.own.whole()
	if len(all) == 0 {
		return s.pass()
	}
	options := s.weigh(all)
	best := s.fearless(options)
	if best.value <= -mate/2 && s.level.Safe > 0 {
		if o, ok := s.rescue(all[min(len(options), len(all)):]); ok {
			best = o
		}
	}
	t := s.thought(best.steps, best.value)
	t.Line = append(t.Line, s.written(best.steps, best.answer)...)
	return t, true
}

// pass plays the only turn where there are no steps; one that the budget did not suffice to look at is as good as any.
func (s *search) pass() (Thought, bool) {
	if steps := s.c.Steps(nil); len(steps) > 0 {
		return s.thought(steps[:1], 0), true
	}
	return s.thought(nil, int32(s.c.Worth(s.c.ToMove()))), true
}

// weigh looks at the replies to turns, the best first, and returns them as it likes them.
func (s *search) weigh(all []way) []option {
	var list []option
	best := int32(-mate)
	for i, a := range all[:min(len(all), max(1, s.width(s.level.Replies)))] {
		if i > 0 && s.spent() {
			break
		}
		o := option{steps: s.own.path(nil, a), board: a.board, value: a.worth}
		if s.level.Replies > 0 {
			o.value = s.replied(o.steps, a.worth, best-2*int32(s.level.Margin)-1)
			if o.value <= -mate/2 {
				o.answer = append(o.answer, s.answer...)
			}
		}
		best = max(best, o.value)
		o.liked = o.value + s.likes(a.board)
		list = append(list, o)
	}
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Or(cmp.Compare(b.liked, a.liked), cmp.Compare(a.board, b.board)) })
	return list
}

// fearless returns the first of the turns after which it finds no win of the opponent's, and the first of all if it finds one after each.
func (s *search) fearless(options []option) option {
	if s.level.Fear == 0 {
		return options[0]
	}
	for _, o := range options {
		if o.value > -mate/2 && !s.feared(o.steps) {
			return o
		}
	}
	o := options[0]
	o.value = -mate + 2
	return o
}

// feared reports whether it finds a win of the opponent's after a turn.
func (s *search) feared(steps []rules.Step) bool {
	found, made := false, 0
	for _, step := range steps {
		if !s.do(step) {
			break
		}
		made++
	}
	if made == len(steps) && s.end() {
		found = s.c.Result() == rules.Ongoing && s.hunter.stalk(s, &s.reply, s.width(s.level.Fear))
		s.c.Undo()
	}
	for range made {
		s.c.Undo()
	}
	return found
}

// likes is a whim among turns that have been weighed.
func (s *search) likes(board uint64) int32 {
	n := uint64(s.level.Margin)
	return int32(mixed(board^s.seed^1)%(2*n+1)) - int32(n)
}

// replied is what a turn is worth after the opponent's reply. It is not gone into when it is worth less than the least.
func (s *search) replied(steps []rules.Step, worth, least int32) int32 {
	value, made := worth, 0
	s.answer = s.answer[:0]
	for _, step := range steps {
		if !s.do(step) {
			break
		}
		made++
	}
	if made == len(steps) && s.end() {
		value = s.answered(least)
		s.c.Undo()
	}
	for range made {
		s.c.Undo()
	}
	return value
}

// answered is what the position after a turn is worth to who has made it.
func (s *search) answered(least int32) int32 {
	side := s.c.ToMove().Other()
	if result := s.c.Result(); result != rules.Ongoing {
		winner, won := result.Winner()
		switch {
		case !won:
			return 0
		case winner == side:
			return mate
		}
		return -mate
	}
	if s.level.Safe > 0 && s.hunter.within(s, s.level.Safe) {
		s.answer = append(s.answer, s.hunter.path...)
		return -mate + 1
	}
	worth := int32(s.c.Worth(side))
	if s.level.Reply > 0 {
		s.reply.build(s, s.width(s.level.Reply), 1-least)
		if s.reply.any {
			s.answer = s.reply.path(s.answer, s.reply.best)
			worth = min(worth, -s.reply.best.worth)
		}
	}
	return worth - s.again()
}

// again is what it costs to bring about a position that has been there.
func (s *search) again() int32 {
	if s.seen == nil {
		return 0
	}
	return int32(s.level.Again * s.seen(s.c.Position()))
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
