package catalogtest_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
	"pbem/mailer/command"
)

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
