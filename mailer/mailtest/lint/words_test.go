package lint_test

import (
	"testing"

	"pbem/mailer/mailtest/lint"
)

// TestOwnWordsAreCounted: of a letter our sentences count, and what we say of lines to copy; what players wrote, boards, lists, turns don't.
func TestOwnWordsAreCounted(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"It's your turn (3), as White.":                                                          5,
		"> Long time no see.\n\nReply yes or no.":                                                4,
		"    legal b4                  where that unit can go\n    resign  stops":                6,
		"    a   b\n 2  .   k   2\n 1  K   .   1\n    a   b\n\n K  White\nUnits K king\n\nDone.": 1,
		"- yellow Cc3: all 9 units\n- white Cg3":                                                 0,
		"Turn 2: Wn9xn7, Go9-o8":                                                                 1,
		"The record has the hash\n#3fa9c2d1e8b7a6053fa9c2d1e8b7a605.":                            0,
	} {
		if got := lint.OwnWords(text); got != want {
			t.Errorf("%d words in %q, want %d", got, text, want)
		}
	}
}
