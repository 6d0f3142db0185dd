// Package catalogue keeps what is known of all records of an archive together, in one SQLite file: for pages what lists say of them, and for
// commands where positions were met. Neither a start nor the memory of the program grows with the games, but for ratings.
//
// The file is a cache. Everything in it follows from the archive, and it may be deleted at any time. It lies beside the store of a service, or in the
// user's cache folder, and never beside records. One command that only goes through records once, such as a list, a search for facts or
// "pbem verify", reads the records themselves: that takes half a second of processor for 20,000 games, and less than asking a file would.
//
// # What a row has
//
// files has the name and the stamp (size, time, number) of each file that pages are made of. games has a row for each record: by what it is
// found and ordered, who verified it, and the hash of the text that was verified. What many games have in common stands once (kinds, names, events,
// players), with how many games have it: such a sum changes in the transaction that changes the game. heads has what a page shows of
// a record. rated has what ratings need; the lists are rating.Histories of it, kept in memory until one of these rows changes.
// replays has a row for each record that positions are sought in: its name, its file, and 20 bytes a position: a hash of the position, a hash of
// the turn that was played there, and a number for the units on the board. A question about a position goes through these bytes.
//
// # When it is refreshed
//
// Pages compare each file with its stamp when a reader comes (web, cmd/internal/pages) and read again what has changed. Positions are made again, all of
// them, when a name, size or time of any file of the archive has changed, because rules that lie beside records may have: 20,000 games take 3 s of
// processor.
//
// # Why it can be trusted
//
// A file that is spoilt, or of another layout, is made again. So are positions whose bytes are others than those that were written, by a SHA-256 over
// all rows. Records that another program or other keys have verified are verified again (web). The page of a game reads its record.
// What is deleted is overwritten, so that nobody who was forgotten stays in the file.
//
// Two processes may use one file: each change is a transaction, and positions are written in lots beside the old ones, which count until all are
// there. Where the file cannot be written (no folder, no rights, no space), the catalogue is kept in memory, and a command says so.
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
