package mailbench

import (
	_ "embed"

	"pbem/notation/record"
)

// gameText is the record of the demo's game.
//
//go:embed game.pbem
var gameText []byte

//go:embed lifeform.pbem
var lifeformText []byte

//go:embed amoeba.pbem
var amoebaText []byte

//go:embed cosmic.pbem
var cosmicText []byte

// gameTexts are the records of the demo's games, one of each game system.
func gameTexts() [][]byte { return [][]byte{gameText, lifeformText, amoebaText, cosmicText} }

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
