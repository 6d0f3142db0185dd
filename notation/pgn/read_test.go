package pgn_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/notation/pgn"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// TestOurs: what the program writes of a game of any system it reads again, with every turn, time and tag but what PGN has no
// room for.
func TestOurs(t *testing.T) {
	files, err := filepath.Glob("../record/testdata/demo/*.pbem")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range append(files, "../record/testdata/042.pbem") {
		for _, timed := range []bool{true, false} {
			r := parsed(t, read(t, file))
			if !timed {
				r = timeless(t, r)
			}
			preset, err := presets.Builtin(r.Tag("Variant"), nil)
			if err != nil {
				t.Fatal(err)
			}
			start := preset.Game.Start().String()
			got, err := pgn.Read(string(r.AppendPGN(nil, start)))
			if err != nil {
				t.Fatal(err)
			}
			again := parsed(t, string(got.Text))
			if diff := cmp.Diff(turns(r), turns(again)); diff != "" {
				t.Errorf("%s, times %v: %s", file, timed, diff)
			}
			for _, tag := range r.Tags {
				if again.Tag(tag.Name) != tag.Value {
					t.Errorf("%s: %s is %q", file, tag.Name, again.Tag(tag.Name))
				}
			}
			if again.Result != r.Result || again.Termination != r.Termination {
				t.Errorf("%s: %s", file, again)
			}
		}
	}
}

