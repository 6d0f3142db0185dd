package presets

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"slices"
	"strings"

	"pbem/rules/presets/loader"
)

//go:embed *.yaml
var files embed.FS

//go:embed older
var older embed.FS

// names lists the built-in presets: Chesimals as they grew, Fusion, the other games, and what else lies in the folder.
func names() []string {
	list := []string{
		"chesimals-0.1", "chesimals-0.5", "chesimals-0.75", "chesimals-1.0",
		"chesimals-1", "chesimals-2",
		"fusion-1", "fusion-1-staggered",
		"lifeform", "lifeform-open", "lifeform-secret",
		"amoeba", "amoeba-carry", "amoeba-bishop", "amoeba-unbound", "amoeba-64",
		"cosmic",
	}
	others, _ := files.ReadDir(".") // the embedded folder is always there
	for _, f := range others {
		if name := strings.TrimSuffix(f.Name(), ".yaml"); !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// Names lists the built-in presets, in a fixed order.
func Names() []Summary {
	var list []Summary
	for _, name := range names() {
		f, err := builtin(name)
		if err != nil {
			continue
		}
		if head, err := loader.Head(f, loader.Engines()); err == nil {
			list = append(list, Summary{head.Name, head.Title, head.About})
		}
	}
	return list
}

// Builtin returns a built-in preset with its options set. The error, a *phrase.Error, says that there is no such preset, with
// the nearest name, or no such option or value, with those there are. The case of names and values does not matter.
func Builtin(name string, settings []Setting) (*Preset, error) {
	f, err := builtin(strings.ToLower(strings.TrimSpace(name)))
	if err != nil {
		return nil, err
	}
	return loader.Load(f, loader.Engines(), settings)
}

func builtin(name string) (loader.File, error) {
	data, err := files.ReadFile(name + ".yaml")
	if err != nil {
		return loader.File{}, loader.Unknown(name, names())
	}
	return parsed(name+".yaml", data)
}

// Hash returns the name by which records know rules: "sha256:" and 64 hex digits, of the preset file's bytes.
func Hash(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256:" + hex.EncodeToString(sum[:])
}

// Text returns the text of a built-in preset by its hash: that of today's, or of a version that was shipped before, which the
// folder older keeps so that no record loses its rules. It is nil if there never was such a text.
func Text(hash string) []byte {
	if data := textIn(files, ".", hash); data != nil {
		return data
	}
	return textIn(older, "older", hash)
}

func textIn(folder embed.FS, dir, hash string) []byte {
	entries, _ := folder.ReadDir(dir) // the embedded folders are always there
	for _, e := range entries {
		data, err := folder.ReadFile(strings.TrimPrefix(dir+"/"+e.Name(), "./"))
		if err == nil && strings.HasSuffix(e.Name(), ".yaml") && Hash(data) == hash {
			return data
		}
	}
	return nil
}
