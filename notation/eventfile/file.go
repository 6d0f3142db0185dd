// Package eventfile keeps what remains of a tournament as a text file, NAME.event, beside the records of its games.
//
// The idea: the records say how the games went, and nothing else does. What they cannot say stands here: the terms, who has which seed,
// which games there are, and what was no game: byes, drop-outs, forfeits. So a table follows from these files and the records alone
// (package crosstable). The file is signed as records are, and it names its games, so that none can be left out unseen.
//
// Like a record it stands in exactly one writing: a text that [Parse] takes is the one that [File.String] gives.
// docs/record.md is the format, to the last byte, with vectors.
package eventfile

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"pbem/notation/record"
	"pbem/rules"
)

// Seed is the number of a player of the tournament, from 1 on (CR-14).
type Seed int

// Kind is how the pairs of a tournament are found.
type Kind string

// The kinds of tournaments.
const (
	RoundRobin Kind = "round-robin"
	Double     Kind = "double"
	Sections   Kind = "sections" // round robins, and a final of those who came first (CR-18)
	Swiss      Kind = "swiss"
)

// File is a tournament that has begun, as its file tells it.
type File struct {
	Event string // its name
	Site  string // the domain of the server's addresses, as the records of its games have it
	Terms
	Began, Ended time.Time // Ended is zero while it goes on
	// Pseudonyms are the ids of the players who have asked to be forgotten: their names are not those that they played by.
	Pseudonyms []string
	Others     []record.Tag // that this version of the format does not have
	Revision   int          // the how manyth signing, from 1 on

	Players  []Player // by seed
	Groups   []Group  // the only one; or the sections in order and, once it has begun, the final behind them
	Dropouts []Dropout

	Signature string // "ed25519:KEY:SIGNATURE"
	source    string // the text that was parsed
}

// Terms are those of the tournament and of each of its games.
type Terms struct {
	Variant, Options string // as in records
	Kind             Kind
	Size             int    // about how many play in a section, how many rounds a Swiss has; 0 for other kinds
	Words            string // the rest, as the command that founded it spells it: "time 3d rounds 30d"
	Rated            bool
}

// Player is somebody who plays in it.
type Player struct {
	ID     string // at the site; it never changes: "p7"
	Rating string // by which they were seeded, "1532.25"; "" for none
	Name   string // as of the day on which the file was written
}

// Group is players who meet one another, and have a table of their own.
type Group struct {
	Number  int    // 0 for the only group; the sections are 1, 2…, and the final is behind the last
	Final   bool   // of those who came first in the sections
	Players []Seed // in the order of their numbers in the group; nil in the only group, which has all of them
	Boards  []Board
	Byes    []Bye  // of a Swiss
	Struck  []Seed // dropped out with under half of their games: none of these counts, for nobody (CR-10)
}

// Board is a place in a round, and who has which colour at it.
type Board struct {
	Round, Number int // from 1 on
	White, Black  Seed
	Game          int          // its number at the site; 0 for one that was never begun
	Forfeit       rules.Result // of a game that was never begun; "" for one that was
}

// Bye is a round in which somebody has no opponent, and gets a point.
type Bye struct {
	Round  int
	Player Seed
}

// Dropout is somebody who has dropped out.
type Dropout struct {
	Player Seed
	At     time.Time
	Cause  string // a word: "resigned", "time", "banned", "forgotten"
}

// Player returns who has a seed; the zero value for nobody.
func (f *File) Player(s Seed) Player {
	if s < 1 || int(s) > len(f.Players) {
		return Player{}
	}
	return f.Players[s-1]
}

// Place is how the tag Round of a record spells a board: "2.3" for the third of the second round, "1.2.3" for that in section 1.
func (g Group) Place(b Board) string {
	place := strconv.Itoa(b.Round) + "." + strconv.Itoa(b.Number)
	if g.Number == 0 {
		return place
	}
	return strconv.Itoa(g.Number) + "." + place
}

// mostName is how much of a name stands in the name of its file.
const mostName = 60

// FileName returns the name of the file of a tournament. A name of letters and digits of ASCII, single spaces, hyphens, underlines and
// full stops is that of its file; of any other, what cannot stand in the name of a file anywhere is "_", and behind it come "~" and eight
// digits of its hash. So two names of one file differ in nothing but the case of their letters, and such names are one: no site has two
// tournaments whose names look alike (CR-59).
func FileName(event string) string {
	event = norm.NFC.String(event)
	kept := plain(event)
	if kept == event && !isDevice(kept) {
		return kept + Extension
	}
	sum := sha256.Sum256([]byte(event))
	return kept + "~" + hex.EncodeToString(sum[:4]) + Extension
}

// plain is what of a name can stand in the name of a file on every disk. Letters with marks come without these.
func plain(event string) string {
	bare := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsMark(r):
			return -1
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune(" -_.", r):
			return r
		}
		return '_'
	}, norm.NFD.String(event))
	bare = strings.Join(strings.Fields(bare[:min(len(bare), mostName)]), " ")
	return strings.Trim(bare, ".")
}

// isDevice reports whether a name is one that Windows keeps for itself, whatever stands behind a full stop, or none at all.
func isDevice(name string) bool {
	base, _, _ := strings.Cut(strings.ToUpper(name), ".")
	base = strings.TrimSpace(base)
	switch base {
	case "", "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	return len(base) == 4 && (strings.HasPrefix(base, "COM") || strings.HasPrefix(base, "LPT"))
}
