package invented_test

import (
	"os"
	"path/filepath"
	"testing"

	"pbem/cmd/pbem-dev/internal/invented"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// TestWrite verifies an archive with a game of every preset: by its rules, its key and its log. A second one is the same.
func TestWrite(t *testing.T) {
	const games = 10 * 20 // ten games are played of each preset
	dir, again := t.TempDir(), t.TempDir()
	for _, to := range []string{dir, again} {
		if err := invented.Write(t.Context(), to, games); err != nil {
			t.Fatal(err)
		}
	}
	keys, err := signers.Read(filepath.Join(dir, "server.pub"))
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.pbem"))
	if err != nil || len(files) != games {
		t.Fatalf("%d records, %v", len(files), err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		data := read(t, file)
		if string(data) != string(read(t, filepath.Join(again, filepath.Base(file)))) {
			t.Errorf("%s is not the same a second time", file)
		}
		r, err := record.Parse(data)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		variant := r.Tag("Variant")
		p, err := presets.Builtin(variant, nil)
		if err != nil {
			t.Fatal(err)
		}
		by := record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
		if report, err := record.Verify(r, by, keys); err != nil || !report.Signed {
			t.Errorf("%s: %+v, %v", file, report, err)
		}
		seen[variant] = true
	}
	for _, p := range presets.Names() {
		if !seen[p.Name] {
			t.Errorf("there is no game of %s", p.Name)
		}
	}
	head, err := gamelog.Open(read(t, filepath.Join(dir, "log.head")), keys)
	if err != nil || head.Size != 2*games {
		t.Errorf("the head of the log: %+v, %v", head, err)
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
