package records_test

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/records"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// played is a record of so many turns of a preset, in play, and another turn that could have come last.
func played(t *testing.T, p *presets.Preset, turns int) (r *record.Record, other string) {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 7))
	position, all := p.Game.Start(), []record.Turn(nil)
	for n := range turns {
		verdict := someTurn(t, position, random)
		other = someTurn(t, position, random).Turn.String()
		all = append(all, record.Turn{Text: verdict.Turn.String(), At: time.Date(2026, 11, 21, 10, n, 0, 0, time.UTC)})
		if position = verdict.Next; verdict.Outcome.Over() {
			return played(t, p, turns-1)
		}
	}
	h := record.Header{Event: "Casual game", Site: "games.example.org", Game: "42", Date: "2026.11.21", White: `Ada "the  Rook"`, Black: "?",
		Variant: p.Name, Rules: p.Hash, TimeControl: "3d", WhiteId: "p7", BlackId: "p9", Judged: p.Judged()}
	return record.New(h, p.Game.Start().String(), all, rules.Ongoing, ""), other
}

func someTurn(t *testing.T, p rules.Position, random *rand.Rand) rules.Verdict {
	t.Helper()
	turns := p.Turns()
	if partial, ok := p.(rules.Partial); ok {
		turns = partial.FirstActions()
	}
	var chosen rules.Turn
	seen := 0
	for turn := range turns {
		if seen++; random.IntN(seen) == 0 {
			chosen = turn
		}
		if seen == 100 {
			break
		}
	}
	verdict, err := p.Judge(rules.Draft{Turn: chosen})
	if err != nil {
		t.Fatalf("%s: %v", chosen, err)
	}
	return verdict
}

// exported is the PGN of what is read from a file.
func exported(t *testing.T, file string) string {
	t.Helper()
	var out bytes.Buffer
	e := &records.Exporter{Out: &out, Format: "pgn", Rules: rulebook.New(), Unfit: func(name string, err error) { t.Errorf("%s: %v", name, err) }}
	through(t, file, e.Add)
	return out.String()
}

func through(t *testing.T, file string, take func(collection.Member) error) {
	t.Helper()
	_, _, err := records.Through(t.Context(), collection.Walk(context.Background(), nil, file), take, func(name string, err error) { t.Errorf("%s: %v", name, err) })
	if err != nil {
		t.Error(err)
	}
}

// imported takes a file into a new folder.
func imported(t *testing.T, file string) string {
	t.Helper()
	dir := t.TempDir()
	i := &records.Importer{Dir: dir, Rules: rulebook.New(), Now: time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC), Unfit: func(name string, err error) { t.Errorf("%s: %v", name, err) }}
	through(t, file, i.Add)
	return dir
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestPGNThereAndBack: a game of every preset, with notes of all kinds, goes into PGN and comes back with the same bytes and the same
// notes.
func TestPGNThereAndBack(t *testing.T) {
	t.Parallel()
	for _, n := range presets.Names() {
		p, err := presets.Builtin(n.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, set := p.Game.Start().(rules.Setting); set && p.Name != "lifeform" && strings.Contains(p.Name, "lifeform-") {
			continue // its games begin with set-ups; TestVectors has them
		}
		r, other := played(t, p, 6)
		last := r.Played()[len(r.Played())-1]
		before, err := r.Head(p.Game, 0)
		if err != nil {
			t.Fatal(err)
		}
		variation := record.Turn{Number: last.Number, Side: last.Side, Text: other}
		notes := []record.Note{
			{Head: before, By: "Zoë Ünal (host)", Words: "(a quiet game"}, {Turn: 6, Head: last.Hash, By: "Ada", Kind: record.NoteMark, Mark: 4},
			{Turn: 6, Head: last.Hash, By: "PGN", Words: "So: it was {so}."}, {Turn: 6, Head: last.Hash, By: "Bo", Words: "2026-11-21T10:00:00Z"},
			{Turn: 6, Head: last.Hash, By: "Bo", Kind: record.NoteVariation, Variation: []record.Turn{variation}},
		}
		thereAndBack(t, r.String(), notes)
	}
}

func thereAndBack(t *testing.T, text string, notes []record.Note) {
	t.Helper()
	dir := t.TempDir()
	var lines []string
	for _, n := range notes {
		lines = append(lines, n.String()+"\n")
	}
	write(t, filepath.Join(dir, "042.pbem"), text)
	write(t, filepath.Join(dir, "042.notes"), strings.Join(lines, ""))
	pgn := exported(t, filepath.Join(dir, "042.pbem"))
	write(t, filepath.Join(dir, "42.pgn"), pgn)
	again := imported(t, filepath.Join(dir, "42.pgn"))
	if got := read(t, filepath.Join(again, "042.pbem")); got != text {
		t.Errorf("%s\ncame back as\n%s", text, got)
	}
	got := slices.Sorted(strings.Lines(read(t, filepath.Join(again, "042.notes"))))
	if slices.Sort(lines); !slices.Equal(got, lines) {
		t.Errorf("of\n%s\nby %s\ncame back\n%s", lines, pgn, got)
	}
}

// TestVectors: every record of docs/record.md goes through PGN, and is the same to the byte with its signature.
func TestVectors(t *testing.T) {
	t.Parallel()
	_, vectors, _ := strings.Cut(read(t, "../../../docs/record.md"), "## Vectors")
	n := 0
	for section := range strings.SplitSeq(vectors, "\n### ") {
		var text strings.Builder
		section, _, _ = strings.Cut(section, "Links:")
		for line := range strings.Lines(section[strings.Index(section, "\n")+1:]) {
			text.WriteString(strings.TrimPrefix(line, "    "))
		}
		record := strings.Trim(text.String(), "\n") + "\n"
		if !strings.HasPrefix(record, "[") || strings.HasPrefix(record, `[Format "pbem event`) {
			continue // the file of a tournament is no game
		}
		n++
		dir := t.TempDir()
		write(t, filepath.Join(dir, "042.pbem"), record)
		write(t, filepath.Join(dir, "x.pgn"), exported(t, filepath.Join(dir, "042.pbem")))
		var out bytes.Buffer
		i := &records.Importer{Out: &out, Rules: rulebook.New()}
		through(t, filepath.Join(dir, "x.pgn"), i.Add)
		if out.String() != record {
			t.Errorf("%s\ncame back as\n%s", record, out.String())
		}
	}
	if n < 10 {
		t.Errorf("%d records", n)
	}
}
