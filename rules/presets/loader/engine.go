package loader

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// Engine is what the loader knows of an engine. A program that plays all games has the table of all ([Engines]); one for browsers has
// one, and so does not hold the others.
type Engine struct {
	name   string
	page   string   // of docs/rules, where a preset names none
	fields []string // of a preset file, beside those that every preset has
	// read reads these fields, reports mistakes to the loader, and returns what makes the game if there are none.
	// Making it takes longer than reading. A field may hold what a player chose: a mistake in it is reported at the
	// field's line (fields.at), in a phrase that can follow `the option army of lifeform-open cannot be "kq": `.
	read func(*loader, *tree.Node) (makeGame func() (rules.Game, error))
}

// Name is what preset files call the engine.
func (e Engine) Name() string { return e.name }

// Fields lists all fields that a preset file of the engine may have.
func (e Engine) Fields() []string { return slices.Concat(headFields(), e.fields, []string{"extends"}) }

// Engines is the table of every engine there is.
func Engines() []Engine {
	return []Engine{
		AMP(),
		Lifeform(),
		Amoeba(),
		Cosmic(),
	}
}

// AMP is the engine of all Chesimals and Fusion.
func AMP() Engine { return Engine{"amp", "chesimals", ampFields(), readAMP} }

// Lifeform is that of Lifeform Chess.
func Lifeform() Engine { return Engine{"lifeform", "lifeform", lifeformFields(), readLifeform} }

// Amoeba is that of Amoeba Chess.
func Amoeba() Engine { return Engine{"amoeba", "amoeba", amoebaFields(), readAmoeba} }

// Cosmic is that of Cosmic Chess.
func Cosmic() Engine { return Engine{"cosmic", "cosmic", cosmicFields(), readCosmic} }

// mendEngine tells of a misspelt "engine", without which nothing else could be told.
func (r *loader) mendEngine(root *tree.Node, engines []Engine) {
	if hasField(root, "engine") {
		return
	}
	known := headFields()
	for _, e := range engines {
		known = append(known, e.fields...)
	}
	for i, p := range r.pairs(root, thePreset()) {
		if i == mostFound { // nobody writes so many
			return
		}
		if !slices.Contains(known, p.name) && meant(root, p.name, known) == "engine" {
			r.wrong(p.line, phrase.New("presets-unknown-field", "field", phrase.Quote(p.name, 0), "of", thePreset(), "instead", ofFields(p.name, known)))
			rename(root, p.name, "engine")
			return
		}
	}
}

// likely is the engine whose fields the file has, whatever it says: what is wrong with them is told, too. There is none if two would do,
// or where only one is known, for the file may well be another's.
func likely(root *tree.Node, engines []Engine) (Engine, bool) {
	if len(engines) == 1 {
		return Engine{}, false
	}
	var best Engine
	most, sure := 0, false
	for _, e := range engines {
		n := 0
		for _, name := range e.fields {
			if hasField(root, name) {
				n++
			}
		}
		if n >= most {
			best, most, sure = e, n, n > most
		}
	}
	return best, sure
}

// engine finds the engine that the file names.
func (r *loader) engine(root *tree.Node, engines []Engine) (Engine, bool) {
	var names []string
	for _, e := range engines {
		names = append(names, e.name)
	}
	r.mendEngine(root, engines)
	for _, p := range r.pairs(root, thePreset()) {
		if p.name != "engine" {
			continue
		}
		if i := slices.Index(names, p.value.Value); i >= 0 {
			return engines[i], true
		}
		r.wrong(p.value.Place, phrase.New("presets-unknown-engine", "name", phrase.Quote(p.value.Value, 0), "engines", anyOf(names)))
		return likely(root, engines)
	}
	r.wrong(root.Place, phrase.New("presets-no-engine", "engines", anyOf(names)))
	return likely(root, engines)
}
