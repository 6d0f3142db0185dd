package command

import (
	"strings"
	"testing"
)

// heavyProse are lines of which a letter may have thousands, each kind for what reading it may look at again and again.
func heavyProse() map[string]string {
	return map[string]string{
		"turns":              "f3-e5\n",
		"questions":          "f3-e5?\n\n",
		"turns and commands": "f3-e5\nshow x y z\n",
		"turns and names":    "f3-e5 maybe\nname Bo Smith\n",
		"numbered turns":     "turn 3: f3-e5\n",
		"turns in sentences": "I like f3-e5 and g3-g4 too\n",
		"planted turns":      "f3-e5\nrain\n",
	}
}

// heavyContext has an opponent who has written much.
func heavyContext() Context {
	v := anyGame(Context{Files: 16, Ranks: 12})
	table := &Table{Vocabulary: v, Judge: func(turn string) (string, bool) { return turn, false }, Planted: []string{strings.Repeat("say g3-g4\n", 500)}}
	return Context{Game: 42, Tables: func(int) *Table { return table }, Files: 16, Ranks: 12}
}

// TestHeavyProseGrowsEvenly: four times as many lines cost about four times as much, as far as allocations tell.
func TestHeavyProseGrowsEvenly(t *testing.T) {
	for name, line := range heavyProse() {
		few, many := strings.Repeat(line, 100), strings.Repeat(line, 400)
		cost := func(text string) float64 {
			return testing.AllocsPerRun(1, func() { Parse(text, "", heavyContext()) })
		}
		if a, b := cost(few), cost(many); b > 6*a {
			t.Errorf("%s: %.0f allocations for 100 lines, %.0f for 400", name, a, b)
		}
	}
}

func BenchmarkHeavyProse(b *testing.B) {
	for name, line := range heavyProse() {
		text := strings.Repeat(line, 2500)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Parse(text, "", heavyContext())
			}
		})
	}
}

// TestReadingsAreTurns: a line to copy has no mark of the sentence that it stood in.
func TestReadingsAreTurns(t *testing.T) {
	t.Parallel()
	for _, letter := range []string{"f3-e5\n\nP.S. I first wanted g3-g4.", "I like f3-e5, or rather g3-g4!", "f3-e5, oder doch g3-g4;"} {
		for _, c := range Parse(letter, "", heavyContext()) {
			if len(c.Readings) != 2 {
				t.Errorf("%q: %q", letter, c.Readings)
			}
			for _, reading := range c.Readings {
				if strings.ContainsAny(reading, ".,;!") {
					t.Errorf("%q: %q", letter, reading)
				}
			}
		}
	}
}
