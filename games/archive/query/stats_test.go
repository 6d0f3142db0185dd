package query_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive/query"
)

// TestStats counts the four games of the table.
func TestStats(t *testing.T) {
	t.Parallel()
	c := query.NewCounter()
	for _, r := range rows(t) {
		c.Add(r)
	}
	one := func(name string, white, draws, black, open int) query.Group {
		return query.Group{Name: name, Score: query.Score{Games: white + draws + black + open, White: white, Draws: draws, Black: black, Open: open}}
	}
	player := func(g query.Group, won, lost int) query.Group {
		g.Won, g.Lost = won, lost
		return g
	}
	want := query.Stats{
		Score:   query.Score{Games: 4, White: 1, Draws: 1, Black: 1, Open: 1},
		Lengths: query.Lengths{Least: 1, Median: 2, Mean: 2, Most: 3},
		Turns:   []query.Group{one("0-9", 1, 1, 1, 0)},
		Causes:  []query.Group{one("", 0, 0, 1, 0), one("repetition", 0, 1, 0, 0), one("resigned", 1, 0, 0, 0)},
		Presets: []query.Group{one("cosmic", 1, 0, 0, 1), one("Chesimals-2", 0, 1, 0, 0), one("amoeba", 0, 0, 1, 0)},
		Options: []query.Group{one("amoeba draws=100", 0, 0, 1, 0), one("cosmic draws=50", 1, 0, 0, 0), one("cosmic king_jumps=1", 1, 0, 0, 0)},
		Players: []query.Group{player(one("Cy", 0, 0, 1, 1), 1, 0), one("ADA", 0, 1, 0, 0), player(one("Ada Lovelace", 1, 0, 0, 0), 1, 0),
			player(one("Bo", 1, 0, 0, 0), 0, 1), player(one("Bo", 0, 0, 1, 0), 0, 1), one("Mu\u0308ller, Ka\u0308the", 0, 1, 0, 0)},
	}
	if diff := cmp.Diff(want, c.Stats()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(query.Lengths{}, query.NewCounter().Stats().Lengths); diff != "" {
		t.Error(diff)
	}
}
