package presets_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/rules/presets"
)

// TestNoRulesAreLost: testdata/hashes.golden names every text that a built-in preset ever had. Each is still here, in the
// folder or in older, and those of today are on the list.
func TestNoRulesAreLost(t *testing.T) {
	t.Parallel()
	const file = "testdata/hashes.golden"
	data, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	golden := strings.Split(strings.TrimSpace(string(data)), "\n")
	for _, n := range presets.Names() {
		line := n.Name + " " + builtin(t, n.Name, "").Hash
		if slices.Contains(golden, line) {
			continue
		}
		if !*update {
			t.Errorf("%s.yaml is new or has changed. If it was shipped before, put its old text, as git has it, into the folder older; then run this test with -update", n.Name)
		}
		golden = append(golden, line)
	}
	if *update {
		slices.Sort(golden)
		text := strings.TrimSpace(strings.Join(golden, "\n")) + "\n"
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range golden {
		name, hash, _ := strings.Cut(line, " ")
		if hash != "" && presets.Text(hash) == nil {
			t.Errorf("records of %s name rules that are not here any more, %s: put that text of %s.yaml, as git log -p shows it, into the folder older", name, hash, name)
		}
	}
}

// TestOlderPresets: every text of the folder older is still read, is none of today's, and stands on the golden list.
func TestOlderPresets(t *testing.T) {
	t.Parallel()
	golden, err := os.ReadFile("testdata/hashes.golden")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("older/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := presets.Parse(file, data, nil)
		if err != nil {
			t.Errorf("it cannot be read any more: %v", err)
			continue
		}
		if today, err := presets.Builtin(p.Name, nil); err == nil && today.Hash == p.Hash {
			t.Errorf("%s is the text of today", file)
		}
		if string(presets.Text(p.Hash)) != string(data) || !strings.Contains(string(golden), p.Name+" "+p.Hash+"\n") {
			t.Errorf("%s is not found by its hash, or its line %q is not in testdata/hashes.golden", file, p.Name+" "+p.Hash)
		}
	}
}

func TestTextByHash(t *testing.T) {
	t.Parallel()
	for _, n := range presets.Names() {
		p := builtin(t, n.Name, "")
		if string(presets.Text(p.Hash)) != string(p.Data) || presets.Hash(p.Data) != p.Hash {
			t.Errorf("%s is not found by its hash", n.Name)
		}
	}
	for _, hash := range []string{"", "sha256:", "chesimals-2", presets.Hash(nil)} {
		if presets.Text(hash) != nil {
			t.Errorf("%q names rules", hash)
		}
	}
}
