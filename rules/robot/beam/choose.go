package beam

import (
	"cmp"
	"slices"

	"pbem/rules"
)

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
func (s *search) feared(steps []rules.Step) (found bool) {
	s.after(steps, func() {
		found = s.c.Result() == rules.Ongoing && s.hunter.stalk(s, &s.reply, s.width(s.level.Fear))
	})
	return found
}

// after looks at the position after a turn, if the budget suffices to make it.
func (s *search) after(steps []rules.Step, look func()) {
	made := 0
	for _, step := range steps {
		if !s.do(step) {
			break
		}
		made++
	}
	if made == len(steps) && s.end() {
		look()
		s.c.Undo()
	}
	for range made {
		s.c.Undo()
	}
}

// likes is a whim among turns that have been weighed.
func (s *search) likes(board uint64) int32 {
	n := uint64(s.level.Margin)
	return int32(mixed(board^s.seed^1)%(2*n+1)) - int32(n)
}

// replied is what a turn is worth after the opponent's reply. It is not gone into when it is worth less than the least.
func (s *search) replied(steps []rules.Step, worth, least int32) int32 {
	value := worth
	s.answer = s.answer[:0]
	s.after(steps, func() { value = s.answered(least) })
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
