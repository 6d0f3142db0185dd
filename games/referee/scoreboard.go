package referee

import (
	"cmp"
	"context"
	"slices"

	"pbem/games"
)

// replaced is a result that is not in the store yet, and what was there before it.
type replaced struct{ before, after games.Result }

// scoreboard is what the store keeps for ratings as it will be with the results of this changeset.
type scoreboard struct {
	games.Scoreboard
	pending map[int]replaced
}

func (c *Changeset) scoreboard() games.Scoreboard {
	if len(c.results) == 0 {
		return c.store
	}
	sawAll(c, c.results)
	return scoreboard{c.store, c.results}
}

// RatingLists implements games.Scoreboard. Lists that the results change are games.Uncommitted.
func (s scoreboard) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	all, err := s.Scoreboard.RatingLists(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range s.pending {
		for _, r := range []games.Result{p.before, p.after} {
			if r.Counts {
				all = slices.DeleteFunc(all, func(l games.RatingList) bool { return l.List == r.Game.List })
				all = append(all, games.RatingList{List: r.Game.List, Version: games.Uncommitted})
			}
		}
	}
	slices.SortFunc(all, func(a, b games.RatingList) int { return cmp.Compare(a.List, b.List) })
	return slices.DeleteFunc(all, func(l games.RatingList) bool {
		if l.Version != games.Uncommitted || err != nil {
			return false
		}
		var results []games.Result
		results, err = s.Results(ctx, l.List)
		return len(results) == 0
	}), err
}

// Result implements games.Scoreboard.
func (s scoreboard) Result(ctx context.Context, match int) (games.Result, error) {
	p, ok := s.pending[match]
	switch {
	case ok && p.after.Gone:
		return games.Result{}, games.ErrNotFound
	case ok:
		return p.after, nil
	}
	return s.Scoreboard.Result(ctx, match)
}

// Results implements games.Scoreboard.
func (s scoreboard) Results(ctx context.Context, list string) ([]games.Result, error) {
	all, err := s.Scoreboard.Results(ctx, list)
	all = slices.DeleteFunc(all, func(r games.Result) bool { _, changed := s.pending[r.Match]; return changed })
	for _, p := range s.pending {
		if p.after.Counts && p.after.Game.List == list {
			all = append(all, p.after)
		}
	}
	slices.SortFunc(all, func(a, b games.Result) int { return cmp.Compare(a.Match, b.Match) })
	return all, err
}

// NewestNames implements games.Scoreboard.
func (s scoreboard) NewestNames(ctx context.Context, players []string) (all []games.NewestName, err error) {
	known, err := s.Scoreboard.NewestNames(ctx, players)
	for _, player := range players {
		n := games.NewestName{Player: player}
		if i := slices.IndexFunc(known, func(k games.NewestName) bool { return k.Player == player }); i >= 0 {
			n = known[i]
		}
		if n = s.renamed(n); n.Name != "" {
			all = append(all, n)
		}
	}
	return all, err
}

// LatestNames implements games.Scoreboard.
func (s scoreboard) LatestNames(ctx context.Context, n int) ([]games.NewestName, int, error) {
	names, all, err := s.Scoreboard.LatestNames(ctx, n+2*len(s.pending))
	if err != nil {
		return nil, 0, err
	}
	for _, p := range s.pending {
		for _, player := range []string{p.after.Game.White, p.after.Game.Black} {
			same := func(n games.NewestName) bool { return n.Player == player }
			if player == "" || slices.ContainsFunc(names, same) {
				continue
			}
			known, err := s.Scoreboard.NewestNames(ctx, []string{player})
			if err != nil {
				return nil, 0, err
			} else if len(known) == 0 {
				known, all = []games.NewestName{{Player: player}}, all+1
			}
			names = append(names, known...)
		}
	}
	for i := range names {
		names[i] = s.renamed(names[i])
	}
	slices.SortFunc(names, func(a, b games.NewestName) int {
		return cmp.Or(b.Ended.Compare(a.Ended), cmp.Compare(b.Player, a.Player))
	})
	return names[:min(n, len(names))], all, nil
}

// renamed is the name with the results that are not in the store yet.
func (s scoreboard) renamed(n games.NewestName) games.NewestName {
	for _, p := range s.pending {
		for side, player := range []string{p.after.Game.White, p.after.Game.Black} {
			name, ended := p.after.Names[side], p.after.Game.Ended
			if player == n.Player && player != "" && (n.Name == "" || ended.After(n.Ended) || ended.Equal(n.Ended) && name < n.Name) {
				n.Name, n.Ended = name, ended
			}
		}
	}
	return n
}
