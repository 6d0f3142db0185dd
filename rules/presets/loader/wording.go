package loader

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"pbem/rules/phrase"
)

// errorOf makes one error of what is wrong, a line each; nil where nothing is.
func errorOf(wrong []phrase.Phrase) error {
	if len(wrong) == 0 {
		return nil
	}
	return phrase.AsError(phrase.Join(phrase.Lines, wrong...))
}

func thePreset() phrase.Phrase { return phrase.New("presets-the-preset") }

func theOption(name string) phrase.Phrase { return phrase.New("presets-the-option", "name", name) }

func theField(name string) phrase.Phrase { return phrase.New("presets-the-field", "name", name) }

func commas(words []string) phrase.Phrase { return phrase.Join(phrase.Commas, phrase.Texts(words)...) }

func anyOf(words []string) phrase.Phrase { return phrase.Join(phrase.Or, phrase.Texts(words)...) }

// ofFields suggests a field's name in place of an unknown one.
func ofFields(unknown string, known []string) phrase.Phrase {
	return suggest(unknown, known, phrase.New("presets-its-fields", "fields", commas(known)))
}

// suggest ends what is said of an unknown word: with the nearest known one or, if none is near, with all of them.
func suggest(unknown string, known []string, all phrase.Phrase) phrase.Phrase {
	if near := nearest(unknown, known); near != "" {
		return phrase.New("presets-did-you-mean", "word", near)
	}
	if len(known) == 0 {
		return phrase.Phrase{}
	}
	return all
}

// nearest returns the first of the known words that are closest to the unknown one; "" if more than a third of the
// letters, or two where that is more (two letters exchanged), would have to change.
func nearest(unknown string, known []string) string {
	if len(unknown) > mostWord { // nobody means a word by that, and comparing takes long
		return ""
	}
	best, least := "", max(2, len(unknown)/3)+1
	if len(unknown) < 4 {
		least = 2
	}
	for _, k := range known {
		if d := distance(unknown, k); d < least {
			best, least = k, d
		}
	}
	return best
}

// distance is how many letters would have to change; case does not matter.
func distance(a, b string) int {
	return levenshtein.ComputeDistance(strings.ToLower(a), strings.ToLower(b))
}

// mostWord is more than any known word has.
const mostWord = 60

// Unknown is the error that there is no preset of a name, with the nearest of those there are.
func Unknown(name string, known []string) error {
	instead := suggest(name, known, phrase.New("presets-the-presets", "presets", commas(known)))
	return phrase.Errorf("presets-unknown", "name", phrase.Quote(name, 0), "instead", instead)
}
