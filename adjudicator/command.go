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

// Deed is what a command asks for: one of the types that stand with their actions (see the table of actions).
type Deed interface{ deed() }
