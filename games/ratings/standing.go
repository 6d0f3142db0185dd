package ratings

import (
	"context"
	"maps"
	"math"
	"slices"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games"
)

// Lists are all lists at one time, with every month that ended at or before it (CR-1). What has to be reckoned for a question is kept for the
// next, so a value is for one letter. It is not safe for concurrent use.
type Lists struct {
	board   games.Scoreboard
	running rating.Month
	ahead   map[string]ahead // by list
}

// At are the lists at a time, of what is kept.
func At(board games.Scoreboard, at time.Time) *Lists {
	return &Lists{board, rating.MonthOf(at), map[string]ahead{}}
}

// Until is when the last month ended that is in.
func (l *Lists) Until() time.Time { return l.running.Began() }

// Next is when the next month ends.
func (l *Lists) Next() time.Time { return (l.running + 1).Began() }

// Names are the lists in which a game counts, in order.
func (l *Lists) Names(ctx context.Context) ([]string, error) {
	all, err := l.board.RatingLists(ctx)
	names := make([]string, len(all))
	for i, list := range all {
		names[i] = list.List
	}
	return names, err
}

// Standing is where a player stands in a list; ok is false for who has no game in a month that has ended. The player is named as in lists:
// see rating.PlayerAt.
func (l *Lists) Standing(ctx context.Context, list, player string) (s rating.Standing, ok bool, err error) {
	a, err := l.reckoned(ctx, list)
	if err != nil {
		return s, false, err
	}
	return a.standing(ctx, player, l.running)
}

func (l *Lists) reckoned(ctx context.Context, list string) (ahead, error) {
	a, ok := l.ahead[list]
	if ok {
		return a, nil
	}
	kept, err := l.board.RatingList(ctx, list)
	if err == nil {
		a, err = reckon(ctx, l.board, kept, l.running)
	}
	if err == nil {
		l.ahead[list] = a
	}
	return a, err
}

// Line is where a player stands in one list.
type Line struct {
	List     string
	Standing rating.Standing
	Rated    bool // they have a game in a month that has ended; else the standing is empty
	Waiting  int  // their games that will be rated when the month has ended
}

// Of is where a player stands in each list in which they have a game that counts, by name.
func (l *Lists) Of(ctx context.Context, player string) ([]Line, error) {
	lists, err := l.board.ListsOf(ctx, player)
	if err != nil {
		return nil, err
	}
	var lines []Line
	for _, list := range lists {
		line := Line{List: list}
		if line.Standing, line.Rated, err = l.Standing(ctx, list, player); err != nil {
			return nil, err
		}
		waiting, err := l.board.Results(ctx, list, player, l.running, never)
		if err != nil {
			return nil, err
		}
		line.Waiting = len(waiting)
		lines = append(lines, line)
	}
	return lines, nil
}

// never is a month after all others.
const never rating.Month = math.MaxInt32

// Table is a whole list.
func (l *Lists) Table(ctx context.Context, list string) (rating.Table, error) {
	t := rating.Table{List: list, Waiting: map[string]int{}}
	waiting, err := l.board.Results(ctx, list, "", l.running, never)
	if err != nil {
		return t, err
	}
	t.Ended = len(waiting)
	for _, r := range waiting {
		t.Waiting[r.Game.White]++
		t.Waiting[r.Game.Black]++
	}
	players, err := l.players(ctx, list)
	if err != nil {
		return t, err
	}
	for _, e := range players {
		t.Standings = append(t.Standings, e.At(l.running))
	}
	return t, nil
}

// players are all of a list, by id, each with the last entry of a month that has ended.
func (l *Lists) players(ctx context.Context, list string) ([]rating.Entry, error) {
	a, err := l.reckoned(ctx, list)
	if err != nil {
		return nil, err
	}
	kept, err := l.board.LastEntries(ctx, list, l.running)
	if err != nil {
		return nil, err
	}
	last := map[string]rating.Entry{}
	for _, e := range kept {
		last[e.ID] = e
	}
	for id, own := range a.entries {
		last[id] = own[len(own)-1]
	}
	players := make([]rating.Entry, 0, len(last))
	for _, id := range slices.Sorted(maps.Keys(last)) {
		players = append(players, last[id])
	}
	return players, nil
}
