package rules

import "pbem/rules/phrase"

// Counts are what a position keeps beside the board, in games in which it decides. The zero value is a game without.
type Counts struct {
	Points [2]int // White's and Black's
	Goal   int    // so many points win; 0 where there are none
	Turns  int    // played so far, by both sides
	Limit  int    // the game ends with so many; 0 where it does not
}

// Phrase says how they stand, in sentences; it is empty where there is nothing to count.
func (c Counts) Phrase() phrase.Phrase {
	var said []phrase.Phrase
	if c.Goal > 0 {
		said = append(said, phrase.New("counts-points", "white", c.Points[White], "black", c.Points[Black], "goal", c.Goal))
	}
	if c.Limit > 0 {
		said = append(said, phrase.New("counts-turns", "n", c.Turns, "limit", c.Limit))
	}
	return phrase.Join(phrase.Sentences, said...)
}
