package command

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"pbem/rules/phrase"
)

// knownPreset returns the preset that words name, or what is wrong with them. Where the presets are not known, it is the words with hyphens.
func knownPreset(words string, ctx Context) (preset string, problem phrase.Phrase) {
	if own := ownPreset(words); own != "" {
		return own, phrase.Phrase{}
	}
	name := strings.Join(strings.Fields(strings.ToLower(words)), "-")
	if len(ctx.Presets) == 0 {
		return name, phrase.Phrase{}
	}
	if known := presetNamed(words, ctx); known != "" {
		return known, phrase.Phrase{}
	}
	return name, unknownPreset(name, ctx)
}

// unknownPreset says that a preset is not known.
func unknownPreset(name string, ctx Context) phrase.Phrase {
	if near := closest(name, ctx.Presets); near != "" {
		return phrase.New("command-no-preset-nearest", "words", phrase.Words(name), "nearest", near)
	}
	return phrase.New("command-no-preset", "words", phrase.Words(name))
}

// nearest returns the command whose first word the text's first word comes nearest to.
func (b *phrasebook) nearest(text string) string {
	words := bareWords(text)
	if len(words) == 0 || b.isQuestion(text, words) || b.beginsSentence(text) {
		return ""
	}
	for _, known := range b.vocabularies() {
		if near := nearestOf(words, known); near != "" {
			return near
		}
	}
	return ""
}

// nearestOf finds the command that words come nearest to, among spellings, each with the English words of its command.
func nearestOf(words []string, known map[string]string) string {
	var one, two []string // "adress" is "address", "adress ad" is "address add"
	for _, spelling := range slices.Sorted(maps.Keys(known)) {
		one = append(one, spelling)
		if strings.Count(spelling, " ") == 1 {
			two = append(two, spelling)
		}
	}
	if len(words) > 1 {
		if both := closest(words[0]+" "+words[1], two); both != "" {
			return known[both]
		}
	}
	return known[closest(words[0], one)]
}

// isQuestion tells what people ask, or say when they part, from a slip of the pen: "How do I play?" is not "show", "See you" not "seek".
func (v *vocabulary) isQuestion(text string, words []string) bool {
	switch words[0] {
	case "how", "what", "what's", "who", "where", "why", "when", "which", "can", "could", "do", "does", "is", "are", "may", "would", "should", "i", "we", "my", "see":
		return true
	}
	return v.spells("asking", words[0]) || len(words) > 2 && strings.ContainsAny(text, "?？") || len(words) > longCommand && strings.ContainsAny(text, ".!,") && !strings.ContainsAny(text, "@0123456789")
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
