package tournament

import "slices"

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
