package catalogtest_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
	"pbem/mailer/command"
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

// TestFiles: the pseudo-language is whole, as what is offered must be: it says what English says, in disguise, and spells every command, none as in English.
func TestFiles(t *testing.T) {
	t.Parallel()
	pseudo := catalogtest.Pseudo()
	if english := catalog.English().Keys(); !slices.Equal(english, pseudo.Keys()) {
		t.Errorf("it has %d messages, English %d", len(pseudo.Keys()), len(english))
	}
	none := func(string) bool { return false }
	if bare := catalogtest.Bare(strings.Join(pseudo.Texts(), "\n"), none); len(bare) > 0 {
		t.Errorf("not in disguise: %q", bare)
	}
	for _, kind := range command.Spelt(pseudo.Tongue()) {
		t.Errorf("it has no word for %q", kind)
	}
	for english, own := range pseudo.Tongue().Spellings() {
		if strings.EqualFold(english, own) || own != catalogtest.Typed(english) {
			t.Errorf("%q is spelt %q", english, own)
		}
	}
}
