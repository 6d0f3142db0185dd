package records_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/records"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// TestIntoAFolder: each by its number, never over another, and its notes behind those that are there.
func TestIntoAFolder(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := played(t, p, 4)
	from, into := t.TempDir(), t.TempDir()
	note := "1 #" + r.Turns[0].Hash + " by Ada: so\n"
	write(t, filepath.Join(from, "x.pbem"), r.String())
	write(t, filepath.Join(from, "x.notes"), note+"9 #0123456789abcdef by Eve: forged\n")
	write(t, filepath.Join(into, "042.notes"), "1 #"+r.Turns[0].Hash+" by Bo: no\n")
	var unfit []string
	i := &records.Importer{Dir: into, Rules: rulebook.New(), Unfit: func(name string, err error) { unfit = append(unfit, filepath.Base(name)) }}
	for range 2 {
		through(t, from, i.Add)
	}
	if got := read(t, filepath.Join(into, "042.pbem")); got != r.String() {
		t.Errorf("%s", got)
	}
	if got := read(t, filepath.Join(into, "042.notes")); strings.Count(got, "\n") != 2 || !strings.HasSuffix(got, note) {
		t.Errorf("%s", got)
	}
	if len(unfit) != 2 || unfit[0] != "x.notes" {
		t.Errorf("%q", unfit)
	}
	write(t, filepath.Join(into, "042.pbem"), "another\n")
	var said error
	_, missing, err := records.Through(t.Context(), collection.Walk(context.Background(), nil, from), i.Add, func(_ string, err error) { said = err })
	if err != nil || !missing || !errors.As(said, new(*records.Taken)) || read(t, filepath.Join(into, "042.pbem")) != "another\n" {
		t.Errorf("%v, %v, %v", said, missing, err)
	}
}

