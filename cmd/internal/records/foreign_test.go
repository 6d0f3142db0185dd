package records_test

import (
	"bytes"
	"context"
	"fmt"
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
)

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
