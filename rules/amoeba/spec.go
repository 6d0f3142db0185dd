// Package amoeba is the engine of Amoeba: chess on a board whose squares slide.
//
// The idea: a board is a letterbox with a margin. Each location of the grid holds one byte: no square (vacant), a square
// without a unit, or a square with one; whatever lies where no square can ever be is a wall like a vacant location. So the
// movement rules need no edges, a slide is two bytes changing places, and one representation serves the grid of 7 by 7, a
// larger one, and the board without edges, whose letterbox is cut anew around its squares after each turn.
//
// A turn is a chess move, then perhaps a slide, then promotions (AM-8). One walk goes over all of them: listing, counting,
// and asking whether there is any turn are three visitors of it. Judging plays the very same steps for the one turn that
// was written; only the sentences that explain a refusal are worked out apart.
//
// What the rulings leave open is taken so. A line in which the side to move attacks the opponent's king is taken as it
// stands (G-6): the king may be captured, and its side has then lost. If a line gives a side several kings, none of them
// may be left attacked. A board without edges ends 400 files and ranks from a1, which no game comes near.
package amoeba

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	// maxSquares bounds how many squares a board has. A board in one piece of so many squares is at most maxSide wide.
	maxSquares = 128
	maxSide    = maxSquares
	// maxGrid bounds the files and the ranks of a grid with edges: a file has one letter.
	maxGrid = 26
	// reach is how far from a1 a location of a board without edges may lie, in files and in ranks.
	reach = 400
)

// Spec is a preset as data: everything that makes one game of this engine. New checks it.
type Spec struct {
	Files, Ranks int // of the grid; without edges, of the grid that Start draws
	// Start is the board of the first position as in a position line, without its other fields.
	Start string
	// Promote lists the letters that a pawn may become (AM-6): "RN".
	Promote string
	// Occupied lets a square slide with the unit on it (AM-9).
	Occupied bool
	// Unbounded lets squares slide to any location, as long as the board stays in one piece (AM-10).
	Unbounded bool
	// Still forbids slides altogether.
	Still bool
}

// Game is one game of Amoeba: a preset compiled. It keeps rules.Game.
type Game struct {
	spec    Spec
	promote []byte // the kinds that a pawn may become, in the order of their letters
	words   rules.Vocabulary
	start   *Position
}

// New checks a preset and compiles it. The error is a phrase that names the fault.
func New(spec Spec) (*Game, error) {
	if spec.Files < 1 || spec.Files > maxGrid || spec.Ranks < 1 || spec.Ranks > maxGrid {
		return nil, phrase.Errorf("spec-wrong", "field", "Files, Ranks")
	}
	g := &Game{spec: spec}
	if err := g.readPromotions(); err != nil {
		return nil, err
	}
	// Every kind may stand in the first position; what occurs there or is promoted to is then the vocabulary.
	g.words.Units = unitNames()
	start, err := g.parse(g.startLine())
	if err != nil {
		return nil, phrase.Errorf("spec-start", "why", err)
	}
	for _, side := range [...]rules.Side{rules.White, rules.Black} {
		if n := start.units[side].kings; n != 1 {
			return nil, phrase.Errorf("spec-kings", "side", side, "n", n)
		}
	}
	g.start = start
	g.words = g.vocabulary()
	return g, nil
}

func (g *Game) startLine() string {
	if g.spec.Unbounded {
		return g.spec.Start + " w - a1"
	}
	return g.spec.Start + " w -"
}

func (g *Game) readPromotions() error {
	for _, kind := range [...]byte{bishop, knight, queen, rook} {
		if strings.Count(g.spec.Promote, string(letterOf(kind))) == 1 {
			g.promote = append(g.promote, kind)
		}
	}
	if len(g.promote) == 0 || len(g.promote) != len(g.spec.Promote) {
		return phrase.Errorf("spec-wrong", "field", "Promote")
	}
	return nil
}

// Start returns the first position.
func (g *Game) Start() rules.Position { return g.start }

// Vocabulary returns the game's words. The caller must not change them.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

// vocabulary names the kinds of units that the first position has or a pawn can become.
func (g *Game) vocabulary() rules.Vocabulary {
	v := rules.Vocabulary{Files: g.spec.Files, Ranks: g.spec.Ranks, Quiet: rules.UntilPawnMove, Slides: true, Parts: rules.MoveAndSlide,
		Example: phrase.New("amoeba-example")}
	if g.spec.Still {
		v.Example = phrase.New("amoeba-example-without-slides")
	}
	if g.spec.Unbounded {
		v.Files, v.Ranks = 0, 0
	}
	occurs := g.spec.Promote
	for u := range g.start.Placements() {
		occurs += string(u.Unit)
	}
	for _, u := range unitNames() {
		if strings.IndexByte(occurs, u.Letter) >= 0 {
			v.Units = append(v.Units, u)
		}
	}
	return v
}

func unitNames() []rules.UnitName {
	return []rules.UnitName{
		{Letter: 'K', Name: "king", Royal: true},
		{Letter: 'Q', Name: "queen"},
		{Letter: 'R', Name: "rook"},
		{Letter: 'B', Name: "bishop"},
		{Letter: 'N', Name: "knight"},
		{Letter: 'P', Name: "pawn"},
	}
}
