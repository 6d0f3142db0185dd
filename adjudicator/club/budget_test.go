package club

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pbem/adjudicator"
)

// everyMonth are the steps of a budget with each month for itself, as CR-7 counts them.
func everyMonth(p Person, playing, until time.Time) (list []step) {
	for month := firstAfter(playing); !playing.IsZero() && !month.After(until); month = month.AddDate(0, 1, 0) {
		list = append(list, step{at: month, months: 1})
	}
	for _, s := range p.Spent {
		list = append(list, step{at: s.At, days: s.Days, game: s.Game})
	}
	order := func(s step) int {
		if s.months > 0 {
			return 0
		}
		return s.rank()
	}
	slices.SortStableFunc(list, func(a, b step) int {
		if c := a.at.Compare(b.at); c != 0 {
			return c
		}
		return order(a) - order(b)
	})
	return list
}

// leastFrom is the least of a budget from the steps on that tell something after a moment.
func leastFrom(list []step, after func(step) bool) int {
	halves, least, begun := firstBudget, 0, false
	for _, s := range list {
		if after(s) && !begun {
			least, begun = halves, true
		}
		if halves = s.after(halves); after(s) {
			least = min(least, halves)
		}
	}
	if !begun {
		least = halves
	}
	return max(0, least) / 2
}

// TestMonthsTogether: counting months together changes no budget, whatever was taken between them (CR-5, CR-7).
func TestMonthsTogether(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 7))
	began := time.Date(2024, 2, 29, 23, 0, 0, 0, time.UTC)
	moment := func() time.Time {
		if dice.IntN(3) == 0 { // the very beginning of a month, or just before it
			return time.Date(2024, time.Month(1+dice.IntN(40)), 1, 0, 0, 0, -dice.IntN(2), time.UTC)
		}
		return began.Add(time.Duration(dice.IntN(1200*24)-200*24) * time.Hour)
	}
	for range 1000 {
		p := Person{}
		for range dice.IntN(6) {
			p.Spent = append(p.Spent, Spending{At: moment(), Days: dice.IntN(20) - 5, Game: dice.IntN(3)})
		}
		if dice.IntN(3) == 0 {
			p.Automatic = append(p.Automatic, Since[bool]{At: moment(), Value: true})
		}
		playing, now, game := moment(), moment(), 1+dice.IntN(3)
		until := latest(now, moment())
		if dice.IntN(8) == 0 {
			playing = time.Time{}
		}
		budget := firstBudget
		for _, s := range everyMonth(p, playing, now) {
			if !s.at.After(now) {
				budget = s.after(budget)
			}
		}
		if got := p.Budget(now, playing); got != budget {
			t.Fatalf("%+v, playing since %s: at %s %d halves, want %d", p, playing, now, got, budget)
		}
		spendable := leastFrom(everyMonth(p, playing, p.lastSpent(now)), func(s step) bool { return s.at.After(now) })
		if got := p.Spendable(now, playing); got != spendable {
			t.Fatalf("%+v, playing since %s: at %s %d days can be spent, want %d", p, playing, now, got, spendable)
		}
		var want []time.Time
		for _, s := range everyMonth(p, playing, until) {
			want = append(want, s.tells(game))
		}
		for _, s := range p.Automatic {
			want = append(want, s.At)
		}
		slices.SortFunc(want, time.Time.Compare)
		want = slices.DeleteFunc(slices.CompactFunc(want, time.Time.Equal), func(m time.Time) bool { return !m.After(now) })
		list := p.leave(game, playing, now, until)
		if got := momentsOf(list[1:]); !slices.EqualFunc(got, want, time.Time.Equal) {
			t.Fatalf("%+v, playing since %s, from %s to %s: moments %v, want %v", p, playing, now, until, got, want)
		}
		list[0].After = now
		for _, l := range list {
			end := latest(l.After.Add(time.Nanosecond), p.lastSpent(l.After))
			if days := leastFrom(everyMonth(p, playing, end), func(s step) bool { return s.tells(game).After(l.After) }); l.Days != days {
				t.Fatalf("%+v, playing since %s, in game %d after %s: %d days, want %d", p, playing, game, l.After, l.Days, days)
			}
		}
	}
}

func momentsOf(list []adjudicator.Leave) (all []time.Time) {
	for _, l := range list {
		all = append(all, l.After)
	}
	return all
}
