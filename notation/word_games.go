package notation

import (
	"strings"

	"pbem/rules"
)

// gameWord knows the words of the games in which units act by themselves: holding, sliding, promoting, leaving the board.
func (l *lexer) gameWord(text string) (kind, bool) {
	if l.v.Leads != rules.NoLead {
		return endOfText, false
	}
	switch text {
	case "holds", "hold", "holding", "immobilises", "immobilise", "immobilising", "immobilizes", "immobilize", "immobilizing",
		"pins", "pin", "pinning", "grabs", "grab", "grabbing":
		return hand, true
	case "taking", "capturing", "jumps", "jump", "jumping":
		return take, true
	case "promotes", "promote", "promoting", "promoted", "becomes", "becoming", "promotion":
		return equals, true
	case "off", "out":
		return offWord, true
	case "slide", "slides", "sliding":
		if l.v.Slides {
			return slideWord, true
		}
		return endOfText, true
	}
	return endOfText, filler(text)
}

// filler knows words that say nothing in these games.
func filler(text string) bool {
	switch text {
	case "a", "an", "board", "square", "with", "followed", "by", "followers", "follower", "primary", "also", "plus", "check", "checkmate", "mate", "it", "there", "lands", "landing":
		return true
	}
	return false
}

// foreign explains what people know from other games, and these have not; "" for every other word.
func foreign(word string, v *rules.Vocabulary) string {
	if v.Leads != rules.NoLead {
		return ""
	}
	switch {
	case strings.HasPrefix(word, "castl"):
		return "There is no castling in this game."
	case word == "passant":
		return "No pawn captures in passing in this game."
	case word == "over":
		return "A jump is written by the squares it lands on, not by those it goes over."
	}
	return ""
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
	return refuse(0, string(f.text[at:end]), "There is no castling in this game.", "")
}

// bracketed reads "(N)" or "(=knight)" after a square: what a pawn is promoted to.
func (l *lexer) bracketed() bool {
	n := len(l.tokens)
	if !l.v.Slides || n == 0 || l.tokens[n-1].kind != squareAt {
		return false
	}
	rest := string(l.f.text[l.at:min(len(l.f.text), l.at+maxWord)])
	shut := strings.IndexByte(rest, ')')
	if shut < 0 {
		return false
	}
	unit := l.unitWritten(strings.ToLower(strings.Trim(rest[1:shut], " =")))
	if unit == 0 {
		return false
	}
	l.push(token{kind: equals, group: -1}, l.at, l.at+1)
	l.push(token{kind: unitWord, group: -1, unit: unit}, l.at+1, l.at+shut+1)
	l.at += shut + 1
	return true
}

// unitWritten returns the unit with the letter or the name; 0 for none.
func (l *lexer) unitWritten(text string) byte {
	if len(text) != 1 {
		return unitNamed(text, l.v)
	}
	u, _ := l.v.Unit(upper(text[0]))
	return u.Letter
}
