package docs_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"pbem/rules/measure"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// published is how many games of a preset the page tells of, as "pbem stats" plays them.
const published = 1000

// longest is how many turns such a game has at most.
const longest = 500

// quick are the presets whose rows are made anew in every run of the tests.
func quick() []string { return []string{"cosmic", "lifeform"} }

// TestStatsTables: what the page says of the games is what comes of playing them. With -update rows are added of games that have none, and
// with PBEM_STATS=all, too, every row is made anew (an hour of work).
func TestStatsTables(t *testing.T) {
	t.Parallel()
	page := read(t, "stats.md")
	if *update {
		page = statsUpdated(t, page)
	}
	all := builtins(t)
	for _, name := range quick() {
		if row := statsRow(t, all[name]); !strings.Contains(page, row) {
			t.Errorf("stats.md does not say\n%s", row)
		}
	}
	for name := range all {
		if strings.Count(page, rowOf(name)) != 1 {
			t.Errorf("stats.md has not one row of %s; -update adds it", name)
		}
	}
}

func rowOf(name string) string { return "| `" + name + "` |" }

func builtins(t *testing.T) map[string]*presets.Preset {
	all := map[string]*presets.Preset{}
	for _, p := range presets.Names() {
		preset, err := presets.Builtin(p.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		all[p.Name] = preset
	}
	return all
}

// statsUpdated writes the table.
func statsUpdated(t *testing.T, page string) string {
	const begin, end = "<!-- random -->\n", "<!-- end -->"
	before, rest, ok := strings.Cut(page, begin)
	old, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		t.Fatal("stats.md has no place for the table")
	}
	page = before + begin + statsHead() + statsRows(t, old) + "\n" + end + after
	if err := os.WriteFile("stats.md", []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	return page
}

// statsRows keeps the rows that there are, and measures the others all at once.
func statsRows(t *testing.T, old string) string {
	of := builtins(t)
	names := slices.Sorted(maps.Keys(of))
	rows, all := make([]string, len(names)), sync.WaitGroup{}
	for i, name := range names {
		if _, row, there := strings.Cut(old, rowOf(name)); there && os.Getenv("PBEM_STATS") != "all" && !slices.Contains(quick(), name) {
			row, _, _ = strings.Cut(row, "\n")
			rows[i] = rowOf(name) + row + "\n"
			continue
		}
		all.Go(func() { rows[i] = statsRow(t, of[name]) })
	}
	all.Wait()
	return strings.Join(rows, "")
}

func statsHead() string {
	return "\n| preset | White wins | not over | turns | first choice | captures |\n|---|---|---|---|---|---|\n"
}

// statsRow measures a game, and tells the most of it in a row.
func statsRow(t *testing.T, preset *presets.Preset) string {
	tally := measure.NewSubject(preset.Game).NewTally()
	for n := range uint64(published) {
		if err := tally.Play(measure.Match{Player: robot.Random{}, Seed: robot.Seed(1, n), Limit: longest}); err != nil {
			t.Error(err)
		}
	}
	r := tally.Report()
	white := measure.ShareOf(r.Results[0].Count, r.Results[0].Count+r.Results[1].Count)
	return rowOf(preset.Name) + fmt.Sprintf(" %s (%.0f–%.0f) | %s | %d, %d, %d | %.0f | %.1f |\n", whole(white), 100*white.Low, 100*white.High,
		whole(r.Results[3].Share), r.Length.Q1, r.Length.Median, r.Length.Q3, r.Branching[0].Mean, r.Captures.AGame)
}

func whole(s measure.Share) string { return fmt.Sprintf("%.0f %%", 100*s.Share) }
