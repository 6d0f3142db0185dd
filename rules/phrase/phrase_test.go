package phrase_test

import (
	"errors"
	"fmt"
	"testing"

	"pbem/rules/phrase"
)

// TestQuote holds the quoting of what people wrote to that of package fmt.
func TestQuote(t *testing.T) {
	for _, text := range []string{"", "wX", "a\"b", "x\x00\xff", "é", "zwölf Boxkämpfer", "  "} {
		for _, most := range []int{1, 6, 20} {
			if got, want := string(phrase.Quote(text, most)), fmt.Sprintf("%.*q", most, text); got != want {
				t.Errorf("%d of it: %s, want %s", most, got, want)
			}
		}
		if got, want := string(phrase.Quote(text, 0)), fmt.Sprintf("%q", text); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for _, c := range []byte("x'\x00\xe9") {
		if got, want := string(phrase.QuoteLetter(c)), fmt.Sprintf("%q", c); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func TestErrorf(t *testing.T) {
	inner := errors.New("inner")
	outer := phrase.Errorf("outer", "n", 3, "why", phrase.Errorf("middle", "why", inner))
	if !errors.Is(outer, inner) {
		t.Errorf("%v does not wrap %v", outer, inner)
	}
	if got, want := outer.Error(), "outer n=3 why=(middle why=inner)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestJoin(t *testing.T) {
	a, b := phrase.Of("a"), phrase.Of("b")
	for want, p := range map[string]phrase.Phrase{
		"":       phrase.Join(phrase.Or),
		"a":      phrase.Join(phrase.Or, phrase.Phrase{}, a),
		"[a, b]": phrase.Join(phrase.And, a, phrase.Phrase{}, b),
	} {
		if p.String() != want {
			t.Errorf("%s, want %s", p, want)
		}
	}
}
