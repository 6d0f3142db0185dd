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
	setups := []string{"orthodox", "open", "secret"}
	spec := lifeform.Spec{
		Setup:  lifeform.Setup(slices.Index(setups, f.oneOf("setup", setups...))),
		Armies: r.armies(f),
		Truce:  f.whole("truce", 0, lifeform.MostTruce, 0),
	}
	standard := [2]lifeform.Army{lifeform.StandardArmy(), lifeform.StandardArmy()}
	if spec.Setup == lifeform.Orthodox && spec.Armies != standard {
		r.wrong(f.at("army"), phrase.New("presets-orthodox-army"))
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
