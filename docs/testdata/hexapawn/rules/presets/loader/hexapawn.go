package loader

import (
	"pbem/rules"
	"pbem/rules/hexapawn"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// Hexapawn is the engine of Hexapawn.
func Hexapawn() Engine { return Engine{"hexapawn", "hexapawn", hexapawnFields(), readHexapawn} }

func hexapawnFields() []string { return []string{"files", "ranks", "holes"} }

// readHexapawn reads a game of the engine hexapawn.
func readHexapawn(r *loader, n *tree.Node) func() (rules.Game, error) {
	f := r.preset(n, hexapawnFields())
	files, ranks := f.whole("files", 3, 8, 3), f.whole("ranks", 3, 8, 3)
	holes := "none"
	if f.has("holes") {
		holes = f.text("holes", 60)
	}
	game, err := hexapawn.New(files, ranks, holes)
	if err != nil {
		r.wrong(f.at("holes"), phrase.Of(err))
	}
	return func() (rules.Game, error) { return game, nil }
}
