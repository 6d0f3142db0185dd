package referee

import (
	"cmp"
	"context"
	"slices"

	"pbem/games"
)

// watchedMatch returns how far observers of a match have been told; at version 0 nobody ever watched it.
func (c *Changeset) watchedMatch(ctx context.Context, match int) (games.Watched, error) {
	if w, ok := last(c.letter.Watched, func(w games.Watched) bool { return w.Match == match }); ok {
		return w, nil
	}
	w, err := c.store.Watched(ctx, match)
	if notFound(err) {
		return games.Watched{Match: match}, nil
	}
	return w, err
}

// keepWatched replaces how far observers of a match have been told.
func (c *Changeset) keepWatched(w games.Watched) {
	c.letter.Watched = set(c.letter.Watched, w, func(other games.Watched) bool { return other.Match == w.Match })
}

// keepObserver has somebody watch a match, or watch it no longer.
func (c *Changeset) keepObserver(o games.Observer) {
	c.letter.Observers = set(c.letter.Observers, o, func(other games.Observer) bool { return other.Match == o.Match && other.Player == o.Player })
}

// observersOf lists who watches a match, and watchedBy what a player watches.
func (c *Changeset) observersOf(ctx context.Context, match int) ([]games.Observer, error) {
	stored, err := c.store.Observers(ctx, match)
	return c.nowWatching(stored, func(o games.Observer) bool { return o.Match == match }), err
}

func (c *Changeset) watchedBy(ctx context.Context, player int) ([]games.Observer, error) {
	stored, err := c.store.WatchedBy(ctx, player)
	return c.nowWatching(stored, func(o games.Observer) bool { return o.Player == player }), err
}

// nowWatching is a list of the store's as the letter has changed it.
func (c *Changeset) nowWatching(stored []games.Observer, listed func(games.Observer) bool) []games.Observer {
	list := slices.DeleteFunc(stored, func(o games.Observer) bool {
		return slices.ContainsFunc(c.letter.Observers, func(other games.Observer) bool { return other.Match == o.Match && other.Player == o.Player })
	})
	for _, o := range c.letter.Observers {
		if !o.Gone && listed(o) {
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(a, b games.Observer) int { return cmp.Or(a.Match-b.Match, a.Player-b.Player) })
	return list
}

// observer returns how a player watches a match.
func (c *Changeset) observer(ctx context.Context, match, player int) (o games.Observer, watches bool, err error) {
	list, err := c.watchedBy(ctx, player)
	i := slices.IndexFunc(list, func(o games.Observer) bool { return o.Match == match })
	if err != nil || i < 0 {
		return games.Observer{}, false, err
	}
	return list[i], true, nil
}

// commentsOn lists what was said of a match.
func (c *Changeset) commentsOn(ctx context.Context, match int) ([]games.Comment, error) {
	list, err := c.store.Comments(ctx, match)
	for _, said := range c.letter.Comments {
		i := slices.IndexFunc(list, func(other games.Comment) bool { return other.Number == said.Number })
		switch {
		case said.Match != match:
		case said.Gone && i >= 0:
			list = slices.Delete(list, i, i+1)
		case !said.Gone && i < 0:
			list = append(list, said)
		}
	}
	return list, err
}

// keepComment adds a comment, or takes one away.
func (c *Changeset) keepComment(said games.Comment) {
	c.letter.Comments = append(c.letter.Comments, said)
}
