package tournament

import "slices"

// Kind says by which tie-breaks a table is ordered.
type Kind int

// The kinds of tables. Doubles and sections are round robins.
const (
	RoundRobinTable Kind = iota // direct encounter, Sonneborn-Berger, wins
	SwissTable                  // Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter
)

// Row is a player's line in a table. Scores of tie-breaks are counted in halves, but Sonneborn-Berger in quarters and wins in games.
type Row struct {
	Place  int // those who share a place have the same, and the next is left out (CR-16)
	Player Seed
	Points Points
	Played int // games that are over, at the board or by forfeit
	Wins   int // by forfeit, too; byes are none

	Buchholz        Points
	BuchholzCut     Points // without the smallest of its parts
	SonnebornBerger int
}

// Table is a tournament of some players, seeds 1 to Players.
type Table struct {
	Kind    Kind
	Players int
	Games   []Game
	Byes    []Bye
	Struck  []Seed // dropped out of a round robin with under half of their games: none of these counts, for nobody (CR-10)
}

// Rows returns the table's lines in order, best first; without those who were struck.
func (t Table) Rows() []Row {
	games := slices.DeleteFunc(slices.Clone(t.Games), func(g Game) bool {
		return !g.Over || t.struck(g.White) || t.struck(g.Black)
	})
	c := counted{rows: make([]Row, t.Players+1), paired: t.Games, games: games, byes: t.Byes}
	c.count()
	var order []Row
	for seed := 1; seed <= t.Players; seed++ {
		if !t.struck(Seed(seed)) {
			order = append(order, c.rows[seed])
		}
	}
	c.order(order, 1, append([]criterion{byPoints}, t.Kind.criteria()...))
	return order
}

func (t Table) struck(p Seed) bool { return slices.Contains(t.Struck, p) }

// counted is what games add up to.
type counted struct {
	rows   []Row  // by seed
	paired []Game // also those that are not over
	games  []Game // that count
	byes   []Bye
}

func (c *counted) count() {
	for i := range c.rows {
		c.rows[i].Player = Seed(i)
	}
	for _, g := range c.games {
		for _, p := range []Seed{g.White, g.Black} {
			row := &c.rows[p]
			row.Points += g.Of(p)
			row.Played++
			row.Wins += count(g.Of(p) > g.Of(g.Opponent(p)))
		}
	}
	for _, b := range c.byes {
		c.rows[b.Player].Points += ByePoints
	}
	for i := range c.rows {
		c.breakTies(&c.rows[i])
	}
}

// breakTies reckons a player's tie-breaks from the final points of all (CR-15).
func (c *counted) breakTies(row *Row) {
	var parts []Points
	for _, g := range c.games {
		other := g.Opponent(row.Player)
		if other == 0 {
			continue
		}
		points := c.rows[other].Points
		parts = append(parts, points)
		switch got, lost := g.Of(row.Player), g.Of(other); {
		case got > lost:
			row.SonnebornBerger += 2 * int(points)
		case got == lost && got > 0:
			row.SonnebornBerger += int(points)
		}
	}
	for _, b := range c.byes {
		if b.Player == row.Player {
			parts = append(parts, row.Points) // a bye counts as an opponent with the player's own points
		}
	}
	for _, p := range parts {
		row.Buchholz += p
	}
	if len(parts) > 0 {
		row.BuchholzCut = row.Buchholz - slices.Min(parts)
	}
}
