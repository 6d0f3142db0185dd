// Package amp is the engine of all Chesimals: games in which a leader activates the units of its AMP, one after another,
// as long as a chain of friendly units joins them to it.
//
// The idea: a [Spec] is a preset as data; [New] compiles it into a [Game]. A position keeps a letterbox (what stands on
// each square) beside sets of squares as bits, so that a chain is a flood fill and a unit's moves are a table look-up. A
// turn in progress is a play: the arrangement so far, the leader, and what is left of its rights. Judging, generating,
// counting and explaining all ask the same play, so they cannot disagree about the rules; only the sentences that explain
// a refusal are worked out apart, when there is one.
//
// What the rulings leave open is taken so: if a line of a position gives an AMP more than one leader, a chain may end at
// any of them (G-6: a line is taken as it stands); if it leaves both sides without a royal leader, the game is drawn.
package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// Spec is a preset as data: everything that makes one Chesimal game of the one engine. New checks it.
type Spec struct {
	Files, Ranks int // at most 16 by 12
	Units        []Unit
	Groups       []Group // the AMPs, at most 8, White's first, left to right
	// Lead is GroupLead where a turn names an AMP and its leader activates its own units, or UnitLead (Fusion) where it
	// names a leader, whose kind says what it may activate (Unit.Powers).
	Lead  rules.LeadStyle
	Chain ChainStyle
	// Touch says how units of a chain touch, as board.ParseTouch reads it: "W", "W F D A", "N"; "" is "W F", by an edge or a corner.
	Touch string
	// OwnUnits: under UnitLead, a leader activates only units of its own AMP (FU-4, option swapping: false).
	OwnUnits bool
	// PerTurn is how many AMPs may act in one turn under GroupLead, each within its quota; 0 is 1, and AllAMPs is as many as there are.
	PerTurn int
	// Conversion allows *SQUARE (FU-5).
	Conversion bool
	// Wins are the ways to win, in the order in which they are asked; without any, who has lost all royal leaders has lost (CH-10).
	Wins []Win
	// NoMove is what becomes of a side that can activate nothing when its turn comes.
	NoMove NoMove
	// Limit ends the game with so many turns of both sides; 0 for never. Then the side with more points has won where LimitPoints is
	// set, and else it is a draw.
	Limit       int
	LimitPoints bool
	// Start is the first position's line.
	Start string
}

// AllAMPs lets every AMP of a side act in a turn.
const AllAMPs = maxGroups

// ChainStyle says which units carry the chain to a leader (CH-4).
type ChainStyle uint8

const (
	ChainFriendly ChainStyle = iota // any of the side
	ChainOwn                        // those of the leader's own AMP
	ChainNone                       // none: each unit must touch a leader itself
)

// Unit is a kind of unit.
type Unit struct {
	Letter byte   // upper case
	Name   string // "warmachine"
	// Move says how it moves, in Betza's notation, read by board.ParseMove: "N"; "W D W-D D-W" (legs in one line); "K K~K"
	// (the second leg in any direction, not back to the start); "fmWfcF" (a pawn).
	Move   string
	Leader bool
	Royal  bool    // every leader of this kind is royal (Fusion's King)
	First  bool    // royal, and the first of the kind that is lost decides
	Quota  int     // under UnitLead: the most activations of a turn, its own included
	Others int     // under UnitLead: the most activations of units other than itself; 0 = no separate limit
	Powers []Power // under UnitLead: what such a leader may activate; a list of activations must fit one of them
	// Promotes says what the unit may become, and where; nil for one that is never promoted.
	Promotes *Promotion
}

// Promotion is what becomes of a unit whose move ends in a zone. It stays in its AMP.
type Promotion struct {
	Into string // letters of kinds
	Zone
	Must bool // it may not stay what it is
}

// Zone is a part of the board: the last rank of a side, or ranks Low to High counted from the side's own first, or squares that are the
// same for both sides.
type Zone struct {
	Last      bool
	Low, High int // 0 where no ranks are given
	Squares   []rules.Square
}

// Power is one way in which a leader may use its turn.
type Power struct {
	Mode string          // "ortho"; "" for a leader with a single power
	May  string          // letters of the kinds it may activate
	As   map[byte]string // kinds that move otherwise than by Unit.Move when so activated: Fusion's pawn
}

// Group is an AMP.
type Group struct {
	Code  byte   // 'y'
	Name  string // "yellow"
	Side  rules.Side
	Quota int  // under GroupLead: the most activations of a turn
	Royal bool // its leaders are royal (CH-10)
	First bool // royal, and the first of its leaders that is lost decides
	Hyper bool // its units may be activated again in a turn (CH-5)
}

