package tournament

// RoundRobin returns the rounds of a tournament in which everybody meets everybody once, by the Berger tables of the FIDE Handbook
// (C.05, annex 1), n players from 2 on. With an odd number, whoever would play the player n+1 has no game in that round (CR-17).
func RoundRobin(n int) [][]Pair {
	even := n + n%2
	rounds := make([][]Pair, even-1)
	for r := range rounds {
		rounds[r] = bergerRound(even, r)
		if even != n {
			rounds[r] = rounds[r][1:]
		}
	}
	return rounds
}

// bergerRound is round r, from 0 on, for an even number of players. All but the last sit in a ring; the last plays somebody half a
// ring further on each time, in turns with either colour, and those who sit at the same distance from that one play each other.
func bergerRound(n, r int) []Pair {
	ring := n - 1
	at := r * (n / 2) % ring
	seed := func(place int) Seed { return Seed((place%ring+ring)%ring + 1) }
	pairs := []Pair{{seed(at), Seed(n)}}
	if r%2 == 1 {
		pairs[0] = Pair{Seed(n), seed(at)}
	}
	for k := 1; k < n/2; k++ {
		pairs = append(pairs, Pair{seed(at + k), seed(at - k)})
	}
	return pairs
}

// Double returns the rounds of a tournament in which everybody meets everybody with either colour: the table, and the table again
// with colours changed, in the same order (CR-17).
func Double(n int) [][]Pair {
	once := RoundRobin(n)
	both := once
	for _, round := range once {
		changed := make([]Pair, len(round))
		for i, p := range round {
			changed[i] = Pair{p.Black, p.White}
		}
		both = append(both, changed)
	}
	return both
}

// Sections returns who plays in which section of about five: ⌈n/5⌉ sections, filled in serpentine by seed (CR-18).
func Sections(n int) [][]Seed {
	k := (n + 4) / 5
	sections := make([][]Seed, k)
	for i := range n {
		at := i % k
		if i/k%2 == 1 {
			at = k - 1 - at
		}
		sections[at] = append(sections[at], Seed(i+1))
	}
	return sections
}
