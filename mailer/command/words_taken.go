package command

import (
	"slices"
	"strings"

	"pbem/mailer/chat"
	"pbem/mailer/tongue"
)

// Reading is what letters read a word as, in some language of the service.
type Reading uint8

const (
	ReadsFreely  Reading = iota // as nothing of their own
	ReadsCommand                // as the word that a command or a clause begins with
	ReadsColour                 // as an AMP of games that are built in
	ReadsLink                   // as a word that only links squares
	ReadsAnswer                 // as yes or no
	ReadsRobot                  // as the name of a program that plays
)

// ReadAs returns what a single word is read as in English and in the languages given. Case does not matter.
func ReadAs(word string, tongues []*tongue.Tongue) Reading {
	folded := chat.Fold(word)
	is := func(list []string) bool {
		return slices.ContainsFunc(list, func(w string) bool { return chat.Fold(w) == folded })
	}
	for _, of := range []struct {
		reading Reading
		english string
		groups  [][2]string
	}{
		{ReadsAnswer, "yes y yeah yep ok okay no n nope", [][2]string{{"grammar", "yes"}, {"grammar", "no"}}},
		{ReadsRobot, "robot robots bot computer program engine machine roboter rechner programm", nil},
		{ReadsLink, "to at on and takes captures moves then x holds", [][2]string{{"linking", "-"}, {"linking", "holds"}, {"grammar", "then"}}},
		{ReadsColour, "white black yellow orange grey gray green blue red purple", nil},
	} {
		if is(strings.Fields(of.english)) {
			return of.reading
		}
		for _, t := range tongues {
			for _, g := range of.groups {
				if is(t.Group(g[0], g[1])) {
					return of.reading
				}
			}
		}
	}
	for _, t := range tongues {
		if is(t.All("colours")) {
			return ReadsColour
		}
	}
	if is(FirstWords()) || is(clauseWords()) || slices.ContainsFunc(tongues, func(t *tongue.Tongue) bool { return is(firstOf(t.Heads())) }) {
		return ReadsCommand
	}
	return ReadsFreely
}

// clauseWords are the words that begin something behind a command.
func clauseWords() (list []string) {
	for _, c := range grammar() {
		list = append(list, strings.Fields(c.words)...)
	}
	return append(list, "mine")
}

// firstOf are the words with which some spellings begin.
func firstOf(spellings []string) []string {
	list := make([]string, len(spellings))
	for i, s := range spellings {
		list[i], _, _ = strings.Cut(s, " ")
	}
	return list
}
