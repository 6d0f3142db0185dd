package tournament_test

import (
	"slices"
	"sort"

	"pbem/adjudicator/tournament"
)

// This is a second reading of CR-11 to CR-13, which tries all ways.

// slow is a player before a round.
type slow struct {
	seed   tournament.Seed
	score  int
	byes   int
	met    []tournament.Seed
	colour map[int]byte // by round, 'w' or 'b'
	rounds []int
}

func slowField(s tournament.Swiss) []slow {
	var field []slow
	for seed := tournament.Seed(1); int(seed) <= s.Players; seed++ {
		p := slow{seed: seed, colour: map[int]byte{}}
		for _, g := range s.Games {
			if g.White == seed {
				p.met, p.score, p.colour[g.Round] = append(p.met, g.Black), p.score+int(g.WhiteGot), 'w'
			}
			if g.Black == seed {
				p.met, p.score, p.colour[g.Round] = append(p.met, g.White), p.score+int(g.BlackGot), 'b'
			}
			if g.White == seed || g.Black == seed {
				p.rounds = append(p.rounds, g.Round)
			}
		}
		for _, b := range s.Byes {
			if b.Player == seed {
				p.byes, p.score = p.byes+1, p.score+2
			}
		}
		if !slices.Contains(s.Gone, seed) {
			field = append(field, p)
		}
	}
	sort.SliceStable(field, func(i, j int) bool { return field[i].score > field[j].score })
	return field
}

// slowly pairs by trying all ways, byes from below.
func slowly(s tournament.Swiss) (tournament.Round, bool) {
	field := slowField(s)
	if len(field) < 2 {
		return tournament.Round{}, false
	}
	if len(field)%2 == 0 {
		pairs, ok := slowPairs(field)
		return tournament.Round{Pairs: pairs}, ok
	}
	for i := len(field) - 1; i >= 0; i-- {
		if field[i].byes > 0 {
			continue
		}
		if pairs, ok := slowPairs(append(slices.Clone(field[:i]), field[i+1:]...)); ok {
			return tournament.Round{Pairs: pairs, Bye: field[i].seed}, true
		}
	}
	return tournament.Round{}, false
}

func slowPairs(field []slow) ([]tournament.Pair, bool) {
	var best, bestPartners []int
	partner := make([]int, len(field))
	var try func(left []int)
	try = func(left []int) {
		if len(left) == 0 {
			cost := slowCost(field, partner)
			if c := slices.Compare(cost, best); best == nil || c < 0 || c == 0 && slices.Compare(partner, bestPartners) < 0 {
				best, bestPartners = cost, slices.Clone(partner)
			}
			return
		}
		for k := 1; k < len(left); k++ {
			i, j := left[0], left[k]
			if slices.Contains(field[i].met, field[j].seed) {
				continue
			}
			partner[i], partner[j] = j, i
			try(append(slices.Clone(left[1:k]), left[k+1:]...))
		}
	}
	all := make([]int, len(field))
	for i := range all {
		all[i] = i
	}
	try(all)
	if best == nil {
		return nil, false
	}
	var pairs []tournament.Pair
	for i, j := range bestPartners {
		if i < j {
			pair := tournament.Pair{White: field[j].seed, Black: field[i].seed}
			if slowColour(field[i], field[j], len(pairs)) == 'w' {
				pair = tournament.Pair{White: field[i].seed, Black: field[j].seed}
			}
			pairs = append(pairs, pair)
		}
	}
	return pairs, true
}

// slowCost lists how much the wishes (2) to (7) are broken.
func slowCost(field []slow, partner []int) []int {
	cost := make([]int, 6)
	for i, j := range partner {
		if i > j {
			continue
		}
		a, b := field[i], field[j]
		if a.score != b.score {
			cost[0]++
			cost[4] += j - i - 1
		} else {
			half, at := 0, 0
			for k, p := range field {
				if p.score == a.score {
					half++
				}
				if p.score == a.score && k >= i && k < j {
					at++
				}
			}
			cost[4] += max(at-half/2, half/2-at)
		}
		cost[1] += (a.score - b.score) * (a.score - b.score)
		first := slowColour(a, b, 0)
		for _, side := range []struct {
			p slow
			c byte
		}{{a, first}, {b, other(first)}} {
			cost[2] += slowTooMany(side.p, side.c)
			cost[3] += slowThird(side.p, side.c)
			if due := slowDue(side.p); due != 0 && due != side.c {
				cost[5]++
			}
		}
	}
	return cost
}

func other(c byte) byte {
	if c == 'w' {
		return 'b'
	}
	return 'w'
}

func (p slow) whites() (n int) {
	for _, r := range p.rounds {
		if p.colour[r] == 'w' {
			n++
		}
	}
	return n
}

func (p slow) more() int { return 2*p.whites() - len(p.rounds) } // whites less blacks

func slowTooMany(p slow, c byte) int {
	after := p.more() + 1
	if c == 'b' {
		after = p.more() - 1
	}
	if after > 2 || after < -2 {
		return 1
	}
	return 0
}

func slowThird(p slow, c byte) int {
	if n := len(p.rounds); n >= 2 && p.colour[p.rounds[n-1]] == c && p.colour[p.rounds[n-2]] == c {
		return 1
	}
	return 0
}

func slowDue(p slow) byte {
	switch {
	case p.more() > 0:
		return 'b'
	case p.more() < 0:
		return 'w'
	case len(p.rounds) > 0:
		return other(p.colour[p.rounds[len(p.rounds)-1]])
	}
	return 0
}

// slowColour is what the higher gets.
func slowColour(a, b slow, board int) byte {
	for _, wish := range []func(slow, byte) int{slowTooMany, slowThird} {
		w, bl := wish(a, 'w')+wish(b, 'b'), wish(a, 'b')+wish(b, 'w')
		if w != bl {
			if w < bl {
				return 'w'
			}
			return 'b'
		}
	}
	if a.more() != b.more() {
		if a.more() < b.more() {
			return 'w'
		}
		return 'b'
	}
	for round := 20; round > 0; round-- {
		x, y := a.colour[round], b.colour[round]
		if x != 0 && y != 0 && x != y {
			return y // who had black has white
		}
	}
	if n := len(a.rounds); n > 0 {
		return other(a.colour[a.rounds[n-1]])
	}
	if n := len(b.rounds); n > 0 {
		return b.colour[b.rounds[n-1]]
	}
	return "wb"[board%2]
}
