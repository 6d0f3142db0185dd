// Package ratings tells where players stand in lists at any time: rating.Tables of the results that a store keeps. A process reckons a list once
// a month, and again after a result of it has come, changed or gone.
package ratings

import (
	"context"
	"maps"
	"sync"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// Kept holds the lists that a process has reckoned. The zero value is ready, and safe for concurrent use.
type Kept struct {
	mu     sync.Mutex
	tables map[kept]rating.Table
}

// kept says what a table was reckoned from.
type kept struct {
	list    games.RatingList
	running rating.Month
}

// At returns the lists at a time, with every month that ended at or before it (CR-1). What is on the board when it is asked first counts, so a
// value is for one letter. It is not safe for concurrent use.
func (k *Kept) At(board games.Scoreboard, at time.Time) *Lists {
	return &Lists{board: board, kept: k, at: at, tables: map[string]rating.Table{}}
}

func (k *Kept) get(of kept) (rating.Table, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	t, ok := k.tables[of]
	return t, ok
}

// put keeps a table instead of those of the list before it. That of the month before stays while letters of both months are decided.
func (k *Kept) put(of kept, t rating.Table) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.tables == nil {
		k.tables = map[kept]rating.Table{}
	}
	maps.DeleteFunc(k.tables, func(old kept, _ rating.Table) bool {
		return old.list.List == of.list.List && (old.list.Version < of.list.Version || old.running < of.running-1)
	})
	k.tables[of] = t
}

// Lists are all lists at one time.
type Lists struct {
	board  games.Scoreboard
	kept   *Kept
	at     time.Time
	all    []games.RatingList // as they were when they were asked for first; nil before
	tables map[string]rating.Table
}

// Until is when the last month ended that is in.
func (l *Lists) Until() time.Time { return rating.MonthOf(l.at).Began() }

// Next is when the next month ends.
func (l *Lists) Next() time.Time { return (rating.MonthOf(l.at) + 1).Began() }

// Names are the lists in which a game counts, in order.
func (l *Lists) Names(ctx context.Context) ([]string, error) {
	all, err := l.lists(ctx)
	names := make([]string, len(all))
	for i, list := range all {
		names[i] = list.List
	}
	return names, err
}

func (l *Lists) lists(ctx context.Context) (all []games.RatingList, err error) {
	if l.all == nil {
		l.all, err = l.board.RatingLists(ctx)
	}
	return l.all, err
}

// Table returns a whole list; one in which no game counts is empty.
func (l *Lists) Table(ctx context.Context, list string) (rating.Table, error) {
	if t, ok := l.tables[list]; ok {
		return t, nil
	}
	all, err := l.lists(ctx)
	if err != nil {
		return rating.Table{}, err
	}
	t := rating.Table{List: list}
	for _, known := range all {
		if known.List == list {
			t, err = l.reckoned(ctx, known)
		}
	}
	if err == nil {
		l.tables[list] = t
	}
	return t, err
}

// reckoned returns a list that a board knows. The version was read before the results: those that came between are in the table, and the next
// letter finds another version.
func (l *Lists) reckoned(ctx context.Context, list games.RatingList) (rating.Table, error) {
	of := kept{list, rating.MonthOf(l.at)}
	if t, ok := l.kept.get(of); ok && list.Version != games.Uncommitted {
		return t, nil
	}
	results, err := l.board.Results(ctx, list.List)
	if err != nil {
		return rating.Table{}, err
	}
	all := make([]rating.Game, len(results))
	for i, r := range results {
		all[i] = r.Game
	}
	t := rating.Table{List: list.List}
	for _, one := range rating.Tables(all, l.at) {
		t = one
	}
	if list.Version != games.Uncommitted {
		l.kept.put(of, t)
	}
	return t, nil
}
