package amp

import (
	"strings"
	"testing"

	"pbem/rules"
)

const (
	bent       = "K K~K"
	warExcl    = "W D"
	warIncl    = "W D W-D D-W"
	eleExcl    = "F A"
	eleIncl    = "F A F-A A-F"
	white      = rules.White
	black      = rules.Black
	startLarge = "16/1gGgEgG2bG2rG2pGpWpG1/1gEgCgE1bNbCbNrNrCrN1pWpCpW1/1gGgEgG1bGbGbGrGrGrG1pGpWpG1/16/16/16/16/" +
		"1yGyEyG1wGwGwGeGeGeG1oGoWoG1/1yEyCyE1wNwCwNeNeCeN1oWoCoW1/1yGyEyG2wG2eG2oGoWoG1/16 w"
	startStaggered = "16/6bP2rP6/1gPgEgP1bNbKbNrNrKrN1pPpWpP1/1gEgSgE1bPbPbPrPrPrP1pWpSpW1/1gPgEgP8pPpWpP1/16/16/" +
		"1yPyEyP8oPoWoP1/1yEySyE1wPwPwPePePeP1oWoSoW1/1yPyEyP1wNwKwNeNeKeN1oPoWoP1/6wP2eP6/16 w"
)

func setback(line string) string {
	return strings.TrimPrefix(strings.TrimSuffix(line, "/16 w"), "16/") + " w"
}

func setbackLarge() string {
	s := setback(startLarge)
	return strings.Replace(s, "16/16/16/16", "16/16/16/16/16/16", 1)
}

func small(quota int, hyper bool, start string, units ...Unit) Spec {
	return Spec{Files: 8, Ranks: 8, Units: units, Lead: rules.GroupLead, Start: start, Groups: []Group{
		{Code: 'w', Name: "white", Side: white, Quota: quota, Royal: true, Hyper: hyper},
		{Code: 'k', Name: "black", Side: black, Quota: quota, Royal: true, Hyper: hyper},
	}}
}

func chief(move string) Unit { return Unit{Letter: 'C', Name: "Chief", Move: move, Leader: true} }

func spec01() Spec {
	return small(6, false, "2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZwZ3/2wZwCwZ3 w", chief("K"),
		Unit{Letter: 'Z', Name: "wazir", Move: "W"}, Unit{Letter: 'F', Name: "ferz", Move: "F"})
}

func spec05(leader string) Spec {
	return small(5, false, "2kEkCkE3/2kE1kE3/8/8/8/8/2wW1wW3/2wWwCwW3 w", chief(leader),
		Unit{Letter: 'W', Name: "warmachine", Move: warExcl}, Unit{Letter: 'E', Name: "elephant", Move: eleExcl})
}

func spec075() Spec {
	return small(7, true, "2kGkCkG3/2kGkGkG3/3kG4/8/8/3wG4/2wGwGwG3/2wGwCwG3 w", chief("K"),
		Unit{Letter: 'G', Name: "guard", Move: "K"})
}

func spec10() Spec {
	s := small(9, false, "16/6kEkFkE7/6kFkCkF7/6kEkFkE7/16/16/16/16/6wZwWwZ7/6wWwCwW7/6wZwWwZ7/16 w", chief(bent),
		Unit{Letter: 'W', Name: "warmachine", Move: warExcl}, Unit{Letter: 'E', Name: "elephant", Move: eleExcl},
		Unit{Letter: 'Z', Name: "wazir", Move: "W"}, Unit{Letter: 'F', Name: "ferz", Move: "F"})
	s.Files, s.Ranks = 16, 12
	return s
}

func largeGroups() []Group {
	return []Group{
		{Code: 'y', Name: "yellow", Side: white}, {Code: 'w', Name: "white", Side: white},
		{Code: 'e', Name: "grey", Side: white}, {Code: 'o', Name: "orange", Side: white},
		{Code: 'g', Name: "green", Side: black}, {Code: 'b', Name: "blue", Side: black},
		{Code: 'r', Name: "red", Side: black}, {Code: 'p', Name: "purple", Side: black},
	}
}

func large(guard, war, ele string) Spec {
	groups := largeGroups()
	for i := range groups {
		groups[i].Quota = 9
		if i%4 == 1 || i%4 == 2 {
			groups[i].Quota, groups[i].Royal = 7, true
		}
	}
	return Spec{Files: 16, Ranks: 12, Lead: rules.GroupLead, Start: startLarge, Groups: groups, Units: []Unit{
		chief(bent), {Letter: 'N', Name: "knight", Move: "N"}, {Letter: 'W', Name: "warmachine", Move: war},
		{Letter: 'E', Name: "elephant", Move: ele}, {Letter: 'G', Name: "guard", Move: guard},
	}}
}

