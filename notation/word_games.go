package notation

import (
	"strings"

	"pbem/rules"
)

// gameWord knows the words of the games in which units act by themselves: holding, sliding, promoting, leaving the board.
func (l *lexer) gameWord(text string) (kind, bool) {
	if l.v.Leads != rules.NoLead {
		return equals, l.v.Promotes && promoteWord(text)
	}
	if promoteWord(text) {
		return equals, true
	}
	switch text {
	case "holds", "hold", "holding", "immobilises", "immobilise", "immobilising", "immobilizes", "immobilize", "immobilizing",
		"pins", "pin", "pinning", "grabs", "grab", "grabbing":
		return hand, true
	case "taking", "capturing", "jumps", "jump", "jumping":
		return take, true
	case "off", "out":
		return offWord, true
	case "leaves", "leave", "leaving":
		return offWord, l.v.Jumps
	case "none", "nothing":
		return endOfText, l.v.Slides // "/ none"
	case "into", "onto":
		return dash, true
	case "shift", "shifts", "shifting", "push", "pushes", "pushing":
		return slideWord, l.v.Slides
	case "slide", "slides", "sliding":
		if l.v.Slides {
			return slideWord, true
		}
		return endOfText, true
	}
	return endOfText, filler(text)
}

// promoteWord knows the words for what stands before the letter of a promotion.
func promoteWord(text string) bool {
	switch text {
	case "promotes", "promote", "promoting", "promoted", "becomes", "becoming", "promotion":
		return true
	}
	return false
}

// filler knows words that say nothing in these games.
func filler(text string) bool {
	switch text {
	case "a", "an", "board", "square", "with", "followed", "by", "followers", "follower", "primary", "also", "plus", "check", "checkmate", "mate", "it", "there", "lands", "landing",
		"follows", "follow", "following", "steps", "step", "leaps", "leap", "advances", "moving", "is", "tile", "piece":
		return true
	}
	return false
}

// noSlide passes over "no slide" and "without a slide": they say what is so where nothing is said.
func (l *lexer) noSlide(text string) bool {
	if !l.v.Slides || text != "no" && text != "without" {
		return false
	}
	word, end := nextWord(l.f.text, l.at)
	if word == "a" || word == "any" {
		word, end = nextWord(l.f.text, end)
	}
	if word != "slide" && word != "slides" {
		return false
	}
	l.at = end
	return true
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

// unitWritten returns the unit with the letter or the name, a chess one even if the game does not have it; 0 for none.
func (l *lexer) unitWritten(text string) byte {
	if len(text) != 1 {
		if unit := unitNamed(text, l.v); unit != 0 {
			return unit
		}
		return chessUnit(text, l.v)
	}
	if c := upper(text[0]); l.hasUnit(c) || strings.IndexByte("QRBN", c) >= 0 {
		return c
	}
	return 0
}
