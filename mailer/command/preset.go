package command

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
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

// Mine stands before the name of a preset that the writer of a letter has invented: "mine:critters".
const Mine = "mine:"

var (
	ownPresetName = regexp.MustCompile(`^mine: ?([a-z][a-z0-9.-]{0,39})$`)
	ofInventor    = regexp.MustCompile(`^p[1-9][0-9]{0,8}/[a-z][a-z0-9.-]{0,39}$`) // as letters about a game have it
)

// ownPreset returns the name behind "mine:", or of a game that is an inventor's own, as commands carry it; "" where the words are none.
func ownPreset(words string) string {
	if name := strings.ToLower(strings.TrimSpace(words)); ofInventor.MatchString(name) {
		return name
	}
	if m := ownPresetName.FindStringSubmatch(strings.ToLower(strings.TrimSpace(words))); m != nil {
		return Mine + m[1]
	}
	return ""
}

// presetFile reads "preset:" and the file below it, up to "end": its lines are no commands. Without a line the file comes with the letter.
func (r *reader) presetFile(c *Command) {
	var lines []string
	for r.at < len(r.lines) && !isFileEnd(r.lines[r.at]) {
		lines = append(lines, r.lines[r.at])
		r.at++
	}
	r.at = min(r.at+1, len(r.lines))
	if c.Text = strings.Trim(strings.Join(lines, "\n"), "\n"); strings.TrimSpace(c.Text) == "" {
		c.Text = ""
	}
}

// isFileEnd knows the line that closes a file. Commands go on below it.
func isFileEnd(line string) bool { return strings.EqualFold(strings.TrimRight(line, " .\t\r"), "end") }

// readForgetPreset reads the name of a preset of the writer's own, with or without "mine:".
func readForgetPreset(c *Command, args string, _ Context) {
	c.Text = strings.TrimPrefix(ownPreset(Mine+strings.TrimPrefix(strings.ToLower(argument(args)), Mine)), Mine)
	if c.Text == "" {
		c.Problem = phrase.New("command-preset-forget-which")
	}
}

// isPresetFile reports whether what stands behind the word "preset" lets it be the command: nothing, or a colon. "Preset two was fun" is talk.
func isPresetFile(args string) bool { return strings.Trim(args, " :.") == "" }

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
