package compose_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
)

// The most words of ours that a letter may have: to whom it is the turn, who is invited, who asked. Each further event adds some, and German
// may have some more.
const (
	mostOfTurn       = 90
	mostOfInvitation = 120
	mostOfAnswer     = 60
	mostOfEvent      = 20
	germanPercent    = 115
)

// mostWords is how many words of ours a golden letter may have.
func mostWords(name string) int {
	switch name {
	case "invitation", "setup-invitation", "stranger":
		return mostOfInvitation
	case "turn-played", "won":
		return mostOfAnswer
	case "refused-turn": // and the opponent's turn again
		return mostOfAnswer + mostOfEvent
	case "draw-adjudged", "setup-both-wanted", "setup-in", "setup-not-taken": // what a draw is worth, how one sets up, what a seal is
		return mostOfTurn + mostOfEvent
	case "body-asked-back", "try", "several-lines": // three things
		return mostOfAnswer + 2*mostOfEvent
	}
	return mostOfTurn
}

// TestOwnWords: letters are short, in both languages. Their words are kept in testdata/words.txt: a letter, its words in English, in German,
// and the most that it may have.
func TestOwnWords(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]compose.Letter{}
	for name, letter := range letters() {
		all[name] = letter(t)
	}
	delete(all, "help") // a page of the manual
	for name, letter := range otherLetters(t) {
		all[name] = compose.Game(letter)
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		most, letter := mostWords(name), all[name]
		english := ownWords(t, letter)
		letter.Language = german
		auf := ownWords(t, letter)
		if english > most || auf > most*germanPercent/100 {
			t.Errorf("%s has %d words of ours, in German %d, and may have %d", name, english, auf, most)
		}
		fmt.Fprintf(&b, "%s %d %d %d\n", name, english, auf, most)
	}
	golden(t, "words.txt", []byte(b.String()))
}

func ownWords(t *testing.T, l compose.Letter) int {
	t.Helper()
	e, err := l.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	return lint.OwnWords(mime.Texts(e.Data)[0])
}
