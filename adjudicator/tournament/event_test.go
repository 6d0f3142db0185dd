package tournament_test

import (
	"testing"

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
