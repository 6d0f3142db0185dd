package compose_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
	"pbem/rules/presets"
)

// pseudo is English in letters that English does not have, and with a tail behind every long text: what is left in plain ASCII
// does not come from the catalogue, and no layout hangs on how long English is.
func pseudo() *catalog.Language {
	return english().Map(func(text string) string {
		strange := strings.Map(func(r rune) rune {
			switch {
			case r >= 'a' && r <= 'z':
				return 'а' + r - 'a' // Cyrillic
			case r >= 'A' && r <= 'Z':
				return 'А' + r - 'A'
			}
			return r
		}, text)
		if n := len(text) * 2 / 5; n > 4 {
			return strange + strings.Repeat("ж", min(n, 12)) + strings.Repeat(" жж", n/6)
		}
		return strange
	})
}

// plainWords are what stands in a letter in whatever language: names, commands, and the words of the games.
func plainWords(t testing.TB) []string {
	words := strings.Fields("Chesimals Lifeform Chess Amoeba Cosmic chesimals lifeform secret open amoeba cosmic " + // titles and presets
		"accept decline rules confirm draw undo TURN WORDS legal resign setup help show games " + // to be written
		"Long time some Shall Good luck orage " + // said by players
		"https example compose html pPpC printf salt nsetup") // an address with a position, the command that opens a seal
	for _, preset := range []string{"chesimals-2", "lifeform", "amoeba", "cosmic"} {
		p, err := presets.Builtin(preset, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range p.Game.Vocabulary().Groups {
			words = append(words, g.Name)
		}
		for _, u := range p.Game.Vocabulary().Units {
			words = append(words, u.Name)
		}
	}
	return words
}

// isFilesOrHash knows the names of files above a board, and pieces of a hash.
func isFilesOrHash(word string) bool {
	const files = "abcdefghijklmnop ponmlkjihgfedcba"
	return strings.Contains(files, word) || strings.Trim(word, "abcdef") == ""
}

// TestNothingBypassesTheCatalogue writes letters of all kinds in a pseudo-language: every word of theirs that is English was
// written by a player, or is to be written by one.
func TestNothingBypassesTheCatalogue(t *testing.T) {
	t.Parallel()
	all := map[string]compose.Letter{}
	for name, letter := range letters() {
		all[name] = letter(t)
	}
	delete(all, "help") // a page of the manual is a file of its language
	for name, letter := range otherLetters(t) {
		all[name] = compose.Game(letter)
	}
	strange, allowed, word := pseudo(), plainWords(t), regexp.MustCompile(`[A-Za-z]{4,}`)
	for name, letter := range all {
		letter.Language = strange
		letter.Body = slices.DeleteFunc(letter.Body, func(b compose.Block) bool {
			_, format := b.(compose.Witness) // is read again by programs
			return format
		})
		e, err := letter.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range lint.Letter("games@example.org", e) {
			if !strings.HasPrefix(fault, "the HTML does not say") { // it passes over the legends of boards by their English
				t.Errorf("%s: %s", name, fault)
			}
		}
		for _, text := range append(mime.Texts(e.Data), strange.Say(letter.Subject)) {
			for _, w := range word.FindAllString(text, -1) {
				if !slices.Contains(allowed, w) && !isFilesOrHash(w) {
					t.Errorf("%s: %q is in no catalogue", name, w)
				}
			}
		}
	}
}
