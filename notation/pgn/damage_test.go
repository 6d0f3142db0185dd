package pgn_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf16"

	"pbem/notation/pgn"
	"pbem/rules/phrase"
)

// whole is a game with everything that a file may have.
const whole = "[Event \"Casual\"]\n[White \"André Müller\"]\n[Black \"Bo \\\"B\\\"\"]\n[Result \"0-1\"]\n[Variant \"cosmic\"]\n\n" +
	"{First} 1. Pb3-a4! $10 (1. Pb3-c4 {a \"Zug\"} Pd5-c6 (1... Pe4-f3)) Pd5-c6 ; so\n2. Nb2-c4 Pc6-d5 {last} 0-1\n"

// TestDamage: a text that was damaged on its way is read as it was meant, or refused with the place and the reason. Nothing is left out.
func TestDamage(t *testing.T) {
	as := func(old, new string) string { return strings.Replace(whole, old, new, 1) }
	for name, c := range map[string]struct{ text, want string }{ // the key of the error, or a part of the record
		"as it is":                   {whole, "[White \"André Müller\"]"},
		"byte order mark":            {"\ufeff" + whole, "[Event \"Casual\"]"},
		"Latin-1":                    {latin1(whole), "[White \"André Müller\"]"},
		"Windows quotes":             {strings.Replace(latin1(whole), "Andr\xe9 M\xfcller", "Zo\x91 \x8eivko\x80", 1), "[White \"Zo‘ Živko€\"]"},
		"no letter of Windows-1252":  {strings.Replace(latin1(whole), "Andr\xe9", "Andr\x81", 1), "pgn-charset"},
		"half Latin-1, half UTF-8":   {as("Müller", "M\xfcller"), "pgn-charset"},
		"half a letter":              {as("é", "\xc3"), "pgn-charset"},
		"UTF-16, little end first":   {wide(whole, true), "pgn-utf16"},
		"UTF-16, great end first":    {wide(whole, false), "pgn-utf16"},
		"UTF-16 without a mark":      {wide(whole, true)[2:], "record-control"},
		"lines of CR LF":             {strings.ReplaceAll(whole, "\n", "\r\n"), "1... Pd5-c6 {so}\n2. Nb2-c4"},
		"lines of CR":                {strings.ReplaceAll(whole, "\n", "\r"), "1... Pd5-c6 {so}\n2. Nb2-c4"},
		"NUL in a name":              {as("Müller", "M\x00ller"), "line n=2 why=(record-control"},
		"NUL in a turn":              {as("Nb2-c4", "Nb2\x00-c4"), "record-control"},
		"ESC in a comment":           {as("last", "\x1b[2J"), "record-control"},
		"a joiner in a name":         {as("Müller", "M\u200düller"), "André M\u200düller"},
		"a lost letter in a name":    {as("Müller", "M\ufffdller"), "André M\ufffdller"},
		"a comment never closed":     {as("{last}", "{last"), "line n=8 why=(pgn-comment-open)"},
		"a comment that swallows":    {as("{First}", "{First"), "pgn-comment-open"},
		"closed by the next":         {as("; so", "{never"), "pgn-comment-open"},
		"a brace in a comment":       {as("{last}", "{a { in it}"), "{a ( in it}"},
		"a comment never opened":     {as("{last}", "last}"), "pgn-brace"},
		"a variation never closed":   {as("f3))", "f3)"), "line n=7 why=(pgn-variation-open)"},
		"a variation never opened":   {as("f3))", "f3)))"), "pgn-parenthesis"},
		"a comment open within":      {as("a \"Zug\"}", "a \"Zug\""), "pgn-comment-open"},
		"a line's comment within":    {as("{a \"Zug\"}", "; a ) in it\n"), "(1. Pb3-c4 (a ) in it) Pd5-c6 (1... Pe4-f3))"},
		"a tag never closed":         {as("Casual\"]", "Casual\""), "line n=1 why=(record-tag-form)"},
		"a quote never closed":       {as("Müller\"", "Müller"), "line n=2 why=(record-tag-form)"},
		"no quotes":                  {as("\"cosmic\"", "cosmic"), "line n=5 why=(record-tag-form)"},
		"a tag among turns":          {as("2. Nb2", "[Round \"1\"]\n2. Nb2"), "record-tag-form"},
		"a tag twice":                {as("[Variant", "[Event \"Other\"]\n[Variant"), "line n=5 why=(record-tag-twice tag=Event)"},
		"Result twice":               {as("[Variant", "[Result \"1-0\"]\n[Variant"), "line n=5 why=(record-tag-twice tag=Result)"},
		"another result":             {as("0-1\n", "1-0\n"), "line n=8 why=(record-two-results result=1-0 tag=0-1)"},
		"a draw":                     {as("0-1\n", "1/2-1/2\n"), "record-two-results"},
		"won, and in play":           {as("0-1\n", "*\n"), "record-two-results"},
		"in play, and won":           {as("\"0-1\"", "\"*\""), "record-two-results"},
		"both lost, and one":         {as("\"0-1\"", "\"0-0\""), "record-two-results"},
		"no such result":             {as("\"0-1\"", "\"Bo won\""), "record-not-a-result"},
		"an unknown result":          {as("\"0-1\"", "\"?\""), "\n0-1\n"},
		"no result":                  {as("0-1\n", "\n"), "record-no-result"},
		"no turns":                   {whole[:strings.Index(whole, "{First}")], "record-no-result"},
		"a turn left out":            {as("2. Nb2-c4 Pc6-d5", "3. Nb2-c4 Pc6-d5"), "pgn-number number=3."},
		"a turn twice":               {as("2. Nb2", "1. Nb2"), "pgn-number number=1."},
		"junk behind the end":        {whole + "\nBest wishes, Bo\n", "line n=10 why=(pgn-after-result"},
		"a second result":            {whole + "1-0\n", "pgn-after-result"},
		"two games run together":     {strings.TrimSpace(whole) + whole, "record-tag-form"},
		"two without tags":           {"1. Pb3-a4 0-1 1. Pb3-a4 1-0", "pgn-after-result"},
		"two without tags, in lines": {"1. Pb3-a4 0-1\n\n1. Pb3-a4 0-1\n", "pgn-after-result"},
		"nothing":                    {" \n", "pgn-no-game"},
	} {
		g, err := pgn.Read(c.text)
		got := ""
		switch {
		case err != nil:
			got = phrase.Said(err).String()
		case strings.Contains(string(g.Text), "1... Pd5-c6"), c.want == "":
			got = string(g.Text)
		}
		if !strings.Contains(got, c.want) {
			t.Errorf("%s: %v, %q, want %q", name, err, got, c.want)
		}
	}
}

