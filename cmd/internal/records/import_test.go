package records_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
