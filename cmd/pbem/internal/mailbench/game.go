package mailbench

import (
	_ "embed"

	"pbem/notation/record"
)

// gameText is the record of the demo's game.
//
//go:embed game.pbem
var gameText []byte

// recordedTurns returns the turns of a whole game of Chesimals II, White's and Black's by turns.
func recordedTurns() ([]string, error) {
	r, err := record.Parse(gameText)
	if err != nil {
		return nil, err
	}
	turns := make([]string, len(r.Turns))
	for i, t := range r.Turns {
		turns[i] = t.Text
	}
	return turns, nil
}
