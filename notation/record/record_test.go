package record_test

import (
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"
	"unicode"

	"pgregory.net/rapid"

	"pbem/notation/record"
	"pbem/rules"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestGolden(t *testing.T) {
	r, g := sample(t)
	if err := r.Sign(key(1)); err != nil {
		t.Fatal(err)
	}
	const file = "testdata/042.pbem"
	if *update {
		if err := os.WriteFile(file, []byte(r.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if r.String() != string(want) {
		t.Errorf("got\n%s\nwant\n%s", r, want)
	}
	parsed := parse(t, string(want))
	if _, err := record.Verify(parsed, record.Rules{Game: g}, keys(1)); err != nil {
		t.Error(err)
	}
}

func parse(t testing.TB, text string) *record.Record {
	t.Helper()
	r, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return r
}

// TestWhatIsWrittenComesBack: any values at all make a record that is read back as it was and written in the same bytes.
func TestWhatIsWrittenComesBack(t *testing.T) {
	words := rapid.OneOf(rapid.String(), rapid.StringMatching(`[ -~]{0,20}`))
	rapid.Check(t, func(t *rapid.T) {
		h := record.Header{White: words.Draw(t, "white"), Event: words.Draw(t, "event"), Variant: words.Draw(t, "variant")}
		var turns []record.Turn
		for range rapid.IntRange(0, 4).Draw(t, "turns") {
			at := time.Unix(rapid.Int64Range(0, 1<<33).Draw(t, "at"), rapid.Int64Range(0, 999999999).Draw(t, "ns"))
			turns = append(turns, record.Turn{Text: "pass", At: at})
		}
		start := rapid.SampledFrom([]string{"8/8 w", "8/8 b"}).Draw(t, "start")
		result := rapid.SampledFrom([]rules.Result{"", "*", "1-0", "0-1", "1/2-1/2"}).Draw(t, "result")
		r := made(h, start, turns, result, words.Draw(t, "why"))
		text := r.String()
		again, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if again.String() != text {
			t.Fatalf("written\n%s\nread and written\n%s", text, again)
		}
		if !reflect.DeepEqual(again.Tags, r.Tags) || !reflect.DeepEqual(again.Turns, r.Turns) || again.Termination != r.Termination {
			t.Fatalf("got %+v, want %+v", again, r)
		}
	})
}

func TestBlackBegins(t *testing.T) {
	r := record.New(record.Header{From: "position"}, "8/8 b", []record.Turn{{Text: "pass"}, {Text: "pass"}, {Text: "pass"}}, "", "")
	text := r.String()
	for _, want := range []string{"\n\n1... pass #", "\n2. pass #", "\n2... pass #", "\n*\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if parse(t, text).String() != text {
		t.Errorf("read back differently:\n%s", text)
	}
}

func TestParseByHand(t *testing.T) {
	r := parse(t, "\uFEFF[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1.  orange: Wn4-n6  {hello}{again} \r\n1... pass\r\n\r\n*\r\n\r\n")
	want := []record.Turn{
		{Number: 1, Text: "orange: Wn4-n6", Comments: []string{"hello", "again"}},
		{Number: 1, Side: rules.Black, Text: "pass"},
	}
	if !reflect.DeepEqual(r.Turns, want) || r.Tag("Black") != "B" || r.Result != rules.Ongoing {
		t.Errorf("got %+v", r)
	}
}

func TestParseErrors(t *testing.T) {
	cases := []struct{ in, want string }{
		{"", "line 1: no result at the end"},
		{"1. pass\n", "line 2: no result at the end"},
		{"[White \"A]\n*\n", "line 1: a tag's value"},
		{"[White A]\n*\n", "line 1: write tags as"},
		{"[Wh-te \"A\"]\n*\n", "line 1: write tags as"},
		{"[White \"A\\n\"]\n*\n", "line 1: a tag's value"},
		{"[White \"A\"]\n[White \"B\"]\n*\n", "line 2: tag White appears twice"},
		{"[Result \"2-0\"]\n2-0\n", "line 1: \"2-0\" is not a result"},
		{"[Result \"1-0\"]\n\n0-1\n", "line 3: the result is 0-1 here, but 1-0"},
		{"1. pass\n[White \"A\"]\n*\n", "line 2: write tags as"},
		{"2. pass\n*\n", "line 1: the first turn must have number 1"},
		{"1. pass\n2. pass\n*\n", "line 2: expected 1..., not 2."},
		{"1. pass\n2... pass\n*\n", "line 2: expected 1..., not 2..."},
		{"1.. pass\n*\n", "line 1: expected a turn's number"},
		{"pass\n*\n", "line 1: expected a turn's number"},
		{"1.\n*\n", "line 1: no turn after"},
		{"1. pass {a\n*\n", "line 1: write comments as"},
		{"1. pass {a{b}\n*\n", "line 1: write comments as"},
		{"1. pass {a} b\n*\n", "line 1: only comments"},
		{"1. pass #12\n*\n", "line 1: expected 32"},
		{"1. pass #0123456789ABCDEF\n*\n", "line 1: expected 32"},
		{"*\n1. pass\n", "line 2: unexpected text after the result"},
		{"1. p\xffss\n*\n", "line 1: not UTF-8"},
		{"[White \"A\"]\n[Black \"B\x1b[2J\"]\n\n1. pass\n*\n", "line 2: control character U+001B is"},
		{"[White \"A\u0085\"]\n*\n", "line 1: control character U+0085"},
		{"[White \"A\u2028B\"]\n*\n", "line 1: control character U+2028"},
		{"[White \"A\tB\"]\n*\n", "line 1: tags and comments can't hold tabs"},
		{"1. pass\n1... pass {ding\a}\n*\n", "turn 2: line 2: control character U+0007"},
		{"1. pass {a\tb}\n*\n", "line 1: tags and comments can't hold tabs"},
		{"1. pa\rss\n*\n", "line 1: control character U+000D"},
		{strings.Repeat("x", record.MaxSize+1), "longer than"},
	}
	for _, c := range cases {
		_, err := record.Parse([]byte(c.in))
		if err == nil || !strings.Contains(said(err), c.want) {
			t.Errorf("Parse(%.40q): %v, want %q", c.in, err, c.want)
		}
	}
}

func TestPublic(t *testing.T) {
	for in, want := range map[string]string{
		"Ada <ada@example.org>":      "Ada",
		"Ada Lovelace":               "Ada Lovelace",
		"ada@example.org":            "?",
		"<ada@example.org>":          "?",
		"Ada (ada@example.org) King": "Ada King",
	} {
		r := record.New(record.Header{White: in, Black: in}, "8/8 w", nil, "", "")
		p := r.Public()
		if p.Tag("White") != want || p.Tag("Black") != want || r.Tag("White") != in {
			t.Errorf("Public of %q is %q", in, p.Tag("White"))
		}
	}
}

func FuzzParse(f *testing.F) {
	r, _ := sample(f)
	f.Add([]byte(r.String()))
	f.Add([]byte("[White \"A \\\" \\\\\"]\n\n1... pass {2026-11-21T10:11:12+02:00} {} #0123456789abcdef\n1/2-1/2\n"))
	f.Add([]byte("[White \"\t\x1b\u2028\"]\n1. a\tb {\t}\n*"))
	f.Add([]byte("\uFEFF0. setup: Ka1\r\n0... x\r\n1. y\r\n*"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := record.Parse(text)
		if err != nil {
			return
		}
		if words := wordsOf(r); strings.ContainsFunc(words, unicode.IsControl) {
			t.Fatalf("%q has control characters in its tags or comments: %q", text, words)
		}
		written := r.String()
		again, err := record.Parse([]byte(written))
		if err != nil {
			t.Fatalf("%q is written as %q: %v", text, written, err)
		}
		if again.String() != written {
			t.Fatalf("%q is written as %q, then as %q", text, written, again)
		}
	})
}

// wordsOf is what people have written in a record.
func wordsOf(r *record.Record) string {
	words := r.Termination + r.Signature
	for _, t := range r.Tags {
		words += t.Name + t.Value
	}
	for _, t := range r.Turns {
		words += strings.Join(t.Comments, "")
	}
	return words
}

// FuzzVerify: whatever stands in a record, verifying it ends with a report or with a fault at one of its turns, and what
// is in order can be replayed to every turn of it.
func FuzzVerify(f *testing.F) {
	r, g := sample(f)
	f.Add([]byte(r.String()))
	f.Add([]byte(strings.Replace(r.String(), "#", "", 1)))
	f.Add([]byte("1. pass\n1... pass\n1/2-1/2\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := record.Parse(text)
		if err != nil {
			return
		}
		report, err := record.Verify(r, record.Rules{Game: g}, nil)
		if fault, ok := err.(*record.Fault); ok {
			if fault.Turn < 0 || fault.Turn > len(r.Played())+1 || fault.Err == nil {
				t.Fatalf("%q: %#v", text, fault)
			}
			return
		}
		if err != nil {
			return
		}
		if report.Turns != len(r.Played()) {
			t.Fatalf("%q has %d turns, %d were verified", text, len(r.Played()), report.Turns)
		}
		for at := range report.Turns + 1 {
			if _, err := record.Replay(r, g, at); err != nil {
				t.Fatalf("%q is in order, but has no turn %d: %v", text, at, err)
			}
		}
	})
}
