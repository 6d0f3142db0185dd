package tournament_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator/tournament"
)

// TestBergerTables holds the tables to those that the FIDE Handbook prints (C.05, annex 1; CR-17).
func TestBergerTables(t *testing.T) {
	for n, table := range map[int]string{
		4: `1-4 2-3
4-3 1-2
2-4 3-1`,
		6: `1-6 2-5 3-4
6-4 5-3 1-2
2-6 3-1 4-5
6-5 1-4 2-3
3-6 4-2 5-1`,
		8: `1-8 2-7 3-6 4-5
8-5 6-4 7-3 1-2
2-8 3-1 4-7 5-6
8-6 7-5 1-4 2-3
3-8 4-2 5-1 6-7
8-7 1-6 2-5 3-4
4-8 5-3 6-2 7-1`,
		10: `1-10 2-9 3-8 4-7 5-6
10-6 7-5 8-4 9-3 1-2
2-10 3-1 4-9 5-8 6-7
10-7 8-6 9-5 1-4 2-3
3-10 4-2 5-1 6-9 7-8
10-8 9-7 1-6 2-5 3-4
4-10 5-3 6-2 7-1 8-9
10-9 1-8 2-7 3-6 4-5
5-10 6-4 7-3 8-2 9-1`,
		12: `1-12 2-11 3-10 4-9 5-8 6-7
12-7 8-6 9-5 10-4 11-3 1-2
2-12 3-1 4-11 5-10 6-9 7-8
12-8 9-7 10-6 11-5 1-4 2-3
3-12 4-2 5-1 6-11 7-10 8-9
12-9 10-8 11-7 1-6 2-5 3-4
4-12 5-3 6-2 7-1 8-11 9-10
12-10 11-9 1-8 2-7 3-6 4-5
5-12 6-4 7-3 8-2 9-1 10-11
12-11 1-10 2-9 3-8 4-7 5-6
6-12 7-5 8-4 9-3 10-2 11-1`,
		14: `1-14 2-13 3-12 4-11 5-10 6-9 7-8
14-8 9-7 10-6 11-5 12-4 13-3 1-2
2-14 3-1 4-13 5-12 6-11 7-10 8-9
14-9 10-8 11-7 12-6 13-5 1-4 2-3
3-14 4-2 5-1 6-13 7-12 8-11 9-10
14-10 11-9 12-8 13-7 1-6 2-5 3-4
4-14 5-3 6-2 7-1 8-13 9-12 10-11
14-11 12-10 13-9 1-8 2-7 3-6 4-5
5-14 6-4 7-3 8-2 9-1 10-13 11-12
14-12 13-11 1-10 2-9 3-8 4-7 5-6
6-14 7-5 8-4 9-3 10-2 11-1 12-13
14-13 1-12 2-11 3-10 4-9 5-8 6-7
7-14 8-6 9-5 10-4 11-3 12-2 13-1`,
		16: `1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9
16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2
2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10
16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3
3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11
16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4
4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12
16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5
5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13
16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6
6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14
16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7
7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15
16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8
8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1`,
	} {
		if got := printed(tournament.RoundRobin(n)); got != table {
			t.Errorf("%d players:\n%s\nwant:\n%s", n, got, table)
		}
		odd := regexp.MustCompile(fmt.Sprintf(`(?m)^(%d-\d+|\d+-%d) `, n, n)).ReplaceAllString(table, "") // who would play the last has no game
		if got := printed(tournament.RoundRobin(n - 1)); got != odd {
			t.Errorf("%d players:\n%s\nwant:\n%s", n-1, got, odd)
		}
	}
}

func printed(rounds [][]tournament.Pair) string {
	var lines []string
	for _, round := range rounds {
		var pairs []string
		for _, p := range round {
			pairs = append(pairs, fmt.Sprintf("%d-%d", p.White, p.Black))
		}
		lines = append(lines, strings.Join(pairs, " "))
	}
	return strings.Join(lines, "\n")
}

// TestEverybodyMeets: each once, each round at most one game, colours as even as can be.
func TestEverybodyMeets(t *testing.T) {
	for n := 2; n <= 16; n++ {
		met, white := map[tournament.Pair]int{}, map[tournament.Seed]int{}
		for r, round := range tournament.RoundRobin(n) {
			busy := map[tournament.Seed]bool{}
			for _, p := range round {
				if busy[p.White] || busy[p.Black] || p.White > tournament.Seed(n) || p.Black > tournament.Seed(n) {
					t.Fatalf("%d players, round %d: %v", n, r+1, round)
				}
				busy[p.White], busy[p.Black] = true, true
				met[tournament.Pair{White: min(p.White, p.Black), Black: max(p.White, p.Black)}]++
				white[p.White]++
			}
		}
		if len(met) != n*(n-1)/2 {
			t.Errorf("%d players: %d pairs have met", n, len(met))
		}
		for seed := range white {
			if games, w := n-1, white[seed]; 2*w < games-1 || 2*w > games+1 {
				t.Errorf("%d players: %d has white %d times of %d", n, seed, w, games)
			}
		}
	}
}

func TestDoubleChangesColours(t *testing.T) {
	for n := 2; n <= 9; n++ {
		rounds := tournament.Double(n)
		half := len(rounds) / 2
		for r := range half {
			for i, p := range rounds[r] {
				if want := (tournament.Pair{White: p.Black, Black: p.White}); rounds[half+r][i] != want {
					t.Errorf("%d players, round %d: %v, want %v", n, half+r+1, rounds[half+r][i], want)
				}
			}
		}
	}
}

