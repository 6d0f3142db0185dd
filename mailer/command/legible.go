package command

import "strings"

// Legible reports whether the words were understood: as a command, be it one whose arguments cannot be read, or as what is
// meant for a turn, be it one that cannot be played, or for a command. A note of absence in a game's thread is taken for a turn and is none.
func (c Command) Legible() bool {
	switch c.Kind {
	case Unknown, Turn:
		if c.Nearest != "" && len(strings.Fields(c.Text)) <= 2 {
			return true // a slip of the pen
		}
		first, _, _ := strings.Cut(c.Text, "\n")
		return isSetup(c) || drawn(first) != notDrawn || looksPlayed(inLatin(c.Text))
	}
	return true
}

// looksPlayed tells "orange: n3 to n4, m3m4" from a text in which a room or a date looks like a square: every third word has
// to hold one. "pass" alone is a turn.
func looksPlayed(text string) bool {
	words := strings.Fields(text)
	squares := 0
	for _, word := range words {
		if holdsSquare(word) {
			squares++
		}
	}
	return squares > 0 && 3*squares >= len(words) || len(words) == 1 && looksLikeTurn(text)
}

// holdsSquare reports whether a square stands somewhere in a word.
func holdsSquare(word string) bool {
	for i := range len(word) {
		if squareAt(word, i) {
			return true
		}
	}
	return false
}
