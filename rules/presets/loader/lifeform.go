package loader

import (
	"slices"

	"pbem/rules"
	"pbem/rules/lifeform"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

func lifeformFields() []string { return []string{"setup", "army", "truce"} }

// readLifeform reads a game of Lifeform Chess.
func readLifeform(r *loader, n *tree.Node) func() (rules.Game, error) {
	f := r.preset(n, lifeformFields())
	spec := lifeform.Spec{
		Armies: r.armies(f),
		Truce:  f.whole("truce", 0, lifeform.MostTruce, 0),
	}
	if n := f.node["setup"]; n != nil && n.Kind == tree.Drawing {
		spec.Array = r.array(n)
	} else {
		spec.Setup = f.lifeformSetup()
	}
	standard := [2]lifeform.Army{lifeform.StandardArmy(), lifeform.StandardArmy()}
	if spec.Setup == lifeform.Orthodox && spec.Armies != standard {
		r.wrong(f.at("army"), phrase.New("presets-own-army"))
	}
	r.spec = spec
	return func() (rules.Game, error) {
		g, err := lifeform.New(spec)
		if err != nil {
			return nil, err
		}
		return g, nil
	}
}

// lifeformSetup is how a game without an array of its own begins.
func (f fields) lifeformSetup() lifeform.Setup {
	words := []string{"orthodox", "open", "secret"}
	n := f.node["setup"]
	if n == nil {
		return lifeform.Orthodox
	}
	i := slices.Index(words, n.Value)
	if !n.Scalar() || i < 0 {
		f.r.wrong(n.Place, phrase.New("presets-lifeform-setup", "words", anyOf(words)))
		return lifeform.Orthodox
	}
	return lifeform.Setup(i)
}

// array reads the drawing of an array of the preset's own, and returns its line.
func (r *loader) array(n *tree.Node) string {
	before := r.faults
	d := &drawing{r: r, files: 8, ranks: 8, letters: "KQBNRP"}
	d.read(n)
	if r.faults > before {
		return ""
	}
	var units []rules.Placement
	at := map[rules.Square]tree.Place{}
	for _, p := range d.units {
		side := rules.White
		if p.code == blackCode {
			side = rules.Black
		}
		units = append(units, rules.Placement{At: p.at, Unit: p.letter, Side: side})
		at[p.at] = p.line
	}
	for _, fault := range lifeform.ArrayFaults(units) {
		place, ok := at[fault.At]
		if !ok {
			place = n.Place
		}
		r.wrong(place, fault.Why)
	}
	return d.line() + " w"
}

// armies reads the sides' armies (LF-11); that of chess for both, if the field is absent or wrong.
func (r *loader) armies(f fields) [2]lifeform.Army {
	standard := lifeform.StandardArmy()
	text := f.text("army", 60)
	if text == "" {
		return [2]lifeform.Army{standard, standard}
	}
	armies, err := lifeform.ParseArmies(text)
	if err != nil {
		r.wrong(f.at("army"), phrase.Of(err))
		return [2]lifeform.Army{standard, standard}
	}
	return armies
}
