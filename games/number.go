package games

import "time"

// Numbered is a kind of things that people know by a number. Numbers are given from 1 on, each kind for itself, and never twice.
type Numbered string

// The kinds. Requests and digests have numbers that follow from their letter, and need none.
const (
	MatchNumber      Numbered = "match"
	PlayerNumber     Numbered = "player"
	OfferNumber      Numbered = "offer"
	TournamentNumber Numbered = "tournament"
)

// Drawing says what a number is drawn for, so that deciding the same again, here or elsewhere, draws the same.
type Drawing struct {
	Kind Numbered
	For  string    // the digest of the letter, or whatever else is the same when it is decided again; "" for nothing: each draws another
	Nth  int       // how many of the kind it has made before, from 0
	At   time.Time // of the letter; what was drawn is forgotten with its digest
}
