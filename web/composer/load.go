package composer

import (
	"slices"

	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// Stock is what a page has in store for a link.
type Stock struct {
	Packed  string          // the preset that the link names, as package tree packs it; "" where the page has none
	Engines []loader.Engine // that the program has
	Known   []string        // the names of all presets that there are
}

// OpenLink begins the turn that a link's fragment tells of. The error is a clause, as Failure takes it.
func OpenLink(fragment string, has Stock) (*Composer, error) {
	s, err := ParseFragment(fragment)
	if err != nil {
		return nil, err
	}
	p, err := Load(s, has)
	if err != nil {
		return nil, err
	}
	return Open(p, s)
}

// Failure is the state of a page on which nothing could be opened, as a voice says it.
func Failure(err error, v diagram.Voice) State {
	why := phrase.New("composer-nothing-open")
	if err != nil {
		why = phrase.Said(err)
	}
	return State{Error: spoken(v, sentence(why)), Title: spoken(v, phrase.New("composer-compose"))}
}

// sentence makes a sentence of a clause; one that asks whether another word was meant ends as a question.
func sentence(clause phrase.Phrase) phrase.Phrase {
	if instead, ok := clause.Arg("instead").(phrase.Phrase); ok && instead.Key == "presets-did-you-mean" {
		return phrase.New("composer-question", "clause", clause)
	}
	return phrase.New("composer-sentence", "clause", clause)
}

// Load makes the preset that a link names, with its options. The error is a clause.
func Load(s Start, has Stock) (*loader.Preset, error) {
	settings, err := loader.ParseSettings(s.Options)
	switch {
	case err != nil:
		return nil, err
	case has.Packed == "" && slices.Contains(has.Known, s.Preset):
		return nil, phrase.Errorf("composer-no-rules", "preset", s.Preset)
	case has.Packed == "":
		return nil, loader.Unknown(s.Preset, has.Known)
	}
	hash, root, err := tree.Parse(has.Packed)
	if err != nil {
		return nil, err
	}
	return loader.Load(loader.File{Name: s.Preset + ".yaml", Root: root, Hash: hash}, has.Engines, settings)
}
