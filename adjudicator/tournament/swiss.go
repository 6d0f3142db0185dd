package tournament

import (
	"math/big"
	"slices"

	"pbem/adjudicator/tournament/matching"
)

// Swiss is a tournament by the Swiss system as it stands before a round.
type Swiss struct {
	Players int
	Games   []Game // all that were paired, in the order of rounds
	Byes    []Bye
	Gone    []Seed // those who are paired no more
}

// Round is what a round of a Swiss begins with. Bye is 0 if everybody plays.
type Round struct {
	Pairs []Pair
	Bye   Seed
}

// Pair pairs the next round at the least cost by the wishes of CR-11, colours given by CR-12 and the bye by CR-13. Nobody meets
// anybody twice and nobody gets a second bye: where that leaves no way to pair everybody, or nobody is left to pair, ok is false.
func (s Swiss) Pair() (r Round, ok bool) {
	field := s.field()
	if len(field) < 2 {
		return r, false
	}
	if len(field)%2 == 0 {
		r.Pairs, ok = pairField(field)
		return r, ok
	}
	for i := len(field) - 1; i >= 0; i-- {
		if field[i].hadBye {
			continue
		}
		rest := slices.Delete(slices.Clone(field), i, i+1)
		if r.Pairs, ok = pairField(rest); ok {
			r.Bye = field[i].seed
			return r, true
		}
	}
	return Round{}, false
}

// field returns who is to be paired, in the order of score and seed, each with what they have played.
func (s Swiss) field() []*standing {
	all := make([]*standing, s.Players)
	for i := range all {
		all[i] = &standing{seed: Seed(i + 1)}
	}
	for _, g := range s.Games {
		w, b := all[g.White-1], all[g.Black-1]
		w.score, b.score = w.score+g.WhiteGot, b.score+g.BlackGot
		w.play(g.Round, g.Black, white)
		b.play(g.Round, g.White, black)
	}
	for _, bye := range s.Byes {
		all[bye.Player-1].score += ByePoints
		all[bye.Player-1].hadBye = true
	}
	all = slices.DeleteFunc(all, func(p *standing) bool { return slices.Contains(s.Gone, p.seed) })
	slices.SortStableFunc(all, func(a, b *standing) int { return int(b.score - a.score) })
	return all
}

// pairField pairs an even number of players, first to last.
func pairField(field []*standing) ([]Pair, bool) {
	w := newWishes(field)
	partner, ok := matching.Pair(len(field), func(i, j int) *big.Int {
		if field[i].met(field[j].seed) {
			return nil
		}
		return w.cost(i, j)
	})
	if !ok {
		return nil, false
	}
	var pairs []Pair
	for i, j := range partner {
		if i < j {
			pairs = append(pairs, coloured(field[i], field[j], len(pairs)+1))
		}
	}
	return pairs, true
}

func coloured(higher, lower *standing, board int) Pair {
	if colours(higher, lower, board) == white {
		return Pair{higher.seed, lower.seed}
	}
	return Pair{lower.seed, higher.seed}
}
