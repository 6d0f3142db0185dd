package eventfile

import (
	"strconv"
	"time"

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
