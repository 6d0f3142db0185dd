package catalogue_test

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/catalogue"
)

// wanted draws what somebody may ask for.
func (d dice) wanted() (w catalogue.Wanted) {
	or := func(into *string, few int, of ...string) {
		if d.oneIn(few) {
			*into = pick(d, of...)
		}
	}
	or(&w.Variant, 3, "amoeba", "cosmic", "chesimals-2", "none")
	or(&w.Options, 5, "-", "draws=50")
	or(&w.Result, 4, "1-0", "0-1", "*", "?", "void")
	or(&w.Cause, 6, "resigned", "time")
	or(&w.Year, 5, "2025", "2026", "2027")
	or(&w.Code, 6, "p1", "P1", "p9")
	or(&w.Folded, 5, "ada", "d", "ida", "?", "bo", "nobody")
	or(&w.Event, 6, "winter", "cup", "%", "_", "game")
	or(&w.Since, 6, "2025-12-01", "2026-01-31", "2026-02-01", "x")
	or(&w.Until, 6, "2025-12-31", "2025-12-30", "2026-02-31", "2027-12-31")
	number := func(into **int) {
		if d.oneIn(6) {
			n := d.IntN(30)
			*into = &n
		}
	}
	number(&w.Least)
	number(&w.Most)
	return w
}

// told writes what is wanted, for people.
func told(w catalogue.Wanted) string {
	text := fmt.Sprintf("%q", []string{w.Variant, w.Options, w.Result, w.Cause, w.Year, w.Code, w.Folded, w.Event, w.Since, w.Until})
	for _, n := range []*int{w.Least, w.Most} {
		if n == nil {
			text += " any"
			continue
		}
		text += fmt.Sprintf(" %d", *n)
	}
	return text
}

// fits compares an entry with what is wanted, as the pages did before there was a catalogue.
func fits(e catalogue.Entry, w catalogue.Wanted) bool {
	if e.Unread {
		return false
	}
	for _, pair := range [][2]string{{w.Variant, e.Kind.Variant}, {w.Options, e.Kind.Options}, {w.Result, e.Kind.Result}, {w.Cause, e.Kind.Cause}, {w.Year, e.Kind.Year}} {
		if pair[0] != "" && pair[0] != pair[1] {
			return false
		}
	}
	filled := func(ending string) string { return e.Date + ending[len(e.Date):] }
	switch {
	case w.Since != "" && (e.Date == "" || filled("0000-01-01") < w.Since),
		w.Until != "" && (e.Date == "" || filled("9999-12-31") > w.Until),
		w.Event != "" && !strings.Contains(e.Event.Folded, w.Event),
		w.Least != nil && e.Turns < *w.Least,
		w.Most != nil && e.Turns > *w.Most:
		return false
	}
	if w.Code == "" && w.Folded == "" {
		return true
	}
	for side, who := range e.Players {
		if w.Code != "" && who.Code == w.Code || w.Folded != "" && strings.Contains(e.Names[side].Folded, w.Folded) {
			return true
		}
	}
	return false
}

// newerFirst is the order of all lists.
func newerFirst(a, b catalogue.Entry) int {
	return cmp.Or(cmp.Compare(b.Number, a.Number), strings.Compare(b.Date, a.Date), strings.Compare(a.Name, b.Name))
}

// latestFirst is the order of games by their last turns.
func latestFirst(a, b catalogue.Entry) int {
	return cmp.Or(b.Last.Compare(a.Last), newerFirst(a, b))
}

// gameOf is how a list shows an entry.
func gameOf(e catalogue.Entry) catalogue.Game {
	return catalogue.Game{Address: e.Address, File: e.Name, Number: e.Number, Date: e.Date, Broken: e.Broken, Turns: e.Turns, Setups: e.Setups, Last: e.Last, Head: e.Head, Verdict: e.Verdict}
}

// chosen are the games of those entries that a reader wants.
func chosen(all []catalogue.Entry, wants func(catalogue.Entry) bool) (games []catalogue.Game) {
	for _, e := range all {
		if !e.Unread && wants(e) {
			games = append(games, gameOf(e))
		}
	}
	return games
}

// crowd are many entries, most of them without a number, half of one preset.
func crowd(d dice, n int) []catalogue.Entry {
	all := make([]catalogue.Entry, n)
	for i := range all {
		name := fmt.Sprintf("%04d.pbem", i+1)
		if !d.oneIn(8) {
			name = fmt.Sprintf("of/%04d.pbem", i+1)
		}
		all[i] = d.entry(name, name)
		if !all[i].Unread && d.oneIn(2) {
			all[i].Kind.Variant = "cosmic"
		}
	}
	return all
}

// TestFindIsFilter: what is found is what a comparison of each game finds, in the same order, in all parts.
func TestFindIsFilter(t *testing.T) {
	t.Parallel()
	d, l, ctx := newDice(3), inMemory(t), context.Background()
	all := crowd(d, 700)
	all[200].Kind.Variant = "rare"
	done(t, l.Put(ctx, all...))
	slices.SortFunc(all, newerFirst)
	var games []catalogue.Game
	for g, err := range l.All(ctx, false) {
		done(t, err)
		games = append(games, g)
	}
	same(t, "all", chosen(all, func(catalogue.Entry) bool { return true }), games)
	for i := range 150 {
		w := d.wanted()
		switch i {
		case 0:
			w = catalogue.Wanted{}
		case 1:
			w = catalogue.Wanted{Variant: "rare"}
		case 2:
			w = catalogue.Wanted{Code: "p1"}
		}
		want := chosen(all, func(e catalogue.Entry) bool { return fits(e, w) })
		found := must(l.Count(ctx, w))(t)
		if found != len(want) {
			t.Fatalf("%s: %d found, want %d", told(w), found, len(want))
		}
		from, n := d.IntN(len(want)+2), 1+d.IntN(40)
		got := must(l.Find(ctx, w, found, from, n))(t)
		same(t, fmt.Sprintf("%s from %d, %d games", told(w), from, n), want[min(from, len(want)):min(from+n, len(want))], got)
	}
}