// TestOthers: movetext as other programs write it.
func TestOthers(t *testing.T) {
	for name, c := range map[string]struct{ in, want string }{
		"several turns a line": {"1. e2-e4 e7-e5 2. g1-f3 b8-c6 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n2... b8-c6\n*\n"},
		"without numbers":      {"e2-e4 e7-e5 g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"numbers that touch":   {"1.e2-e4 e7-e5 2.g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"marks":                {"1. e2-e4 $1 e7-e5$2 2. g1-f3!? $10 *", "1. e2-e4 {$1}\n1... e7-e5 {$2}\n2. g1-f3 {$5} {$10}\n*\n"},
		"variations":           {"1. e2-e4 (1. d2-d4 {if ) so} (1. c2-c4)) e7-e5 *", "1. e2-e4 {(1. d2-d4 (if ) so) (1. c2-c4))}\n1... e7-e5\n*\n"},
		"comments":             {"{First} 1. e2-e4 ; to the end\n% a line\n1... e7-e5 {and {so} *", "1. e2-e4 {First} {to the end} {a line}\n1... e7-e5 {and (so}\n*\n"},
		"a comment in a turn":  {"1. orange: Wn4-n6, {bold} Cn3-m4 purple: Wn9-n7 *", "1. orange: Wn4-n6, Cn3-m4 {bold}\n1... purple: Wn9-n7\n*\n"},
		"Black begins":         {"3... e7-e5 4. g1-f3 *", "1... e7-e5\n2. g1-f3\n*\n"},
		"one number a turn":    {"1. e2-e4 2. e7-e5 3. g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"numbers without dots": {"1 e2-e4 e7-e5 2 g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"dots apart":           {"1 . e2-e4 1. ... e7-e5 2. g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"dots in one sign":     {"1. e2-e4 1… e7-e5 2. g1-f3 *", "1. e2-e4\n1... e7-e5\n2. g1-f3\n*\n"},
		"Black begins, apart":  {"3. ... e7-e5 4. g1-f3 *", "1... e7-e5\n2. g1-f3\n*\n"},
		"said of the end":      {"1. e2-e4 * {so} ; and so", "1. e2-e4 {so} {and so}\n*\n"},
	} {
		g, err := pgn.Read("[White \"A\"] [Black \"?\"]\n[Result \"*\"]\n\n" + c.in + "\n")
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		_, got, _ := strings.Cut(string(g.Text), "\n\n")
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestRemarks: what is said of a game is also told apart.
func TestRemarks(t *testing.T) {
	g, err := pgn.Read("{Why} 1. e2-e4 {2026-11-21T10:11:12Z} $1 (1. d2-d4) e7-e5 ; so\n*")
	want := pgn.Remarks{{Turn: 0, Comment: "Why"}, {Turn: 1, Mark: "$1"}, {Turn: 1, Variation: "1. d2-d4"}, {Turn: 2, Comment: "so"}}
	if err != nil || !cmp.Equal(g.Remarks, want) {
		t.Errorf("%v: %+v", err, g)
	}
	if _, err := pgn.Read(" \n"); err == nil {
		t.Error("nothing is a game")
	}
}

func FuzzRead(f *testing.F) {
	f.Add("[White \"A\"]\n\n1. e2-e4 {c} (v) $1 ; x\n% y\n1... e7-e5 1-0")
	f.Add("[Format \"pbem record 2\"]\n[Result \"0-0\"]\n\n1. a1-a2 (1. a1-a3 (1. a1-a4 {x} $2) b) {Ada: so}\n%by Bo\n$4 0-0")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := pgn.Read(text)
		if err != nil {
			return
		}
		for _, remark := range g.Remarks {
			if lines, _ := remark.Lines(); len(lines) > 0 && remark.Variation == "" || len(lines) > 65 {
				t.Errorf("%q: %d lines of %+v", text, len(lines), remark)
			}
		}
		r, err := record.Parse(g.Text)
		if err != nil {
			return // of turns as others number or write them
		}
		if again, err := pgn.Read(string(r.AppendPGN(nil, "start"))); err != nil {
			t.Errorf("%q: %v after %q", text, err, again.Text)
		}
	})
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func parsed(t *testing.T, text string) *record.Record {
	t.Helper()
	r, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return r
}

// timeless is the record of the same game without times and comments.
func timeless(t *testing.T, r *record.Record) *record.Record {
	t.Helper()
	var lines []string
	for line := range strings.Lines(r.String()) {
		if before, _, ok := strings.Cut(line, " {"); ok && line[0] != '[' {
			line = before + "\n"
		}
		lines = append(lines, line)
	}
	return parsed(t, strings.Join(lines, ""))
}

// turns tells the turns of a record without their hashes.
func turns(r *record.Record) []string {
	var all []string
	for _, turn := range r.Turns {
		all = append(all, strings.Join(append([]string{turn.Side.String(), turn.Text, turn.At.String()}, turn.Comments...), "|"))
	}
	return all
}

// TestLines: variations within variations are lines of their own, from the beginning.
func TestLines(t *testing.T) {
	r := pgn.Remark{Variation: "1. d2-d4 {solid} d7-d5 (1... e7-e5 2. d4xe5 (2. Pa, Pb $5) d7-d6) 2. c2-c4"}
	lines, said := r.Lines()
	want := []pgn.Line{{"d2-d4", "d7-d5", "c2-c4"}, {"d2-d4", "e7-e5", "d4xe5", "d7-d6"}, {"d2-d4", "e7-e5", "Pa, Pb"}}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"Pa, Pb: $5", "d2-d4: solid"}, said); diff != "" {
		t.Error(diff)
	}
	bomb := pgn.Remark{Variation: strings.Repeat("a (", 100000)}
	if lines, _ := bomb.Lines(); len(lines) > 70 {
		t.Errorf("%d lines", len(lines))
	}
}

// TestOwn: what the program has written is told apart by its tag; what it wrote in another format is refused.
func TestOwn(t *testing.T) {
	for tags, own := range map[string]bool{"[Format \"pbem record 2\"]": true, "[Rules \"sha256:00\"]": false, "[Format \"x\"]": false} {
		g, err := pgn.Read(tags + "\n\n1. e2-e4 $4 {2026-11-21T10:11:12Z} {Ada: so: so}\n%by Bo\n(d2-d4) e7-e5 0-0 *")
		if err != nil || g.Own != own {
			t.Errorf("%s: %v, %v", tags, g, err)
			continue
		}
		remarks, said := pgn.Remarks{{Turn: 1, Mark: "$4"}, {Turn: 1, Comment: "Ada: so: so"}, {Turn: 1, Comment: "by Bo"}, {Turn: 1, Variation: "d2-d4"}}, " {$4} {Ada: so: so} {by Bo} {(d2-d4)}"
		if own {
			remarks, said = pgn.Remarks{{Turn: 1, Mark: "$4"}, {Turn: 1, Comment: "so: so", By: "Ada"}, {Turn: 1, Variation: "d2-d4", By: "Bo"}}, ""
		}
		if diff := cmp.Diff(remarks, g.Remarks); diff != "" {
			t.Errorf("%s: %s", tags, diff)
		}
		if line := "1. e2-e4 {2026-11-21T10:11:12Z}" + said + "\n"; !strings.Contains(string(g.Text), line) {
			t.Errorf("%s: no %q in %s", tags, line, g.Text)
		}
	}
	for _, format := range []string{"pbem record 1", "pbem record 3"} {
		if _, err := pgn.Read("[Format \"" + format + "\"]\n\n1. e2-e4 *"); err == nil {
			t.Errorf("%s is read", format)
		}
	}
}
