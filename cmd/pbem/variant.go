package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/rules"
	"pbem/rules/presets"
)

// variant is the set of flags that choose a game: a built-in preset or a host's own file, with options.
type variant struct {
	Preset  string   `required:"" placeholder:"P" help:"A preset's name (see pbem presets), or a preset file (./mine.yaml)."`
	Options []string `name:"option" sep:"none" placeholder:"K=V" help:"An option of the preset; may be repeated."`
}

func (v variant) load() (*presets.Preset, error) {
	var settings []presets.Setting
	for _, text := range v.Options {
		s, err := presets.ParseSetting(text)
		if err != nil {
			return nil, usage(err)
		}
		settings = append(settings, s)
	}
	p, err := loadPreset(v.Preset, settings)
	if err != nil {
		return nil, usage(err)
	}
	return p, nil
}

// maxPresetFile is more than the loader reads, so that it can say "too big" itself.
const maxPresetFile = 1 << 20

func loadPreset(name string, settings []presets.Setting) (*presets.Preset, error) {
	if !isFile(name) {
		return presets.Builtin(name, settings)
	}
	info, err := os.Stat(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no preset file %s", name)
	}
	if err == nil && info.Size() > maxPresetFile {
		return nil, fmt.Errorf("%s is far too big for a preset file", name)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("cannot read the preset file: %w", err)
	}
	return presets.Parse(name, data, settings)
}

// isFile tells a file from a preset's name: it has a folder or ends like one.
func isFile(name string) bool {
	ext := filepath.Ext(name)
	return strings.ContainsRune(name, os.PathSeparator) || ext == ".yaml" || ext == ".yml"
}

// place adds the position to the game.
type place struct {
	variant
	Position string `placeholder:"LINE" help:"A position line; without it, the start position."`
}

func (p place) load() (*presets.Preset, rules.Position, error) {
	preset, err := p.variant.load()
	if err != nil {
		return nil, nil, err
	}
	if p.Position == "" {
		return preset, preset.Game.Start(), nil
	}
	position, err := preset.Game.Parse(strings.TrimSpace(p.Position))
	if err != nil {
		return nil, nil, usage(fmt.Errorf("cannot read the position: %w", err))
	}
	return preset, position, nil
}

// output is the flag of commands that can also speak to programs.
type output struct {
	Format string `enum:"text,json" default:"text" help:"text or json."`
}

func (o output) json() bool { return o.Format == "json" }
