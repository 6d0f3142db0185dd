package tournament_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pbem/adjudicator/tournament"
)

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
