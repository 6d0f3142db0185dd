package rulebook

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/games/archive"
	"pbem/games/presetfile"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Load returns a preset by its name, or that in a file: what has a folder or ends like one (./mine.yaml) is a file. The error is
// a sentence.
func Load(name string, settings []presets.Setting) (*presets.Preset, error) {
	if !isFile(name) {
		return presets.Builtin(name, settings)
	}
	return LoadFile(name, settings)
}

// LoadFile returns the preset in a file, whatever the file is called. The error is a sentence.
func LoadFile(name string, settings []presets.Setting) (*presets.Preset, error) {
	data, err := presetfile.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, phrase.Errorf("rulebook-no-file", "file", name)
	}
	if err != nil {
		return nil, phrase.Errorf("rulebook-file-unread", "why", archive.Told(err))
	}
	return presets.Parse(name, data, settings)
}

func isFile(name string) bool {
	ext := filepath.Ext(name)
	return strings.ContainsRune(name, os.PathSeparator) || ext == ".yaml" || ext == ".yml"
}
