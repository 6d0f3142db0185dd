package amoeba

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// What a location holds, in one byte. From free upwards there is a square; from white upwards a unit stands on it, its side
// one bit and its kind the lowest three.
const (
	outside byte = 0 // no square can be there
	vacant  byte = 1 // there is none now
	free    byte = 8 // a square without a unit
	white   byte = 16
	black   byte = 32
)

// Kinds of units.
const (
	pawn byte = iota
	knight
	bishop
	rook
	queen
	king
)

// kinds lists the letters in the order of the kinds.
const kinds = "PNBRQK"

func letterOf(kind byte) byte { return kinds[kind] }

// bit returns the side's bit in a unit.
func bit(s rules.Side) byte { return white << s }

func kindOf(unit byte) byte { return unit & 7 }

func sideOf(unit byte) rules.Side {
	if unit&black != 0 {
		return rules.Black
	}
	return rules.White
}

// kindOfLetter returns the kind with the letter in upper case, and whether there is one.
func kindOfLetter(letter byte) (byte, bool) {
	for k := range byte(len(kinds)) {
		if kinds[k] == letter {
			return k, true
		}
	}
	return 0, false
}

// term is the name of a kind, by its letter, also of one that the game does not have; ok is false for a letter of none.
func term(letter byte) (name phrase.Term, ok bool) {
	for _, u := range unitNames() {
		if u.Letter == letter {
			return phrase.Term{Kind: "unit", Name: u.Name}, true
		}
	}
	return phrase.Term{}, false
}

// aKind says "a queen"; of a letter that is no kind's, the letter in quotes.
func aKind(letter byte) phrase.Phrase {
	if name, ok := term(letter); ok {
		return phrase.New("amoeba-a-unit", "unit", name)
	}
	return phrase.Of(phrase.Quote(string(rune(letter)), 0))
}

// kindsToChoose says "a knight or a rook".
func (g *Game) kindsToChoose() phrase.Phrase {
	var list []phrase.Phrase
	for _, kind := range g.promote {
		list = append(list, aKind(letterOf(kind)))
	}
	return phrase.Join(phrase.Or, list...)
}

// waysToWrite says how the promotions of a move or on a square are written: "Pc6-c7=N or Pc6-c7=R".
func (g *Game) waysToWrite(what string) phrase.Phrase {
	list := make([]string, len(g.promote))
	for i, kind := range g.promote {
		list[i] = what + "=" + string(letterOf(kind))
	}
	return phrase.Of(phrase.Series{How: phrase.Or, Items: list})
}

// unitOf says "white knight".
func unitOf(unit byte) phrase.Phrase {
	name, _ := term(letterOf(kindOf(unit)))
	return phrase.New("unit-of-group", "group", colour(sideOf(unit)), "unit", name)
}

// colour is a side as a word for its units: "white".
func colour(s rules.Side) phrase.Term {
	return phrase.Term{Kind: "group", Name: strings.ToLower(s.String())}
}

// named says "white knight on c1".
func (l *layout) named(at loc) phrase.Phrase {
	unit := l.cells[at]
	name, _ := term(letterOf(kindOf(unit)))
	return phrase.New("unit-of-group-on", "group", colour(sideOf(unit)), "unit", name, "square", l.square(at))
}

// short returns "Nc1".
func (l *layout) short(at loc) string {
	return string(letterOf(kindOf(l.cells[at]))) + l.square(at).String()
}

// list says which squares: "m4, n5".
func (l *layout) list(at []loc) phrase.Series {
	list := make([]string, len(at))
	for i, a := range at {
		list[i] = l.square(a).String()
	}
	return phrase.Series{How: phrase.Commas, Items: list}
}
