package changes

import (
	"slices"

	"pbem/adjudicator"
)

// Plays reports whether a decision has played a turn.
func Plays(d adjudicator.Decision) bool {
	return slices.ContainsFunc(d.Events, func(e adjudicator.Event) bool {
		_, played := e.Fact.(adjudicator.TurnPlayed)
		return played
	})
}

// Played reports whether the letter at hand has played a turn in a match.
func Played(c *Set, match int) bool {
	for _, change := range c.Letter.Changes {
		if change.Match == match && Plays(adjudicator.Decision{Events: change.Events}) {
			return true
		}
	}
	return false
}
