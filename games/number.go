package games

// Numbered is a kind of things that people know by a number. Numbers are given from 1 on, each kind for itself, and never twice.
type Numbered string

// The kinds. Requests and digests have numbers that follow from their letter, and need none.
const (
	MatchNumber      Numbered = "match"
	PlayerNumber     Numbered = "player"
	OfferNumber      Numbered = "offer"
	TournamentNumber Numbered = "tournament"
)
