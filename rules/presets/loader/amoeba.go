package loader

import (
	"strings"

	"pbem/rules"
	"pbem/rules/amoeba"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// mostGrid bounds the files and the ranks of a grid: the engine's bound.
const mostGrid = 26

func amoebaFields() []string {
	return []string{"board", "setup", "promotion", "occupied", "bounded", "slides"}
}

// readAmoeba reads a game of Amoeba: where squares are is what the drawing says.
func readAmoeba(r *loader, n *tree.Node) func() (rules.Game, error) {
	before := r.faults
	f := r.preset(n, amoebaFields())
	f.need("board")
	f.need("promotion")
	f.need("setup")
	spec := amoeba.Spec{
		Occupied:  f.flag("occupied"),
		Unbounded: f.oneOf("bounded", "true", "false") == "false",
		Still:     f.oneOf("slides", "true", "false") == "false",
	}
	letters := f.shaped("promotion", isPromotion, phrase.New("presets-form-promotion"))
	spec.Promote = strings.ReplaceAll(letters, " ", "")
	spec.Files, spec.Ranks = f.grid("board")
	if spec.Files > 0 && f.has("setup") {
		d := &drawing{r: r, files: spec.Files, ranks: spec.Ranks, letters: "*KQRBNP"} // * is a vacant location
		d.read(f.node["setup"])
		spec.Start = d.line()
	}
	if r.faults > before {
		return nil
	}
	r.spec = spec
	game, err := amoeba.New(spec)
	if err != nil {
		r.wrong(f.at("setup"), phrase.Of(err))
	}
	return func() (rules.Game, error) { return game, nil }
}

// isPromotion reports whether the text lists units that a pawn may become (AM-6), each once.
func isPromotion(s string) bool {
	s = strings.ReplaceAll(s, " ", "")
	for i := range len(s) {
		if strings.IndexByte("QRBN", s[i]) < 0 || strings.IndexByte(s[:i], s[i]) >= 0 {
			return false
		}
	}
	return s != ""
}

// grid returns the files and ranks of a grid such as 7x7; 0 if it is missing or wrong.
func (f fields) grid(name string) (files, ranks int) {
	size := f.shaped(name, isBoardSize, phrase.New("presets-form-board"))
	if size == "" {
		return 0, 0
	}
	before, after, _ := strings.Cut(size, "x")
	files, _ = rules.ParseNumber(before)
	ranks, _ = rules.ParseNumber(after)
	if files < 1 || ranks < 1 || files > mostGrid || ranks > mostGrid {
		f.r.wrong(f.at(name), phrase.New("presets-grid-size", "files", files, "ranks", ranks, "most", mostGrid))
		return 0, 0
	}
	return files, ranks
}
