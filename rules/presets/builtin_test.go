package presets_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/docs"
	"pbem/rules"
	"pbem/rules/presets"
)

// start is a line of testdata/starts.txt: a preset with its options, its start line, and how many sequences there are of
// one and two activations, and of one and two turns of one activation.
type start struct {
	name, options, line  string
	activations, singles string
}

func (s start) String() string { return strings.TrimSpace(s.name + " " + s.options) }

func starts(t *testing.T) []start {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "starts.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var list []start
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Split(strings.TrimSpace(line), " | ")
		if len(parts) != 4 {
			t.Fatalf("not four columns: %q", line)
		}
		name, options, _ := strings.Cut(parts[0], " ")
		list = append(list, start{name, options, parts[1], parts[2], parts[3]})
	}
	return list
}

func settings(t *testing.T, text string) []presets.Setting {
	t.Helper()
	var list []presets.Setting
	for _, word := range strings.Fields(text) {
		s, err := presets.ParseSetting(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	return list
}

func builtin(t *testing.T, name, options string) *presets.Preset {
	t.Helper()
	p, err := presets.Builtin(name, settings(t, options))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestStartLines(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range append(starts(t), perfts(t)...) {
		t.Run(s.String(), func(t *testing.T) {
			p := builtin(t, s.name, s.options)
			if got := p.Game.Start().String(); got != s.line {
				t.Errorf("start line\n got %s\nwant %s", got, s.line)
			}
			if got := strings.Fields(p.OptionText()); !slices.Equal(got, sortedFields(s.options)) {
				t.Errorf("options %q, want %q", p.OptionText(), s.options)
			}
		})
		seen[s.name] = true
	}
	for _, n := range presets.Names() {
		if !seen[n.Name] {
			t.Errorf("testdata/starts.txt and testdata/perft.txt have no line for %s", n.Name)
		}
	}
}

func sortedFields(text string) []string {
	f := strings.Fields(text)
	slices.Sort(f)
	return f
}

// TestStartCounts counts what AMP games are counted by; of all other games testdata/perft.txt counts whole turns.
func TestStartCounts(t *testing.T) {
	for _, s := range starts(t) {
		t.Run(s.String(), func(t *testing.T) {
			position := builtin(t, s.name, s.options).Game.Start()
			partial, ok := position.(rules.Partial)
			if !ok {
				t.Fatalf("%T counts no activations", position)
			}
			if got := spaced(partial.CountActivations(1), partial.CountActivations(2)); got != s.activations {
				t.Errorf("activations %s, want %s", got, s.activations)
			}
			if got := spaced(single(t, position, 1), single(t, position, 2)); got != s.singles {
				t.Errorf("single activations %s, want %s", got, s.singles)
			}
		})
	}
}

func spaced(a, b uint64) string { return fmt.Sprintf("%d %d", a, b) }

func single(t *testing.T, p rules.Position, n int) uint64 {
	t.Helper()
	count, err := rules.PerftSingle(p, n)
	if err != nil {
		t.Fatal(err)
	}
	return count
}

// TestNames checks the list against the folder, so that no file is forgotten.
func TestNames(t *testing.T) {
	var got []string
	for _, n := range presets.Names() {
		got = append(got, n.Name+".yaml")
		if n.Title == "" || n.About == "" || strings.Contains(n.About, "\n") {
			t.Errorf("%s: title %q, about %q", n.Name, n.Title, n.About)
		}
	}
	slices.Sort(got)
	files, err := filepath.Glob("*.yaml")
	slices.Sort(files)
	if err != nil || !slices.Equal(got, files) {
		t.Errorf("the list has %q, the folder %q (%v)", got, files, err)
	}
}

// TestBuiltinAsHost reads every built-in file as if it were a host's own: no mistake in it, in any option's value, and the
// same game.
func TestBuiltinAsHost(t *testing.T) {
	for _, n := range presets.Names() {
		data, err := os.ReadFile(n.Name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		own, err := presets.Parse("mine.yaml", data, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := builtin(t, n.Name, "")
		if own.Name != n.Name || own.Hash != p.Hash || own.Game.Start().String() != p.Game.Start().String() {
			t.Errorf("%s is another game when read as a host's file", n.Name)
		}
		if want := fmt.Sprintf("sha256:%x", sha256.Sum256(data)); p.Hash != want {
			t.Errorf("%s: hash %s, want %s", n.Name, p.Hash, want)
		}
		if p.Engine == "amp" && !strings.Contains(p.Note, "CH-11") {
			t.Errorf("%s does not say that its set-up is a reconstruction (CH-11)", n.Name)
		}
		if _, ok := docs.Rules(nil, p.RulesPage); !ok {
			t.Errorf("%s: no page %q in docs/rules", n.Name, p.RulesPage)
		}
	}
}
