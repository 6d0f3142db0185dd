package catalog

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

func TestEnglish(t *testing.T) {
	l, err := Load("en")
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 11, 21, 10, 11, 0, 0, time.UTC)
	for want, p := range map[string]phrase.Phrase{
		"":                                     {},
		"Wn4-n6":                               phrase.Of("Wn4-n6"),
		"once":                                 phrase.New("times", "n", 1),
		"3 times":                              phrase.New("times", "n", 3),
		"one\ntwo":                             phrase.Join(phrase.Lines, phrase.Of("one"), phrase.Of("two")),
		"Saturday 21 November 2026, 10:11 UTC": phrase.Of(at),
		"Saturday 21 November, 10:11 UTC":      phrase.Of(phrase.Day(at)),
		"1 day and 12 hours":                   phrase.Of(36 * time.Hour),
		"1 day, 1 hour and 2 minutes":          phrase.Of(25*time.Hour + 2*time.Minute),
		"1 day 12 hours":                       phrase.Of(phrase.Left(36*time.Hour + 59*time.Minute)),
		"less than a minute":                   phrase.Of(phrase.Left(59 * time.Second)),
		"a, b or c":                            phrase.Join(phrase.Or, phrase.Texts([]string{"a", "b", "c"})...),
		"a1, b2 and c3":                        phrase.New("text", "it", phrase.Series{How: phrase.And, Items: []string{"a1", "b2", "c3"}}),
		"White":                                phrase.New("side-white"),
		"gryphon":                              phrase.Of(phrase.Term{Kind: "unit", Name: "gryphon"}),
		"missing n=3":                          phrase.New("missing", "n", 3),
	} {
		if got := l.Say(p); got != want {
			t.Errorf("%v is said as %q, want %q", p, got, want)
		}
	}
}

func TestErrors(t *testing.T) {
	l := English()
	refused := &rules.Violation{Code: rules.Blocked, Quote: "a1-a2"}
	for want, err := range map[string]error{
		"":                              nil,
		"a1-a2: blocked.":               refused,
		"letter 3: a1-a2: blocked.":     fmt.Errorf("letter %d: %w", 3, refused),
		"letter 3: game over":           fmt.Errorf("letter %d: %w", 3, phrase.Errorf("code-game-over")),
		"the disk is full":              errors.New("the disk is full"),
		"rank 3 has more than 8 places": phrase.Errorf("line-rank-at-most", "rank", 3, "most", 8),
	} {
		if got := l.Error(err); got != want {
			t.Errorf("%v is said as %q, want %q", err, got, want)
		}
	}
}

func TestSyntax(t *testing.T) {
	source := `
# A comment.
name = { $a } and { CAP($b) }, "{ "{" }"
long =
    One line,
      and another.

    A paragraph.
forms = plain
    .dative = to { $x }
uses = { FORM($what, "dative") } / { $what } / { name }
pick = { $n ->
    [0] none of { $of }
    [word] a { $n }
   *[other] many
} left
`
	l, err := Parse("en", map[string]string{"syntax.ftl": source})
	if err != nil {
		t.Fatal(err)
	}
	forms := phrase.New("forms", "x", "Bo")
	for want, p := range map[string]phrase.Phrase{
		`A and The b, "{"`:                          phrase.New("name", "a", "A", "b", "the b"),
		"One line,\n  and another.\n\nA paragraph.": phrase.New("long"),
		`to Bo / plain / q and R, "{"`:              phrase.New("uses", "what", forms, "a", "q", "b", "r"),
		"none of 7 left":                            phrase.New("pick", "n", 0, "of", 7),
		"a word left":                               phrase.New("pick", "n", "word"),
		"many left":                                 phrase.New("pick", "n", 5),
	} {
		if got := l.Say(p); got != want {
			t.Errorf("%v is said as %q, want %q", p, got, want)
		}
	}
	for _, bad := range []string{"no sign", "a = { $x", "a = }", "a = { $n ->\n [one] x\n}", "a = x\na = y", "a = { FOO($x) }", "1 = x"} {
		_, err := Parse("en", map[string]string{"bad.ftl": "good = x\n" + bad, "good.ftl": "more = x"})
		if err == nil || !strings.HasPrefix(err.Error(), "en/bad.ftl: line ") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestSpeakingErrors: what an error says in phrases is put into words wherever it stands in it.
func TestSpeakingErrors(t *testing.T) {
	l, err := Parse("en", map[string]string{"errors.ftl": "inner = it is { $what }\nouter = no: { $why }"})
	if err != nil {
		t.Fatal(err)
	}
	inner := phrase.Errorf("inner", "what", "so")
	for want, err := range map[string]error{
		"":                       nil,
		"it is so":               inner,
		"no: it is so":           phrase.Errorf("outer", "why", inner),
		"no: it is so; really":   fmt.Errorf("%w; really", phrase.Errorf("outer", "why", fmt.Errorf("lost: %w", inner))),
		"file: it is so":         fmt.Errorf("file: %w", inner),
		"it is so\nno: it is so": errors.Join(inner, phrase.Errorf("outer", "why", inner)),
		"disk full":              errors.New("disk full"),
		"no: disk full":          phrase.Errorf("outer", "why", errors.New("disk full")),
	} {
		if got := l.Error(err); got != want {
			t.Errorf("%v is said as %q, want %q", err, got, want)
		}
	}
	if !errors.Is(phrase.Errorf("outer", "why", inner), inner) {
		t.Error("an error does not wrap the error that it is given")
	}
}
