package games

import (
	"context"
	"time"

	"pbem/adjudicator/rating"
	"pbem/rules"
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

// RatingList is a list in which a game counts. Version grows with every result that comes to it, changes or goes.
type RatingList struct {
	List    string
	Version int
}

// Uncommitted is the version of a list whose results are not all in the store yet.
const Uncommitted = -1

// NewestName is what somebody is called in the record of the public game of theirs that ended last (CR-19).
type NewestName struct {
	Player string // as in lists
	Name   string
	Ended  time.Time
}

// Scoreboard is the part of a Store that tells what ratings follow from. Package ratings reckons the lists.
type Scoreboard interface {
	// RatingLists lists the lists in which a game counts, by name.
	RatingLists(ctx context.Context) ([]RatingList, error)
	// Result returns what is kept of a game; ErrNotFound for nothing.
	Result(ctx context.Context, match int) (Result, error)
	// Results returns the games that count in a list, in the order of their numbers.
	Results(ctx context.Context, list string) ([]Result, error)
	// NewestNames returns what some players are called, in any order and without those of whom no public game has ended.
	NewestNames(ctx context.Context, players []string) ([]NewestName, error)
	// LatestNames returns the names of everybody of whom a public game has ended, those first whose game ended last, at most n, and how many
	// there are of them.
	LatestNames(ctx context.Context, n int) (names []NewestName, all int, err error)
}

// Played is what the public games of a preset that are over came to, with whatever options: how many had each result, so many turns of both sides,
// and so ended, by its cause. Void games do not count.
type Played struct {
	Results map[rules.Result]int
	Turns   map[int]int
	Reasons map[string]int
}

// Games is how many there are.
func (p Played) Games() (n int) {
	for _, more := range p.Results {
		n += more
	}
	return n
}

// Add counts games, less for a negative number.
func (p Played) Add(result rules.Result, turns int, reason string, n int) {
	p.Results[result] += n
	p.Turns[turns] += n
	p.Reasons[reason] += n
}

// NewPlayed has counted nothing.
func NewPlayed() Played {
	return Played{Results: map[rules.Result]int{}, Turns: map[int]int{}, Reasons: map[string]int{}}
}