func specOne() Spec { return large("K", warExcl, eleExcl) }
func specTwo() Spec { return large("Q2", warIncl, eleIncl) }

func fusion(start string, own, conversion bool) Spec {
	return Spec{Files: 16, Ranks: 12, Lead: rules.UnitLead, Start: start, Groups: largeGroups(),
		OwnUnits: own, Conversion: conversion, Units: []Unit{
			{Letter: 'K', Name: "King", Move: bent, Leader: true, Royal: true, Quota: 7, Others: 6,
				Powers: []Power{{May: "KSNWEP"}}},
			{Letter: 'S', Name: "Prince", Move: bent, Leader: true, Quota: 9, Powers: []Power{
				{Mode: "ortho", May: "KSWP", As: map[byte]string{'P': "W"}},
				{Mode: "dia", May: "KSEP", As: map[byte]string{'P': "F"}}}},
			{Letter: 'N', Name: "knight", Move: "N"}, {Letter: 'W', Name: "warmachine", Move: warExcl},
			{Letter: 'E', Name: "elephant", Move: eleExcl}, {Letter: 'P', Name: "pawn", Move: "K"},
		}}
}

func fusionStart() string {
	return strings.NewReplacer("G", "P", "wC", "wK", "eC", "eK", "bC", "bK", "rC", "rK", "yC", "yS", "oC", "oS", "gC", "gS", "pC", "pS").Replace(startLarge)
}

func with(s Spec, change func(*Spec)) Spec {
	change(&s)
	return s
}

func ownChain(s *Spec) { s.Chain = ChainOwn }

func back(s *Spec) { s.Start = setbackLarge() }

func mustNew(t testing.TB, s Spec) *Game {
	t.Helper()
	g, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// specimen is a game with its counts of activations and of single perft for 1 and 2 from the start.
type specimen struct {
	name        string
	spec        Spec
	activations [2]uint64
	single      [2]uint64
}

func specimens() []specimen {
	return []specimen{
		{"chesimals-0.1", spec01(), [2]uint64{7, 57}, [2]uint64{7, 70}},
		{"chesimals-0.5", spec05(bent), [2]uint64{20, 372}, [2]uint64{20, 440}},
		{"chesimals-0.5 leader=linear", spec05("Q2"), [2]uint64{18, 306}, [2]uint64{18, 360}},
		{"chesimals-0.75", spec075(), [2]uint64{19, 423}, [2]uint64{19, 361}},
		{"chesimals-1.0", spec10(), [2]uint64{23, 597}, [2]uint64{23, 644}},
		{"chesimals-1", specOne(), [2]uint64{145, 4977}, [2]uint64{145, 21025}},
		{"chesimals-1 chain=own", with(specOne(), ownChain), [2]uint64{145, 4919}, [2]uint64{145, 21025}},
		{"chesimals-2", specTwo(), [2]uint64{191, 8604}, [2]uint64{191, 36481}},
		{"chesimals-2 setback=1", with(specTwo(), back), [2]uint64{146, 5112}, [2]uint64{146, 21316}},
		{"chesimals-2 chain=own", with(specTwo(), ownChain), [2]uint64{191, 8520}, [2]uint64{191, 36481}},
		{"fusion-1", fusion(fusionStart(), false, false), [2]uint64{217, 12731}, [2]uint64{217, 47089}},
		{"fusion-1 swapping=false", fusion(fusionStart(), true, false), [2]uint64{145, 4041}, [2]uint64{145, 21025}},
		{"fusion-1 conversion=true", fusion(fusionStart(), false, true), [2]uint64{217, 12731}, [2]uint64{217, 47089}},
		{"fusion-1-staggered", fusion(startStaggered, false, false), [2]uint64{224, 13422}, [2]uint64{224, 50176}},
		{"fusion-1-staggered swapping=false", fusion(startStaggered, true, false), [2]uint64{150, 4340}, [2]uint64{150, 22500}},
		{"fusion-1-staggered conversion=true", fusion(startStaggered, false, true), [2]uint64{224, 13422}, [2]uint64{224, 50176}},
		{"fusion-1-staggered swapping=false conversion=true", fusion(startStaggered, true, true), [2]uint64{150, 4340}, [2]uint64{150, 22500}},
	}
}
