package command

import (
	"slices"
	"strings"
)

// Below a turn people tell what they thought: "P.S. I first wanted b4-b5 but then saw c3." That has squares, and is no part of the turn: it
// looks back, and nothing in it asks for more. What may go on with the turn or correct it is never taken for talk, for half a turn must not
// be played; so only a few ways to look back are known.

// What tells of a turn that was not made has every word in one of these lists: a word more may be one that changes the turn. They are in
// lower case.
var (
	firstWords = []string{"first", "originally", "initially", "erst", "zuerst", "anfangs", "ursprünglich"}
	butWords   = []string{"but", "aber", "doch"}
	sawWords   = []string{"saw", "noticed", "spotted", "realised", "realized", "sah", "bemerkte", "entdeckte", "gesehen", "bemerkt", "entdeckt"}
	nearly     = []string{"almost", "nearly", "fast", "beinahe"}
	madeWords  = []string{"played", "made", "gespielt", "gezogen"}
	tells      = []string{
		"i", "at", "wanted", "to", "play", "had", "thought", "of", "about", "considered", "then", "your", "the", "a", "unit", "units", "piece", "guard", "knight", "on", "that", "was", "there", "overlooked", "missed",
		"ich", "wollte", "ziehen", "spielen", "dachte", "an", "dann", "deine", "deinen", "dein", "die", "den", "das", "einheit", "figur", "auf", "hatte", "hätte", "habe", "dort", "übersehen",
	}
	yours  = []string{"your", "dein", "deine", "deinen"}
	praise = []string{"was", "were", "is", "a", "an", "great", "nice", "good", "fine", "strong", "clever", "brilliant", "surprise", "shock", "to", "for", "me", "very", "really", "quite", "such", "war", "ist", "ein", "eine", "echt", "sehr", "gut", "stark", "überraschung", "für", "mich"}
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

// looksOnlyBack reports whether words tell what was not played, or praise what the opponent has played, and nothing else.
func looksOnlyBack(words []string) bool {
	switch {
	case len(words) > 2 && slices.Contains(yours, words[0]) && holdsSquare(words[1]):
		return allOf(words[2:], praise)
	case len(words) < fewestOfTalk:
		return false
	case !allOf(words, tells, firstWords, butWords, sawWords, nearly, madeWords):
		return false
	}
	first, but, saw := indexAny(words, firstWords), indexAny(words, butWords), indexAny(words, sawWords)
	if first >= 0 && first < but && first < saw {
		return !looksLikeTurn(strings.Join(words[min(but, saw):], " "))
	}
	return indexAny(words, nearly) >= 0 && (indexAny(words, madeWords) >= 0 || !looksLikeTurn(strings.Join(words, " ")))
}

// allOf reports whether every word is one of the lists or holds a square.
func allOf(words []string, lists ...[]string) bool {
	return !slices.ContainsFunc(words, func(word string) bool {
		return !holdsSquare(word) && !slices.ContainsFunc(lists, func(list []string) bool { return slices.Contains(list, word) })
	})
}

// indexAny returns where the first of some words stands; -1 for nowhere.
func indexAny(words, any []string) int {
	return slices.IndexFunc(words, func(word string) bool { return slices.Contains(any, word) })
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
