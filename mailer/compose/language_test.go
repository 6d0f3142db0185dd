package compose_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog/catalogtest"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
	"pbem/rules/presets"
)

// plainWords are what stands in a letter in whatever language: names, and the words of the games. Commands are in the words of the language.
func plainWords(t testing.TB) []string {
	words := strings.Fields("Chesimals Lifeform Chess Amoeba Cosmic chesimals lifeform secret open set amoeba cosmic " + // titles and presets
		"say draw try setup " + // written by players, quoted; "setup:" begins a turn in every language
		"Ada Long time some see Shall Good luck orage " + // called or said so by players
		"printf salt nsetup") // the command that opens a seal
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

// isFiles knows the names of files above a board.
func isFiles(word string) bool { return strings.Contains("abcdefghijklmnop ponmlkjihgfedcba", word) }

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
	strange, words := catalogtest.Pseudo(), plainWords(t)
	allowed := func(word string) bool { return slices.Contains(words, word) || isFiles(word) }
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
			if bare := catalogtest.Bare(text, allowed); len(bare) > 0 {
				t.Errorf("%s: %q is in no catalogue", name, bare)
			}
		}
	}
}
