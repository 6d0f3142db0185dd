package games

import (
	"context"
	"time"

	"pbem/adjudicator/rating"
)

// Result is a public game that is over, as lists of ratings look at it. One that is there already is replaced: a host has corrected it, or
// a player is called otherwise in its record.
type Result struct {
	Match  int
	Gone   bool        // it is not over any more, and the rest is empty
	Counts bool        // it is in the list of Game, else only the players and the end of Game are told
	Game   rating.Game // Ended to the second, in UTC
	Names  [2]string   // of the players, by side, as the record of the game calls them
}

// RatingList is how far a list has been reckoned: what months before Until have changed in it is kept. Version grows with every result that
// comes to it or leaves it.
type RatingList struct {
	List    string
	Until   rating.Month
	Version int
}

// Reckoned is what the months of a list have changed, from where it has been reckoned until another. ErrConflict if the list was reckoned, or
// has had a result, since it was read.
type Reckoned struct {
	From    RatingList
	Until   rating.Month
	Entries []rating.Entry
}

// NewestName is what somebody is called in the record of the public game of theirs that ended last (CR-19).
type NewestName struct {
	Player string // as in lists
	Name   string
	Ended  time.Time
}

// Scoreboard is the part of a Store that keeps what ratings follow from, and of months that have ended what followed. A result that comes to
// a month that was reckoned, or leaves it, takes away what is kept of that month and all after it in the list. Package ratings knows the
// whole of a list at any time.
type Scoreboard interface {
	// RatingLists lists the lists in which a game counts, by name; RatingList returns one, with a zero Version for one that is not there.
	RatingLists(ctx context.Context) ([]RatingList, error)
	RatingList(ctx context.Context, list string) (RatingList, error)
	// ListsOf lists the lists in which a player has a game that counts, by name.
	ListsOf(ctx context.Context, player string) ([]string, error)
	// Result returns what is kept of a game; ErrNotFound for nothing.
	Result(ctx context.Context, match int) (Result, error)
	// Results returns the games that count in a list, of months from one up to another, which is not in, in the order of their numbers;
	// those of one player, or with "" all.
	Results(ctx context.Context, list, player string, from, until rating.Month) ([]Result, error)
	// LastEntries returns of everybody in the list the last entry that is kept, by player; LastEntry that of one player before a month, ok
	// false for none.
	LastEntries(ctx context.Context, list string) ([]rating.Entry, error)
	LastEntry(ctx context.Context, list, player string, before rating.Month) (e rating.Entry, ok bool, err error)
	// NewestName returns what a player is called; the zero value for one of whom no public game has ended. NewestNames returns it of
	// everybody in a list.
	NewestName(ctx context.Context, player string) (NewestName, error)
	NewestNames(ctx context.Context, list string) ([]NewestName, error)
	// LatestNames returns them of everybody of whom a public game has ended, those first whose game ended last, at most n, and how many there
	// are of them.
	LatestNames(ctx context.Context, n int) (names []NewestName, all int, err error)
}
