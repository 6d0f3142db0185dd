package lint_test

import (
	"testing"

	"pbem/mailer/mailtest/lint"
)

func TestEnglish(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"Du bist am Zug.":                      0,
		"Du bist am Zug. It's your turn.":      1,
		"Bo schreibt:\n\n> How are you?":       0,
		"Schreib „say the words“ oder nichts.": 0,
		"    say the words    sagt etwas\n":    0,
		"    say the words    says this\n":     1,
		"The log has 4 lines and the root x=.": 0,
		"For English, reply “language en”.":    0,
		"Partie 1, Chesimals,\nof the club":    1,
	} {
		if got := lint.English(text); len(got) != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}
