package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Spec is a preset of Cosmic Chess as data.
type Spec struct {
	Start     string // the position line of the start, which shows the board
	KingJumps int    // the most jumps of a King in a turn; 0 is no limit (CO-3)
}

// Game is Cosmic Chess with its options. It keeps rules.Game.
type Game struct {
	kingJumps int
	shape     *shape
	words     rules.Vocabulary
	start     *Position
}

// New makes the game of a preset. The error is a phrase that names the fault.
func New(spec Spec) (*Game, error) {
	if spec.KingJumps < 0 {
		return nil, phrase.Errorf("spec-wrong", "field", "KingJumps")
	}
	board, err := readShape(spec.Start)
	if err != nil {
		return nil, phrase.Errorf("spec-start", "why", err)
	}
	g := &Game{kingJumps: spec.KingJumps, shape: board, words: vocabulary(board)}
	start, err := g.parse(spec.Start)
	if err != nil {
		return nil, phrase.Errorf("spec-start", "why", err)
	}
	if o := start.Outcome(); o.Over() {
		return nil, phrase.Errorf("spec-wrong", "field", "Start")
	}
	g.start = start
	return g, nil
}

// Start returns the first position.
func (g *Game) Start() rules.Position { return g.start }

// Vocabulary returns the game's words. The caller must not change them.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }
