package changes

import (
	"pbem/adjudicator"
	"pbem/games"
)

// PlaceOf is the seat in a game that a topic is about.
func PlaceOf(t games.Topic) Place { return Place{t.Match, t.Seat} }

// Place is a seat in a game: where a letter belongs.
type Place struct {
	Match int // 0 for none
	Seat  adjudicator.Seat
}
