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
		spec.Start = r.drawnCosmic(f.node["setup"])
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

// drawnCosmic returns the line of the first position; its board is as large as the drawing, with holes where that has them.
func (r *loader) drawnCosmic(n *tree.Node) string {
	before := r.faults
	d := &drawing{r: r, letters: "*KRNP"}
	if !d.measure(n, cosmic.MostSide) {
		return ""
	}
	d.read(n)
	squares := d.files * d.ranks
	for _, p := range d.units {
		if p.letter == hole {
			squares--
		}
	}
	if squares < cosmic.FewestSquares || squares > cosmic.MostSquares {
		r.wrong(n.Place, phrase.New("presets-cosmic-squares", "n", squares, "fewest", cosmic.FewestSquares, "most", cosmic.MostSquares))
	}
	if r.faults == before {
		d.checkKings(n.Place)
	}
	return d.line() + " w"
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
			case p.code != code, p.letter == hole:
			case p.letter == 'K':
				kings++
			default:
				others++
			}
		}
		switch {
		case kings != 1:
			d.r.wrong(line, phrase.New("spec-kings", "side", side, "n", kings))
		case others == 0:
			d.r.wrong(line, phrase.New("presets-only-king", "side", side))
		}
	}
}
