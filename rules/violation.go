package rules

import "pbem/rules/phrase"

// Code is the stable name of a kind of violation, for programs.
type Code string

const (
	CannotRead      Code = "cannot-read"
	NoUnitThere     Code = "no-unit-there"
	NotYourUnit     Code = "not-your-unit"
	WrongAMP        Code = "wrong-amp"
	ActivatedBefore Code = "activated-before"
	OverTheQuota    Code = "over-the-quota"
	NotConnected    Code = "not-connected"
	LeaderGone      Code = "leader-gone"
	CannotMoveSo    Code = "cannot-move-so"
	Blocked         Code = "blocked"
	FriendlyUnit    Code = "friendly-unit-there"
	PassNotAllowed  Code = "pass-not-allowed"
	ModeConflict    Code = "mode-conflict"
	GameOver        Code = "game-over"

	TwoCaptures Code = "two-captures"              // Lifeform, LF-2
	NotAdjacent Code = "not-adjacent-to-the-start" // a follower that was not next to the primary's start square
	Captive     Code = "captive"                   // LF-4: it is held, or holds one and cannot be taken
	Truce       Code = "truce"                     // LF-12

	SlideNotVacant   Code = "slide-not-vacant" // Amoeba, AM-3
	SlideNotAdjacent Code = "slide-not-adjacent"
	SlideOccupied    Code = "slide-occupied" // without the option occupied
	SlideUndoes      Code = "slide-undoes"   // AM-4
	SlideDetaches    Code = "slide-detaches" // bounded: false
	KingAttacked     Code = "king-attacked"  // AM-5
	PromotionMissing Code = "promotion-missing"

	SetupArmy  Code = "setup-army" // LF-11
	SetupRanks Code = "setup-ranks"
	SetupTwice Code = "setup-two-on-one-square"
	SetupBody  Code = "setup-body"
	SetupOver  Code = "setup-over" // a set-up where a turn is to be played
)

// Violation is a refusal of a turn: an error that a program can tell by its code and a person can act upon.
type Violation struct {
	Code   Code
	Ruling string        // the ruling it rests on, "CH-3"; "" where none
	Action int           // the action at fault, counted from 1; 0 for the turn as a whole
	Quote  string        // the words at fault, as written
	Why    phrase.Phrase // what is wrong, a sentence in the game's words
	Help   phrase.Phrase // the way on, a sentence; may be empty
	// Named is set where Why itself names the words at fault.
	Named bool
	// Spelling is set where Help is about how the turn is written: it is of no use to those who tap it on a board.
	Spelling bool
}

// Error is for programmers and logs; players read Phrase.
func (v *Violation) Error() string { return string(v.Code) + ": " + v.Phrase().String() }

// Phrase is the violation as a player reads it, the code in words only where the sentence behind it doesn't say the same:
//
//  3. Wn6-n9: not connected. The orange warmachine on n6 has no chain … Connected now: Eo3, Go4, Gm2.
//  4. Gd2-d3: There's no unit on d2.
func (v *Violation) Phrase() phrase.Phrase {
	return phrase.Join(phrase.Sentences, v.fault(), v.Why, v.Help)
}

// fault names the action at fault and, where that adds something, the code.
func (v *Violation) fault() phrase.Phrase {
	coded := v.Code.adds() || v.Why.Key == ""
	switch {
	case v.Named:
		return phrase.Phrase{}
	case v.Action > 0 && v.Quote != "" && coded:
		return phrase.New("violation-action-quoted", "action", v.Action, "quote", v.Quote, "code", v.Code)
	case v.Action > 0 && v.Quote != "":
		return phrase.New("fault-action-quoted", "action", v.Action, "quote", v.Quote)
	case v.Action > 0 && coded:
		return phrase.New("violation-action", "action", v.Action, "code", v.Code)
	case v.Action > 0:
		return phrase.New("fault-action", "action", v.Action)
	case v.Quote != "" && coded:
		return phrase.New("violation-quoted", "quote", v.Quote, "code", v.Code)
	case v.Quote != "":
		return phrase.New("fault-quoted", "quote", v.Quote)
	case coded:
		return phrase.New("violation", "code", v.Code)
	}
	return phrase.Phrase{}
}

// adds reports whether the code in words says something that the sentence behind it leaves open.
func (c Code) adds() bool {
	switch c {
	case CannotRead, WrongAMP, OverTheQuota, NotConnected, ModeConflict:
		return true
	}
	return false
}

// Phrase names the code in words: "not connected", "wrong AMP".
func (c Code) Phrase() phrase.Phrase { return phrase.New("code-" + string(c)) }
