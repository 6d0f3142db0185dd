package changes

import (
	"cmp"
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
	"pbem/rules/phrase"
)

// WatchedMatch returns how far observers of a match have been told; at version 0 nobody ever watched it.
func WatchedMatch(ctx context.Context, c *Set, match int) (games.Watched, error) {
	if w, ok := last(c.Letter.Watched, func(w games.Watched) bool { return w.Match == match }); ok {
		return w, nil
	}
	w, err := c.Store.Watched(ctx, match)
	if NotFound(err) {
		return games.Watched{Match: match}, nil
	}
	return w, err
}

// KeepWatched replaces how far observers of a match have been told.
func KeepWatched(c *Set, w games.Watched) {
	c.Letter.Watched = set(c.Letter.Watched, w, func(other games.Watched) bool { return other.Match == w.Match })
}

// KeepObserver has somebody watch a match, or watch it no longer.
func KeepObserver(c *Set, o games.Observer) {
	c.Letter.Observers = set(c.Letter.Observers, o, func(other games.Observer) bool { return other.Match == o.Match && other.Player == o.Player })
}

// ObserversOf lists who watches a match, and watchedBy what a player watches.
func ObserversOf(ctx context.Context, c *Set, match int) ([]games.Observer, error) {
	stored, err := c.Store.Observers(ctx, match)
	return nowWatching(c, stored, func(o games.Observer) bool { return o.Match == match }), err
}

func WatchedBy(ctx context.Context, c *Set, player int) ([]games.Observer, error) {
	stored, err := c.Store.WatchedBy(ctx, player)
	return nowWatching(c, stored, func(o games.Observer) bool { return o.Player == player }), err
}

// nowWatching is a list of the store's as the letter has changed it.
func nowWatching(c *Set, stored []games.Observer, listed func(games.Observer) bool) []games.Observer {
	list := slices.DeleteFunc(stored, func(o games.Observer) bool {
		return slices.ContainsFunc(c.Letter.Observers, func(other games.Observer) bool { return other.Match == o.Match && other.Player == o.Player })
	})
	for _, o := range c.Letter.Observers {
		if !o.Gone && listed(o) {
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(a, b games.Observer) int { return cmp.Or(a.Match-b.Match, a.Player-b.Player) })
	return list
}

// Observer returns how a player watches a match.
func Observer(ctx context.Context, c *Set, match, player int) (o games.Observer, watches bool, err error) {
	list, err := WatchedBy(ctx, c, player)
	i := slices.IndexFunc(list, func(o games.Observer) bool { return o.Match == match })
	if err != nil || i < 0 {
		return games.Observer{}, false, err
	}
	return list[i], true, nil
}

// CommentsOn lists what was said of a match.
func CommentsOn(ctx context.Context, c *Set, match int) ([]games.Comment, error) {
	list, err := c.Store.Comments(ctx, match)
	for _, said := range c.Letter.Comments {
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

// KeepComment adds a comment, or takes one away.
func KeepComment(c *Set, said games.Comment) {
	c.Letter.Comments = append(c.Letter.Comments, said)
}

// Standing says whose turn it is in a game that everybody may look at, or how it ended.
func Standing(m *adjudicator.Match) phrase.Phrase {
	switch {
	case m.Stage == adjudicator.Over:
		return phrase.New("game-over", "result", string(m.Outcome.Result), "why", m.Why())
	case m.SettingUp():
		return phrase.New("watch-set-ups")
	}
	return phrase.New("watch-to-play", "turn", m.Number(), "name", NameIn(m, m.ToMove()))
}

// NewsOf are the lines that tell what has happened publicly since so many events, in their order.
func NewsOf(ctx context.Context, c *Set, p Publicly, from int, after *adjudicator.Match) ([]phrase.Phrase, error) {
	before, err := c.After(ctx, p, from)
	if err != nil {
		return nil, err
	}
	var lines []phrase.Phrase
	shown := after.SetupsShown() // White's is the first
	for i := len(before.SetupsShown()); i < len(shown); i++ {
		lines = append(lines, phrase.New("watch-set-up", "name", NameIn(after, adjudicator.SeatOf(rules.Side(i))), "turn", shown[i].Turn))
	}
	n := len(before.Turns)
	for _, e := range p.Events[from:p.UpTo] {
		switch f := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			n++
			lines = append(lines, watchTurn(after, n, e.By, f))
		case adjudicator.Undone:
			n = f.To
			lines = append(lines, phrase.New("watch-undone", "n", n))
		case adjudicator.Ended, adjudicator.Adjudicated:
			if after.Stage == adjudicator.Over {
				lines = append(lines, Standing(after))
			}
		case adjudicator.Reopened:
			lines = append(lines, phrase.New("watch-goes-on"))
		}
	}
	return lines, nil
}

// watchTurn is a turn with what it took.
func watchTurn(m *adjudicator.Match, n int, by adjudicator.Seat, f adjudicator.TurnPlayed) phrase.Phrase {
	took := adjudicator.Played{Line: f.Line, Captured: f.Captured, Removed: f.Removed}
	takes := phrase.Join(phrase.Sentences, m.Captures(took), m.Removals(took))
	if takes.Empty() {
		return phrase.New("watch-turn", "n", n, "name", NameIn(m, by), "turn", f.Turn)
	}
	return phrase.New("watch-turn-takes", "n", n, "name", NameIn(m, by), "turn", f.Turn, "takes", takes)
}

// watchAgain has the observers of a game that was over hear of what the host has decided about it.
func watchAgain(ctx context.Context, c *Set, match int, e adjudicator.Event) error {
	if _, ended := e.Fact.(adjudicator.Ended); ended {
		return nil
	}
	w, err := WatchedMatch(ctx, c, match)
	if err != nil || w.Version == 0 || !w.Due.IsZero() {
		return err
	}
	w.Due = e.At
	KeepWatched(c, w)
	return nil
}

// NameIn is what a player is called in a match.
func NameIn(m *adjudicator.Match, seat adjudicator.Seat) phrase.Words {
	return phrase.Words(m.Player(seat).Name)
}
