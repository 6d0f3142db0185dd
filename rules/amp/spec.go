package amp

import "pbem/rules"

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
