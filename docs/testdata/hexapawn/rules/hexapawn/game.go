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

// Game is Hexapawn on one board. It keeps rules.Game.
type Game struct {
	files, ranks int
	words        rules.Vocabulary
	start        *Position
}

// New makes the game. Holes are the squares that are missing, with full stops between them, "b2.c3", or "none" (HE-4). The
// error is a phrase.
func New(files, ranks int, holes string) (*Game, error) {
	for _, n := range []int{files, ranks} {
		if n < smallest || n > largest {
			return nil, phrase.Errorf("hexapawn-size", "files", files, "ranks", ranks, "low", smallest, "high", largest)
		}
	}
	g := &Game{files: files, ranks: ranks, words: rules.Vocabulary{
		Files: files, Ranks: ranks,
		Units:   []rules.UnitName{{Letter: 'P', Name: "pawn"}},
		Example: phrase.New("hexapawn-example"),
	}}
	board := strings.Repeat("P", files) + strings.Repeat(".", files*(ranks-2)) + strings.Repeat("p", files)
	g.start = &Position{game: g, board: board}
	if err := g.dig(holes); err != nil {
		return nil, err
	}
	return g, nil
}

// dig takes the holes out of the start position. They lie between the two rows of pawns.
func (g *Game) dig(holes string) error {
	if holes == "none" {
		return nil
	}
	board := []byte(g.start.board)
	for name := range strings.SplitSeq(holes, ".") {
		s, n := rules.ParseSquare(name)
		if n == 0 || n < len(name) || g.start.at(s) != empty {
			return phrase.Errorf("hexapawn-no-hole", "square", phrase.Quote(name, 20))
		}
		board[g.start.index(s)] = hole
	}
	g.start.board = string(board)
	return nil
}

// Vocabulary returns the game's words.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

// Start returns the first position: a row of pawns on each side's first rank.
func (g *Game) Start() rules.Position { return g.start }
