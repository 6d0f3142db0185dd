package index

import (
	"iter"
	"sort"
)

// Place is where a position was met: in a game, after so many turns of both sides, 0 before the first.
type Place struct {
	Game     Game
	Turn     int
	number   int // of the game
	position int
}

// At yields the places of a position, by its line.
func (x *Index) At(line string) iter.Seq[Place] {
	wanted := hashOf(line)
	return func(yield func(Place) bool) {
		from := sort.Search(x.positions, func(i int) bool { return x.hash(number(x.sortedRows, i)) >= wanted })
		for i := from; i < x.positions; i++ {
			p := number(x.sortedRows, i)
			if x.hash(p) != wanted || !yield(x.place(p)) {
				return
			}
		}
	}
}

// place tells the game that a position is of.
func (x *Index) place(position int) Place {
	n := sort.Search(x.games, func(i int) bool { return x.firstOf(i) > position }) - 1
	if n < 0 {
		return Place{position: position}
	}
	g := x.game(n)
	return Place{g, max(0, position-g.first-g.setups), n, position}
}

// Materials yields a place of each game and each stretch of it in which the units on the board were as is wanted: the first.
func (x *Index) Materials(wanted Wanted) iter.Seq[Place] {
	fits := x.materials(wanted)
	return func(yield func(Place) bool) {
		for i := range x.runs {
			if fits[number(x.runRows, 2*i+1)] && !yield(x.place(number(x.runRows, 2*i))) {
				return
			}
		}
	}
}

// materials says of each string that is a material whether it fits.
func (x *Index) materials(wanted Wanted) map[int]bool {
	fits := map[int]bool{}
	for i := range x.runs {
		n := number(x.runRows, 2*i+1)
		if _, asked := fits[n]; !asked {
			fits[n] = wanted(readMaterial(x.string(n)))
		}
	}
	return fits
}

// Start is a position that games begin from.
type Start struct {
	Preset string // of the first of them
	Games  int
	hash   uint64
}

// Starts returns the positions from which games begin, those of a preset if one is named, with the most games first.
func (x *Index) Starts(preset string) []Start {
	var all []Start
	at := map[uint64]int{}
	for i := range x.games {
		g := x.game(i)
		if preset != "" && g.Preset != preset {
			continue
		}
		h := x.hash(g.first)
		n, known := at[h]
		if !known {
			n = len(all)
			at[h], all = n, append(all, Start{Preset: g.Preset, hash: h})
		}
		all[n].Games++
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Games > all[j].Games })
	return all
}

// Faults yields the records that could not be replayed to their end, and why.
func (x *Index) Faults() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for i := range x.faults {
			if !yield(x.string(number(x.faultRows, 2*i)), x.string(number(x.faultRows, 2*i+1))) {
				return
			}
		}
	}
}
