package command

import (
	"slices"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"pbem/rules/phrase"
)

// unknownPreset says that a preset is not known; nothing if it is.
func unknownPreset(name string, ctx Context) phrase.Phrase {
	if len(ctx.Presets) == 0 || slices.Contains(ctx.Presets, name) {
		return phrase.Phrase{}
	}
	if near := closest(name, ctx.Presets); near != "" {
		return phrase.New("command-no-preset-nearest", "words", phrase.Words(name), "nearest", near)
	}
	return phrase.New("command-no-preset", "words", phrase.Words(name))
}

// nearest returns the command whose first word the text's first word comes nearest to.
func (r *reader) nearest(text string) string {
	words := bareWords(text)
	if len(words) == 0 {
		return ""
	}
	var known []string
	for _, v := range r.verbs {
		known = append(known, v.words[0])
	}
	return closest(words[0], known)
}

// closest returns the known word that the fewest changed letters make of a word, the first of several; "" if more than a
// third of its letters would have to change.
func closest(word string, known []string) string {
	best, least := "", min(len(word)/3, 3)+1
	if len(word) > 40 {
		return ""
	}
	letters := utf8.RuneCountInString(word)
	for _, k := range known {
		if n := utf8.RuneCountInString(k) - letters; n >= least || -n >= least {
			continue // so many letters would have to come or go
		}
		if d := distance(word, k); d < least {
			best, least = k, d
		}
	}
	return best
}

// distance counts the letters that would have to change; letters that only changed places count as one.
func distance(a, b string) int {
	if a != b && sorted(a) == sorted(b) {
		return 1
	}
	return levenshtein.ComputeDistance(a, b)
}

func sorted(word string) string {
	letters := []rune(word)
	slices.Sort(letters)
	return string(letters)
}
