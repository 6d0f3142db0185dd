package rules

import (
	"iter"

	"pbem/rules/phrase"
)

// What only some positions can do is asked of them by the interfaces below.

// Partial is kept by positions of games in which a turn is a sequence of activations, too many to list as whole turns.
type Partial interface {
	// FirstActions yields the legal first activations, each as a turn of one action; or the pass, if that is the one
	// legal turn.
	FirstActions() iter.Seq[Turn]
	// CountActivations counts the ordered sequences of exactly n activations that the side to move may make in one
	// turn, over all its leaders ("perft --activations").
	CountActivations(n int) uint64
	Led
}

// Led is kept by positions of games in which units act through leaders.
type Led interface {
	// LeadersOf reports on the leaders of a side as if it were to move: on those of the side that is making a turn, when the
	// position is the one after what it has done so far. See [Standing].
	LeadersOf(Side) []LeaderReport
}

// Stepwise is kept by positions whose whole turns are too many to list, for those who put a turn together step by step.
type Stepwise interface {
	// Continue yields every legal turn that is one action longer than the turn begun and begins with it, each once; nothing
	// if the turn begun is not legal itself, or ends the game. The actions stand in the order begun, so not every turn is
	// canonical. The zero turn begins nothing: its continuations are the legal first actions. A lead that is not said is
	// filled in, in every way that fits; a pass and a set-up are no continuations.
	Continue(begun Turn) iter.Seq[Turn]
}

// Counter is kept by positions that can count turns without making them all, and find those of one unit.
type Counter interface {
	// Count returns the number of legal sequences of n turns, exactly; Count(1) is the number of legal turns.
	Count(n int) uint64
	// TurnsFrom yields the legal turns whose first action begins on the square, in the order of Turns. See From.
	TurnsFrom(Square) iter.Seq[Turn]
	// CountFrom counts them, exactly; where they can be too many, without making them.
	CountFrom(Square) uint64
}

// From yields those of the turns whose first action begins on the square.
func From(turns iter.Seq[Turn], s Square) iter.Seq[Turn] {
	return func(yield func(Turn) bool) {
		for t := range turns {
			if !t.IsPass() && t.Actions[0].From == s && !yield(t) {
				return
			}
		}
	}
}

// Setting is kept by positions of games that begin with set-ups, which are turns of [Place] actions (LF-11).
type Setting interface {
	// Awaits reports whether the side's set-up is still to come; false for both once there are turns to play.
	Awaits(Side) bool
	// Secret reports whether neither player may see the other's set-up before both are in.
	Secret() bool
	// For returns the position in which this side sets up next: secret set-ups come in any order.
	For(Side) Position
	// Army returns the letters of the units that the side to move sets up, in the order in which a set-up is written:
	// "KQBBNNRRPPPPPPPP"; "" where any may be set up.
	Army() string
	// Example returns a legal set-up of the side to move, canonical, for players who have never sent one; false if none is
	// known or none is awaited of that side.
	Example() (t Turn, ok bool)
}

// AwaitsSetup reports whether a position waits for a set-up: it has no turns, but its game has not begun.
func AwaitsSetup(p Position) bool {
	s, ok := p.(Setting)
	return ok && (s.Awaits(White) || s.Awaits(Black))
}

// Counts are what a position keeps beside the board, in games in which it decides. The zero value is a game without.
type Counts struct {
	Points [2]int // White's and Black's
	Goal   int    // so many points win; 0 where there are none
	Turns  int    // played so far, by both sides
	Limit  int    // the game ends with so many; 0 where it does not
}

// Phrase says how they stand, in sentences; it is empty where there is nothing to count.
func (c Counts) Phrase() phrase.Phrase {
	var said []phrase.Phrase
	if c.Goal > 0 {
		said = append(said, phrase.New("counts-points", "white", c.Points[White], "black", c.Points[Black], "goal", c.Goal))
	}
	if c.Limit > 0 {
		said = append(said, phrase.New("counts-turns", "n", c.Turns, "limit", c.Limit))
	}
	return phrase.Join(phrase.Sentences, said...)
}

// Leaderless returns the AMPs that have units on the board and no leader among them, in games in which AMPs lead: these units
// can't act any more. It asks for no more than whose units stand where, so that it can be asked of a board that is only drawn.
func Leaderless(p Position, v *Vocabulary) []Group {
	if v.Leads != GroupLead {
		return nil
	}
	stands, led := map[byte]bool{}, map[byte]bool{}
	for u := range p.Placements() {
		if u.Neutral || u.Code == 0 {
			continue
		}
		stands[u.Code] = true
		if kind, _ := v.Unit(u.Unit); kind.Leader {
			led[u.Code] = true
		}
	}
	var dead []Group
	for _, g := range v.Groups {
		if stands[g.Code] && !led[g.Code] {
			dead = append(dead, g)
		}
	}
	return dead
}
