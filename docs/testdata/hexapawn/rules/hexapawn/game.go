package hexapawn

import (
	"fmt"
	"strings"

	"pbem/rules"
)

const (
	smallest = 3
	largest  = 8
)

// Game is Hexapawn on a board of some size. It keeps rules.Game.
type Game struct {
	files, ranks int
	words        rules.Vocabulary
}

// New makes the game. The error is a sentence.
func New(files, ranks int) (*Game, error) {
	for _, n := range []int{files, ranks} {
		if n < smallest || n > largest {
			return nil, fmt.Errorf("a board of %d files and %d ranks is not possible: both are from %d to %d", files, ranks, smallest, largest)
		}
	}
	return &Game{files: files, ranks: ranks, words: rules.Vocabulary{
		Files: files, Ranks: ranks,
		Units:   []rules.UnitName{{Letter: 'P', Name: "pawn"}},
		Example: "Pa1-a2, or with a capture Pa1xb2",
	}}, nil
}

// Vocabulary returns the game's words.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

// Start returns the first position: a row of pawns on each side's first rank.
func (g *Game) Start() rules.Position {
	board := strings.Repeat("P", g.files) + strings.Repeat(".", g.files*(g.ranks-2)) + strings.Repeat("p", g.files)
	return &Position{game: g, board: board}
}
