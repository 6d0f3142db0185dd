package club

import (
	"slices"
	"time"

	"pbem/adjudicator"
)

// Spending is days that left the budget at a moment; fewer than none came back.
type Spending struct {
	At   time.Time
	Days int
	Game int // in which they were taken by themselves; 0 for none
}

// The budget, in half days (CR-7).
const (
	firstBudget = 2 * 7
	monthly     = 5 // 2.5 days
	mostBudget  = 2 * 40
)

// step is a moment at which the budget changes, or whether days may be taken by themselves.
type step struct {
	at     time.Time
	months int // that have begun up to then, since the step before; 0 where days were taken or came back
	days   int
	game   int
}

// steps are the moments at which the budget changes, in order, up to a moment. At the same one a month comes first, then what was taken by
// itself in the order of the games (CR-5). Months up to another moment are one step where nothing lies between them: who has played for years
// costs no more than who came yesterday.
func (p Person) steps(playing, together, until time.Time) []step {
	spent := make([]step, 0, len(p.Spent)+1)
	for _, s := range p.Spent {
		spent = append(spent, step{at: s.At, days: s.Days, game: s.Game})
	}
	slices.SortStableFunc(spent, func(a, b step) int {
		if c := a.at.Compare(b.at); c != 0 {
			return c
		}
		return a.rank() - b.rank()
	})
	if playing.IsZero() {
		return spent
	}
	list := make([]step, 0, 2*len(spent)+8)
	next := firstAfter(playing)
	for _, s := range spent {
		list, next = months(list, next, together, earliest(s.at, until))
		list = append(list, s)
	}
	list, _ = months(list, next, together, until)
	return list
}

// months adds those that begin from one on up to a moment, and returns the one after them.
func months(list []step, next, together, until time.Time) ([]step, time.Time) {
	if n := monthsFrom(next, earliest(together, until)); n > 0 {
		list = append(list, step{at: next.AddDate(0, n-1, 0), months: n})
		next = next.AddDate(0, n, 0)
	}
	for ; !next.After(until); next = next.AddDate(0, 1, 0) {
		list = append(list, step{at: next, months: 1})
	}
	return list, next
}

// monthsFrom counts the months that begin from the beginning of one on up to a moment.
func monthsFrom(first, until time.Time) int {
	year, month, _ := first.Date()
	lastYear, lastMonth, _ := until.UTC().Date()
	return max(0, 12*(lastYear-year)+int(lastMonth-month)+1)
}

// rank is the order of what was taken at one moment.
func (s step) rank() int {
	if s.game > 0 {
		return s.game
	}
	return 1 << 30
}

// firstAfter is the beginning of the first month that begins after a moment, in UTC.
func firstAfter(at time.Time) time.Time {
	year, month, _ := at.UTC().Date()
	return time.Date(year, month+1, 1, 0, 0, 0, 0, time.UTC)
}

// after is a budget, in half days, once a step is taken.
func (s step) after(budget int) int {
	if s.months > 0 {
		return min(budget+monthly*s.months, max(budget, mostBudget))
	}
	return min(budget-2*s.days, max(budget, mostBudget))
}

// Budget is what they have at a moment, in half days; playing is since when they have had games, zero for never.
func (p Person) Budget(now, playing time.Time) (halves int) {
	halves = firstBudget
	for _, s := range p.steps(playing, now, now) {
		if s.at.After(now) {
			break
		}
		halves = s.after(halves)
	}
	return halves
}

// Spendable is how many whole days can be spent at a moment: those of the budget then, and no more than what was spent since has left. What is
// decided late spends nothing twice.
func (p Person) Spendable(now, playing time.Time) int {
	steps, passed := p.steps(playing, now, p.lastSpent(now)), 0
	for passed < len(steps) && !steps[passed].at.After(now) {
		passed++
	}
	return max(0, allowed(steps)[passed]) / 2
}

func (p Person) lastSpent(now time.Time) time.Time {
	for _, s := range p.Spent {
		now = latest(now, s.At)
	}
	return now
}

// leave is what the budget allows in a game, by moments: how it is at one, and every change after that up to another. It allows what it holds,
// and no more than what was spent since has left.
func (p Person) leave(game int, playing, since, until time.Time) []adjudicator.Leave {
	last := p.lastSpent(until)
	for _, s := range p.Automatic {
		last = latest(last, s.At)
	}
	steps := p.steps(playing, since, last.Add(time.Nanosecond)) // a month tells of itself before it begins
	least := allowed(steps)
	moments := []time.Time{since}
	for _, s := range steps {
		if s.months == 0 || !s.at.After(until) {
			moments = append(moments, s.tells(game))
		}
	}
	for _, s := range p.Automatic {
		moments = append(moments, s.At)
	}
	slices.SortFunc(moments, time.Time.Compare)
	var list []adjudicator.Leave
	passed := 0
	for _, m := range slices.CompactFunc(moments, time.Time.Equal) {
		for passed < len(steps) && !steps[passed].tells(game).After(m) {
			passed++
		}
		if !m.Before(since) {
			on, chosen := at(p.Automatic, m)
			list = append(list, adjudicator.Leave{After: m, Days: max(0, least[passed]) / 2, Automatic: on || !chosen})
		}
	}
	list[0].After = time.Time{}
	return list
}

// allowed is how many half days can be spent once so many steps are taken: the least that the budget holds from then on.
func allowed(steps []step) []int {
	list := []int{firstBudget}
	for i, s := range steps {
		list = append(list, s.after(list[i]))
	}
	for i := range slices.Backward(list[:len(steps)]) {
		list[i] = min(list[i], list[i+1])
	}
	return list
}

// tells is the moment after which a step holds in a game: what a month brings, and what was taken in a game of a lower number, holds at
// the moment itself.
func (s step) tells(game int) time.Time {
	if s.months > 0 || s.game > 0 && s.game < game {
		return s.at.Add(-time.Nanosecond)
	}
	return s.at
}
