package record_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules"
)

// noted is a record with lines of notes to it; HEAD3 stands for the digits after turn 3.
func noted(t testing.TB, lines string) (*record.Record, record.Rules, string) {
	t.Helper()
	r, by := second(t, "chesimals-0.1", 5, 6)
	for i, turn := range r.Played() {
		lines = strings.ReplaceAll(lines, "HEAD"+string(rune('1'+i)), turn.Hash)
	}
	head, err := r.Head(by.Game, 0)
	if err != nil {
		t.Fatal(err)
	}
	return r, by, strings.ReplaceAll(lines, "HEAD0", head)
}

const someNotes = `3 #HEAD3 by Ada: I had not seen the fork.
3 #HEAD3 by Bo: $4
2 #HEAD2 by Bo: (1... fc7b8 2. zc1b1 2... Fe7-d6)
0 #HEAD0 by Zoë Ünal (host): \(a quiet game)
`

func TestNotes(t *testing.T) {
	t.Parallel()
	r, by, text := noted(t, someNotes)
	notes, faults := record.ParseNotes([]byte(text + "\n" + strings.ReplaceAll(text, "\n", "\r\n")))
	if len(notes) != 4 || len(faults) != 0 {
		t.Fatalf("%d notes, %v", len(notes), faults)
	}
	fit, faults, err := r.Annotate(notes, by.Game)
	if err != nil || len(faults) != 0 || len(fit) != 4 {
		t.Fatalf("%v, %v, %v", fit, faults, err)
	}
	var lines []string
	for _, n := range fit {
		lines = append(lines, n.String())
	}
	_, _, want := noted(t, `0 #HEAD0 by Zoë Ünal (host): \(a quiet game)
2 #HEAD2 by Bo: (1... black: Fc7-b8 2. white: Zc1-b1 2... black: Fe7-d6)
3 #HEAD3 by Ada: I had not seen the fork.
3 #HEAD3 by Bo: $4`)
	if got := strings.Join(lines, "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	start, err := record.Replay(r, by.Game, 0)
	if err != nil {
		t.Fatal(err)
	}
	pgn := strings.Join(strings.Fields(string(r.AppendPGNNotes(nil, start.String(), fit))), " ")
	for _, want := range []string{
		"{Zoë Ünal (host): (a quiet game)} 1. white:", "(1... black: Fc7-b8 2. white: Zc1-b1 2... black: Fe7-d6) 2. white:", "$4 {2026-11-21T10:00:02Z} {Ada: I had not seen the fork.} 2... black:",
	} {
		if !strings.Contains(pgn, want) {
			t.Errorf("no %q in\n%s", want, pgn)
		}
	}
}

// TestNotesThatDoNotFit: each is named, and the others are shown.
func TestNotesThatDoNotFit(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"3 #HEAD2 by Ada: words":                            "the hash after turn 3",
		"3 #0123456789abcdef0123456789abcdef by Ada: words": "the hash after turn 3",
		"7 #HEAD3 by Ada: words":                            "ends at turn 6",
		"3 #HEAD3 by Ada: (2. Zd7-d8)":                      "Zd7-d8",
		"3 #HEAD3 by Ada: (1. pass)":                        "expected 2.",
		"3 #HEAD3 by Ada: (2. pass 3. pass)":                "in order",
		"3 #HEAD3 by Ada: (2. pass (2. pass))":              "none inside",
		"3 #HEAD3 by Ada: (2. pass":                         "round brackets",
		"3 #HEAD3 by Ada: ()":                               "in order",
		"0 #HEAD0 by Ada: (1. pass)":                        "before the first",
		"3 #HEAD3 by Ada: $256":                             "is not a mark",
		"3 #HEAD3 by Ada: $04":                              "is not a mark",
		"3 #HEAD3 by Ada words":                             "write notes as",
		"3 #HEAD3 by : words":                               "write notes as",
		"03 #HEAD3 by Ada: words":                           "write notes as",
		"-1 #HEAD3 by Ada: words":                           "write notes as",
		"3 #12 by Ada: words":                               "write notes as",
		"words":                                             "write notes as",
		"3 #HEAD3 by Ada: \x1b[2J":                          "control character",
		"3 #HEAD3 by Ada: " + strings.Repeat("x", 4000):     "4000 bytes",
	} {
		r, by, text := noted(t, line+"\n3 #HEAD3 by Bo: good\n")
		notes, faults := record.ParseNotes([]byte(text))
		fit, more, err := r.Annotate(notes, by.Game)
		if err != nil {
			t.Fatal(err)
		}
		faults = append(faults, more...)
		if len(fit) != 1 || len(faults) != 1 || !strings.Contains(said(faults[0]), want) || !strings.Contains(said(faults[0]), "isn't shown") {
			t.Errorf("%q: %v, %v; want %q", line, fit, faults, want)
		}
	}
}

