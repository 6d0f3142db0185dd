package composer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
)

// TestExamplesCanBeComposed taps the whole game of each example, turn by turn, and gets just its turns.
func TestExamplesCanBeComposed(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../rules/presets/examples/*.yaml")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".yaml"), func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p, err := presets.Parse(file, data, nil)
			if err != nil {
				t.Fatal(err)
			}
			turns, err := os.ReadFile(strings.TrimSuffix(file, "yaml") + "turns")
			if err != nil {
				t.Fatal(err)
			}
			composeGame(t, p, strings.Split(strings.TrimSpace(string(turns)), "\n"))
		})
	}
}

// TestOddCanBeComposed taps first turns of games on boards and with arrays of a host's own.
func TestOddCanBeComposed(t *testing.T) {
	t.Parallel()
	for name, turns := range map[string][]string{
		"cosmic-ring":    {"Pc2-d3", "Nh6-g4", "Pd3-c4"},
		"cosmic-wide":    {"Pd3-e4", "Pi10-h9"},
		"lifeform-small": {"Bc2-b4, Pd3-c4", "Bc7-a6, Pc6-b5"},
	} {
		file := "../../rules/presets/testdata/odd/" + name + ".yaml"
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := presets.Parse(file, data, nil)
		if err != nil {
			t.Fatal(err)
		}
		composeTurns(t, p, turns)
	}
}

func composeGame(t *testing.T, p *presets.Preset, turns []string) {
	t.Helper()
	if last := composeTurns(t, p, turns); !last.Outcome().Over() {
		t.Errorf("the game of %d turns is not over", len(turns))
	}
}

func composeTurns(t *testing.T, p *presets.Preset, turns []string) rules.Position {
	t.Helper()
	position := p.Game.Start()
	for n, turn := range turns {
		v, err := notation.Judge(turn, p.Game.Vocabulary(), position)
		if err != nil {
			t.Fatal(err)
		}
		s := composer.Start{Preset: p.Name, Position: position.String(), Side: position.ToMove()}
		h := hand{T: t, c: open(t, p, s), words: p.Game.Vocabulary()}
		h.compose(v.Turn)
		if got := h.c.State(); !got.Legal || got.Turn != turn {
			t.Fatalf("turn %d, %s, is composed as %q (%s %s)", n+1, turn, got.Turn, got.Prompt, got.Error)
		}
		position = v.Next
	}
	return position
}
