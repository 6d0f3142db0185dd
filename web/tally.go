package web

import (
	"slices"
	"strings"

	"pbem/rules"
)

// tally counts how games ended.
type tally struct {
	White, Black, Drawn, Open int
	turns                     int // of the games that have ended
}

func (t *tally) add(g *game) {
	switch g.Result {
	case rules.WhiteWins:
		t.White++
	case rules.BlackWins:
		t.Black++
	case rules.Drawn:
		t.Drawn++
	default:
		t.Open++
		return
	}
	t.turns += g.Turns
}

// Games is the number of games.
func (t tally) Games() int { return t.Over() + t.Open }

// Over is the number of games that have ended.
func (t tally) Over() int { return t.White + t.Black + t.Drawn }

// Length is the mean number of turns of a game that has ended.
func (t tally) Length() int {
	if t.Over() == 0 {
		return 0
	}
	return (t.turns + t.Over()/2) / t.Over()
}

// score is what a player reached in one preset.
type score struct {
	Variant                  string
	Page                     string // of the preset, from the top; "" where there is none
	Won, Lost, Drawn, InPlay int
}

// scores counts a player's games by preset, in the order of the names.
func scores(player string, games []*game) []score {
	var all []score
	for _, g := range games {
		i, ok := slices.BinarySearchFunc(all, g.Variant, func(s score, v string) int { return strings.Compare(s.Variant, v) })
		if !ok {
			all = slices.Insert(all, i, score{Variant: g.Variant})
		}
		all[i].add(player, g)
	}
	return all
}

// add counts a game once, also one that somebody plays against himself.
func (s *score) add(player string, g *game) {
	switch {
	case !g.Over():
		s.InPlay++
	case g.Result == rules.Drawn:
		s.Drawn++
	case g.winner() == player:
		s.Won++
	default:
		s.Lost++
	}
}
