package rulebook_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"pbem/games/archive"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// mine is a host's own preset, of which there are versions: the board gets longer.
func mine(t *testing.T, version string) []byte {
	t.Helper()
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(strings.Replace(string(p.Data), "name: chesimals-0.1", "name: mine", 1) + "# version " + version + "\n")
}

func played(name, options, hash string) *record.Record {
	return record.New(record.Header{Variant: name, Options: options, Rules: hash}, "8/8 w", nil, "", "")
}

func write(t *testing.T, path string, data []byte) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func wantHash(t *testing.T, known *rulebook.Registry, name, hash string) {
	t.Helper()
	p, err := known.Of(played(name, "", hash))
	if err != nil || p.Name != name || p.Hash != hash || p.Game == nil {
		t.Errorf("%v, want %s %s", err, name, hash)
	}
}

func TestBuiltin(t *testing.T) {
	t.Parallel()
	today, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		t.Fatal(err)
	}
	known := rulebook.New()
	wantHash(t, known, "chesimals-2", today.Hash)
	p, err := known.Of(played("chesimals-2", "setback=1", today.Hash))
	if err != nil || p.OptionText() != "setback=1" {
		t.Errorf("with an option: %v", err)
	}
	if p, err := known.Of(played("chesimals-2", "", "")); err != nil || p.Hash != today.Hash {
		t.Errorf("without a hash: %v", err)
	}
	golden, err := os.ReadFile("../../../rules/presets/testdata/hashes.golden")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(golden)) {
		name, hash, _ := strings.Cut(strings.TrimSpace(line), " ")
		wantHash(t, known, name, hash)
	}
}

// TestWhereRulesAreFound puts both versions of a host's preset into every place that is looked into.
func TestWhereRulesAreFound(t *testing.T) {
	t.Parallel()
	one, two := mine(t, "1"), mine(t, "2")
	for name, find := range map[string]func(dir string) *rulebook.Registry{
		"a file each": func(dir string) *rulebook.Registry {
			return rulebook.New(write(t, filepath.Join(dir, "two.txt"), two), write(t, filepath.Join(dir, "one.yaml"), one))
		},
		"a folder": func(dir string) *rulebook.Registry {
			write(t, filepath.Join(dir, "b.yaml"), two)
			write(t, filepath.Join(dir, "broken.yaml"), []byte("name: ["))
			return rulebook.New(filepath.Dir(write(t, filepath.Join(dir, "a.yaml"), one)))
		},
		"beside the record": func(dir string) *rulebook.Registry { return kept(t, dir).Beside(filepath.Join(dir, "042.pbem")) },
		"beside the private copy": func(dir string) *rulebook.Registry {
			return kept(t, dir).Beside(filepath.Join(dir, "private", "042.pbem"))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			known := find(t.TempDir())
			wantHash(t, known, "mine", presets.Hash(one))
			wantHash(t, known, "mine", presets.Hash(two))
		})
	}
}

// kept has an archive keep both versions.
func kept(t *testing.T, dir string) *rulebook.Registry {
	a, err := archive.Open(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []string{"1", "2"} {
		data := mine(t, version)
		if err := a.KeepRules(presets.Hash(data), data); err != nil {
			t.Fatal(err)
		}
	}
	return rulebook.New()
}

// TestMissing: what has another hash is not used, wherever it lies, and the error names what would be.
func TestMissing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	one, two := mine(t, "1"), mine(t, "2")
	hash := presets.Hash(one)
	write(t, filepath.Join(dir, archive.RulesName(hash)), two) // tampered with
	own := write(t, filepath.Join(dir, "mine.yaml"), two)
	today, _ := presets.Builtin("chesimals-2", nil)
	known := rulebook.New(own, filepath.Join(dir, "no such folder")).Beside(filepath.Join(dir, "042.pbem"))
	for _, c := range []struct {
		r    *record.Record
		want string
	}{
		{played("mine", "", hash), "mine with the hash " + hash + " (no built-in preset has it)"},
		{played("mine", "", hash), archive.RulesName(hash) + ": put that file in the same folder beside the record, or name it with --rules"},
		{played("chesimals-2", "", hash), "not the built-in chesimals-2, now or before"},
		{played("amoeba", "", today.Hash), "the record says amoeba, but its rules are those of chesimals-2"},
		{played("chesimals-2", "setback", today.Hash), `"setback" isn't an option: write its name, = and the value`},
		{played("chesimals-2", "colour=red", today.Hash), `no option "colour"`},
		{played("", "", hash), "without a Variant tag"},
		{played("chesimals-9", "", ""), `there's no preset "chesimals-9"; did you mean chesimals-1?`},
		{played("mine", "", "../../etc/passwd"), `the Rules tag is "../../etc/passwd", but must be sha256: and 64 hex digits`},
		{played("mine", "", "sha256:zzz"), `the Rules tag is "sha256:zzz"`},
		{played("mine", "", strings.ToUpper(hash)), "the Rules tag is"},
		{played("mine", "", hash), "or name it with --rules. I read " + own + ", which has the hash " + presets.Hash(two)},
	} {
		if p, err := known.Of(c.r); err == nil || !strings.Contains(catalog.English().Error(err), c.want) {
			t.Errorf("%v, %v; want %q", p, err, c.want)
		}
	}
	if p, err := known.Of(played("mine", "", "")); err != nil || p.Hash != presets.Hash(two) {
		t.Errorf("without a hash: %v", err)
	}
	if _, err := rulebook.New(filepath.Join(own, "below")).Of(played("mine", "", hash)); err == nil || !strings.Contains(catalog.English().Error(err), "can't read the rules") {
		t.Errorf("a path through a file: %v", err)
	}
}

// TestCheck: what a reader names for rules must be able to hold some.
func TestCheck(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "notes.yaml"), []byte("my notes"))
	for path, want := range map[string]string{
		dir: "",
		write(t, filepath.Join(dir, "mine.txt"), mine(t, "1")): "",
		filepath.Join(dir, "notes.yaml"):                       "not rules: ",
		filepath.Join(dir, "nowhere"):                          "can't read the rules: ",
	} {
		if err := rulebook.Check(path); (err == nil) != (want == "") || err != nil && !strings.HasPrefix(catalog.English().Error(err), want) {
			t.Errorf("%s: %v, want %q", path, err, want)
		}
	}
}

// TestTogether has many ask at once, with ever other options, so that what is remembered is thrown away, too.
func TestTogether(t *testing.T) {
	t.Parallel()
	today, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	known := rulebook.New()
	var wait sync.WaitGroup
	for start := range 4 {
		wait.Go(func() {
			for i := range 75 {
				options := "quiet_turns=" + string('1'+rune(start)) + string('0'+rune(i%10)) + string('0'+rune(i/10))
				p, err := known.Beside("x").Of(played("chesimals-0.1", options, today.Hash))
				if err != nil || p.OptionText() != options {
					t.Errorf("%s: %v", options, err)
				}
			}
		})
	}
	wait.Wait()
}