// TestCutAnywhere: a game that was cut off, at whatever byte, is none.
func TestCutAnywhere(t *testing.T) {
	for _, text := range []string{whole, latin1(whole), strings.ReplaceAll(whole, "0-1", "1/2-1/2")} {
		for n := range len(strings.TrimSpace(text)) {
			g, err := pgn.Read(text[:n])
			if err == nil && !strings.HasSuffix(text[:n], "1/2") {
				t.Errorf("%q is read as %s", text[:n], g.Text)
			}
			if g != nil && err != nil && errors.Is(err, pgn.ErrNoGame) {
				t.Errorf("%q: %v and %s", text[:n], err, g.Text)
			}
		}
	}
}

// TestResults: how the world writes a result, in the tag and behind the turns.
func TestResults(t *testing.T) {
	for want, all := range map[string]string{
		"1-0":     "1-0 1–0 1—0 1−0 1‐0 1‑0 1:0",
		"0-1":     "0-1 0–1 0—1 0−1 0:1",
		"1/2-1/2": "1/2-1/2 1/2–1/2 ½-½ ½–½ ½ 1/2 1/2:1/2 ½:½ 1⁄2-1⁄2",
		"0-0":     "0-0 0–0 0:0",
		"*":       "*",
	} {
		for _, tag := range strings.Fields(all) {
			for _, end := range strings.Fields(all) {
				g, err := pgn.Read("[Result \"" + tag + "\"]\n\n1. a1-a2 b1-b2 " + end + "\n")
				if err != nil || !strings.HasSuffix(string(g.Text), "[Result \""+want+"\"]\n\n1. a1-a2\n1... b1-b2\n"+want+"\n") {
					t.Errorf("%s and %s: %v, %v", tag, end, g, err)
				}
			}
		}
	}
}

func latin1(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteByte(byte(r))
	}
	return b.String()
}

// wide writes a text in UTF-16, with its mark.
func wide(text string, little bool) string {
	var b strings.Builder
	for _, c := range utf16.Encode([]rune("\ufeff" + text)) {
		if pair := [2]byte{byte(c), byte(c >> 8)}; little {
			b.Write(pair[:])
		} else {
			b.Write([]byte{pair[1], pair[0]})
		}
	}
	return b.String()
}
