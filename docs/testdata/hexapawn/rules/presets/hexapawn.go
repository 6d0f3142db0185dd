package presets

import (
	"gopkg.in/yaml.v3"

	"pbem/rules"
	"pbem/rules/hexapawn"
)

func hexapawnFields() []string { return []string{"files", "ranks", "hole"} }

// readHexapawn reads a game of the engine hexapawn.
func readHexapawn(r *reading, n *yaml.Node) func() (rules.Game, error) {
	f := r.preset(n, hexapawnFields())
	spec := hexapawn.Spec{Files: f.whole("files", 3, 8, 3), Ranks: f.whole("ranks", 3, 8, 3), Hole: f.flag("hole")}
	return func() (rules.Game, error) { return hexapawn.New(spec) }
}
