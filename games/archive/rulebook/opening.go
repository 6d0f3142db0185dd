package rulebook

import (
	"iter"

	"pbem/games/archive"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// Begun keeps the records that begin with an opening, each read in the words of its own game. Those that are lost may begin so,
// but their rules are not here.
func (g *Registry) Begun(entries []archive.Entry, opening record.Opening) (kept []archive.Entry, lost []archive.Broken) {
	for _, e := range entries {
		var words *rules.Vocabulary
		preset, err := g.Beside(e.Path).Of(e.Record)
		if err == nil {
			words = preset.Game.Vocabulary()
		}
		switch fits := opening.Begins(e.Record, words); {
		case fits: // also where it stands there just so, and the rules were not needed
			kept = append(kept, e)
		case err != nil:
			lost = append(lost, archive.Broken{Path: e.Path, Err: err})
		}
	}
	return kept, lost
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