// TestPrivateStaysPrivate: a copy with mail addresses, and what is said of its turns, is for its owner alone.
func TestPrivateStaysPrivate(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	r, _ := played(t, p, 2)
	text := strings.Replace(r.String(), "[Black \"?\"]", "[Black \"Bo <bo@example.org>\"]", 1)
	from := t.TempDir()
	write(t, filepath.Join(from, "x.pbem"), text)
	write(t, filepath.Join(from, "x.notes"), "1 #"+r.Turns[0].Hash+" by Ada: so\n")
	into := imported(t, from)
	for _, name := range []string{"042.pbem", "042.notes"} {
		if info, err := os.Stat(filepath.Join(into, name)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
}

// TestOne: a name leads to one record, or to a sentence that names it.
func TestOne(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	const text = "[Game \"7\"]\n\n*\n"
	write(t, filepath.Join(dir, "1.pbem"), text)
	write(t, filepath.Join(dir, "2.pbem"), text+text)
	write(t, filepath.Join(dir, "3.pbem"), "nonsense")
	if err := os.Mkdir(filepath.Join(dir, "4"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"1.pbem": "", "2.pbem:2": "", "2.pbem": "it holds several records: name one of them, such as ", "3.pbem": "3.pbem: ", "4": "no record (*.pbem) found", "5.pbem": "no such file"} {
		m, err := records.One(t.Context(), nil, filepath.Join(dir, name))
		if want == "" {
			if r, _, parsed := m.Record(); err != nil || parsed != nil || r.Tag("Game") != "7" {
				t.Errorf("%s: %v, %v", name, err, parsed)
			}
			continue
		}
		if err == nil {
			t.Errorf("%s: no error, want %q", name, want)
			continue
		}
		if said := catalog.English().Error(err); !strings.Contains(said, want) || !strings.Contains(said, name) {
			t.Errorf("%s: %s, want %q", name, said, want)
		}
	}
}

// TestSalvageRefuses: of a record of which nothing is good, the rules, say, or the start, nothing is taken.
func TestSalvageRefuses(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	whole, _ := played(t, p, 4)
	by := rulebook.RulesOf(p)
	for name, c := range map[string]struct {
		old, new string
		turns    int // that are good; -1: nothing is
	}{
		"nothing wrong":      {"", "", 4},
		"the start":          {"[Start \"3nrk", "[Start \"3nr1", -1},
		"the last turn":      {whole.Turns[3].Text + " {", "Ka1-a1 {", 3},
		"the digits of turn": {whole.Turns[1].Hash, strings.Repeat("0", 32), 1},
	} {
		r, err := record.Parse([]byte(strings.Replace(whole.String(), c.old, c.new, 1)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got, _, err := records.Salvage(r, by)
		if c.turns < 0 && err == nil || c.turns >= 0 && (err != nil || len(got.Turns) != c.turns) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
}

const foreign = "[Event \"?\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[ECO \"A00\"]\n[Variant \"chesimals-0.1\"]\nTAGS[Result \"1-0\"]\n\n1. d2d3, c2c3 d7c6 1-0\n"

// TestForeign: a game of another program becomes a record, as far as is known how it ended and when.
func TestForeign(t *testing.T) {
	t.Parallel()
	for tags, want := range map[string]string{
		"":                             "1-0 {adjudicated by host, 2026-11-21T00:00:00Z} #",
		"[Termination \"resigned\"]\n": "1-0 {resigned by black, ",
		"[Termination \"Ada won by resignation\"]\n":                             "1-0 {resigned by black, ",
		"[Termination \"time forfeit\"]\n[Date \"1972.07.??\"]\n":                "1-0 {time by black, 1972-07-01T00:00:00Z} #",
		"[EndDate \"2025.01.02\"]\n[EndTime \"3:04:05 GMT\"]\n":                  "1-0 {adjudicated by host, 2025-01-02T03:04:05Z} #",
		"[EndDate \"2025.01.02\"]\n":                                             "1-0 {adjudicated by host, 2025-01-02T00:00:00Z} #",
		"[SetUp \"1\"]\n[FEN \"2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZ4/2wZwCwZ3 w\"]\n": "[From \"position\"]\n",
	} {
		dir := t.TempDir()
		write(t, filepath.Join(dir, "x.pgn"), strings.ReplaceAll(foreign, "TAGS", tags))
		got := read(t, filepath.Join(imported(t, filepath.Join(dir, "x.pgn")), "001.pbem"))
		for _, want := range []string{want, "[Format \"pbem record 2\"]\n", "[ECO \"A00\"]\n", "[Judged \"amp 1\"]\n", "[Imported \"x.pgn, -, 2026-11-21\"]\n"} {
			if !strings.Contains(got, want) {
				t.Errorf("%q: no %q in\n%s", tags, want, got)
			}
		}
	}
}

// TestForeignDays: a day that cannot be right is told, with the day that stands in its place.
func TestForeignDays(t *testing.T) {
	t.Parallel()
	for tags, c := range map[string]struct{ odd, day string }{
		"":                                  {"", "2026-11-21"},
		`[Date "????.??.??"]`:               {"", "2026-11-21"},
		`[Date "?"]`:                        {"", "2026-11-21"},
		`[Date "1972.??.??"]`:               {"", "1972-01-01"},
		`[Date "1972.7.3"]`:                 {"", "1972-07-03"},
		`[Date "1972-07-03"]`:               {"", "1972-07-03"},
		`[Date "1972/07/03"]`:               {"", "1972-07-03"},
		`[Date "1972.02.30"]`:               {`[Date "1972.02.30"]`, "2026-11-21"},
		`[Date "1972.13.01"]`:               {`[Date "1972.13.01"]`, "2026-11-21"},
		`[Date "03.07.1972"]`:               {`[Date "03.07.1972"]`, "2026-11-21"},
		`[Date "0001.01.01"]`:               {`[Date "0001.01.01"]`, "2026-11-21"},
		`[Date "9999.12.31"]`:               {`[Date "9999.12.31"]`, "2026-11-21"},
		`[Date "in spring"]`:                {`[Date "in spring"]`, "2026-11-21"},
		`[Date "1972.07.03"] [EndDate "?"]`: {"", "1972-07-03"},
		`[EndDate "1972.02.30"]`:            {`[EndDate "1972.02.30"]`, "2026-11-21"},
		`[EndDate "1972.07.03"] [EndTime "25:00:00"]`:        {`[EndTime "25:00:00"]`, "1972-07-03"},
		`[EndDate "1972.07.03"] [EndTime "?"]`:               {"", "1972-07-03"},
		`[Date "1972.07.03"] [EndDate "1971.07.03"]`:         {`[EndDate "1971.07.03"]`, "1972-07-03"},
		`[Date "1972.07.03"] [Ended "yesterday"]`:            {`[Ended "yesterday"]`, "1972-07-03"},
		`[Date "1972.07.03"] [Ended "1972-08-01T00:00:00Z"]`: {"", "1972-08-01"},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "x.pgn")
		write(t, file, strings.ReplaceAll(foreign, "TAGS", tags+"\n"))
		var said []string
		var out bytes.Buffer
		i := records.Importer{Out: &out, Rules: rulebook.New(), Now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), Unfit: func(_ string, err error) { said = append(said, catalog.English().Error(err)) }}
		through(t, file, i.Add)
		want := ""
		if c.odd != "" {
			want = c.odd + " can't be right, so the record says that the game ended on " + c.day
		}
		if got := strings.Join(said, "\n"); got != want || !strings.Contains(out.String(), " by host, "+c.day+"T") {
			t.Errorf("%s: %q, want %q\n%s", tags, got, want, out.String())
		}
	}
}

// TestForeignNotes: nothing of what is said of turns is lost: what the engine refuses is words, and what is too long for a note is two.
func TestForeignNotes(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	var words strings.Builder
	for n := range 1500 { // no two pieces are alike: a note that is there twice is one
		fmt.Fprintf(&words, "%04d ", n)
	}
	long := words.String()
	write(t, filepath.Join(dir, "x.pgn"), "[Annotator \"Cy\"]\n[Variant \"chesimals-0.1\"]\n\n{First}\n1. d2d3, c2c3!? $300 (1. d2d3 d7c6 (1... e7f6 {bold})) (1. nonsense) d7c6 {"+long+"}\n% a line\n*\n")
	notes := read(t, filepath.Join(imported(t, filepath.Join(dir, "x.pgn")), "001.notes"))
	bare := regexp.MustCompile(`#[0-9a-f]{32} by Cy: `).ReplaceAllString(notes, "")
	want := []string{"0 First", "1 $5", `1 \$300`, "1 (1. white: Zd2-d3 1... black: Fd7-c6)", "1 (1. white: Zd2-d3 1... black: Fe7-f6)", "1 e7f6: bold", `1 \(1. nonsense)`,
		"2 " + strings.TrimSpace(long[:3000]), "2 " + strings.TrimSpace(long[3000:6000]), "2 " + strings.TrimSpace(long[6000:]), "2 a line"}
	if got := strings.Split(strings.TrimSpace(bare), "\n"); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%.1500s\nwant\n%.1500s", bare, strings.Join(want, "\n"))
	}
}

// FuzzForeign: whatever another program writes, what is taken in is a record that verifies, with notes that fit it.
func FuzzForeign(f *testing.F) {
	f.Add(strings.ReplaceAll(foreign, "TAGS", "[Termination \"Ada won\"]\n[Date \"1972.07.??\"]\n[Round \"?\"]\n"))
	f.Add("[Variant \"cosmic\"]\n[White \"A\u2028\\\"\"]\n[EndDate \"2025.01.02\"]\n\n1. Nc1-e2! {x} (1. Pc2-d1 $3) Pd5-c6 1/2-1/2\n")
	f.Add("[Variant \"lifeform-open\"]\n[Result \"0-0\"]\n[Rules \"x\"]\n\n*\n")
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		i := &records.Importer{Out: &out, Rules: rulebook.New(), Now: time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC), By: "Cy", Unfit: func(string, error) {}}
		for m := range collection.Walk(context.Background(), strings.NewReader("[SetUp \"1\"]\n"+text), collection.StandardInput) {
			out.Reset()
			if m.Err != nil || m.Form != collection.PGN || i.Add(m) != nil {
				continue
			}
			r, err := record.Parse(out.Bytes())
			if err != nil {
				t.Fatalf("%q became %q: %v", text, out.String(), err)
			}
			preset, err := rulebook.New().Of(r)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := record.Verify(r, rulebook.RulesOf(preset), nil); err != nil || !m.Game.Own && r.Typed {
				t.Errorf("%q became %q: %v", text, out.String(), err)
			}
		}
	})
}
