package measure_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/measure"
)

// TestFindings: what stands out, and what does not, in sentences.
func TestFindings(t *testing.T) {
	t.Parallel()
	results := func(white, black, drawn, open uint64) []measure.Named {
		of := white + black + drawn + open
		return []measure.Named{{Name: "1-0", Share: measure.ShareOf(white, of)}, {Name: "0-1", Share: measure.ShareOf(black, of)},
			{Name: "1/2-1/2", Share: measure.ShareOf(drawn, of)}, {Name: "*", Share: measure.ShareOf(open, of)}}
	}
	named := func(name string, n, of uint64) []measure.Named {
		return []measure.Named{{Name: name, Share: measure.ShareOf(n, of)}}
	}
	kinds := func(acts, still uint64) []measure.Unit {
		return []measure.Unit{
			{Unit: "Chief", Letter: "C", Units: 200, Activations: measure.ShareOf(acts, 10000), NeverMoved: measure.ShareOf(0, 200)},
			{Unit: "guard", Letter: "G", Units: 1800, Activations: measure.ShareOf(10000-acts, 10000), NeverMoved: measure.ShareOf(still, 1800)},
		}
	}
	squares := func(n uint64) []measure.Named {
		return []measure.Named{{Name: "a1", Share: measure.ShareOf(0, n)}, {Name: "b1", Share: measure.ShareOf(n, n)}}
	}
	for _, c := range []struct {
		name   string
		report measure.Report
		want   []string // beginnings of the sentences
	}{
		{"nothing", measure.Report{Games: 100, Results: results(52, 48, 0, 0)}, []string{"Both sides win about equally often: White wins 52 % of decided games (42 to 62 %).", "Nothing else"}},
		{"Black wins", measure.Report{Games: 100, Results: results(20, 60, 20, 0)}, []string{"The sides aren't balanced: Black wins 75 % of decided games (65 to 83 %)", "Nothing else"}},
		{"nobody wins", measure.Report{Games: 100, Results: results(0, 0, 100, 0)}, []string{"Nobody has won a game.", "100 % of the games are draws."}},
		{"too few to tell", measure.Report{Games: 4, Results: results(4, 0, 0, 0)}, []string{"The sides aren't balanced: White wins 100 % of decided games (51 to 100 %)", "Nothing else"}},
		{"open", measure.Report{Results: results(25, 25, 0, 50), Causes: named(measure.NotOver, 50, 100)}, []string{"Both sides win about equally often: ", "50 % of the games aren't over"}},
		{"short", measure.Report{Results: results(50, 50, 0, 0), Length: measure.Spread{Of: 100, Median: 6}}, []string{"Both sides win about equally often: ", "Half of the games are over after 6 turns"}},
		{"one turn", measure.Report{Results: results(50, 50, 0, 0), Length: measure.Spread{Of: 100, Median: 1}}, []string{"Both sides win about equally often: ", "Half of the games are over after the first turn."}},
		{"busy Chiefs", measure.Report{Results: results(50, 50, 0, 0), Kinds: kinds(6000, 10)}, []string{"Both sides win about equally often: ", "Chief (C) makes 60 % of all activations with 10 % of the units."}},
		{"not busy", measure.Report{Results: results(50, 50, 0, 0), Kinds: kinds(3000, 10)}, []string{"Both sides win about equally often: ", "Nothing else"}},
		{"half of the guards", measure.Report{Results: results(50, 50, 0, 0), Kinds: kinds(1000, 900)}, []string{"Both sides win about equally often: ", "45 % of all units never move", "50 % of the units guard (G) never move."}},
		{"an idle AMP", measure.Report{Results: results(50, 50, 0, 0), Kinds: kinds(1000, 0), AMPs: []measure.Unit{{AMP: "grey", Units: 500, Activations: measure.ShareOf(300, 10000)}}},
			[]string{"Both sides win about equally often: ", "The grey AMP makes 3 % of all activations with 25 % of the units."}},
		{"quota", measure.Report{Results: results(50, 50, 0, 0), Shares: named(measure.Whole, 800, 1000)}, []string{"Both sides win about equally often: ", "80 % of the turns use the whole quota."}},
		{"slack quota", measure.Report{Results: results(50, 50, 0, 0), Shares: named(measure.Whole, 1, 1000)}, []string{"Both sides win about equally often: ", "Under 1 % of the turns"}},
		{"passes", measure.Report{Results: results(50, 50, 0, 0), Shares: named(measure.Passes, 200, 1000)}, []string{"Both sides win about equally often: ", "20 % of the turns are passes."}},
		{"repeats", measure.Report{Results: results(50, 50, 0, 0), Shares: named(measure.Repeats, 200, 1000)}, []string{"Both sides win about equally often: ", "20 % of the turns repeat a position of their game."}},
		{"a square", measure.Report{Results: results(50, 50, 0, 0), Squares: squares(100)}, []string{"Both sides win about equally often: ", "One of 2 squares is never used: a1."}},
		{"a square, too early to tell", measure.Report{Results: results(50, 50, 0, 0), Squares: squares(10)}, []string{"Both sides win about equally often: ", "Nothing else"}},
		{"foregone", measure.Report{Results: results(50, 50, 0, 0), Kept: measure.ShareOf(90, 100)}, []string{"Both sides win about equally often: ", "The side that first gets ahead in mobility wins 90 %"}},
		{"who begins", measure.Report{Games: 100, BlackFirst: 50, First: measure.ShareOf(70, 100), Results: results(50, 50, 0, 0)}, []string{"Both sides win about equally often: ", "The side that moves first wins 70 %"}},
		{"who begins, always White", measure.Report{Games: 100, First: measure.ShareOf(70, 100), Results: results(70, 30, 0, 0)}, []string{"The sides", "Nothing else"}},
	} {
		var said []string
		for _, p := range c.report.Findings() {
			said = append(said, catalog.English().Say(p))
		}
		if !slices.EqualFunc(said, c.want, func(a, b string) bool { return strings.HasPrefix(a, b) }) {
			t.Errorf("%s: %q, want %q", c.name, said, c.want)
		}
	}
}
