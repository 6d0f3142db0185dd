package compose_test

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
)

// TestGermanLettersHoldNoEnglish writes the golden letters in German.
func TestGermanLettersHoldNoEnglish(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]compose.Letter{}
	for name, letter := range letters() {
		all[name] = letter(t)
	}
	delete(all, "help") // a page of the manual is a file of its language
	for name, letter := range otherLetters(t) {
		all[name] = compose.Game(letter)
	}
	for name, letter := range all {
		letter.Language = german
		e, err := letter.Envelope()
		if err != nil {
			t.Fatal(err)
		}
		text := mime.Texts(e.Data)[0]
		for _, line := range append(lint.English(text), lint.English(german.Say(letter.Subject))...) {
			t.Errorf("%s: %s", name, line)
		}
		if len(lint.English(text+"\n\nBo accepted your challenge.")) == 0 {
			t.Errorf("%s: English isn't found in it", name)
		}
	}
}
