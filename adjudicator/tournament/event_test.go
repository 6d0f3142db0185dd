package tournament_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator/tournament"
)

// A group counts by its own numbers, and its games are tagged with its own.
func TestGroups(t *testing.T) {
	game := tournament.BoardGame{Game: tournament.Game{Round: 2, Pair: tournament.Pair{White: 2, Black: 1}, Over: true, WhiteGot: 2}, Board: 3, Match: 41}
	section := tournament.Group{Number: 1, Players: []tournament.Seed{1, 4}, Games: []tournament.BoardGame{game}}
	rows := section.Table(tournament.Sectioned).Rows()
	if first := section.Players[rows[0].Player-1]; first != 4 {
		t.Errorf("seed %d stands first, not 4", first)
	}
	if got := section.Tag(game); got != "1.2.3" {
		t.Errorf("in a section the round is %q", got)
	}
	if got := (tournament.Group{}).Tag(game); got != "2.3" {
		t.Errorf("in the only group the round is %q", got)
	}
}

// TestCrosstables: what a table shows of games is what they brought, seen from both sides, and its order is that of the rows.
func TestCrosstables(t *testing.T) {
	t.Parallel()
	worth := map[tournament.Mark]tournament.Points{tournament.Won: 2, tournament.Drew: 1, tournament.ForfeitWon: 2, tournament.HasBye: 2}
	rapid.Check(t, func(t *rapid.T) {
		e := event(t)
		for _, table := range e.Crosstables() {
			for i, line := range table.Lines {
				var against, through tournament.Points
				for j, scores := range line.Against {
					for k, s := range scores {
						against += worth[s.Mark]
						if back := table.Lines[j].Against[i][k]; back.Match != s.Match || back.White == s.White || s.Opponent != j {
							t.Fatalf("%+v is seen from the other side as %+v", s, back)
						}
					}
				}
				for _, s := range line.Through {
					if s.Opponent >= 0 || s.Mark == tournament.HasBye {
						through += worth[s.Mark]
					}
				}
				if through != line.Points || against > line.Points || line.ID != e.Players[line.Seed-1].ID {
					t.Fatalf("%s has %d points; by rounds %d, by opponents %d", line.Name, line.Points, through, against)
				}
				if i > 0 && (line.Place < table.Lines[i-1].Place || line.Points > table.Lines[i-1].Points) {
					t.Fatalf("%s stands behind %s", line.Name, table.Lines[i-1].Name)
				}
			}
			if len(table.Lines)+len(table.Out) != len(table.Players) {
				t.Fatalf("%d lines of %d players", len(table.Lines), len(table.Players))
			}
		}
	})
}

// TestMarksOfStruck: what only games with somebody show who is struck (CR-10) is explained below no table.
func TestMarksOfStruck(t *testing.T) {
	t.Parallel()
	g := tournament.Group{Players: []tournament.Seed{1, 2, 3}, Struck: []tournament.Seed{3}}
	for _, game := range results(t, "1-3 1-0\n2-3 1-0\n1-2 -") {
		g.Games = append(g.Games, tournament.BoardGame{Game: game, Board: 1})
	}
	e := tournament.Event{System: tournament.Once, Players: []tournament.Entrant{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}}, Groups: []tournament.Group{g}}
	if got := tournament.Marks(e.Crosstables()); len(got) != 1 || got[0] != tournament.Unplayed {
		t.Errorf("explained are %q", got)
	}
}

// TestCR16Double: direct encounter of two in a double wants both of their games, also while one of them goes on.
func TestCR16Double(t *testing.T) {
	t.Parallel()
	table := tournament.Table{Players: 4, Games: results(t, "1-2 0-1\n2-1 -\n1-3 1-0\n3-1 1-0\n2-3 0-1\n3-2 -\n1-4 ½-½\n4-1 -\n2-4 ½-½\n4-2 -\n3-4 0-1\n4-3 1-0")}
	var got []string
	for _, r := range table.Rows() {
		got = append(got, fmt.Sprintf("%d.%d", r.Place, r.Player))
	}
	if order := strings.Join(got, " "); order != "1.4 2.3 3.1 4.2" {
		t.Errorf("CR-16: %s", order)
	}
}
