package storetest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// crowd keeps a list in which many have the same rating, since several months, and some the same name; who has a lower one played again later.
func crowd(f fixture) {
	random := rand.New(rand.NewPCG(1, 2))
	var results []games.Result
	var entries []rating.Entry
	for n := range 120 {
		r := won(n+1, 1)
		r.Game.White, r.Game.Black = fmt.Sprintf("p%d@x", n), fmt.Sprintf("q%d@x", n)
		r.Names = [2]string{[]string{"Zoë", "Zo", "zo", "Ada", "Ægir"}[random.IntN(5)], "Bo"}
		results = append(results, r)
		e := entry(r.Game.White, month(1+random.IntN(2)), n)
		e.Value, e.Deviation = 1500+float64(random.IntN(7))/3, float64(90+random.IntN(2))/7
		entries = append(entries, e)
		if random.IntN(3) == 0 {
			e.Month, e.Value = month(5), 1400+float64(random.IntN(3))/3
			entries = append(entries, e)
		}
	}
	elsewhere := won(1000, 1)
	elsewhere.Game.List = "amoeba"
	f.must(games.Commit{Results: append(results, elsewhere)})
	f.reckon("cosmic", month(6), entries...)
	f.reckon("amoeba", month(6), entry("p1@x", month(1), 1))
}

// named are all in a list as a store tells them that is asked for everybody.
func named(f fixture, list string) (all []games.Named) {
	for _, e := range noError[[]rating.Entry](f)(f.LastEntries(f.Context(), list, month(12))) {
		all = append(all, games.Named{Entry: e, Name: noError[games.NewestName](f)(f.NewestName(f.Context(), e.ID)).Name})
	}
	slices.SortStableFunc(all, func(a, b games.Named) int { return cmp.Compare(b.Value, a.Value) })
	return all
}

func listsAreInOrder(f fixture) {
	ctx := f.Context()
	crowd(f)
	all := named(f, "cosmic")
	f.same("how many", len(all), 120)
	for _, n := range []int{0, 1, 17, 120, 500} {
		highest := noError[[]games.Named](f)(f.Highest(ctx, "cosmic", n))
		f.same("how many are the highest", len(highest), min(n, len(all)))
		for i, h := range highest {
			f.same("value", h.Value, all[i].Value)
			f.same("somebody of the list", slices.Contains(all, h), true)
		}
	}
	for _, value := range []float64{0, 1400, 1500 + 1/3.0, 1502, 3000} {
		higher, equal := 0, []games.Named{}
		for _, e := range all {
			if e.Value > value {
				higher++
			}
			if e.Value == value {
				equal = append(equal, e)
			}
		}
		above, people, err := f.Above(ctx, "cosmic", value)
		f.same("above", []any{above, people, err}, []any{higher, len(all), nil})
		stepsHold(f, equal, noError[[]games.Step](f)(f.Steps(ctx, "cosmic", value)))
	}
	for m, want := range map[int]bool{5: false, 6: true, 12: true} {
		f.same(fmt.Sprint("in order in month ", m), noError[bool](f)(f.InOrder(ctx, "cosmic", month(m))), want)
	}
	f.same("no list is in order", noError[bool](f)(f.InOrder(ctx, "lifeform", month(1))), true)
	f.same("nobody", noError[[]games.Named](f)(f.Highest(ctx, "lifeform", 10)), []games.Named{})
}

// stepsHold holds the steps of a value to those who have it.
func stepsHold(f fixture, equal []games.Named, steps []games.Step) {
	f.Helper()
	on := map[games.Step][]games.Named{}
	for _, e := range equal {
		at := games.Step{Month: e.Month, Rating: e.Rating}
		on[at] = append(on[at], e)
	}
	f.same("how many steps", len(steps), len(on))
	for i, s := range steps {
		f.same("by month", i == 0 || steps[i-1].Month <= s.Month, true)
		people := s.People
		s.People = 0
		want := on[s]
		slices.SortFunc(want, func(a, b games.Named) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID)) })
		f.same("people", people, len(want))
		f.same("all on a step", noError[[]games.Named](f)(f.OnStep(f.Context(), "cosmic", s, 500)), want)
		f.same("the first on a step", noError[[]games.Named](f)(f.OnStep(f.Context(), "cosmic", s, 1)), want[:1])
		for before, e := range want {
			f.same("before somebody", noError[int](f)(f.BeforeOnStep(f.Context(), "cosmic", s, e.Name, e.ID)), before)
		}
	}
}

func gamesWait(f fixture) {
	var results []games.Result
	want, some := map[string]int{}, []string{"p2@x", "nobody@x"}
	for n := range 250 { // more players than one statement asks for
		r := won(n+1, 1+n%3)
		r.Game.White, r.Game.Black = fmt.Sprintf("w%d@x", n), "p2@x"
		if n%7 == 0 {
			r.Game.White, r.Game.Black = r.Game.Black, r.Game.White
		}
		if r.Counts = n%5 > 0; !r.Counts {
			r.Game.List = ""
		}
		if r.Counts && n%3 > 0 {
			want[fmt.Sprintf("w%d@x", n)]++
			want["p2@x"]++
		}
		some, results = append(some, fmt.Sprintf("w%d@x", n)), append(results, r)
	}
	other := won(1000, 2)
	other.Game.List = "amoeba"
	f.must(games.Commit{Results: append(results, other)})
	all, of, err := f.GamesWaiting(f.Context(), "cosmic", month(2), some)
	f.same("games that wait", []any{all, of, err}, []any{want["p2@x"], want, nil})
	all, of, err = f.GamesWaiting(f.Context(), "cosmic", month(2), nil)
	f.same("games that wait, of nobody", []any{all, len(of), err}, []any{want["p2@x"], 0, nil})
}