// TestNotesRoundTrip: whatever is said is written in one line, and read as it was.
func TestNotesRoundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := record.Note{
			Turn: rapid.IntRange(0, 1000).Draw(t, "turn"), Head: rapid.StringMatching("[0-9a-f]{32}").Draw(t, "head"),
			By: rapid.StringN(0, 20, 80).Draw(t, "by"), Words: rapid.OneOf(rapid.StringN(0, 100, 400), rapid.StringMatching(`[$(\\]?[ -~]{0,20}`)).Draw(t, "words"),
		}
		line := n.String()
		notes, faults := record.ParseNotes([]byte(line + "\n"))
		if len(notes) == 0 && strings.TrimSpace(n.Words) == "" {
			return
		}
		if len(notes) != 1 || len(faults) != 0 || notes[0].String() != line {
			t.Fatalf("%q is read as %v, %v", line, notes, faults)
		}
	})
}

func FuzzNotes(f *testing.F) {
	r, by, text := noted(f, someNotes)
	f.Add([]byte(text))
	f.Add([]byte("1 #0123456789abcdef by A: (1. a 1... b)\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		notes, _ := record.ParseNotes(text)
		for _, n := range notes {
			again, faults := record.ParseNotes([]byte(n.String()))
			if len(again) != 1 || len(faults) != 0 || again[0].String() != n.String() {
				t.Errorf("%q is written as %q, and read as %v, %v", text, n, again, faults)
			}
		}
		if _, _, err := r.Annotate(notes, by.Game); err != nil {
			t.Error(err)
		}
	})
}

// TestWordNotes: whatever somebody says is read as it was said, a line a note; what is longer than a line stands in several.
func TestWordNotes(t *testing.T) {
	head := strings.Repeat("0", 32)
	for _, words := range []string{"Hello: you.", "$1", `\o/`, "(no turns)", " two\nlines\x00 ", strings.Repeat("a few wörds ", 1000), "x" + strings.Repeat("ö", 3999)} {
		var file strings.Builder
		for _, n := range record.WordNotes(7, head, "Ada: “A” <x>", words) {
			file.WriteString(n.String() + "\n")
		}
		notes, faults := record.ParseNotes([]byte(file.String()))
		said := ""
		for _, n := range notes {
			if n.Turn != 7 || n.Head != head || n.By != "Ada “A” <x>" || n.Kind != record.NoteWords {
				t.Errorf("%+v", n)
			}
			said += n.Words
		}
		squeeze := func(s string) string { return strings.Join(strings.Fields(strings.ReplaceAll(s, "\x00", " ")), "") }
		if len(faults) > 0 || squeeze(said) != squeeze(words) {
			t.Errorf("%q is read as %d notes, %q, %v", words, len(notes), said, faults)
		}
	}
	for _, nothing := range []string{"", " \n"} {
		if notes := record.WordNotes(1, head, "Ada", nothing); notes != nil {
			t.Errorf("%q makes %v", nothing, notes)
		}
	}
}

// said is an error as people read it.
func said(err error) string { return catalog.English().Error(err) }

func read(t *testing.T, g rules.Game, turn string) rules.Draft {
	t.Helper()
	reading, err := notation.Read(turn, g.Vocabulary())
	if err != nil {
		t.Fatal(err)
	}
	return reading.Draft
}

// remarks is what a report could not rest on, as people read it.
func remarks(r record.Report) string {
	return strings.Join(catalog.English().All(r.Remarks()), " ")
}
