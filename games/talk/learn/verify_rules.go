package learn

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// recorded finds the rules that a record was played by, by their hash: built-in ones, as they are or were, those of any game that was begun here,
// and the host's own. Where it finds none, it says why.
func recorded(ctx context.Context, r *changes.Registry, store games.Store, one *record.Record) (p *presets.Preset, why phrase.Phrase, err error) {
	name, hash := one.Tag("Variant"), one.Tag("Rules")
	settings, fault := presets.ParseSettings(one.Tag("Options"))
	switch {
	case name == "":
		return nil, phrase.New("verify-no-variant"), nil
	case fault != nil:
		return nil, changes.Sentence(fault), nil
	}
	if p, fault = r.Find(name, settings); fault == nil && (hash == "" || hash == p.Hash) {
		return p, why, nil
	}
	data := presets.Text(hash)
	if data == nil {
		data, err = store.Preset(ctx, hash)
	}
	switch {
	case changes.NotFound(err):
		return nil, phrase.New("verify-no-rules", "preset", phrase.Quote(name, mostQuoted), "hash", phrase.Quote(hash, mostQuoted)), nil
	case err != nil:
		return nil, why, err
	}
	if p, fault = presets.KeptAs(name, data, settings); fault != nil {
		return nil, changes.Sentence(fault), nil
	}
	if p.Name != name {
		return nil, phrase.New("verify-other-rules", "says", phrase.Quote(name, mostQuoted), "preset", p.Name), nil
	}
	return p, why, nil
}
