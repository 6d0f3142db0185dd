package storetest

import (
	"crypto/sha256"
	"fmt"

	"pbem/games"
)

// hashOf is by what a preset is kept.
func hashOf(data string) string { return fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(data))) }

func presets() group {
	return group{"presets", []testCase{
		{"one that is not there", func(f fixture) {
			_, err := f.Preset(f.Context(), "sha256:00")
			missing(f, err)
		}},
		{"a preset comes back as it was", func(f fixture) {
			c := opening(1)
			c.Presets = []games.Preset{{Hash: hashOf("name: x\n\x00\xff"), Data: []byte("name: x\n\x00\xff")}, {Hash: hashOf("y"), Data: []byte("y")}}
			f.must(c)
			f.same("data", noError[[]byte](f)(f.Preset(f.Context(), c.Presets[0].Hash)), c.Presets[0].Data)
			f.same("the other", noError[[]byte](f)(f.Preset(f.Context(), c.Presets[1].Hash)), c.Presets[1].Data)
		}},
		{"one that is kept already stays", func(f fixture) {
			c := games.Commit{At: morning(), Presets: []games.Preset{{Hash: hashOf("first"), Data: []byte("first")}}}
			f.must(c)
			c.Presets[0].Data = []byte("second")
			f.must(c)
			f.same("data", noError[[]byte](f)(f.Preset(f.Context(), hashOf("first"))), []byte("first"))
		}},
		{"a commit that fails keeps none", func(f fixture) {
			f.must(opening(1))
			c := opening(1)
			c.Digest, c.Presets = "another", []games.Preset{{Hash: "sha256:00", Data: []byte("x")}}
			f.refused(games.ErrConflict, c)
			_, err := f.Preset(f.Context(), "sha256:00")
			missing(f, err)
		}},
	}}
}
