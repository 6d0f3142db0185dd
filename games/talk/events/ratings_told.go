package events

import (
	"context"
	"errors"
	"slices"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
)

// toldBoard is what the store knows of results as everybody may know it: without games of whose end the public log tells nothing yet (CR-54).
type toldBoard struct {
	games.Scoreboard
	changes *changes.Set
}

// held are the results that are left out, by game.
func (b toldBoard) held(ctx context.Context) (map[int]games.Result, error) {
	untold, err := reply.Untold(ctx, b.changes)
	held := map[int]games.Result{}
	for match := range untold {
		r, err := b.Scoreboard.Result(ctx, match)
		if errors.Is(err, games.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		held[match] = r
	}
	return held, err
}

// RatingLists implements games.Scoreboard. A list of which something is left out is another one soon, and reckoned for this letter alone.
func (b toldBoard) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, err
	}
	all, err := b.Scoreboard.RatingLists(ctx)
	if err != nil {
		return nil, err
	}
	var told []games.RatingList
	for _, list := range all {
		for _, r := range held {
			if r.Counts && r.Game.List == list.List {
				list.Version = games.Uncommitted
			}
		}
		if list.Version == games.Uncommitted {
			rest, err := b.Results(ctx, list.List)
			if err != nil {
				return nil, err
			}
			if len(rest) == 0 {
				continue
			}
		}
		told = append(told, list)
	}
	return told, nil
}

// Results implements games.Scoreboard.
func (b toldBoard) Results(ctx context.Context, list string) ([]games.Result, error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, err
	}
	all, err := b.Scoreboard.Results(ctx, list)
	return slices.DeleteFunc(all, func(r games.Result) bool { _, waits := held[r.Match]; return waits }), err
}

// LatestNames implements games.Scoreboard. Whose newest game is left out is not named for so long.
func (b toldBoard) LatestNames(ctx context.Context, n int) (names []games.NewestName, all int, err error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, 0, err
	}
	names, all, err = b.Scoreboard.LatestNames(ctx, n+2*len(held))
	found := len(names)
	names = slices.DeleteFunc(names, func(name games.NewestName) bool {
		for _, r := range held {
			if (r.Game.White == name.Player || r.Game.Black == name.Player) && r.Game.Ended.Equal(name.Ended) {
				return true
			}
		}
		return false
	})
	all -= found - len(names)
	return names[:min(n, len(names))], all, err
}
