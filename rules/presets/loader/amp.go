package loader

import (
	"strings"

	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/board"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

func ampFields() []string {
	return []string{"board", "lead", "chain", "touch", "amps_per_turn", "swapping", "conversion", "setback", "wins", "no_move", "turn_limit", "units", "amps", "setup"}
}

// readAMP reads a game of the AMP engine.
func readAMP(r *loader, n *tree.Node) func() (rules.Game, error) {
	a := &ampReader{r: r, f: r.preset(n, ampFields())}
	a.read()
	r.spec = a.spec
	return func() (rules.Game, error) {
		g, err := amp.New(a.spec)
		if err != nil {
			return nil, err
		}
		return g, nil
	}
}

// ampReader reads the fields of the AMP engine into a Spec.
type ampReader struct {
	r     *loader
	f     fields
	spec  amp.Spec
	kinds []pair   // the fields of "units"
	units []placed // what the drawing shows, in its order
	wins  places   // where the ways to win stand, as in Spec.Wins
}

func (a *ampReader) read() {
	f := a.f
	f.need("board")
	f.need("units")
	f.need("amps")
	f.need("setup")
	a.readBoard()
	a.readTurns()
	a.readUnits()
	promotionReader{a}.checkPromotions()
	a.readAMPs()
	a.checkWords()
	winsReader{a}.readEnds()
	a.readSetup()
}

func (a *ampReader) readBoard() {
	size := a.f.shaped("board", isBoardSize, phrase.New("presets-form-board"))
	if size == "" {
		return
	}
	before, after, _ := strings.Cut(size, "x")
	files, _ := rules.ParseNumber(before)
	ranks, _ := rules.ParseNumber(after)
	if z := (board.Size{Files: files, Ranks: ranks}); !z.Fits() {
		a.r.wrong(a.f.at("board"), phrase.New("presets-board-size",
			"files", files, "ranks", ranks, "most-files", board.MaxFiles, "most-ranks", board.MaxRanks, "most", board.Squares))
		return
	}
	a.spec.Files, a.spec.Ranks = files, ranks
}

// readTurns reads what a turn is: who leads it, and whom that one may activate.
func (a *ampReader) readTurns() {
	f := a.f
	a.spec.Lead = rules.GroupLead
	if f.oneOf("lead", "amp", "leader") == "leader" {
		a.spec.Lead = rules.UnitLead
	}
	a.readChain()
	a.readPerTurn()
	a.spec.OwnUnits = f.oneOf("swapping", "true", "false") == "false"
	a.spec.Conversion = f.flag("conversion")
	if a.spec.Lead == rules.UnitLead {
		return
	}
	for _, name := range []string{"swapping", "conversion"} {
		if f.has(name) {
			a.r.wrong(f.at(name), phrase.New("presets-only-for-leaders", "field", name))
		}
	}
}

// unit returns the kind with the letter, if there is one.
func (a *ampReader) unit(letter byte) (amp.Unit, bool) {
	for _, u := range a.spec.Units {
		if u.Letter == letter {
			return u, true
		}
	}
	return amp.Unit{}, false
}

// group returns the AMP with the code, if there is one.
func (a *ampReader) group(code byte) (amp.Group, bool) {
	for _, g := range a.spec.Groups {
		if g.Code == code {
			return g, true
		}
	}
	return amp.Group{}, false
}

// The parts of a preset that have readers of their own.
type (
	winsReader      struct{ *ampReader } // how a game ends, and what is worth how much
	promotionReader struct{ *ampReader } // what becomes what, and where
)

// readChain reads what connects units to a leader: who carries the chain, and how units touch (CH-4).
func (a *ampReader) readChain() {
	switch a.f.oneOf("chain", "friendly", "own", "none") {
	case "own":
		a.spec.Chain = amp.ChainOwn
	case "none":
		a.spec.Chain = amp.ChainNone
	}
	text := a.f.text("touch", 80)
	if text == "" {
		return
	}
	if _, err := board.ParseTouch(text); err != nil {
		a.r.wrong(a.f.at("touch"), phrase.New("presets-bad-touch", "why", err))
		return
	}
	a.spec.Touch = text
}

// readPerTurn reads how many AMPs may act in a turn: a number, or all.
func (a *ampReader) readPerTurn() {
	const field = "amps_per_turn"
	switch n := a.f.node[field]; {
	case n == nil:
	case a.spec.Lead == rules.UnitLead:
		a.r.wrong(a.f.at(field), phrase.New("presets-per-turn-of-leaders", "field", field))
	case n.Scalar() && n.Value == "all":
		a.spec.PerTurn = amp.AllAMPs
	default:
		v, ok := rules.ParseNumber(n.Value)
		if n.Kind != tree.Whole || !ok || v < 1 || v > mostAMPs {
			a.r.wrong(n.Place, phrase.New("presets-per-turn", "field", field, "most", mostAMPs))
			return
		}
		a.spec.PerTurn = v
	}
}

// warnPerTurn warns of more AMPs in a turn than either side has.
func (a *ampReader) warnPerTurn() {
	sides := [2]int{}
	for _, g := range a.spec.Groups {
		sides[g.Side&1]++
	}
	if n := a.spec.PerTurn; n > max(sides[0], sides[1]) && n != amp.AllAMPs {
		a.r.warn(Mistake{a.f.at("amps_per_turn"), phrase.New("presets-per-turn-out-of-reach", "n", n, "most", max(sides[0], sides[1]))})
	}
}

// readRoyal reads whether leaders are royal, and whether the first of them decides: true, false or first.
func readRoyal(f fields) (royal, first bool) {
	if !f.has("royal") {
		return false, false
	}
	said := f.oneOf("royal", "true", "false", "first")
	return said != "false", said == "first"
}
