package games

import (
	"time"

	"pbem/adjudicator"
)

// Topic is one thing to tell a player that waits for their next digest.
type Topic struct {
	ID     string // no other has it
	Player string // their first address
	Kind   string // a row of the table of topics, which says what becomes of it
	Match  int    // 0 for none
	Seat   adjudicator.Seat
	Turn   int    // the number of the turn that was to be played when it happened
	Undos  int    // and the take-backs before that
	Known  int    // how many turns of the game the reader had been told before, of one that they watch how many events; of the tables of a tournament its number; 0 where nobody has counted
	Text   string // what there is to say, in the reader's language; "" where the state of the game says it
	About  string // whom Text names, by their first address: it goes when they are forgotten; "" for nobody, or where Match tells
	At     time.Time
	Due    time.Time // when the digest comes that brings it
}

// Retimed is a topic that falls due at another time than before.
type Retimed struct {
	ID  string
	Due time.Time
}

// Digest is what a letter that brought topics has shown: its address is good for that (mail.md, "Addresses").
type Digest struct {
	Number int // as its address names it: no other has it
	Player string
	Date   string // that it counts as of, where its player lives: "2026-11-22"
	At     time.Time
	Shown  []Shown
}

// Shown is a game that a digest has shown, and how far it had come.
type Shown struct {
	Match int              `json:"match"`
	Seat  adjudicator.Seat `json:"seat"`
	Turn  int              `json:"turn"`
	Undos int              `json:"undos,omitempty"`
}
