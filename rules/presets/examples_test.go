package presets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// exampleFiles are the games that inventors may copy. Each NAME.yaml has a whole game, NAME.turns, its rules as the program tells them,
// NAME.md (package docs), and cases of what is special in it, NAME.txtar (package rules).
func exampleFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("examples", "*.yaml"))
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	return files
}

// TestExamples wants the examples without a mistake and without a warning, named as their files are, with words of their inventor's, and
// kept out of the list of built-in presets.
func TestExamples(t *testing.T) {
	for _, file := range exampleFiles(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got := warned(t, string(data)); got != "" {
			t.Errorf("%s: %s", file, got)
		}
		p := example(t, file)
		if p.Name+".yaml" != filepath.Base(file) || len(p.Text) == 0 {
			t.Errorf("%s: its name is %s, and it has %d paragraphs of text", file, p.Name, len(p.Text))
		}
		if _, err := presets.Builtin(p.Name, nil); err == nil {
			t.Errorf("%s is a built-in preset, too", p.Name)
		}
	}
}

// TestExampleGames plays the whole game that lies beside each example: its turns are legal, canonical, and end the game.
func TestExampleGames(t *testing.T) {
	for _, file := range exampleFiles(t) {
		p := example(t, file)
		turns, err := os.ReadFile(strings.TrimSuffix(file, "yaml") + "turns")
		if err != nil {
			t.Fatal(err)
		}
		position, over := p.Game.Start(), rules.Outcome{}
		for turn := range strings.Lines(string(turns)) {
			turn = strings.TrimSpace(turn)
			v, err := notation.Judge(turn, p.Game.Vocabulary(), position)
			if err != nil {
				t.Fatalf("%s: %s", file, told(err))
			}
			if v.Turn.String() != turn {
				t.Errorf("%s: %s is written %s", file, turn, v.Turn)
			}
			position, over = v.Next, v.Outcome
		}
		if !over.Over() {
			t.Errorf("%s: the game is not over", file)
		}
	}
}

func example(t *testing.T, file string) *presets.Preset {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p, err := presets.Parse(file, data, nil)
	if err != nil {
		t.Fatal(told(err))
	}
	return p
}
