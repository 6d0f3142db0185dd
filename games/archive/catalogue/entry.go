package catalogue

import (
	"time"

	"pbem/rules"
)

// Entry is what is listed of a record.
type Entry struct {
	File       // of the record
	Address    string
	Unread     bool // it cannot be read: nothing else is known of it
	Number     int
	Date       string // "2026-11-21", as far as it is known
	Kind       Kind
	Event      Name
	Players    [2]Player // White and Black
	Names      [2]Name   // as the record has them
	Turns      int
	Setups     int
	Last       time.Time
	InPlay     bool
	Broken     bool // not verified
	Unruled    bool // its rules are not known: they may be tomorrow
	Program    bool // a program has played in it: only its own page shows it
	Verdict    []byte
	Verifier   int64 // who verified
	Head       []byte
	Opening    []byte     // nil where it is not verified
	Tournament *[2]string // its site, in small letters, and its name; nil for none
	Rated      *Rated     // nil for one of which it is not known how it ended
}

// Kind is what many games have in common.
type Kind struct{ Variant, Options, Rules, Result, Cause, Year string }

// Name is a name, and what it is sought by.
type Name struct{ Name, Folded string }

// Player is somebody who played.
type Player struct {
	Page       string // the address of their page; "" for nobody who is known
	Site, Code string // by which they are known; "" where the record tells a name alone
	Rater      string // as lists of ratings know them; "" as Code
}

// Rated is what ratings need of a game that is over and verified.
type Rated struct {
	Place    string // the site and the number there
	Revision int
	Link     string // the last of its chain
	Counts   bool
	List     string    // if it counts
	Players  [2]string // as lists know them; "" where that is not told
	Score    float64   // White's
	Ended    time.Time
}

// Game is a game as a list shows it.
type Game struct {
	Address, File string
	Number        int
	Date          string
	Broken        bool
	Turns, Setups int
	Last          time.Time
	Head          []byte
	Verdict       []byte // of what was verified: see Entry
}

// state is that of the tables: negative for a game of a program's, which counts nowhere among people's.
func (e *Entry) state() int {
	if e.Program && !e.Unread {
		return -e.plainState()
	}
	return e.plainState()
}

func (e *Entry) plainState() int {
	switch {
	case e.Unread:
		return unread
	case e.Broken:
		return broken
	case e.InPlay:
		return inPlay
	}
	return over
}

const (
	unread = iota
	broken
	inPlay
	over
)

// sides are in the order of a pair.
func sides() [2]rules.Side { return [2]rules.Side{rules.White, rules.Black} }
