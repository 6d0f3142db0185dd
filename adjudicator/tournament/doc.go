// Package tournament says who plays whom and who stands where: tables of round robins, pairs of a Swiss, sections, points and
// tie-breaks, as functions of what was played. Pairs and tables know players by their seeds, 1 the first, and no names, dates or matches;
// an [Event] has these for whoever shows a table, and can be written to a file and read from one.
package tournament

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
