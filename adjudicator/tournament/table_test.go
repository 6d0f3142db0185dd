package tournament_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/adjudicator/tournament"
)

// results reads games as "1-2 1-0" and "3-1 ½-½", one a line; "f" behind is a forfeit, "both" is lost by both, "-" is not over.
func results(t *testing.T, text string) (games []tournament.Game) {
	t.Helper()
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		f := strings.Fields(line)
		g := tournament.Game{Round: i + 1, Over: f[1] != "-", Forfeit: len(f) > 2}
		if _, err := fmt.Sscanf(f[0], "%d-%d", &g.White, &g.Black); err != nil {
			t.Fatal(err)
		}
		switch f[1] {
		case "1-0":
			g.WhiteGot = 2
		case "0-1":
			g.BlackGot = 2
		case "½-½":
			g.WhiteGot, g.BlackGot = 1, 1
		}
		games = append(games, g)
	}
	return games
}

func TestTables(t *testing.T) {
	for _, c := range []struct {
		name   string
		table  tournament.Table
		games  string
		want   string // place.player, best first
		detail func(rows []tournament.Row) string
		shown  string
	}{
		{
			"CR-16: the game between two who are equal decides before Sonneborn-Berger", tournament.Table{Players: 4},
			"1-2 0-1\n1-3 1-0\n1-4 1-0\n2-3 0-1\n2-4 1-0\n3-4 0-1", "1.2 2.1 3.4 4.3", nil, "",
		},
		{
			"CR-16: three in a ring are equal by direct encounter and go on with the next", tournament.Table{Players: 5},
			"1-2 1-0\n2-3 1-0\n3-1 1-0\n1-4 1-0\n1-5 0-1\n2-4 0-1\n2-5 1-0\n3-4 ½-½\n3-5 ½-½\n4-5 1-0", "1.4 2.1 3.3 4.2 5.5",
			func(rows []tournament.Row) string {
				return fmt.Sprint(rows[1].SonnebornBerger, rows[2].SonnebornBerger, rows[3].SonnebornBerger)
			}, "18 16 14",
		},
		{
			"CR-16: who is equal after all shares the place, and the next is skipped", tournament.Table{Players: 3},
			"1-2 ½-½\n2-3 ½-½\n3-1 ½-½", "1.1 1.2 1.3", nil, "",
		},
		{
			"CR-16: two of four games of a double are not all", tournament.Table{Players: 3},
			"1-2 0-1\n2-1 0-1\n3-1 0-1\n1-3 -\n2-3 1-0\n3-2 -", "1.1 1.2 3.3", nil, "",
		},
		{
			"CR-10: with whoever is struck no game counts, for nobody", tournament.Table{Players: 3, Struck: []tournament.Seed{1}},
			"1-2 0-1\n3-1 ½-½\n2-3 0-1", "1.3 2.2", nil, "",
		},
		{
			"CR-15: a bye is an opponent with one's own points for Buchholz, nothing for Sonneborn-Berger",
			tournament.Table{Kind: tournament.SwissTable, Players: 3, Byes: []tournament.Bye{{Round: 1, Player: 3}, {Round: 2, Player: 2}}},
			"1-2 1-0\n3-1 1-0", "1.3 2.1 3.2",
			func(rows []tournament.Row) string {
				return fmt.Sprint(rows[0].Buchholz, rows[0].BuchholzCut, rows[0].SonnebornBerger, rows[0].Wins)
			}, "6 4 4 1",
		},
		{
			"CR-15: a forfeit counts in Buchholz and Sonneborn-Berger", tournament.Table{Kind: tournament.SwissTable, Players: 4},
			"1-2 1-0 f\n3-4 ½-½\n1-3 ½-½\n2-4 1-0", "1.1 2.3 3.2 4.4",
			func(rows []tournament.Row) string { return fmt.Sprint(rows[0].Buchholz, rows[0].SonnebornBerger) }, "4 6",
		},
		{
			"CR-44: where both have lost, both have met and neither got anything", tournament.Table{Kind: tournament.SwissTable, Players: 2},
			"1-2 both", "1.1 1.2",
			func(rows []tournament.Row) string {
				return fmt.Sprint(rows[0].Points, rows[0].SonnebornBerger, rows[0].Played)
			}, "0 0 1",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.table.Games = results(t, c.games)
			rows := c.table.Rows()
			var got []string
			for _, r := range rows {
				got = append(got, fmt.Sprintf("%d.%d", r.Place, r.Player))
			}
			if order := strings.Join(got, " "); order != c.want {
				t.Errorf("%s, want %s\n%+v", order, c.want, rows)
			}
			if c.detail != nil && c.detail(rows) != c.shown {
				t.Errorf("%s, want %s", c.detail(rows), c.shown)
			}
		})
	}
}
