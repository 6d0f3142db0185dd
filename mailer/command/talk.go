package command

import (
	"slices"
	"strings"
)

// Below a turn people tell what they thought: "P.S. I first wanted b4-b5 but then saw c3." That has squares, and is no part of the turn: it
// looks back, and nothing in it asks for more. What may go on with the turn or correct it is never taken for talk, for half a turn must not
// be played.

// looksBack are words of who tells what was or might have been, in lower case; goesOn are those that may change a turn or go on with it.
var (
	looksBack = []string{
		"wanted", "thought", "considered", "almost", "nearly", "saw", "was", "were", "had", "hoped", "planned", "wondered", "liked", "loved", "enjoyed", "expected", "feared", "missed", "overlooked",
		"wollte", "dachte", "überlegte", "überlegt", "gedacht", "fast", "beinahe", "hätte", "wäre", "war", "sah", "gesehen", "hoffte", "gefiel", "übersehen",
	}
	goesOn = []string{
		"meant", "mean", "instead", "sorry", "correction", "correct", "actually", "rather", "should", "shall", "will", "would", "mistake", "oops", "wrong", "typo", "play", "plays", "move", "moves", "also", "plus", "additionally", "too", "and", "next", "finally",
		"please", "make", "take", "change", "forgot", "forgotten", "add", "second", "third", "continue", "wait", "no", "not", "if", "now", "intended", "supposed",
		"meinte", "gemeint", "meine", "stattdessen", "statt", "entschuldigung", "korrektur", "eigentlich", "sondern", "lieber", "fehler", "falsch", "spiele", "ziehe", "zieh", "auch", "noch", "außerdem", "und", "dann", "danach", "zuletzt",
		"bitte", "nimm", "ändern", "vergessen", "vergaß", "dazu", "zweitens", "weiter", "warte", "nein", "nicht", "wenn", "falls", "jetzt", "sollte", "soll", "tut",
	}
)

const fewestOfTalk = 5 // words

// isTalk reports whether a postscript, or a paragraph of prose, begins at a line below a turn, which says nothing of it, and nothing below
// asks for anything.
func (r *reader) isTalk(at int) bool {
	if at == 0 || isBlank(r.lines[at]) || !isPostscript(r.lines[at]) && !isBlank(r.lines[at-1]) {
		return false
	}
	end := at
	for end < len(r.lines) && !isBlank(r.lines[end]) {
		if end > at && r.isCommand(r.lines[end]) {
			return false
		}
		end++
	}
	text := strings.Join(r.lines[at:end], " ")
	if isPostscript(text) {
		_, text, _ = strings.Cut(plain(text), " ")
	}
	return !strings.ContainsAny(text, ":?") && looksOnlyBack(bareWords(text)) && r.quiet() <= end
}

// looksOnlyBack reports whether words are prose that tells what was.
func looksOnlyBack(words []string) bool {
	squares, back := 0, false
	for i, word := range words {
		if slices.Contains(goesOn, word) {
			return false
		}
		if holdsSquare(word) {
			squares++
		}
		back = back || i > 0 && slices.Contains(looksBack, word)
	}
	return back && len(words) >= fewestOfTalk && 2*squares < len(words)
}

// isPostscript knows "P.S." and "PS:" at the head of a line.
func isPostscript(line string) bool {
	first, _, _ := strings.Cut(strings.ToLower(plain(line)), " ")
	switch strings.ReplaceAll(strings.TrimRight(first, ".:,"), ".", "") {
	case "ps", "pps":
		return true
	}
	return false
}
