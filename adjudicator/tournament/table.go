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

// criterion gives everybody of a group a number by which the group is ordered, more first; ok is false where it cannot be used.
type criterion func(c *counted, group []Row) (numbers []int, ok bool)

func (k Kind) criteria() []criterion {
	cut := of(func(r Row) int { return int(r.BuchholzCut) })
	buchholz := of(func(r Row) int { return int(r.Buchholz) })
	berger := of(func(r Row) int { return r.SonnebornBerger })
	wins := of(func(r Row) int { return r.Wins })
	if k == SwissTable {
		return []criterion{cut, buchholz, berger, directEncounter}
	}
	return []criterion{directEncounter, berger, wins}
}

// of is a criterion that looks at each line alone.
func of(number func(Row) int) criterion {
	return func(_ *counted, group []Row) (numbers []int, ok bool) {
		for _, row := range group {
			numbers = append(numbers, number(row))
		}
		return numbers, true
	}
}

func byPoints(c *counted, group []Row) ([]int, bool) {
	return of(func(r Row) int { return int(r.Points) })(c, group)
}

// directEncounter counts the points from games within the group, if each has met each of the others, in all games that the table has for
// the two: one, or in a double both (CR-16).
func directEncounter(c *counted, group []Row) ([]int, bool) {
	in := map[Seed]int{}
	for i, row := range group {
		in[row.Player] = i
	}
	numbers := make([]int, len(group))
	for _, g := range c.games {
		w, white := in[g.White]
		b, black := in[g.Black]
		if white && black {
			numbers[w], numbers[b] = numbers[w]+int(g.WhiteGot), numbers[b]+int(g.BlackGot)
		}
	}
	paired, met := meetings(c.paired), meetings(c.games)
	for i, a := range group {
		for _, b := range group[i+1:] {
			pair := unordered(a.Player, b.Player)
			if met[pair] == 0 || met[pair] < paired[pair] {
				return nil, false
			}
		}
	}
	return numbers, true
}

// meetings counts how often any two have a game.
func meetings(games []Game) map[Pair]int {
	met := map[Pair]int{}
	for _, g := range games {
		met[unordered(g.White, g.Black)]++
	}
	return met
}

func unordered(a, b Seed) Pair { return Pair{min(a, b), max(a, b)} }

// order sorts a group by the first criterion, and those who are still equal by the next ones (CR-16). Who is equal after all shares the
// place and stands by seed; the group comes in that order.
func (c *counted) order(group []Row, place int, by []criterion) {
	if len(group) == 1 || len(by) == 0 {
		for i := range group {
			group[i].Place = place
		}
		return
	}
	numbers, ok := by[0](c, group)
	if !ok {
		c.order(group, place, by[1:])
		return
	}
	number := map[Seed]int{}
	for i, row := range group {
		number[row.Player] = numbers[i]
	}
	slices.SortStableFunc(group, func(a, b Row) int { return number[b.Player] - number[a.Player] })
	for begin, end := 0, 0; begin < len(group); begin = end {
		for end = begin; end < len(group) && number[group[end].Player] == number[group[begin].Player]; end++ {
		}
		c.order(group[begin:end], place+begin, by[1:])
	}
}
