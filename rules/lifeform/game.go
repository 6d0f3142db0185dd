// Package lifeform is the engine of Lifeform Chess, by Daniel MacDuff: each side is a body with a Head, a Torso, Hands,
// Feet, Hair and Limbs, which moves one part at a time and must hold together.
//
// The idea: the board is one 64-bit word, so a set of squares is a number, and a layout is a set for each kind of unit of
// each side. A captive and the Hand that holds it stand on one square; they are never of one side, so the sets show both.
// A turn is a primary move and its followers. What the primary leaves behind is a [wake]: the squares that are free, the
// Hair and Limbs that may follow, and the enemy units that a Limb may take. Judging, generating and counting all ask the
// wake, so they cannot disagree; only what explains a refusal is worked out apart, when there is one.
//
// Turns are counted without being listed: see count.go.
//
// What the rulings leave open is taken so: a line of a position has at most one Head and one Torso a side; a pass is a
// turn, so the body rules are asked after it; if a line shows two finished bodies at once, the game is drawn; and with a
// truce the captures it forbids are no turns, so a player who has no others must pass (G-3).
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

// The work on a position, by subject.
type (
	refuser struct{ *Position } // finds out why a turn may not be played
	feeder  struct{ *Position } // who takes whom
	setter  struct{ *Position } // judges set-ups
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	turn := []phrase.Phrase{phrase.New("lifeform-says-turn"), phrase.New("lifeform-says-captures"), phrase.New("lifeform-says-body")}
	won := phrase.New("lifeform-says-won")
	return rules.Description{
		Brief: []phrase.Phrase{phrase.New("lifeform-brief"), phrase.New("lifeform-brief-won")},
		Short: append(turn[:len(turn):len(turn)], won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: g.sayBegin()},
			{Title: phrase.New("rules-part-turn"), Lines: turn},
			{Title: phrase.New("rules-part-units"), Units: sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: append([]phrase.Phrase{won}, g.sayTruce()...)},
		},
	}
}

// sayBegin says how the game begins: with which units, and where.
func (g *Game) sayBegin() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("rules-says-board", "files", g.words.Files, "ranks", g.words.Ranks)}
	for side, army := range g.spec.Armies {
		said = append(said, army.says(rules.Side(side)))
	}
	switch {
	case g.spec.Array != "":
		return append(said, phrase.New("lifeform-says-array"))
	case g.spec.Setup == Orthodox:
		return append(said, phrase.New("lifeform-says-orthodox"))
	case g.spec.Setup == Open:
		return append(said, phrase.New("lifeform-says-open"))
	}
	return append(said, phrase.New("lifeform-says-secret"))
}

// says lists the units of a side's army.
func (a Army) says(side rules.Side) phrase.Phrase {
	var list []phrase.Phrase
	for k, n := range a {
		if n > 0 {
			list = append(list, rules.SayCount(rules.UnitName{Letter: kind(k).letter(), Name: kind(k).String()}, n))
		}
	}
	return phrase.New("rules-says-army", "side", side, "units", phrase.Join(phrase.Commas, list...))
}

func (g *Game) sayTruce() []phrase.Phrase {
	if g.spec.Truce == 0 {
		return nil
	}
	return []phrase.Phrase{phrase.New("lifeform-says-truce", "n", g.spec.Truce)}
}

func sayUnits() []rules.UnitFacts {
	return []rules.UnitFacts{
		{Letter: 'K', Name: "Head", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-may-capture")}},
		{Letter: 'Q', Name: "Torso", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-never-captures")}},
		{Letter: 'B', Name: "Hand", Moves: "N R4", Says: []phrase.Phrase{phrase.New("lifeform-says-holds")}},
		{Letter: 'N', Name: "Foot", Moves: "Q", Says: []phrase.Phrase{phrase.New("lifeform-says-may-capture")}},
		{Letter: 'R', Name: "Hair", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-hair")}},
		{Letter: 'P', Name: "Limb", Moves: "K", Says: []phrase.Phrase{phrase.New("lifeform-says-limb")}},
	}
}
