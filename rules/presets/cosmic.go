package presets

import (
	"gopkg.in/yaml.v3"

	"pbem/rules"
	"pbem/rules/cosmic"
)

// mostKingJumps is as many as a King could make in a turn.
const mostKingJumps = 16

func cosmicFields() []string { return []string{"king_jumps", "setup"} }

// readCosmic reads a game of Cosmic Chess.
func readCosmic(r *reading, n *yaml.Node) func() (rules.Game, error) {
	f := r.open(n, "the preset", append(headFields(), cosmicFields()...)...)
	spec := cosmic.Spec{KingJumps: f.whole("king_jumps", 0, mostKingJumps, 2)}
	if f.need("setup") {
		d := &drawing{r: r, files: 6, ranks: 6, letters: "KRNP"}
		d.read(f.node["setup"])
		spec.Start = d.line() + " w"
		d.checkKings(f.at("setup"))
	}
	return func() (rules.Game, error) {
		g, err := cosmic.New(spec)
		if err != nil {
			return nil, err
		}
		return g, nil
	}
}

// checkKings reports a side that does not begin with one King and something else: its game would be over, or about two.
func (d *drawing) checkKings(line int) {
	kings, others := map[byte]int{}, map[byte]int{}
	for _, p := range d.units {
		if p.letter == 'K' {
			kings[p.code]++
		} else {
			others[p.code]++
		}
	}
	for _, side := range []struct {
		code byte
		name string
	}{{whiteCode, "White"}, {blackCode, "Black"}} {
		if kings[side.code] != 1 || others[side.code] == 0 {
			d.r.wrong(line, "%s has %d Kings and %d other units in the drawing; a side has one King, and at least one other unit",
				side.name, kings[side.code], others[side.code])
		}
	}
}
