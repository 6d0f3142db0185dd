package rules

import (
	"strings"

	"pbem/rules/phrase"
)

// Result is a result word of PGN and of the record format.
type Result string

const (
	Ongoing   Result = "*"
	WhiteWins Result = "1-0"
	BlackWins Result = "0-1"
	Drawn     Result = "1/2-1/2"
	BothLost  Result = "0-0" // a host decided so
)

// Win returns the result in which the side has won.
func Win(s Side) Result {
	if s == White {
		return WhiteWins
	}
	return BlackWins
}

// String is the word itself.
func (r Result) String() string { return string(r) }

// Winner returns the side that has won; ok is false for a draw and for a game that goes on.
func (r Result) Winner() (s Side, ok bool) {
	switch r {
	case WhiteWins:
		return White, true
	case BlackWins:
		return Black, true
	}
	return White, false
}

// Outcome says whether a game has ended, how, by what and by whom, in values. Its zero value is a game that goes on. Outcomes
// can be compared.
type Outcome struct {
	Result Result // "" means Ongoing
	Cause  Cause
	By     Party // who resigned, ran out of time or cannot move; Nobody otherwise
	Lost   Loss  // with RoyalsCaptured, KingCaptured and UnitsCaptured: what was captured
	// Count is, with Repetition, how often the position occurred; with QuietTurns and TurnLimit, how many turns there were; with
	// RoyalsCaptured, how many of Lost.All decided; 0 for all of them.
	Count int
	Quiet Quiet  // with QuietTurns: what there was none of
	Unit  string // with Reached and Held: the name of the kind
	At    Square // and where it stands
	// Weighed is set for a draw that was given to the side that stands better, or to none (CO-8): Units then has how many
	// units White and Black had, as with OneKingLeft, MoreUnits and EvenUnits; with Points and TurnLimit, how many points.
	Weighed bool
	Units   [2]int
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Cause.Uncounted() || o.Result != "" && o.Result != Ongoing }

// Cause is what ended a game, by the stable name under which it is stored. An engine may have causes of its own: the catalogue
// then has "cause-NAME", with the arguments $winner and $loser.
type Cause string

const (
	NoCause Cause = ""

	RoyalsCaptured Cause = "royals-captured" // CH-10, FU-2; Lost
	NoRoyals       Cause = "no-royals"       // neither side has a royal leader (G-6)
	HeadCaptured   Cause = "head-captured"   // LF-8
	TorsoCaptured  Cause = "torso-captured"  // LF-8
	BodyCaptured   Cause = "body-captured"   // Head and Torso, in a position line (G-6)
	NeckCaptured   Cause = "neck-captured"   // LF-8
	Parted         Cause = "parted"          // Head and Torso (LF-7)
	NoBodies       Cause = "no-bodies"       // neither body is whole (G-6)
	Checkmate      Cause = "checkmate"       // AM-7
	Stalemate      Cause = "stalemate"       // AM-7
	SlideStalemate Cause = "slide-stalemate" // AM-7
	KingCaptured   Cause = "king-captured"   // CO-6, AM-7; Lost where its owner is named
	NoKings        Cause = "no-kings"        // neither side has a king (G-6)
	OnlyKings      Cause = "only-kings"      // CO-7: both sides have only the King left
	OneKingLeft    Cause = "one-king-left"   // CO-7: one side has; Units
	MoreUnits      Cause = "more-units"      // CO-8: what a draw is worth; Units
	EvenUnits      Cause = "even-units"      // CO-8: the same; Units

	// What presets of the AMP engine have beside CH-10: see "Winning" in docs/presets.md.
	UnitsCaptured Cause = "units-captured" // all units of some kinds; Lost
	Reached       Cause = "reached"        // a unit came to its goal; Unit, At
	Held          Cause = "held"           // and stood there when the other side's turn had ended; Unit, At
	Bared         Cause = "bared"          // a side has none but leaders left
	Points        Cause = "points"         // Units
	NoMove        Cause = "no-move"        // a side can activate nothing; By is that side
	TurnLimit     Cause = "turn-limit"     // Count; Units where points decide

	Resigned    Cause = "resigned"    // By
	TimeOut     Cause = "time"        // By
	Adjudicated Cause = "adjudicated" // By: the host, or the terms of an event, gave the result
	Void        Cause = "void"        // the game does not count: its result is * (CR-44)
	CalledOff   Cause = "called-off"  // by a player, soon after the beginning, or by both: the game counts for nothing, its result is *; By
	Agreed      Cause = "agreed"
	Repetition  Cause = "repetition"  // G-4; Count
	QuietTurns  Cause = "quiet-turns" // G-4; Count, Quiet
	Declined    Cause = "declined"    // a challenge that came to nothing: no Result
	Withdrawn   Cause = "withdrawn"   // the same
)

// Drawing reports whether the cause is a draw that was agreed or claimed. In some games it is given to the side that stands
// better (CO-8).
func (c Cause) Drawing() bool { return c == Agreed || c == Repetition || c == QuietTurns }

