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

// RatingList is how far a list has been reckoned: what months before Until have changed in it is kept, and nothing else of it counts. Version
// grows with every result that comes to it or leaves it, but for those of later months while it is reckoned, and with everybody who begins to
// reckon it.
type RatingList struct {
	List    string
	Until   rating.Month
	Version int
}

// Reckoned is what the months of a list have changed, from where it has been reckoned until another. From is as BeginReckoning has returned it.
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

// Named is an entry with what the player is called; "" for one of whom no public game has ended.
type Named struct {
	rating.Entry
	Name string
}

// Step is where some of a list stand together: they have had the same rating since the same month, so that it stays the same for all of them
// until they play.
type Step struct {
	Month rating.Month
	rating.Rating
	People int
}

// Scoreboard is the part of a Store that tells what ratings follow from, and of months that have ended what followed. A result that comes to
// a month that was reckoned, or leaves it, and what is kept of that month and all after it in the list counts no more. Package ratings knows the
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
	// LastEntries returns of everybody in the list the last entry before a month that is kept, by player; LastEntry that of one player, ok
	// false for none.
	LastEntries(ctx context.Context, list string, before rating.Month) ([]rating.Entry, error)
	LastEntry(ctx context.Context, list, player string, before rating.Month) (e rating.Entry, ok bool, err error)
	// InOrder reports whether Highest, Above, Steps, OnStep and BeforeOnStep tell of a list as it is when a month begins, as far as it was reckoned:
	// they go by the last entry of everybody that is kept, so none may be of that month or a later one. In a great list they read those alone who
	// are shown.
	InOrder(ctx context.Context, list string, month rating.Month) (bool, error)
	// Highest returns the n with the highest ratings, or all if they are fewer, from the highest on. Of several with the last of these ratings
	// it may be any.
	Highest(ctx context.Context, list string, n int) ([]Named, error)
	// Above counts who has a higher rating, and all.
	Above(ctx context.Context, list string, value float64) (above, all int, err error)
	// Steps returns where those stand whose rating is a value, by month. OnStep returns the first n who stand there, by name and then by player;
	// BeforeOnStep counts who comes before one of them.
	Steps(ctx context.Context, list string, value float64) ([]Step, error)
	OnStep(ctx context.Context, list string, step Step, n int) ([]Named, error)
	BeforeOnStep(ctx context.Context, list string, step Step, name, player string) (int, error)
	// GamesWaiting counts the games that count in a list, of months from one on: all of them, and those of some players.
	GamesWaiting(ctx context.Context, list string, from rating.Month, players []string) (all int, of map[string]int, err error)
	// NewestName returns what a player is called; the zero value for one of whom no public game has ended. NewestNames returns it of
	// everybody in a list.
	NewestName(ctx context.Context, player string) (NewestName, error)
	NewestNames(ctx context.Context, list string) ([]NewestName, error)
	// LatestNames returns them of everybody of whom a public game has ended, those first whose game ended last, at most n, and how many there
	// are of them.
	LatestNames(ctx context.Context, n int) (names []NewestName, all int, err error)
}

// Reckoning is a Scoreboard in which is kept what months that have ended have changed. A great list takes minutes, in which letters are handled and
// games end in it, so nobody waits for it, and what is kept in the meantime counts for nothing until all of it is there.
type Reckoning interface {
	Scoreboard
	// BeginReckoning notes that whoever calls reckons a list until a month, and returns the list as it is from then on: what they reckon with they read
	// afterwards. ErrConflict where it was reckoned, or a result of a month that was has come or gone, since it was read.
	BeginReckoning(ctx context.Context, l RatingList, until rating.Month) (RatingList, error)
	// KeepReckoned keeps what came out. ErrConflict where since the beginning a result of a month that was reckoned has come or gone, or somebody else
	// has begun; nothing of it counts then, and whoever reckons the list next puts what follows in its place. The entries of a
	// player are in the order of months. Results of later months are no conflict.
	KeepReckoned(ctx context.Context, r Reckoned) error
}
