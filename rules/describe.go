package rules

import "pbem/rules/phrase"

// Described is kept by games that say, from their data, what they are: whatever a preset changes, what is told of the game is true.
type Described interface{ Describe() Description }

// Description is a game in words, before they are put into a language.
type Description struct {
	Brief []phrase.Phrase // what it is, and how it is won, in two sentences for a reader who doesn't know the game
	Short []phrase.Phrase // sentences: the game in a paragraph
	Parts []Part          // the whole, in the order in which it is told
}

// Part is a part of a description.
type Part struct {
	Title phrase.Phrase
	Lines []phrase.Phrase // one or more sentences each
	Units []UnitFacts
}

// UnitFacts says how a kind of unit moves.
type UnitFacts struct {
	Letter byte
	Name   string
	// Moves is the movement, in the notation of package board, for whoever puts it into words and draws it; "" where Says says all.
	Moves string
	Drawn string // a movement that is only drawn, for Says has the words
	Says  []phrase.Phrase
	Other []OtherMoves
}

// OtherMoves is a movement that a unit has only when it is activated so.
type OtherMoves struct {
	When  phrase.Phrase
	Moves string
}

// mostHoles is how many holes a sentence lists.
const mostHoles = 20

// SayBoard says how large the board is, and which squares it lacks between its edges.
func SayBoard(files, ranks int, holes []Square) phrase.Phrase {
	said := phrase.New("rules-says-board", "files", files, "ranks", ranks)
	switch {
	case len(holes) == 0:
		return said
	case len(holes) > mostHoles:
		return phrase.Join(phrase.Sentences, said, phrase.New("rules-says-many-holes", "n", len(holes)))
	}
	var squares []string
	for _, s := range holes {
		squares = append(squares, s.String())
	}
	return phrase.Join(phrase.Sentences, said, phrase.New("rules-says-holes", "n", len(holes), "squares", phrase.Series{How: phrase.Commas, Items: squares}))
}

// SayArmy lists what a side has in a position, kind by kind.
func SayArmy(p Position, v *Vocabulary, side Side) phrase.Phrase {
	counts := map[byte]int{}
	for u := range p.Placements() {
		if u.Side == side && !u.Neutral {
			counts[u.Unit]++
		}
	}
	var list []phrase.Phrase
	for _, u := range v.Units {
		if n := counts[u.Letter]; n > 0 {
			list = append(list, SayCount(u, n))
		}
	}
	return phrase.New("rules-says-army", "side", side, "units", phrase.Join(phrase.Commas, list...))
}

// SayCount says how many units of a kind there are: "4 x elephant (E)", of one "Chief (C)".
func SayCount(u UnitName, n int) phrase.Phrase {
	unit := phrase.Term{Kind: "unit", Name: u.Name}
	if n == 1 {
		return phrase.New("rules-says-unit", "unit", unit, "letter", u.Letter)
	}
	return phrase.New("rules-says-units", "n", n, "unit", unit, "letter", u.Letter)
}