// Uncounted reports whether a game that ended so counts for nothing: its result is *, although it is over.
func (c Cause) Uncounted() bool { return c == Void || c == CalledOff }

// ByRules reports whether the rules of a game brought it about, not the players, the clock or a claim.
func (c Cause) ByRules() bool {
	switch c {
	case NoCause, MoreUnits, EvenUnits, Resigned, TimeOut, Adjudicated, Void, CalledOff, Agreed, Repetition, QuietTurns, Declined, Withdrawn:
		return false
	}
	return true
}

// Known reports whether it is a cause of the engines that come with the program, or of players, the clock and hosts. A game may end for another.
func (c Cause) Known() bool {
	switch c {
	case RoyalsCaptured, NoRoyals, HeadCaptured, TorsoCaptured, BodyCaptured, NeckCaptured, Parted, NoBodies,
		Checkmate, Stalemate, SlideStalemate, KingCaptured, NoKings, OnlyKings, OneKingLeft,
		UnitsCaptured, Reached, Held, Bared, Points, NoMove, TurnLimit,
		Resigned, TimeOut, Adjudicated, Void, CalledOff, Agreed, Repetition, QuietTurns:
		return true
	}
	return false
}

// Party is who brought an end about.
type Party string

const (
	Nobody  Party = ""
	ByWhite Party = "white"
	ByBlack Party = "black"
	ByHost  Party = "host" // with Adjudicated
)

// By returns the party of a side.
func By(s Side) Party {
	if s == White {
		return ByWhite
	}
	return ByBlack
}

// Loss is what a side lost with the game.
type Loss struct {
	Unit  string // the kind's name, "Chief", of several kinds with commas between; "" where the cause says it
	Royal bool   // it is called royal, to tell it from other leaders
	All   int    // how many of them there were: the last was captured
	Named bool   // its owner is named, the side that has not won
}

// Phrase says why the game ended, in a few words that can stand in brackets: "both royal Chiefs captured". It is empty where
// there is no cause.
func (o Outcome) Phrase() phrase.Phrase {
	if o.Cause == NoCause {
		return phrase.Phrase{}
	}
	p := phrase.New("cause-"+o.key(), o.details()...)
	if !o.Weighed {
		return p
	}
	return phrase.Join(phrase.Semicolons, p, o.worth().Phrase())
}

// worth is what weighing the units came to (CO-8).
func (o Outcome) worth() Outcome {
	if o.Units[White] == o.Units[Black] {
		return Outcome{Result: Drawn, Cause: EvenUnits, Units: o.Units}
	}
	return Outcome{Result: o.Result, Cause: MoreUnits, Units: o.Units}
}

func (o Outcome) details() []any {
	winner, _ := o.Result.Winner()
	switch o.Cause {
	case RoyalsCaptured:
		return []any{"all", o.Lost.All, "unit", phrase.Term{Kind: "unit", Name: o.Lost.Unit}, "royal", yes(o.Lost.Royal), "n", o.Count}
	case KingCaptured:
		return []any{"loser", winner.Other(), "named", yes(o.Lost.Named)}
	case OneKingLeft:
		bare := Black
		if o.Units[White] == 1 {
			bare = White
		}
		return []any{"side", bare, "worth", o.worth()}
	case MoreUnits:
		return []any{"side", winner, "more", max(o.Units[White], o.Units[Black]), "fewer", min(o.Units[White], o.Units[Black])}
	case EvenUnits:
		return []any{"n", o.Units[White]}
	case Repetition:
		return []any{"n", o.Count}
	case QuietTurns:
		return []any{"n", o.Count, "event", o.Quiet}
	}
	if list := o.won(winner); list != nil {
		return list
	}
	if o.Cause.ByRules() {
		return []any{"winner", winner, "loser", winner.Other()}
	}
	return nil
}

func yes(b bool) phrase.Text {
	if b {
		return "yes"
	}
	return "no"
}

// Quiet is what begins the count of quiet turns anew (G-4), by its stored name. The zero value is a capture.
type Quiet string

const (
	UntilCapture  Quiet = ""
	UntilPawnMove Quiet = "pawn-move" // a capture or a pawn move
	UntilRemoval  Quiet = "removal"   // a capture or a removal by the body rules
)

// Phrase names it: "capture or pawn move".
func (q Quiet) Phrase() phrase.Phrase {
	if q == UntilCapture {
		return phrase.New("quiet-capture")
	}
	return phrase.New("quiet-" + string(q))
}

// UnmarshalText reads a stored name, and the words that were stored before there were names: "capture or pawn move".
func (q *Quiet) UnmarshalText(text []byte) error {
	word := strings.TrimPrefix(string(text), "capture")
	*q = Quiet(strings.ReplaceAll(strings.TrimPrefix(word, " or "), " ", "-"))
	return nil
}
