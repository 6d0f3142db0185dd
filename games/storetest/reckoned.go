package storetest

import (
	"errors"
	"fmt"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// begin has somebody begin to reckon a list.
func (f fixture) begin(l games.RatingList, until rating.Month) games.RatingList {
	f.Helper()
	return noError[games.RatingList](f)(f.BeginReckoning(f.Context(), l, until))
}

// reckon keeps what the months of a list have changed.
func (f fixture) reckon(list string, until rating.Month, entries ...rating.Entry) {
	f.Helper()
	if err := f.KeepReckoned(f.Context(), games.Reckoned{From: f.begin(f.list(list), until), Until: until, Entries: entries}); err != nil {
		f.Fatal(err)
	}
}

// reckoningConflicts walks through what can come between the moment at which a list is read and that at which what came out is kept.
func reckoningConflicts(f fixture) {
	gone, moved := games.Result{Match: 1, Gone: true}, won(1, 1)
	moved.Game.List = "amoeba"
	renamed := won(1, 1)
	renamed.Names[0] = "Adele"
	for n, c := range []struct {
		what      string
		meanwhile func()
		conflict  bool
	}{
		{"nothing", func() {}, false},
		{"another name", func() { f.must(games.Commit{Results: []games.Result{renamed}}) }, false},
		{"a result of a month that goes on", func() { f.must(games.Commit{Results: []games.Result{won(3, 3)}}) }, false},
		{"a result of a later month is gone", func() { f.must(games.Commit{Results: []games.Result{{Match: 9, Gone: true}}}) }, false},
		{"a result of the last of the months", func() { f.must(games.Commit{Results: []games.Result{won(3, 2)}}) }, true},
		{"a result of the first of the months", func() { f.must(games.Commit{Results: []games.Result{won(3, 1)}}) }, true},
		{"a result is gone", func() { f.must(games.Commit{Results: []games.Result{gone}}) }, true},
		{"a result is in another list", func() { f.must(games.Commit{Results: []games.Result{moved}}) }, true},
		{"somebody else has begun", func() { f.begin(f.list("cosmic"), month(3)) }, true},
		{"somebody else has reckoned it", func() { f.reckon("cosmic", month(3)) }, true},
		{"somebody else has reckoned less", func() { f.reckon("cosmic", month(2)) }, true},
	} {
		f.must(games.Commit{Results: []games.Result{won(1, 1), won(2, 2), {Match: 3, Gone: true}, won(9, 4)}}) // a result of January begins anew
		begun := f.begin(f.list("cosmic"), month(3))
		c.meanwhile()
		own := entry("p1@x", month(1), n)
		err := f.KeepReckoned(f.Context(), games.Reckoned{From: begun, Until: month(3), Entries: []rating.Entry{own}})
		f.same(c.what, errors.Is(err, games.ErrConflict), c.conflict)
		e, ok, err := f.LastEntry(f.Context(), "cosmic", "p1@x", month(12))
		f.same(c.what+": kept", []any{ok && e == own, err}, []any{!c.conflict, nil})
		f.must(games.Commit{Results: []games.Result{gone, {Match: 2, Gone: true}}})
	}
	read := f.list("cosmic")
	f.must(games.Commit{Results: []games.Result{won(3, 2)}})
	f.reckon("cosmic", month(3))
	_, err := f.BeginReckoning(f.Context(), read, month(3))
	f.same("begun with a list that was reckoned", errors.Is(err, games.ErrConflict), true)
	_, err = f.BeginReckoning(f.Context(), games.RatingList{List: "lifeform"}, month(3))
	f.same("begun with a list that is not there", errors.Is(err, games.ErrConflict), true)
}

// greatListsAreKept: what is kept in lots counts when all are there, and what counts no more of a list of many lots is cleared away.
func greatListsAreKept(f fixture) {
	const people = 1100
	results := []games.Result{won(1, 1)}
	f.must(games.Commit{Results: results})
	of := func(m rating.Month, games int) (all []rating.Entry) {
		for n := range people {
			all = append(all, entry(fmt.Sprintf("p%04d@x", n), m, games))
		}
		return all
	}
	last := func() []rating.Entry {
		return noError[[]rating.Entry](f)(f.LastEntries(f.Context(), "cosmic", month(12)))
	}
	january, march := of(month(1), 1), of(month(3), 2)
	f.reckon("cosmic", month(2), january...)
	f.reckon("cosmic", month(4), march...)
	f.same("reckoned", last(), march)
	f.same("before March", noError[[]rating.Entry](f)(f.LastEntries(f.Context(), "cosmic", month(3))), january)
	f.must(games.Commit{Results: []games.Result{won(2, 2)}})
	f.same("with a result of February", last(), january)
	begun := f.begin(f.list("cosmic"), month(4))
	twice := append(of(month(2), 3), march[0], march[0]) // the second is refused
	err := f.KeepReckoned(f.Context(), games.Reckoned{From: begun, Until: month(4), Entries: twice})
	f.same("broken off", err != nil, true)
	f.same("what counts", last(), january)
	f.same("in order", noError[bool](f)(f.InOrder(f.Context(), "cosmic", month(12))), false)
	e, ok, err := f.LastEntry(f.Context(), "cosmic", "p0007@x", month(12))
	f.same("what counts of somebody", []any{e, ok, err}, []any{january[7], true, nil})
	f.reckon("cosmic", month(4), march[:people-1]...)
	f.same("the next time", last(), append(march[:people-1:people-1], january[people-1]))
	f.same("in order", noError[bool](f)(f.InOrder(f.Context(), "cosmic", month(12))), true)
	_, all, err := f.Above(f.Context(), "cosmic", 0)
	f.same("how many", []any{all, err}, []any{people, nil})
}
