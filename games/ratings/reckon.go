package ratings

import (
	"context"
	"maps"
	"slices"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// ahead is what the months of a list have changed that have ended, and are not kept yet.
type ahead struct {
	board   games.Scoreboard
	list    string
	entries map[string][]rating.Entry // by player, the oldest first
	kept    map[string]rating.Entry   // the last that is kept of everybody in the list; nil: they are asked for one by one
}

// oneByOne is of how many players at most what is kept is asked for one by one. The months of more are not reckoned that way: a month in which
// a hundred thousand have played would take as many round trips, for whoever asks and for the service, and so long that a game would have ended
// in the list meanwhile.
const oneByOne = 100

// reckon reckons what is not kept of a list, up to the month that is running.
func reckon(ctx context.Context, board games.Scoreboard, l games.RatingList, running rating.Month) (ahead, error) {
	a := ahead{board: board, list: l.List, entries: map[string][]rating.Entry{}}
	if l.Version == 0 || l.Until >= running {
		return a, nil
	}
	results, err := board.Results(ctx, l.List, "", l.Until, running)
	if err != nil {
		return a, err
	}
	months, players := map[rating.Month][]rating.Game{}, map[string]bool{}
	for _, r := range results {
		m := rating.MonthOf(r.Game.Ended)
		months[m] = append(months[m], r.Game)
		players[r.Game.White], players[r.Game.Black] = true, true
	}
	if len(players) > oneByOne {
		all, err := board.LastEntries(ctx, l.List, running)
		if err != nil {
			return a, err
		}
		a.kept = make(map[string]rating.Entry, len(all))
		for _, e := range all {
			a.kept[e.ID] = e
		}
	}
	for _, m := range slices.Sorted(maps.Keys(months)) {
		if err := a.add(ctx, m, months[m]); err != nil {
			return a, err
		}
	}
	return a, nil
}

// add adds a month, which is later than those before.
func (a ahead) add(ctx context.Context, m rating.Month, list []rating.Game) (failed error) {
	entries := rating.AfterMonth(m, list, func(id string) (rating.Standing, bool) {
		s, ok, err := a.standing(ctx, id, m)
		if err != nil {
			failed = err
		}
		return s, ok
	})
	for _, e := range entries {
		a.entries[e.ID] = append(a.entries[e.ID], e)
	}
	return failed
}

// standing is where a player stands as a month begins; ok is false for who has no game before it.
func (a ahead) standing(ctx context.Context, player string, m rating.Month) (s rating.Standing, ok bool, err error) {
	for _, e := range slices.Backward(a.entries[player]) {
		if e.Month < m {
			return e.At(m), true, nil
		}
	}
	e, ok, err := a.last(ctx, player, m)
	if err != nil || !ok {
		return s, false, err
	}
	return e.At(m), true, nil
}

// last is the last entry of a player before a month that is kept.
func (a ahead) last(ctx context.Context, player string, m rating.Month) (e rating.Entry, ok bool, err error) {
	if e, ok = a.kept[player]; a.kept != nil && (!ok || e.Month < m) {
		return e, ok, nil
	}
	return a.board.LastEntry(ctx, a.list, player, m)
}

// Due are the lists of which a month has ended that was not reckoned.
func Due(ctx context.Context, board games.Scoreboard, now time.Time) ([]games.RatingList, error) {
	all, err := board.RatingLists(ctx)
	running := rating.MonthOf(now)
	return slices.DeleteFunc(all, func(l games.RatingList) bool { return l.Until >= running }), err
}

// Reckon reckons the months of a list that have ended, and has the store keep what comes out.
func Reckon(ctx context.Context, store games.Reckoning, l games.RatingList, now time.Time) error {
	running := rating.MonthOf(now)
	l, err := store.BeginReckoning(ctx, l, running)
	if err != nil {
		return err
	}
	a, err := reckon(ctx, store, l, running)
	if err != nil {
		return err
	}
	done := games.Reckoned{From: l, Until: running}
	for _, id := range slices.Sorted(maps.Keys(a.entries)) {
		done.Entries = append(done.Entries, a.entries[id]...)
	}
	return store.KeepReckoned(ctx, done)
}
