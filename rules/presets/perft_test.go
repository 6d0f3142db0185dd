package presets_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// perfts reads testdata/perft.txt: presets whose turns can be counted whole. The counts stand where start has those of
// activations.
func perfts(t *testing.T) []start {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "perft.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var list []start
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.Split(strings.TrimRight(line, "\n"), " | ")
		if len(parts) != 3 {
			t.Fatalf("not three columns: %q", line)
		}
		name, options, _ := strings.Cut(parts[0], " ")
		list = append(list, start{name: name, options: options, line: parts[1], activations: parts[2]})
	}
	return list
}

// TestPerft counts both ways: by the game's own counting and by making the turns.
func TestPerft(t *testing.T) {
	for _, s := range perfts(t) {
		t.Run(s.String(), func(t *testing.T) {
			position := builtin(t, s.name, s.options).Game.Start()
			if _, ok := position.(rules.Partial); ok {
				t.Fatalf("%T counts activations: its line belongs to testdata/starts.txt", position)
			}
			for i, want := range strings.Fields(s.activations) {
				if got := perft(t, position, i+1); got != want {
					t.Errorf("perft(%d) %s, want %s", i+1, got, want)
				}
			}
			made := 0
			for range position.Turns() {
				made++
			}
			if got := perft(t, position, 1); got != strconv.Itoa(made) {
				t.Errorf("perft(1) %s, but %d turns are listed", got, made)
			}
		})
	}
}

func perft(t *testing.T, p rules.Position, n int) string {
	t.Helper()
	count, err := rules.Perft(p, n)
	if err != nil {
		t.Fatal(err)
	}
	return strconv.FormatUint(count, 10)
}

// TestQuietTurns sees that the option says what its turns are without, in the game's words (G-4).
func TestQuietTurns(t *testing.T) {
	for name, want := range map[string]string{"chesimals-2": "capture", "lifeform": "capture or removal", "amoeba": "capture or pawn move", "cosmic": "capture"} {
		options := builtin(t, name, "").Options
		about := catalog.English().Say(options[len(options)-1].About)
		if about != "how many turns without a "+want+" it takes to claim a draw; 0 is never" {
			t.Errorf("%s: %s", name, about)
		}
	}
}
