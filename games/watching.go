package games

import (
	"context"
	"time"

	"pbem/adjudicator"
)

// Watched is how far the observers of a game have been told of it. Version counts its changes, 0 where nobody ever watched it; a commit
// that brings it was decided upon that one, and ErrConflict says that there is another.
type Watched struct {
	Match   int
	Version int
	Told    int       // of so many of its events
	Due     time.Time // when it is looked whether there is more to tell, if there is; zero for never
	Off     [2]bool   // by side: the player wants no comments on the game
}

// Silent reports whether the game has no comments.
func (w Watched) Silent() bool { return w.Off[0] || w.Off[1] }

// Observer is somebody who watches a game.
type Observer struct {
	Match  int
	Player int  // the number
	AtEnd  bool // they want to hear of the end alone
	First  int  // how much there was to hear of when the first letter to them was written, whose thread the others stand in; 0 before
	Gone   bool // in a commit: they watch it no longer
}

// Comment is what an observer has said of a turn.
type Comment struct {
	Match  int
	Number int // in its game, from 1
	Player int // the number
	Turn   int // after which it was said, both sides' counted from 1
	Link   string
	Words  string
	At     time.Time
	Gone   bool // in a commit: it is taken away
}

// Telling is a letter to a seat of a match, which could have told it of something.
type Telling struct {
	Seat    adjudicator.Seat
	Created time.Time
	State   Delivery
}

// Gallery is the part of a Store that knows who watches games.
type Gallery interface {
	// Watched returns how far observers of a match have been told; ErrNotFound where nobody ever watched it.
	Watched(ctx context.Context, match int) (Watched, error)
	// WatchedDue lists and claims watched matches that have events of which observers have not been told, and whose Due is not after the time,
	// those first that are due first, at most n.
	WatchedDue(ctx context.Context, now time.Time, c Claim, n int) ([]int, error)
	// Observers lists who watches a match, by their numbers; WatchedBy, what a player watches, in the order of the matches.
	Observers(ctx context.Context, match int) ([]Observer, error)
	WatchedBy(ctx context.Context, player int) ([]Observer, error)
	// Comments lists what was said of a match, in its order; CommentsBy, what a player has said.
	Comments(ctx context.Context, match int) ([]Comment, error)
	CommentsBy(ctx context.Context, player int) ([]Comment, error)
	// Tellings lists the letters to the seats of a match that were made from a moment on, by seats and then in the order in which they were made.
	Tellings(ctx context.Context, match int, from time.Time) ([]Telling, error)
}
