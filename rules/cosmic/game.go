// Package cosmic is the engine of Cosmic Chess: chess pieces that capture like draughtsmen, by passing over, on a board of 36 to 144
// squares of any shape.
//
// The idea: a shape numbers the squares of the board and says what lies beside each in every direction; a layout says what stands
// on each. What lies beyond the edges and in the holes is one more square, on which the edge stands: a hole is off the board, as what
// lies beyond an edge is (CO-5), so that no King can hide beside one. A path is one piece on its way through a layout: where it stands, what it has
// passed over, where it has landed. Listing, counting, judging and explaining all walk paths, so they cannot disagree
// about the rules; only the sentences that explain a refusal are worked out apart, when there is one.
//
// A chain of jumps cannot go in circles, for each jump takes a unit from the board at once (CO-2). On 36 squares the longest has 16
// jumps, and no piece has more than 386,816 chains (a King without limit, every landing square empty and every other square
// taken by an enemy; with the usual limit of two jumps, at most 64). On larger boards that are as crowded there can be more than anybody
// can list; so what a letter asks for looks at no more than it shows, and finds the squares that a writer has left out among as
// many chains as there are on 36.
//
// What the rulings leave open is taken so: a line may give a side any units, but at most one King; if neither side has a
// King, one King has left the board by jumping over the other (CO-5), so that the side to move has lost.
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

// kind is a kind of unit; it is a part of a cell.
type kind uint8

const (
	king kind = iota
	rook
	knight
	pawn
	kinds
)

// letter returns K, R, N or P.
func (k kind) letter() byte { return "KRNP"[k] }

// name returns the kind's name as a sentence has it.
func (k kind) name() string { return [kinds]string{"King", "rook", "knight", "pawn"}[k] }

// kindOf returns the kind with the letter, in capitals, if there is one.
func kindOf(letter byte) (kind, bool) {
	for k := range kinds {
		if k.letter() == letter {
			return k, true
		}
	}
	return 0, false
}

// directions returns the first and the last of the directions in which the kind moves and jumps (CO-1, CO-2). A knight's are those
// of the straight part of its path (CO-4).
func (k kind) directions() (first, last int) {
	switch k {
	case king:
		return 0, 7
	case pawn:
		return 4, 7
	}
	return 0, 3
}

func vocabulary(s *shape) rules.Vocabulary {
	v := rules.Vocabulary{Files: s.files, Ranks: s.ranks, Jumps: true, Example: phrase.New("cosmic-example")}
	for k := range kinds {
		v.Units = append(v.Units, rules.UnitName{Letter: k.letter(), Name: k.name(), Royal: k == king})
	}
	return v
}

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board := rules.SayBoard(g.words.Files, g.words.Ranks, g.shape.holes())
	turn := []phrase.Phrase{phrase.New("cosmic-says-turn"), phrase.New("cosmic-says-again"), g.sayKing()}
	won := phrase.New("cosmic-says-won")
	return rules.Description{
		Brief: []phrase.Phrase{phrase.New("cosmic-brief"), phrase.New("cosmic-brief-won")},
		Short: append(append([]phrase.Phrase{board}, turn...), won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: []phrase.Phrase{board, rules.SayArmy(g.start, &g.words, rules.White), rules.SayArmy(g.start, &g.words, rules.Black)}},
			{Title: phrase.New("rules-part-turn"), Lines: append(turn[:len(turn):len(turn)], g.sayMore()...)},
			{Title: phrase.New("rules-part-units"), Units: g.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: []phrase.Phrase{won, phrase.New("cosmic-says-draw")}},
		},
	}
}

func (g *Game) sayKing() phrase.Phrase {
	if g.kingJumps == 0 {
		return phrase.New("cosmic-says-king-freely")
	}
	return phrase.New("cosmic-king-jumps", "n", g.kingJumps)
}

// sayMore says what is less often asked: how a piece leaves the board, what holes are, who passes.
func (g *Game) sayMore() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("cosmic-says-off")}
	if g.shape.size < g.shape.files*g.shape.ranks {
		said = append(said, phrase.New("cosmic-says-holes"))
	}
	return append(said, phrase.New("cosmic-says-pass"))
}

func (g *Game) sayUnits() []rules.UnitFacts {
	moves := map[byte]string{'K': "K", 'R': "R", 'P': "F"}
	var list []rules.UnitFacts
	for _, u := range g.words.Units {
		f := rules.UnitFacts{Letter: u.Letter, Name: u.Name, Moves: moves[u.Letter]}
		switch u.Letter {
		case 'N':
			f.Drawn, f.Says = "N", []phrase.Phrase{phrase.New("cosmic-says-knight")}
		case 'R':
			f.Says = []phrase.Phrase{phrase.New("cosmic-says-rook")}
		default:
			f.Says = []phrase.Phrase{phrase.New("cosmic-says-jumper")}
		}
		list = append(list, f)
	}
	return list
}
