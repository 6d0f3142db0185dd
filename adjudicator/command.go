package adjudicator

import "time"

// Command is one thing that somebody wants done, or that time has brought.
type Command struct {
	At    time.Time // arrival at our own mail server
	By    Seat      // who was proven to speak; NoSeat for the service
	Cause string    // identifies the letter; goes into the events
	Do    Deed
	// Nonce is the salt that seals a secret set-up: unguessable, a word of letters and digits, and the same whenever the
	// same letter is decided again. Only commands that may bring a set-up need one: Play and Confirm.
	Nonce string
}

// Deed is one of the types below.
type Deed interface{ deed() }

type (
	// Open makes the match: only on an unborn one.
	Open struct {
		ID           int
		Terms        Terms
		White, Black Player
		Challenger   Seat
		Note         string
	}
	Accept struct {
		Note string
		Name string // what the player wants to be called; "" keeps the name the challenger gave
	}
	Decline  struct{ Note string }
	Withdraw struct{} // the challenger takes the challenge back
	// Play is a turn as typed. Answers is the turn number that the letter's token was made for; a mismatch is
	// answered, not played. Guard is the number written in front ("12: …"), 0 for none.
	Play struct {
		Text    string
		Answers int
		Guard   int
	}
	// Try judges turns from now (From < 0) or from the position after From turns, and holds the first for Confirm
	// when it was tried from now by the side to move.
	Try struct {
		Texts []string
		From  int
	}
	// Confirm does what was held: the tried turn or the resignation. Answers as in Play.
	Confirm   struct{ Answers int }
	OfferDraw struct{} // accepts, if the opponent's offer is open
	// AnswerDraw with Yes needs an open offer of the opponent's.
	AnswerDraw struct{ Yes bool }
	Claim      struct{ What ClaimKind }
	Resign     struct{} // asks to be confirmed
	AskUndo    struct{} // never grants the opponent's
	AnswerUndo struct{ Yes bool }
	Say        struct{ Text string }
	// Tick lets time pass: reminders, time-outs, the end of the grace period.
	Tick struct{}
	// Credit gives the running clock back what an outage of the service took.
	Credit struct{ By time.Duration }
	// Undelivered: a letter to the seat's player came back for good. Letter identifies it, so that one counts once.
	Undelivered struct {
		To     Seat
		Letter string
	}
	// Heard: a letter of the player's has come that proves itself. It is never refused.
	Heard struct{}
)

// ClaimKind is what a player claims.
type ClaimKind string

const (
	ClaimRepetition ClaimKind = "repetition"
	ClaimQuiet      ClaimKind = "quiet"
	ClaimTime       ClaimKind = "time"
)

func (Open) deed()        {}
func (Accept) deed()      {}
func (Decline) deed()     {}
func (Withdraw) deed()    {}
func (Play) deed()        {}
func (Try) deed()         {}
func (Confirm) deed()     {}
func (OfferDraw) deed()   {}
func (AnswerDraw) deed()  {}
func (Claim) deed()       {}
func (Resign) deed()      {}
func (AskUndo) deed()     {}
func (AnswerUndo) deed()  {}
func (Say) deed()         {}
func (Tick) deed()        {}
func (Credit) deed()      {}
func (Undelivered) deed() {}
func (Heard) deed()       {}
