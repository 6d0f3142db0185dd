package presets

import (
	"embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed *.yaml
var files embed.FS

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
		if s, err := builtin(name); err == nil {
			list = append(list, Summary{s.head.Name, s.head.Title, s.head.About})
		}
	}
	return list
}

// Builtin returns a built-in preset with its options set. The error is a sentence: no such preset, with the nearest
// name, or no such option or value, with those there are. The case of names and values does not matter.
func Builtin(name string, settings []Setting) (*Preset, error) {
	s, err := builtin(word(name))
	if err != nil {
		return nil, err
	}
	return s.preset(settings)
}

func builtin(name string) (*source, error) {
	data, err := files.ReadFile(name + ".yaml")
	if err != nil {
		return nil, fmt.Errorf("there is no preset %q%s", name, suggest(name, names(), "the presets are"))
	}
	r := &reading{file: name + ".yaml"}
	s := r.source(data)
	if err := r.err(); err != nil {
		return nil, err
	}
	return s, nil
}
