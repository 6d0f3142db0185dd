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

// Check refuses a path that a reader named for rules and that can hold none: one that is not there, or a file that is no
// preset. In a folder other files may lie.
func Check(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return phrase.Errorf("rulebook-unread", "why", archive.Told(err))
	}
	if info.IsDir() {
		return nil
	}
	data, err := presetfile.Read(path)
	if err != nil {
		return phrase.Errorf("rulebook-unread", "why", archive.Told(err))
	}
	if _, err := presets.Kept(path, presets.Resolved(data), nil); err != nil {
		return phrase.Errorf("rulebook-none", "why", err)
	}
	return nil
}

// among returns the first text that fits, of one preset file or all in a folder; nil if there is none. A path that is not
// there has none; one that cannot be read is an error, but a file in a folder, where anything may lie, is passed over.
func among(path string, fits func(file string, data []byte) bool) ([]byte, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, phrase.Errorf("rulebook-unread", "why", archive.Told(err))
	}
	if info.IsDir() {
		return amongThose(path, fits)
	}
	data, err := presetfile.Read(path)
	if err != nil {
		return nil, phrase.Errorf("rulebook-unread", "why", archive.Told(err))
	}
	if data = presets.Resolved(data); !fits(path, data) {
		return nil, nil
	}
	return data, nil
}

func amongThose(folder string, fits func(file string, data []byte) bool) ([]byte, error) {
	files, err := presetfile.Folder(folder)
	if err != nil {
		return nil, phrase.Errorf("rulebook-unread", "why", archive.Told(err))
	}
	for _, f := range files {
		if data := presets.Resolved(f.Data); f.Err == nil && fits(f.Path, data) {
			return data, nil
		}
	}
	return nil, nil
}

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
