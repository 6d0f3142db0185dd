package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// foreign explains what people know from other games, and these have not; it is empty for every other word.
func foreign(word string, v *rules.Vocabulary) phrase.Phrase {
	if v.Leads != rules.NoLead {
		return phrase.Phrase{}
	}
	switch {
	case strings.HasPrefix(word, "castl"):
		return phrase.New("no-castling")
	case word == "passant", word == "ep":
		return phrase.New("notation-no-capture-in-passing")
	case word == "setup", word == "set":
		return phrase.New("no-set-ups")
	case chessUnit(word, v) != 0:
		unit := phrase.Term{Kind: "unit", Name: strings.TrimSuffix(word, "s")}
		return phrase.Join(phrase.Sentences, phrase.New("notation-no-such-unit", "unit", unit), unitList(v))
	case word == "over":
		return phrase.New("notation-jump-over")
	}
	return phrase.Phrase{}
}

// inPassing reports whether the text here is "e.p.".
func (l *lexer) inPassing() bool {
	rest := strings.ToLower(string(l.f.text[l.at:min(len(l.f.text), l.at+4)]))
	return l.v.Leads == rules.NoLead && strings.HasPrefix(rest, "e.p") && (len(rest) == 3 || !isWord(rest[3]))
}

// chessUnit returns the letter of a unit called by its name in chess, which every game of single letters borrows; 0 for none, and
// in games with AMPs, whose letters mean something else.
func chessUnit(word string, v *rules.Vocabulary) byte {
	if v.Leads != rules.NoLead {
		return 0
	}
	switch strings.TrimSuffix(word, "s") {
	case "king":
		return 'K'
	case "queen":
		return 'Q'
	case "rook":
		return 'R'
	case "bishop":
		return 'B'
	case "knight":
		return 'N'
	case "pawn":
		return 'P'
	}
	return 0
}

// mayPromote reports whether a letter here can only say what a pawn is promoted to: after "=", and on boards that slide after
// a slash.
func (l *lexer) mayPromote() bool {
	n := len(l.tokens)
	return promoting(l.v) && (promotes(l.tokens) || l.v.Slides && n > 1 && l.tokens[n-1].kind == slash && l.tokens[n-2].kind == squareAt)
}

// castling reports whether the text here is written like castling: O-O, 0-0, o-o-o.
func (l *lexer) castling() bool {
	rest := l.f.text[l.at:]
	if l.v.Leads != rules.NoLead || len(rest) < 3 || strings.IndexByte("oO0", rest[0]) < 0 {
		return false
	}
	return rest[1] == '-' && rest[2] == rest[0] && (len(rest) == 3 || !isWord(rest[3]))
}

func noCastling(f foldedText, at int) error {
	end := at
	for end < len(f.text) && (isWord(f.text[end]) || f.text[end] == '-') {
		end++
	}
	return refuse(0, string(f.text[at:end]), phrase.New("no-castling"), phrase.Phrase{})
}

// The sources of these games call units by other names than the presets: those of the chessmen that stand for them on a board of wood
// (Chesimal Fusion I: "rooks, bishops, and queens, respectively"), and those of their moves (dabbabah, alfil, sliding general).

// sourceUnit returns the letter of the unit that the sources call by a word, in games with AMPs; 0 for none, and where the game has a unit of
// that name itself.
func sourceUnit(word string, v *rules.Vocabulary) byte {
	if v.Leads == rules.NoLead {
		return 0
	}
	for _, name := range sourceNames(word) {
		if unit := unitNamed(name, v); unit != 0 {
			return unit
		}
	}
	return 0
}

// sourceNames are the names that presets have for what a word names, the likelier first.
func sourceNames(word string) []string {
	switch word {
	case "rook", "rooks", "dabbabah", "dabbabahs", "dabbaba", "dabbabas":
		return []string{"warmachine"}
	case "bishop", "bishops", "alfil", "alfils":
		return []string{"elephant"}
	case "queen", "queens", "general", "generals":
		return []string{"Prince", "Chief"}
	case "king", "leader", "brain":
		return []string{"Chief"}
	case "man", "men", "commoner", "commoners":
		return []string{"guard"}
	case "horse", "horses":
		return []string{"knight"}
	}
	return nil
}

// sourceLetter returns the unit with a letter (upper case), or with the one that the sources give it: Q for a Prince of Fusion.
func sourceLetter(letter byte, v *rules.Vocabulary) (unit byte, ok bool) {
	if u, ok := v.Unit(letter); ok {
		return u.Letter, true
	}
	if letter == 'Q' && v.Leads == rules.UnitLead {
		unit := unitNamed("Prince", v)
		return unit, unit != 0
	}
	return 0, false
}

// groupNamed reports whether a word is a group's name; grey is spelt in two ways.
func groupNamed(word, name string) bool {
	return word == name || word == "gray" && name == "grey"
}
