package presets

import (
	"slices"

	"gopkg.in/yaml.v3"

	"pbem/rules"
	"pbem/rules/phrase"
)

// engine is one line of the table of engines.
type engine struct {
	name   string
	page   string   // of docs/rules, where a preset names none
	fields []string // of a preset file, beside those that every preset has
	// read reads these fields, reports mistakes to the loader, and returns what makes the game if there are none.
	// Making it takes longer than reading. A field may hold what a player chose: a mistake in it is reported at the
	// field's line (fields.at), in a phrase that can follow `the option army of lifeform-open cannot be "kq": `.
	read func(*loader, *yaml.Node) (makeGame func() (rules.Game, error))
}

// engines is the table of every engine there is.
func engines() []engine {
	return []engine{
		{"amp", "chesimals", ampFields(), readAMP},
		{"lifeform", "lifeform", lifeformFields(), readLifeform},
		{"amoeba", "amoeba", amoebaFields(), readAmoeba},
		{"cosmic", "cosmic", cosmicFields(), readCosmic},
	}
}

// engine finds the engine that the file names.
func (r *loader) engine(root *yaml.Node) (engine, bool) {
	var names []string
	for _, e := range engines() {
		names = append(names, e.name)
	}
	for _, p := range r.pairs(root, thePreset()) {
		if p.name != "engine" {
			continue
		}
		if i := slices.Index(names, p.value.Value); i >= 0 {
			return engines()[i], true
		}
		r.wrong(p.value.Line, phrase.New("presets-unknown-engine", "name", phrase.Quote(p.value.Value, 0), "engines", anyOf(names)))
		return engine{}, false
	}
	r.wrong(root.Line, phrase.New("presets-no-engine", "engines", anyOf(names)))
	return engine{}, false
}
