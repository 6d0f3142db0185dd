package games

import (
	"time"

	"pbem/adjudicator"
)

// Charge is something that counts against an account. What an account is, is the business of the caps: a mailbox, a domain, a seat, a
// player who has others written to. A charge is never taken back, so that undoing something does not give it free.
type Charge struct {
	Account string
	Kind    string    // what is counted
	Words   string    // a fingerprint of the words that it is about; "" for none
	Bytes   int       // the size of the letter that was written; 0 for none
	At      time.Time // when
}

// ChargesKept is for how long charges are kept at least: longer than any cap looks back.
const ChargesKept = 10 * 24 * time.Hour

// Held is a text that waits for the next letter to a player in a game, or until it is due.
type Held struct {
	ID     string // no other has it
	Player string // the first address of who is to read it
	Match  int    // 0 for none
	Seat   adjudicator.Seat
	Kind   string
	Text   string
	About  string    // whom Text names, by their first address: it goes when they are forgotten; "" for nobody, or where Match tells
	At     time.Time // when it came
	Due    time.Time // when it gets a letter of its own
}

// Place says where a held text belongs.
type Place struct {
	Player string
	Match  int
	Seat   adjudicator.Seat
}

// Place returns where the text belongs.
func (h Held) Place() Place { return Place{h.Player, h.Match, h.Seat} }
