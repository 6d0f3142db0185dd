package rules

import "pbem/rules/phrase"

// Vocabulary is what a reader of turns and a drawer of boards must know of a game: its words, not its rules.
type Vocabulary struct {
	Files, Ranks int // both 0 for a board without edges
	Leads        LeadStyle
	Groups       []Group       // the AMPs; empty in games without
	Units        []UnitName    // every kind of unit
	Modes        []string      // modes that a lead may name: "ortho", "dia"
	SetupRanks   int           // a side sets up its units on so many of its first ranks (LF-11); 0 where games begin otherwise
	Quiet        Quiet         // what begins the count of quiet turns anew (G-4)
	Slides       bool          // "slide c5 c4" and "|" are read as slides of the board, "c7(N)" as a promotion (Amoeba)
	Jumps        bool          // units capture by going over others, and land beyond them (Cosmic)
	Several      bool          // several AMPs may act in one turn: "yellow: Wn4-n6; white: Cc3-c4" (amps_per_turn)
	Promotes     bool          // in games with leads: "Pc11-c12=Q" is read as a promotion; games without leads read it always
	Parts        PartStyle     // what the actions of a turn are called
	Example      phrase.Phrase // turns as players write them, for the help of an error: "Pc2-d3, or with jumps Pc2xe4xc6"
}

// LeadStyle says how a turn names who makes it.
type LeadStyle uint8

const (
	NoLead    LeadStyle = iota // not at all
	GroupLead                  // by an AMP: "orange: …"
	UnitLead                   // by a leader: "Kg3: …"
)

// PartStyle says what the actions of a turn are called, when one of them is meant. Those of a set-up (Draft.IsSetup) are
// called by their units in every game.
type PartStyle uint8

const (
	Numbered            PartStyle = iota // "action 3"
	PrimaryAndFollowers                  // "the primary", "follower 2" (Lifeform)
	MoveAndSlide                         // "the move", "the slide", "the promotion on c7" (Amoeba)
)

// Group is an AMP: a colour.
type Group struct {
	Code  byte   // in position lines, lower case: 'o'
	Name  string // in turns: "orange"
	Side  Side
	Royal bool // its leader is royal
}

// UnitName is a kind of unit.
type UnitName struct {
	Letter byte   // upper case
	Name   string // "warmachine", as in a sentence
	Leader bool
	Royal  bool // of the kind whose loss can lose the game
}

// Group returns the group with the name or the one-letter code (lower case), if there is one.
func (v *Vocabulary) Group(word string) (Group, bool) {
	for _, g := range v.Groups {
		if g.Name == word || len(word) == 1 && word[0] == g.Code {
			return g, true
		}
	}
	return Group{}, false
}

// Unit returns the kind with the letter, if there is one.
func (v *Vocabulary) Unit(letter byte) (UnitName, bool) {
	for _, u := range v.Units {
		if u.Letter == letter {
			return u, true
		}
	}
	return UnitName{}, false
}