// Game is one Chesimal: a preset compiled. It keeps rules.Game.
type Game struct {
	spec    Spec
	size    board.Size
	grid    grid
	powers  [2][maxKinds][]power // of a side's leader of the kind; under GroupLead the same for every leader
	natures [256]nature
	asks    bool // some move asks more than empty squares
	links   links
	perTurn int // how many AMPs may act in a turn
	// promotions are by kind, nil for one that is never promoted; promotes is set if any is.
	promotions [maxKinds]*rise
	promotes   bool
	homes      [256]board.Bits // by unit: where the set-up has such units
	ends       *ends           // nil for a game that ends by CH-10 alone
	words      rules.Vocabulary
	start      *Position
	// royals is how many royal leaders each side begins with, and royalName what one is called, for the reason of a win.
	royals    [2]int
	royalName [2]string
	pledges   [2][]pledge
}

// power is one way in which a leader may use its turn: for each kind of unit how it moves when so activated, or nil.
type power struct {
	mode string
	may  [maxKinds]*board.Table
}

// maxPowers bounds a leader's powers: a play keeps those still possible in one byte.
const maxPowers = 8

// New checks a preset and compiles it. The error is a phrase.Error that names the fault.
func New(spec Spec) (*Game, error) {
	if err := spec.check(); err != nil {
		return nil, err
	}
	g := &Game{spec: spec, size: board.Size{Files: spec.Files, Ranks: spec.Ranks}}
	g.perTurn = max(1, min(spec.PerTurn, spec.mostAMPs()))
	parser{g}.readHoles()
	g.grid = newGrid(&g.size)
	if err := g.readTouch(); err != nil {
		return nil, err
	}
	if err := (compiler{g}).compile(); err != nil {
		return nil, err
	}
	g.words = g.vocabulary()
	if err := (compiler{g}).readStart(); err != nil {
		return nil, err
	}
	return g, nil
}

// Start returns the first position.
func (g *Game) Start() rules.Position { return g.start }

// Vocabulary returns the game's words. The caller must not change them.
func (g *Game) Vocabulary() *rules.Vocabulary { return &g.words }

func (g *Game) kind(letter byte) int {
	for i, u := range g.spec.Units {
		if u.Letter == letter {
			return i
		}
	}
	return -1
}

func (g *Game) groupByCode(code byte) int {
	if code == neutralCode && g.spec.Conversion {
		return neutral
	}
	for i, gr := range g.spec.Groups {
		if gr.Code == code {
			return i
		}
	}
	return -1
}

func (g *Game) vocabulary() rules.Vocabulary {
	v := rules.Vocabulary{Files: g.spec.Files, Ranks: g.spec.Ranks, Leads: g.spec.Lead, Promotes: g.promotes, Several: g.perTurn > 1}
	royalGroup := false
	for _, gr := range g.spec.Groups {
		v.Groups = append(v.Groups, rules.Group{Code: gr.Code, Name: gr.Name, Side: gr.Side, Royal: gr.Royal})
		royalGroup = royalGroup || gr.Royal
	}
	for _, u := range g.spec.Units {
		royal := u.Leader && (g.byUnit() && u.Royal || !g.byUnit() && royalGroup)
		v.Units = append(v.Units, rules.UnitName{Letter: u.Letter, Name: u.Name, Leader: u.Leader, Royal: royal})
		for _, p := range u.Powers {
			if p.Mode != "" && !hasWord(v.Modes, p.Mode) {
				v.Modes = append(v.Modes, p.Mode)
			}
		}
	}
	return v
}

// byUnit reports whether a turn names a leader and not an AMP.
func (g *Game) byUnit() bool { return g.spec.Lead == rules.UnitLead }

func hasWord(list []string, word string) bool {
	for _, w := range list {
		if w == word {
			return true
		}
	}
	return false
}

// The work of a game, by subject.
type (
	describer struct{ *Game } // tells its rules in sentences
	compiler  struct{ *Game } // makes what is looked up in play of what a preset says
	parser    struct{ *Game } // reads positions
	royalty   struct{ *Game } // which leaders may not be lost
)

// The work on a turn, by subject.
type (
	refuser struct{ *play } // finds out why a turn may not be played
	relay   struct{ *play } // hands a turn on from one group to the next
	asker   struct{ *play } // finds out who may ask for what
)
