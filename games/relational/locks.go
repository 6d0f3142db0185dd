package relational

import (
	"slices"

	"pbem/games"
)

// locksOf are the rows that commits change and others may change, too.
func locksOf(commits []games.Commit) (l Locks) {
	for _, c := range commits {
		for _, change := range c.Changes {
			l.Matches = append(l.Matches, change.Match)
		}
		for _, due := range c.Dues {
			l.Matches = append(l.Matches, due.Match)
		}
		for _, change := range c.Club {
			l.Streams = append(l.Streams, string(change.Stream))
		}
		for _, p := range c.Players {
			l.Players = append(l.Players, p.Address)
		}
		l.Log = l.Log || len(c.Log.Lines) > 0
	}
	l.Matches, l.Streams, l.Players = inOrder(l.Matches), inOrder(l.Streams), inOrder(l.Players)
	return l
}

func inOrder[T int | string](all []T) []T {
	slices.Sort(all)
	return slices.Compact(all)
}
