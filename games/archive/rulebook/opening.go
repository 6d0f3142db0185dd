package rulebook

import (
	"iter"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// Begins reports whether a record begins with an opening, which is read in the words of its own game. With an error it may, but
// its rules are not here.
func (g *Registry) Begins(r *record.Record, opening record.Opening) (bool, error) {
	var words *rules.Vocabulary
	preset, err := g.Of(r)
	if err == nil {
		words = preset.Game.Vocabulary()
	}
	if opening.Begins(r, words) { // also where it stands there just so, and the rules were not needed
		return true, nil
	}
	return false, err
}

// Words is the words of the built-in game of that name, or of all where there is none.
func Words(name string) iter.Seq[*rules.Vocabulary] {
	return func(yield func(*rules.Vocabulary) bool) {
		if p, err := presets.Builtin(name, nil); err == nil {
			yield(p.Game.Vocabulary())
			return
		}
		for _, s := range presets.Names() {
			if p, err := presets.Builtin(s.Name, nil); err == nil && !yield(p.Game.Vocabulary()) {
				return
			}
		}
	}
}
