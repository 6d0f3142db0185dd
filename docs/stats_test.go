package docs_test

import (
	"fmt"
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
func published(player string) uint64 {
	if player == "greedy" {
		return 100
	}
	return 1000
}

// longest is how many turns such a game has at most.
const longest = 500

// quick are the presets whose rows are made anew in every run of the tests; -update makes all.
func quick() []string { return []string{"cosmic", "lifeform"} }

// TestStatsTables: what the page says of the built-in games is what comes of playing them. With -update it is written.
func TestStatsTables(t *testing.T) {
	t.Parallel()
	page := read(t, "stats.md")
	if *update {
		page = statsUpdated(t, page)
	}
	for _, name := range quick() {
		if row := statsRow(t, name, "random"); !strings.Contains(page, row) {
			t.Errorf("stats.md does not say\n%s", row)
		}
	}
	for _, p := range presets.Names() {
		if strings.Count(page, "| `"+p.Name+"` |") != 2 {
			t.Errorf("stats.md has not two rows of %s", p.Name)
		}
	}
}

// statsUpdated writes both tables, a preset on each processor.
func statsUpdated(t *testing.T, page string) string {
	for _, player := range []string{"random", "greedy"} {
		rows, all := make([]string, len(presets.Names())), sync.WaitGroup{}
		for i, p := range presets.Names() {
			all.Go(func() { rows[i] = statsRow(t, p.Name, player) })
		}
		all.Wait()
		begin, end := "<!-- "+player+" -->\n", "<!-- end -->"
		before, rest, ok := strings.Cut(page, begin)
		_, after, closed := strings.Cut(rest, end)
		if !ok || !closed {
			t.Fatalf("stats.md has no place for the table of %s players", player)
		}
		page = before + begin + statsHead() + strings.Join(rows, "") + end + after
	}
	if err := os.WriteFile("stats.md", []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	return page
}

func statsHead() string {
	return "\n| preset | White wins, of the games that somebody wins | not over | turns | activations a turn | first choice | captures | most active kind | never move | whole quota |\n|---|---|---|---|---|---|---|---|---|---|\n"
}

// statsRow measures a preset, and tells the most of it in a row.
func statsRow(t *testing.T, name, player string) string {
	preset, err := presets.Builtin(name, nil)
	if err != nil {
		t.Error(err)
		return ""
	}
	s := measure.NewSubject(preset.Game)
	tally, by := s.NewTally(), robot.Player(robot.Random{})
	if player == "greedy" {
		by = robot.Greedy{Worth: s.Worth()}
	}
	for n := range published(player) {
		if err := tally.Play(measure.Match{Player: by, Seed: robot.Seed(1, n), Limit: longest}); err != nil {
			t.Error(err)
		}
	}
	r := tally.Report()
	busy := slices.MaxFunc(r.Kinds, func(a, b measure.Unit) int { return int(a.Activations.Count) - int(b.Activations.Count) })
	still, units := uint64(0), uint64(0)
	for _, k := range r.Kinds {
		still, units = still+k.NeverMoved.Count, units+k.Units
	}
	white := measure.ShareOf(r.Results[0].Count, r.Results[0].Count+r.Results[1].Count)
	return fmt.Sprintf("| `%s` | %s (%.0f–%.0f) | %s | %d, %d, %d | %.1f | %.0f | %.1f | %s %s | %s | %s |\n", name, whole(white), 100*white.Low, 100*white.High,
		whole(r.Results[3].Share), r.Length.Q1, r.Length.Median, r.Length.Q3, r.Activations.Mean, r.Branching[0].Mean, r.Captures.AGame,
		busy.Unit+busy.Act, whole(busy.Activations), whole(measure.ShareOf(still, units)), quota(r))
}

func whole(s measure.Share) string { return fmt.Sprintf("%.0f %%", 100*s.Share) }

func quota(r measure.Report) string {
	for _, n := range r.Shares {
		if n.Name == measure.Whole {
			return fmt.Sprintf("%.1f %%", 100*n.Share.Share)
		}
	}
	return "–"
}
