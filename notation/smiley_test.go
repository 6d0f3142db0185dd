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
	for _, face := range []string{":)", ":-)", ";-)", ":))", ":(", ":-/", ":|", "=)", ":'(", "^^", "<3", "👍", "🙂", "👍🏽", "👩‍🔬", "❤️", "♥", "☺️", "✨", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "⭐", "✅", "😀😀", "8-)", `\o/`,
		"=]", ">:)", ">:(", ":'-(", "^_^", "^^;", "^_^;", "-_-", "(^_^)", "(^.^)", "(^_^;)", "(*_*)", "(>_<)", "(-_-)", "(T_T)", "(o_o)", "(╯°□°)╯", `¯\_(ツ)_/¯`, "ヽ(^o^)ノ", `\(^o^)/`, "(・_・)", "(ಠ_ಠ)"} {
		cases = append(cases, readCase{whole + " " + face, "orange: Wn4?n6, Cn3?m4"}, readCase{whole + "\n" + face, "orange: Wn4?n6, Cn3?m4"}, readCase{face + " " + whole, "orange: Wn4?n6, Cn3?m4"},
			readCase{"orange: " + face + " Wn4-n6, Cn3-m4 " + face + "!", "orange: Wn4?n6, Cn3?m4"})
	}
	for _, face := range []string{":D", ":-D", ":P", ":-p", ";D", "xD", "XD", ":O", ":3", "=D", "=P", ":o", ":-O", ":*", ":-*", "B)", "B-)", "*g*", "*G*", "*lol*", "*grins*", "*fg*", "o.O"} {
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

// TestOtherSpellings: other forms of digits, letters and dashes are read as those, and numbers in front of actions stay numbers.
func TestOtherSpellings(t *testing.T) {
	t.Parallel()
	v := ampWords()
	for _, written := range []string{
		"orange: Wn⁴-n⁶, Cn³-m⁴", "orange: Wn₄-n₆, Cn₃-m₄", "orange: Wn④-n⑥, Cn③-m④", "orange: Wn4️⃣-n6️⃣, Cn3️⃣-m4️⃣", "𝐨𝐫𝐚𝐧𝐠𝐞: 𝐖𝐧𝟒-𝐧𝟔, 𝐂𝐧𝟑-𝐦𝟒", "𝘰𝘳𝘢𝘯𝘨𝘦: 𝙒𝙣4-𝙣6, 𝙲𝚗3-𝚖4", "orange: Wn4־n6, Cn3〜m4", "orange: ① Wn4-n6 ② Cn3-m4", "orange: 1️⃣ Wn4-n6 2️⃣ Cn3-m4",
	} {
		if got, err := Read(written, v); err != nil || show(got.Draft) != whole {
			t.Errorf("%q is %q, %v", written, show(got.Draft), err)
		}
	}
}
