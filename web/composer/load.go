package composer

import (
	"errors"

	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// OpenLink begins the turn that a link's fragment tells of; yaml is a host's own preset file, or "". The error
// is a clause, as Failure takes it.
func OpenLink(fragment, yaml string) (*Composer, error) {
	s, err := ParseFragment(fragment)
	if err != nil {
		return nil, err
	}
	p, err := Load(s, yaml)
	if err != nil {
		return nil, err
	}
	return Open(p, s)
}

// Failure is the state of a page on which nothing could be opened, as a voice says it.
func Failure(err error, v diagram.Voice) State {
	why := phrase.New("composer-nothing-open")
	if err != nil {
		why = clause(err)
	}
	return State{Error: spoken(v, sentence(why)), Title: spoken(v, phrase.New("composer-compose"))}
}

// clause is what an error says.
func clause(err error) phrase.Phrase {
	var spoken phrase.Phraser
	if errors.As(err, &spoken) {
		return spoken.Phrase()
	}
	return phrase.Of(err.Error())
}

// sentence makes a sentence of a clause; one that asks whether another word was meant ends as a question.
func sentence(clause phrase.Phrase) phrase.Phrase {
	if instead, ok := clause.Arg("instead").(phrase.Phrase); ok && instead.Key == "presets-did-you-mean" {
		return phrase.New("composer-question", "clause", clause)
	}
	return phrase.New("composer-sentence", "clause", clause)
}

// Load finds the preset that a link names, with its options: a built-in one or, if its text is given, a host's own. The
// error is a clause.
func Load(s Start, yaml string) (*presets.Preset, error) {
	settings, err := presets.ParseSettings(s.Options)
	if err != nil {
		return nil, err
	}
	if yaml != "" {
		return presets.Parse(s.Preset+".yaml", []byte(yaml), settings)
	}
	return presets.Builtin(s.Preset, settings)
}

// AppendPresets writes the built-in presets with their own options as JSON, for a page on which to choose one. Their
// phrases are written as in [State.AppendJSON].
func AppendPresets(b []byte) []byte {
	b = append(b, '[')
	for i, summary := range presets.Names() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"name":`, summary.Name)
		b = appendText(b, `,"title":`, summary.Title)
		b = appendText(b, `,"about":`, summary.About)
		b = appendOptions(append(b, `,"options":[`...), summary.Name)
		b = append(b, "]}"...)
	}
	return append(b, ']')
}

// appendOptions writes the options of a preset.
func appendOptions(b []byte, name string) []byte {
	p, err := presets.Builtin(name, nil)
	if err != nil {
		return b
	}
	for i, o := range p.OwnOptions() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, `{"name":`, o.Name)
		b = appendPhrase(append(b, `,"about":`...), o.About)
		b = appendPhrase(append(b, `,"allowed":`...), o.Allowed())
		b = appendValues(b, o)
		b = append(appendText(b, `,"default":`, o.Default), '}')
	}
	return b
}

// appendValues writes the values that an option takes, where they are listed, for a page to choose from.
func appendValues(b []byte, o presets.Option) []byte {
	b = append(b, `,"values":[`...)
	for i, v := range o.Values {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, "", v)
	}
	return append(b, ']')
}
