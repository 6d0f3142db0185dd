package rules

import "pbem/rules/phrase"

// Side is one of the two players' colours. White moves first in every game.
type Side uint8

const (
	White Side = iota
	Black
)

// Other returns the opponent's side.
func (s Side) Other() Side { return s ^ 1 }

// Phrase names the side.
func (s Side) Phrase() phrase.Phrase {
	if s == White {
		return phrase.New("side-white")
	}
	return phrase.New("side-black")
}

// String returns "White" or "Black", for programmers and for formats.
func (s Side) String() string {
	if s == White {
		return "White"
	}
	return "Black"
}

// Letter returns the side's letter in a position line: 'w' or 'b'.
func (s Side) Letter() byte {
	if s == White {
		return 'w'
	}
	return 'b'
}
