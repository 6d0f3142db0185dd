package hexapawn

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	smallest = 3
	largest  = 8
)

// Spec is a preset as data: how large the board is, and whether its middle is a hole (HE-4).
type Spec struct {
	Files, Ranks int
	Hole         bool
}

// Game is Hexapawn on a board of some size. It keeps rules.Game.
type Game struct {
	Spec
	words rules.Vocabulary
}

// New makes the game. The error is a phrase.Error.
func New(spec Spec) (*Game, error) {
	for _, n := range []int{spec.Files, spec.Ranks} {
		if n < smallest || n > largest {
			return nil, phrase.Errorf("hexapawn-size", "files", spec.Files, "ranks", spec.Ranks, "low", smallest, "high", largest)
		}
	}
	return &Game{Spec: spec, words: rules.Vocabulary{
		Files: spec.Files, Ranks: spec.Ranks,
		Units:   []rules.UnitName{{Letter: 'P', Name: "pawn"}},
		Example: phrase.New("hexapawn-example"),
	}}, nil
}

// middle returns the place of the hole among the places of the board; -1 for none.
func (g *Game) middle() int {
	if !g.Hole {
		return -1
	}
	return g.Ranks/2*g.Files + g.Files/2
}

// Vocabulary returns the game's words.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

// Start returns the first position: a row of pawns on each side's first rank.
func (g *Game) Start() rules.Position {
	board := []byte(strings.Repeat("P", g.Files) + strings.Repeat(".", g.Files*(g.Ranks-2)) + strings.Repeat("p", g.Files))
	if hole := g.middle(); hole >= 0 {
		board[hole] = '*'
	}
	return &Position{game: g, board: string(board)}
}
