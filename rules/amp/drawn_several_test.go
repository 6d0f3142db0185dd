package amp

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pbem/rules"
)

// crowdKinds are the kinds of units of a drawn game: two are leaders, and the pawn may become a deputy.
func crowdKinds() ([]Unit, map[byte]string) {
	return []Unit{
		{Letter: 'C', Name: "chief", Move: "K", Leader: true}, {Letter: 'D', Name: "deputy", Move: "F", Leader: true},
		{Letter: 'N', Name: "knight", Move: "N"}, {Letter: 'W', Name: "warmachine", Move: "W D"}, {Letter: 'P', Name: "pawn", Move: "W"},
	}, map[byte]string{'C': "king", 'D': "ferz", 'N': "knight", 'W': "warmachine", 'P': "wazir"}
}

// crowdAMPs draws the AMPs of either side.
func crowdAMPs(dice *rand.Rand, spec *Spec, slow *slowGame) {
	names := map[byte]string{'a': "amber", 'b': "beige", 'c': "coral", 'x': "xanthic", 'y': "yellow", 'z': "zinc"}
	slow.names, slow.quota, slow.royalCodes = names, map[byte]int{}, ""
	slow.white = "abc"[:1+dice.IntN(3)]
	for _, codes := range []string{slow.white, "xyz"[:1+dice.IntN(3)]} {
		for i, code := range []byte(codes) {
			gr := Group{Code: code, Name: names[code], Side: white, Quota: 1 + dice.IntN(3), Hyper: dice.IntN(3) == 0}
			if code >= 'x' {
				gr.Side = black
			}
			gr.Royal = i == 0 || dice.IntN(3) == 0
			gr.First = gr.Royal && dice.IntN(2) == 0
			slow.quota[code] = gr.Quota
			if gr.Royal {
				slow.royalCodes += string(code)
			}
			if gr.First {
				slow.first += string(code)
			}
			if gr.Hyper {
				slow.hypers += string(code)
			}
			spec.Groups = append(spec.Groups, gr)
		}
	}
}

// crowdRules draws how units are linked, how many AMPs act in a turn, and what becomes of pawns.
func crowdRules(dice *rand.Rand, spec *Spec, slow *slowGame) {
	touches := map[string][][2]int{"": nil, "W F": nil, "W": {{0, 1}}, "F": {{1, 1}}, "N": {{1, 2}}, "W F D A": {{0, 1}, {1, 1}, {0, 2}, {2, 2}},
		"K": {{0, 1}, {1, 1}}, "WD": {{0, 1}, {0, 2}}, "(0,4) F": {{0, 4}, {1, 1}}}
	spec.Touch = pick(dice, slices.Sorted(maps.Keys(touches))...)
	slow.touch = touches[spec.Touch]
	spec.Chain = ChainStyle(dice.IntN(3))
	slow.chainOwn, slow.chainNone = spec.Chain == ChainOwn, spec.Chain == ChainNone
	spec.PerTurn = []int{0, 1, 2, 2, 3, AllAMPs}[dice.IntN(6)]
	slow.perTurn = spec.PerTurn
	if dice.IntN(2) == 0 {
		slow.must = dice.IntN(2) == 0
		slow.promotes = map[byte]string{'P': "ND"}
		spec.Units[4].Promotes = &Promotion{Into: "ND", Zone: Zone{Last: true}, Must: slow.must}
	}
}

// drawnCrowd draws a game of the engine, for both engines.
func drawnCrowd(t *testing.T, dice *rand.Rand) (*Game, *slowGame) {
	t.Helper()
	slow := &slowGame{files: 4 + dice.IntN(5), ranks: []int{5, 6, 8, 14}[dice.IntN(4)]}
	spec := Spec{Files: slow.files, Ranks: slow.ranks, Lead: rules.GroupLead}
	spec.Units, slow.moves = crowdKinds()
	slow.deputies, slow.began = "D", map[byte]int{}
	crowdAMPs(dice, &spec, slow)
	crowdRules(dice, &spec, slow)
	b := slowBoard{}
	for _, gr := range spec.Groups {
		leaders := 1 + dice.IntN(3)
		slow.began[gr.Code] = leaders
		for i := range leaders + dice.IntN(3) {
			letter := "NWP"[dice.IntN(3)]
			if i < leaders {
				letter = "CD"[dice.IntN(2)]
			}
			at := place{dice.IntN(slow.files), 1 + dice.IntN(slow.ranks)}
			for b[at] != (man{}) {
				at = place{dice.IntN(slow.files), 1 + dice.IntN(slow.ranks)}
			}
			b[at] = man{gr.Code, letter}
		}
	}
	spec.Start = slow.line(b, true)
	return mustNew(t, spec), slow
}

// crowded draws a position: the set-up, some of it gone, some of it elsewhere, all near each other.
func crowded(dice *rand.Rand, g *Game, slow *slowGame) string {
	b := slowBoard{}
	start, _ := slow.read(g.start.String())
	for _, at := range sorted(start) {
		if dice.IntN(8) == 0 {
			continue
		}
		to := place{dice.IntN(min(slow.files, 6)), slow.ranks - dice.IntN(5)}
		b[to] = start[at]
	}
	return slow.line(b, dice.IntN(2) == 0)
}
