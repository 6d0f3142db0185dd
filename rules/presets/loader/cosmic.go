package loader

import (
	"pbem/rules"
	"pbem/rules/cosmic"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// mostKingJumps is as many as a King could make in a turn.
const mostKingJumps = 16

func cosmicFields() []string { return []string{"king_jumps", "setup"} }

// readCosmic reads a game of Cosmic Chess.
func readCosmic(r *loader, n *tree.Node) func() (rules.Game, error) {
	f := r.preset(n, cosmicFields())
	spec := cosmic.Spec{KingJumps: f.whole("king_jumps", 0, mostKingJumps, 2)}
	if f.need("setup") {
		before := r.faults
		d := &drawing{r: r, files: 6, ranks: 6, letters: "KRNP"}
		d.read(f.node["setup"])
		if r.faults == before {
			d.checkKings(f.at("setup"))
		}
		spec.Start = d.line() + " w"
	}
	r.spec = spec
	return func() (rules.Game, error) {
		g, err := cosmic.New(spec)
		if err != nil {
			return nil, err
		}
		return g, nil
	}
}

// checkKings reports a side that does not begin with one King and something else: its game would be over, or about two.
func (d *drawing) checkKings(line tree.Place) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		code := byte(whiteCode)
		if side == rules.Black {
			code = blackCode
		}
		kings, others := 0, 0
		for _, p := range d.units {
			switch {
			case p.code != code:
			case p.letter == 'K':
				kings++
			default:
				others++
			}
		}
		switch {
		case kings != 1:
			d.r.wrong(line, phrase.New("presets-kings", "side", side, "n", kings))
		case others == 0:
			d.r.wrong(line, phrase.New("presets-only-king", "side", side))
		}
	}
}
