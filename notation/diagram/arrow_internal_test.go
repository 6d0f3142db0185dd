package diagram

import (
	"slices"
	"testing"

	"pbem/rules"
)

// TestLegs: every activation has a number, a jump has one of its own, and a path that was written out has one in all.
func TestLegs(t *testing.T) {
	t.Parallel()
	at := func(file, rank int16) rules.Square { return rules.Square{File: file, Rank: rank} }
	chain := rules.Action{How: rules.Capture, From: at(0, 1), Via: []rules.Square{at(2, 3), at(4, 1)}, To: at(6, 3)}
	moved := rules.Action{How: rules.Move, From: at(1, 1), To: at(1, 2)}
	inPlace := rules.Action{How: rules.Convert, From: at(5, 5), To: at(5, 5)}
	for name, c := range map[string]struct {
		jumps   bool
		actions []rules.Action
		want    []int
		numbers int
	}{
		"nothing":      {},
		"activations":  {false, []rules.Action{moved, inPlace, moved}, []int{1, 2, 3}, 3},
		"jumps":        {true, []rules.Action{chain}, []int{1, 2, 3}, 3},
		"a path":       {false, []rules.Action{chain, moved}, []int{1, 0, 0, 2}, 2},
		"jumps, moved": {true, []rules.Action{chain, moved}, []int{1, 2, 3, 4}, 4},
		"a set-up":     {false, []rules.Action{{How: rules.Place, From: at(1, 1), To: at(1, 1)}}, nil, 0},
	} {
		d := Drawing{jumps: c.jumps, last: rules.Turn{Actions: c.actions}}
		legs, numbers := d.legs()
		var got []int
		for _, l := range legs {
			got = append(got, l.number)
		}
		if !slices.Equal(got, c.want) || numbers != c.numbers {
			t.Errorf("%s: %v of %d, want %v of %d", name, got, numbers, c.want, c.numbers)
		}
	}
}

// TestLegOffTheBoard: a unit that leaves the board goes towards what it took.
func TestLegOffTheBoard(t *testing.T) {
	t.Parallel()
	king := rules.Square{File: 5, Rank: 6}
	off := rules.Action{How: rules.Capture, From: rules.Square{File: 5, Rank: 5}, To: rules.Off()}
	d := Drawing{jumps: true, last: rules.Turn{Actions: []rules.Action{off}}, lost: []loss{{at: rules.Square{File: 1, Rank: 1}}, {at: king}}}
	if legs, _ := d.legs(); len(legs) != 1 || legs[0].to != king {
		t.Errorf("%+v", legs)
	}
}

// TestArrowHeadsLieOverUnits: arrows, badges and numbers are put after all units and before nothing.
func TestArrowHeadsLieOverUnits(t *testing.T) {
	t.Parallel()
	square := rules.Square{Rank: 1}
	d := Drawing{files: 2, ranks: 1, step: 1, corner: square, cells: []cell{{mark: left}, {unit: 'P', mark: arrived}}}
	d.last = rules.Turn{Actions: []rules.Action{{How: rules.Move, From: square, To: rules.Square{File: 1, Rank: 1}}}}
	p := figure(&d)
	p.board(d.all())
	units := len(p.imprints)
	if (arrowPainter{p}).arrows(); len(p.imprints) != units+1 || p.imprints[units].name != "pb-a40.0.8.14" {
		t.Errorf("over the units lies %+v", p.imprints[units:])
	}
}

// TestHeading: words above a picture make room for themselves, are broken where they are too long, and end somewhere.
func TestHeading(t *testing.T) {
	t.Parallel()
	d := Drawing{files: 6, ranks: 1, step: 1, corner: rules.Square{Rank: 1}, cells: make([]cell, 6)}
	long := "Turn 12, White: Gh4xj6, Nf3-e5, Nh3-i5, Gg2-i4, Gf4-h6, Gg4-g6, Gh4xj6, Nf3-e5, Nh3-i5"
	for _, c := range []struct {
		words []string
		want  int
	}{{nil, 0}, {[]string{"Ada, Bo"}, 1}, {[]string{"Ada, Bo", long}, 3}, {[]string{"", "  "}, 0}, {[]string{"x" + string(make([]byte, 400))}, 1}} {
		headed := d.Headed(c.words...)
		if len(headed.heading) != c.want || headed.picture().height != d.picture().height+c.want*headLine {
			t.Errorf("%q: %q", c.words, headed.heading)
		}
		p := newPainter(&headed, plainLetters, latinLetters, otherLetters)
		for _, line := range headed.heading {
			if p.extent(line) > float32(p.picture.width-edge) {
				t.Errorf("%q is too wide", line)
			}
		}
	}
	film := Film([]Drawing{d, d.Headed("Ada", "Bo")})
	if film[0].Bounds().Dy() != d.picture().height+2*headLine {
		t.Errorf("the first frame is %v", film[0].Bounds())
	}
}
