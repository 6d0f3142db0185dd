package lifeform

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Setup is how a game begins.
type Setup uint8

const (
	Orthodox Setup = iota // with an array: that of chess, or one of the preset's own
	Open                  // White sets up, then Black, who has seen it (LF-11)
	Secret                // both set up; neither is shown before both are in (LF-11)
)

// MostTruce is the longest truce, in turns of each side.
const MostTruce = 20

// Spec is a preset as data.
type Spec struct {
	Setup  Setup
	Armies [2]Army // White's and Black's
	Truce  int     // in so many first turns of each side nothing vital may be captured (LF-12)
	// Array is the position line of an array of the preset's own, which says what the armies are; "" for that of chess. With it, Setup is
	// Orthodox: nobody sends a set-up.
	Array string
}

// Game is Lifeform Chess with its options. It keeps rules.Game.
type Game struct {
	spec  Spec
	words rules.Vocabulary
	start *Position
}

const (
	orthodoxStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"
	emptyStart    = "8/8/8/8/8/8/8/8 w"
)

// New checks a preset and makes its game. The error is a phrase.Error, a clause that names the fault.
func New(spec Spec) (*Game, error) {
	if spec.Truce < 0 || spec.Truce > MostTruce {
		return nil, phrase.Errorf("spec-wrong", "field", "Truce")
	}
	if spec.Array != "" {
		return newArrayed(spec)
	}
	for side, army := range spec.Armies {
		if err := army.check(); err != nil {
			return nil, armyOf(rules.Side(side), err)
		}
		if spec.Setup == Orthodox && army != StandardArmy() {
			return nil, phrase.Errorf("spec-wrong", "field", "Armies")
		}
	}
	g := &Game{spec: spec, words: vocabulary(spec)}
	line := emptyStart
	if spec.Setup == Orthodox {
		line = orthodoxStart
	}
	start, err := g.parse(line)
	g.start = start
	return g, err
}

// newArrayed makes the game of a preset that has an array of its own.
func newArrayed(spec Spec) (*Game, error) {
	if spec.Setup != Orthodox {
		return nil, phrase.Errorf("spec-wrong", "field", "Setup")
	}
	g := &Game{spec: spec}
	start, err := g.parse(spec.Array)
	if err != nil {
		return nil, err
	}
	units := slices.Collect(start.Placements())
	if faults := ArrayFaults(units); len(faults) > 0 {
		return nil, phrase.AsError(faults[0].Why)
	}
	g.spec.Armies, g.words, g.start = start.armies(), vocabulary(spec), start
	return g, nil
}

// Start returns the first position.
func (g *Game) Start() rules.Position { return g.start }

// Vocabulary returns the game's words. The caller must not change them.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

func vocabulary(spec Spec) rules.Vocabulary {
	v := rules.Vocabulary{Files: 8, Ranks: 8, Quiet: rules.UntilRemoval, Parts: rules.PrimaryAndFollowers, Example: phrase.New("lifeform-example")}
	if spec.Setup != Orthodox {
		v.SetupRanks = 3
	}
	for k := range kinds {
		v.Units = append(v.Units, rules.UnitName{Letter: k.letter(), Name: k.String(), Royal: k <= torso})
	}
	return v
}
