// Package tournament says who plays whom and who stands where: tables of round robins, pairs of a Swiss, sections, points and
// tie-breaks, as functions of what was played. Pairs and tables know players by their seeds, 1 the first, and no names, dates or matches;
// an [Event] has these for whoever shows a table, and can be written to a file and read from one.
package tournament

import (
	"strconv"
	"time"
)

// Seed is the number of a player of a tournament, from 1 on; 0 is nobody. Seeds are given once and never change (CR-14).
type Seed int

// Points are counted in halves: a win is 2, a draw 1.
type Points int

// Pair is a game that is to be played.
type Pair struct{ White, Black Seed }

// Game is a game of a tournament as its table has it.
type Game struct {
	Round int // from 1 on
	Pair
	Over               bool
	WhiteGot, BlackGot Points // what each got; 0 and 0 if both have lost (CR-44)
	Forfeit            bool   // it was never begun: one of them had dropped out
}

// Bye is a round in which a player of a Swiss has no opponent and gets a point.
type Bye struct {
	Round  int
	Player Seed
}

// ByePoints is what a bye brings.
const ByePoints Points = 2

// Of returns what a player got in a game of theirs.
func (g Game) Of(p Seed) Points {
	if g.White == p {
		return g.WhiteGot
	}
	return g.BlackGot
}

// Opponent returns with whom a player plays a game of theirs, or 0 if it is not theirs.
func (g Game) Opponent(p Seed) Seed {
	switch p {
	case g.White:
		return g.Black
	case g.Black:
		return g.White
	}
	return 0
}

// System is how an event is paired, by the word that commands, facts and files have for it.
type System string

const (
	Once      System = "round-robin" // everybody meets everybody
	Twice     System = "double"      // with either colour
	Sectioned System = "sections"    // in sections, whose first go to a final
	BySwiss   System = "swiss"       // so many rounds, paired one after another
)

// Kind is by which tie-breaks the tables of a system are ordered.
func (s System) Kind() Kind {
	if s == BySwiss {
		return SwissTable
	}
	return RoundRobinTable
}

// Event is a tournament as its crosstable and its file need it, whether it was added up from a stream or read from records. Players
// are known by their seeds: the one of seed s is Players[s-1].
type Event struct {
	Name      string
	System    System
	Size      int    // how many rounds a Swiss has, how many players a section; 0 in other systems
	Preset    string // "chesimals-2"
	Options   string // as adjudicator.Terms has them
	Terms     string // the words of the command that say the rest: "time 3d rounds 30d"
	Rated     bool
	Begun     time.Time // zero before the start: then nobody has a seed, and Players stand in the order of joining
	Ended     time.Time // zero while it goes on
	Cancelled bool      // there were too few; it ended without a start
	Players   []Entrant
	Groups    []Group // the only one; or the sections in order and, once it has begun, the final behind them
}

// Entrant is a player of an event.
type Entrant struct {
	ID     string // "p7": what never changes of them
	Name   string // the newest
	Rating float64
	Rated  bool      // they had a rating in the event's list at its start (CR-14)
	Left   Departure // "" while they play on
	LeftAt time.Time

	Pseudonym bool // they have asked to be forgotten, and Name is not the one that they played by
}

// Departure is why somebody plays an event no further, by a stable name.
type Departure string

const (
	Resigned  Departure = "resigned"  // they left
	OutOfTime Departure = "time"      // two of its games were lost on time (CR-49)
	Banned    Departure = "banned"    // by the host (CR-45)
	Forgotten Departure = "forgotten" // they asked to be forgotten
)

// Group is players who meet one another, with a table of their own. Its games, byes and struck players are told by numbers within the
// group, from 1 on, in the order of Players: where there is one group, these are the seeds.
type Group struct {
	Number  int    // of sections 1, 2…, the final behind the last; 0 for the only group
	Final   bool   // among the first of all sections
	Players []Seed // by their numbers in the group: the one with the number n is Players[n-1]
	Games   []BoardGame
	Byes    []Bye
	Struck  []Seed // by CR-10
}

// BoardGame is a game of a group, and where it can be found.
type BoardGame struct {
	Game
	Board int // in its round, from 1 on
	Match int // its number at the site; 0 for one that was never begun
}

// Table is the group's table.
func (g Group) Table(s System) Table {
	t := Table{Kind: s.Kind(), Players: len(g.Players), Byes: g.Byes, Struck: g.Struck}
	for _, game := range g.Games {
		t.Games = append(t.Games, game.Game)
	}
	return t
}

// Tag is a game's tag Round: "2.3" for the third board of the second round, "1.2.3" for that in section 1.
func (g Group) Tag(game BoardGame) string {
	tag := strconv.Itoa(game.Round) + "." + strconv.Itoa(game.Board)
	if g.Number == 0 {
		return tag
	}
	return strconv.Itoa(g.Number) + "." + tag
}
