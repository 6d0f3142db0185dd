package catalogtest_test

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
	"pbem/rules/phrase"
)

func TestPseudo(t *testing.T) {
	english, pseudo := catalog.English(), catalogtest.Pseudo()
	p := phrase.New("match-undo-asked", "name", phrase.Words("Bobby"), "n", 1, "turns", phrase.New("match-undo-turn", "number", 12, "turn", "orange: Wn4-n6"))
	plain, text := english.Say(p), pseudo.Say(p)
	if len([]rune(text)) < len([]rune(plain))*9/8 || !strings.Contains(text, "Bobby") || !strings.Contains(text, "12, orange: Wn4-n6") {
		t.Errorf("%q is disguised as %q", plain, text)
	}
	none := func(string) bool { return false }
	if bare := catalogtest.Bare(text, none); strings.Join(bare, " ") != "Bobby orange" {
		t.Errorf("%q leaves %q bare", text, bare)
	}
	if bare := catalogtest.Bare(plain, none); len(bare) < 4 {
		t.Errorf("%q leaves only %q bare", plain, bare)
	}
}
