package command

import (
	"slices"
	"strings"
	"unicode"
)

// presetNamed returns the preset that words name: by its name ("chesimals-2"), by its title as every letter has it ("Chesimals II",
// "Lifeform Chess, open set-up"), or nearly so ("the game Chesimal 2", "lifeform open"); "" for none.
func presetNamed(words string, ctx Context) string {
	if name := strings.Join(strings.Fields(strings.ToLower(words)), "-"); slices.Contains(ctx.Presets, name) {
		return name
	}
	if strings.Contains(words, "-") && !strings.Contains(words, " ") { // a name that was misspelt
		return ""
	}
	for _, key := range []func(string) string{titleKey, looseKey} {
		wanted := key(words)
		for i, name := range ctx.Presets {
			if wanted != "" && (key(name) == wanted || i < len(ctx.Titles) && key(ctx.Titles[i]) == wanted) {
				return name
			}
		}
	}
	return ""
}

// Preset returns the preset that words name as a letter may, by its name or title; "" for none.
func (ctx Context) Preset(words string) string { return presetNamed(words, ctx) }

// titleKey makes one spelling of the many that a title has: small letters, single spaces, numbers in digits.
func titleKey(title string) string {
	words := strings.FieldsFunc(strings.ReplaceAll(strings.ToLower(title), "set-up", "setup"), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.'
	})
	var out []string
	for _, word := range words {
		switch word = strings.Trim(word, "."); word {
		case "", "the", "game", "preset":
		case "i", "ii", "iii":
			out = append(out, string(rune('0'+len(word))))
		case "iv":
			out = append(out, "4")
		case "chesimal":
			out = append(out, "chesimals")
		default:
			out = append(out, word)
		}
	}
	return strings.Join(out, " ")
}

// looseKey leaves out of a title what says nothing of which it is.
func looseKey(title string) string {
	words := slices.DeleteFunc(strings.Fields(titleKey(title)), func(word string) bool {
		return word == "chess" || word == "setup" || word == "squares" || word == "with"
	})
	if len(words) > 1 && words[0] == "chesimals" && words[1] == "fusion" {
		words = words[1:]
	}
	return strings.Join(words, " ")
}

const wordsOfTitle = 5

// cutTitle takes a preset's title of several words from the head of a text.
func cutTitle(text string, ctx Context) (preset, rest string, ok bool) {
	words := strings.Fields(text)
	for n := min(wordsOfTitle, len(words)); n > 1; n-- {
		if preset := presetNamed(strings.Join(words[:n], " "), ctx); preset != "" {
			return preset, strings.Join(words[n:], " "), true
		}
	}
	return "", text, false
}
