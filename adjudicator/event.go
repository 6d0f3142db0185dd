package adjudicator

import (
	"time"

	"pbem/rules"
)

// Event is something that happened in a match and was committed. Match numbers and order belong to the store.
type Event struct {
	At    time.Time
	By    Seat
	Cause string // the digest or Message-ID of the letter that caused it; "" for a tick
	Fact  Fact
}

// Fact is one of the types below.
type Fact interface{ fact() string } // fact returns the stable name under which it is stored

type (
	// Opened is the challenge: the first event of every match.
	Opened struct {
		ID         int    `json:"id"`
		Terms      Terms  `json:"terms"`
		White      Player `json:"white"`
		Black      Player `json:"black"`
		Challenger Seat   `json:"challenger"`
		Note       string `json:"note,omitempty"`
	}
	// Accepted keeps the name that the challenged player goes by, which the challenger need not have known.
	Accepted struct {
		Note string `json:"note,omitempty"`
		Name string `json:"name,omitempty"`
	}
	Declined struct {
		Note string `json:"note,omitempty"`
	}
	Withdrawn struct{}
	// TurnPlayed keeps the position line after the turn, so that a replay under changed rules is noticed.
	TurnPlayed struct {
		Number   int     `json:"n"`
		Turn     string  `json:"turn"`
		Line     string  `json:"line"`
		Captured []Taken `json:"captured,omitempty"`
		Removed  []Taken `json:"removed,omitempty"`
		Reset    bool    `json:"reset,omitempty"`
	}
	// SetUp is a player's set-up, the first or one that replaces it. Salt seals a secret one; an open one has none.
	SetUp struct {
		Turn string `json:"turn"`
		Salt string `json:"salt,omitempty"`
	}
	DrawOffered struct{}
	DrawRefused struct{}
	UndoAsked   struct{}
	UndoRefused struct{}
	// Undone takes back turns until To are left.
	Undone struct {
		To int `json:"to"`
	}
	// Held remembers what the seat's "confirm" will do.
	Held struct {
		Prepared Prepared `json:"prepared"`
	}
	Said struct {
		Text string `json:"text"`
	}
	Reminded struct {
		Times int `json:"times"`
	}
	FlagFell struct{}
	Credited struct {
		By time.Duration `json:"by"`
	}
	// Returned: a letter to the seat's player came back for good. Letter identifies it.
	Returned struct {
		Seat   Seat   `json:"seat"`
		Letter string `json:"letter"`
	}
	// Reached: a letter of the player's has come, so letters reach them again.
	Reached struct{}
	// CutOff stops the clock of a seat whose player cannot be written to.
	CutOff struct {
		Seat Seat `json:"seat"`
	}
	// Resumed lets it run again. Credit is what the running clock is given for the time that it stood.
	Resumed struct {
		Seat   Seat          `json:"seat"`
		Credit time.Duration `json:"credit,omitempty"`
	}
	// Ended keeps how, by what and by whom.
	Ended struct{ Outcome rules.Outcome }
)

func (Opened) fact() string      { return "opened" }
func (Accepted) fact() string    { return "accepted" }
func (Declined) fact() string    { return "declined" }
func (Withdrawn) fact() string   { return "withdrawn" }
func (TurnPlayed) fact() string  { return "played" }
func (SetUp) fact() string       { return "set-up" }
func (DrawOffered) fact() string { return "draw-offered" }
func (DrawRefused) fact() string { return "draw-refused" }
func (UndoAsked) fact() string   { return "undo-asked" }
func (UndoRefused) fact() string { return "undo-refused" }
func (Undone) fact() string      { return "undone" }
func (Held) fact() string        { return "held" }
func (Said) fact() string        { return "said" }
func (Reminded) fact() string    { return "reminded" }
func (FlagFell) fact() string    { return "flag-fell" }
func (Credited) fact() string    { return "credited" }
func (Returned) fact() string    { return "returned" }
func (Reached) fact() string     { return "reached" }
func (CutOff) fact() string      { return "cut-off" }
func (Resumed) fact() string     { return "resumed" }
func (Ended) fact() string       { return "ended" }