// TestSections: ⌈n/5⌉ of them, in serpentine (CR-18).
func TestSections(t *testing.T) {
	for n, want := range map[int][][]tournament.Seed{
		3:  {{1, 2, 3}},
		5:  {{1, 2, 3, 4, 5}},
		6:  {{1, 4, 5}, {2, 3, 6}},
		12: {{1, 6, 7, 12}, {2, 5, 8, 11}, {3, 4, 9, 10}},
	} {
		if got := tournament.Sections(n); !reflect.DeepEqual(got, want) {
			t.Errorf("%d players: %v, want %v", n, got, want)
		}
	}
}

// played plays rounds of a Swiss with random results, forfeits and drop-outs, and gives each position before a round and the round to
// be looked at.
func played(r *rand.Rand, players, rounds int, look func(s tournament.Swiss, round tournament.Round, ok bool)) {
	s := tournament.Swiss{Players: players}
	for n := 1; n <= rounds; n++ {
		round, ok := s.Pair()
		look(s, round, ok)
		if !ok {
			return
		}
		for _, p := range round.Pairs {
			got := tournament.Points(r.IntN(3))
			s.Games = append(s.Games, tournament.Game{
				Round: n, Pair: p, Over: true, WhiteGot: got, BlackGot: tournament.ByePoints - got, Forfeit: r.IntN(20) == 0,
			})
		}
		if round.Bye != 0 {
			s.Byes = append(s.Byes, tournament.Bye{Round: n, Player: round.Bye})
		}
		if r.IntN(8) == 0 {
			s.Gone = append(s.Gone, tournament.Seed(1+r.IntN(players)))
		}
	}
}

// TestSwissAgreesWithAllWays holds pairs to a slow reading of CR-11 to CR-13, which tries all ways to pair up to eight players and
// compares them wish by wish (CR-11, CR-12, CR-13).
func TestSwissAgreesWithAllWays(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 23))
	for range 400 {
		players := 3 + r.IntN(6)
		played(r, players, 2+r.IntN(5), func(s tournament.Swiss, got tournament.Round, ok bool) {
			want, possible := slowly(s)
			if ok != possible {
				t.Fatalf("after %+v it can be paired: %v, the answer is %v", s, possible, ok)
			}
			if ok && !reflect.DeepEqual(got, want) {
				t.Fatalf("after %+v\nthe pairs are %v\nbut should be %v", s, got, want)
			}
		})
	}
}

// TestSwissNeverTwice: nobody meets anybody twice, everybody has a game or one bye, nobody who has gone is paired (CR-11).
func TestSwissNeverTwice(t *testing.T) {
	r := rand.New(rand.NewPCG(200, 9))
	for _, players := range []int{15, 40, 101} {
		met, byes := map[[2]tournament.Seed]bool{}, map[tournament.Seed]bool{}
		played(r, players, 7, func(s tournament.Swiss, round tournament.Round, ok bool) {
			if !ok {
				t.Fatalf("%d players, after %d byes: no pairs", players, len(s.Byes))
			}
			busy := map[tournament.Seed]bool{round.Bye: true}
			if round.Bye == 0 {
				clear(busy)
			} else if byes[round.Bye] {
				t.Errorf("%d has a second bye", round.Bye)
			}
			byes[round.Bye] = true
			for _, p := range round.Pairs {
				pair := [2]tournament.Seed{min(p.White, p.Black), max(p.White, p.Black)}
				if met[pair] || busy[p.White] || busy[p.Black] {
					t.Errorf("%v meet again, or play twice", p)
				}
				met[pair], busy[p.White], busy[p.Black] = true, true, true
			}
			for seed := tournament.Seed(1); int(seed) <= players; seed++ {
				if gone := slices.Contains(s.Gone, seed); gone == busy[seed] {
					t.Errorf("%d has gone: %v, and is paired: %v", seed, gone, busy[seed])
				}
			}
		})
	}
}

// TestSwissFirstRound: top half against bottom half, the odd boards' higher player with white, the last with the bye (CR-11, CR-12).
func TestSwissFirstRound(t *testing.T) {
	round, ok := tournament.Swiss{Players: 7}.Pair()
	want := tournament.Round{Pairs: []tournament.Pair{{White: 1, Black: 4}, {White: 5, Black: 2}, {White: 3, Black: 6}}, Bye: 7}
	if !ok || !reflect.DeepEqual(round, want) {
		t.Errorf("%v, want %v", round, want)
	}
	if _, ok := (tournament.Swiss{Players: 2, Games: []tournament.Game{{Round: 1, Pair: tournament.Pair{White: 1, Black: 2}}}}).Pair(); ok {
		t.Error("two who have met were paired again")
	}
	if _, ok := (tournament.Swiss{Players: 1}).Pair(); ok {
		t.Error("one alone was paired")
	}
}

func BenchmarkSwiss(b *testing.B) {
	for _, players := range []int{50, 200} {
		r := rand.New(rand.NewPCG(1, 1))
		var late tournament.Swiss
		played(r, players, 6, func(s tournament.Swiss, _ tournament.Round, _ bool) { late = s })
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			for b.Loop() {
				late.Pair()
			}
		})
	}
}
