package referee

import (
	"cmp"
	"context"
	"math"
	"slices"

	"pbem/adjudicator/rating"
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

// stale is the first month of a list that the results change; ok is false for none.
func (s scoreboard) stale(list string) (m rating.Month, ok bool) {
	for _, p := range s.pending {
		for _, r := range []games.Result{p.before, p.after} {
			if month := rating.MonthOf(r.Game.Ended); r.Counts && r.Game.List == list && (!ok || month < m) {
				m, ok = month, true
			}
		}
	}
	return m, ok
}

// RatingList implements games.Scoreboard.
func (s scoreboard) RatingList(ctx context.Context, list string) (games.RatingList, error) {
	l, err := s.Scoreboard.RatingList(ctx, list)
	if m, ok := s.stale(list); ok {
		if l.Version == 0 || m < l.Until {
			l.Until = m
		}
		l.Version++
	}
	return l, err
}

// RatingLists implements games.Scoreboard.
func (s scoreboard) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	all, err := s.Scoreboard.RatingLists(ctx)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, l := range all {
		names = append(names, l.List)
	}
	if names, err = s.lists(ctx, names, ""); err != nil {
		return nil, err
	}
	all = nil
	for _, name := range names {
		l, err := s.RatingList(ctx, name)
		if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
	return all, nil
}

// ListsOf implements games.Scoreboard.
func (s scoreboard) ListsOf(ctx context.Context, player string) ([]string, error) {
	lists, err := s.Scoreboard.ListsOf(ctx, player)
	if err != nil {
		return nil, err
	}
	return s.lists(ctx, lists, player)
}

// lists are those of names, and of the results, in which a player has a game that counts; with "" anybody.
func (s scoreboard) lists(ctx context.Context, names []string, player string) (lists []string, err error) {
	touched := map[string]bool{}
	for _, p := range s.pending {
		for _, r := range []games.Result{p.before, p.after} {
			if r.Counts {
				touched[r.Game.List] = true
				names = append(names, r.Game.List)
			}
		}
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		if touched[name] {
			results, err := s.Results(ctx, name, player, 0, math.MaxInt32)
			if err != nil {
				return nil, err
			} else if len(results) == 0 {
				continue
			}
		}
		lists = append(lists, name)
	}
	return lists, nil
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
func (s scoreboard) Results(ctx context.Context, list, player string, from, until rating.Month) ([]games.Result, error) {
	all, err := s.Scoreboard.Results(ctx, list, player, from, until)
	all = slices.DeleteFunc(all, func(r games.Result) bool { _, changed := s.pending[r.Match]; return changed })
	for _, p := range s.pending {
		g, m := p.after.Game, rating.MonthOf(p.after.Game.Ended)
		if p.after.Counts && g.List == list && from <= m && m < until && (player == "" || player == g.White || player == g.Black) {
			all = append(all, p.after)
		}
	}
	slices.SortFunc(all, func(a, b games.Result) int { return cmp.Compare(a.Match, b.Match) })
	return all, err
}

// LastEntries implements games.Scoreboard.
func (s scoreboard) LastEntries(ctx context.Context, list string, before rating.Month) ([]rating.Entry, error) {
	return s.Scoreboard.LastEntries(ctx, list, s.sound(list, before))
}

// LastEntry implements games.Scoreboard.
func (s scoreboard) LastEntry(ctx context.Context, list, player string, before rating.Month) (rating.Entry, bool, error) {
	return s.Scoreboard.LastEntry(ctx, list, player, s.sound(list, before))
}

// sound is the month before which, and before another, what is kept of a list holds.
func (s scoreboard) sound(list string, before rating.Month) rating.Month {
	if m, ok := s.stale(list); ok {
		return min(before, m)
	}
	return before
}

// InOrder implements games.Scoreboard. Where the results change what somebody is called they may change who stands before whom.
func (s scoreboard) InOrder(ctx context.Context, list string, month rating.Month) (bool, error) {
	ok, err := s.Scoreboard.InOrder(ctx, list, s.sound(list, month))
	for _, p := range s.pending {
		for _, player := range []string{p.before.Game.White, p.before.Game.Black, p.after.Game.White, p.after.Game.Black} {
			if err != nil || !ok {
				return false, err
			}
			var n games.NewestName
			if n, err = s.Scoreboard.NewestName(ctx, player); err == nil {
				ok = n.Player == "" || s.renamed(n).Name == n.Name // who is called nothing yet is in no list
			}
		}
	}
	return ok, err
}

// GamesWaiting implements games.Scoreboard.
func (s scoreboard) GamesWaiting(ctx context.Context, list string, from rating.Month, players []string) (int, map[string]int, error) {
	all, of, err := s.Scoreboard.GamesWaiting(ctx, list, from, players)
	if err != nil {
		return 0, nil, err
	}
	count := func(r games.Result, n int) {
		if g := r.Game; r.Counts && g.List == list && rating.MonthOf(g.Ended) >= from {
			all, of[g.White], of[g.Black] = all+n, of[g.White]+n, of[g.Black]+n
		}
	}
	for _, p := range s.pending {
		count(p.before, -1)
		count(p.after, 1)
	}
	return all, of, nil
}

// NewestName implements games.Scoreboard.
func (s scoreboard) NewestName(ctx context.Context, player string) (games.NewestName, error) {
	n, err := s.Scoreboard.NewestName(ctx, player)
	n.Player = player
	return s.renamed(n), err
}

// NewestNames implements games.Scoreboard.
func (s scoreboard) NewestNames(ctx context.Context, list string) ([]games.NewestName, error) {
	all, err := s.Scoreboard.NewestNames(ctx, list)
	for _, p := range s.pending {
		if g := p.after.Game; p.after.Counts && g.List == list {
			all = append(all, games.NewestName{Player: g.White}, games.NewestName{Player: g.Black})
		}
	}
	slices.SortStableFunc(all, func(a, b games.NewestName) int { return cmp.Compare(a.Player, b.Player) })
	all = slices.CompactFunc(all, func(a, b games.NewestName) bool { return a.Player == b.Player })
	for i, n := range all {
		if n.Name == "" {
			if known, err := s.Scoreboard.NewestName(ctx, n.Player); err != nil {
				return nil, err
			} else if known.Player != "" {
				n = known
			}
		}
		all[i] = s.renamed(n)
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
			known, err := s.Scoreboard.NewestName(ctx, player)
			if err != nil {
				return nil, 0, err
			} else if known.Player == "" {
				known.Player, all = player, all+1
			}
			names = append(names, known)
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
