package notation

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
)

// TestSmileys: smileys and pictures change nothing about a turn, wherever people put them; what only looks like one in a turn is read.
func TestSmileys(t *testing.T) {
	t.Parallel()
	v := ampWords()
	var cases []readCase
	for _, face := range []string{":)", ":-)", ";-)", ":))", ":(", ":-/", ":|", "=)", ":'(", "^^", "<3", "👍", "🙂", "👍🏽", "👩‍🔬", "❤️", "♥", "☺️", "✨", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "⭐", "✅", "😀😀"} {
		cases = append(cases, readCase{whole + " " + face, "orange: Wn4?n6, Cn3?m4"}, readCase{whole + "\n" + face, "orange: Wn4?n6, Cn3?m4"}, readCase{face + " " + whole, "orange: Wn4?n6, Cn3?m4"},
			readCase{"orange: " + face + " Wn4-n6, Cn3-m4 " + face + "!", "orange: Wn4?n6, Cn3?m4"})
	}
	for _, face := range []string{":D", ":-D", ":P", ":-p", ";D", "xD", "XD", ":O"} {
		cases = append(cases, readCase{whole + " " + face, "orange: Wn4?n6, Cn3?m4"}, readCase{"orange: Wn4-n6 " + face + "\nCn3-m4", "orange: Wn4?n6, Cn3?m4"})
	}
	for i := range cases {
		cases[i].want = strings.ReplaceAll(cases[i].want, "?", "-")
	}
	check(t, v, cases)
}

// TestDigitsOfOtherScripts: the digits of every script are read, and reported as look-alikes are.
func TestDigitsOfOtherScripts(t *testing.T) {
	t.Parallel()
	v := ampWords()
	zeros := 0
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		if !unicode.Is(unicode.Nd, r) || digitOf(r) != 0 {
			continue
		}
		zeros++
		written := strings.Map(func(c rune) rune {
			if c >= '0' && c <= '9' {
				return r + c - '0'
			}
			return c
		}, whole)
		got, err := Read(written, v)
		if err != nil || show(got.Draft) != whole {
			t.Errorf("%U: %q is %q, %v", r, written, show(got.Draft), err)
		}
		wide := r >= 0xFF01 && r <= 0xFF5E // folded without a word, as wide letters are
		if reported := len(got.Notes) == 1 && strings.Contains(fmt.Sprint(got.Notes), "look-alike"); reported == wide {
			t.Errorf("%U: %v", r, got.Notes)
		}
	}
	if zeros < 60 {
		t.Errorf("%d scripts", zeros)
	}
}
