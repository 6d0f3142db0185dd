package rulebook

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"pbem/rules/presets"
)

// mostBytes is more than a preset file may have, so that its loader can say "too big" itself.
const mostBytes = 1 << 20

// Check refuses a path that a reader named for rules and that can hold none: one that is not there, or a file that is no
// preset. In a folder other files may lie, and of a pipe it is seen later.
func Check(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return fmt.Errorf("cannot read the rules: %w", err)
	}
	if !info.Mode().IsRegular() { // what is read from a pipe now would not be there later
		return nil
	}
	data, err := read(path)
	if err != nil {
		return fmt.Errorf("cannot read the rules: %w", err)
	}
	if _, err := presets.Parse(path, data, nil); err != nil {
		return fmt.Errorf("these are no rules: %w", err)
	}
	return nil
}

// among returns the first text that fits, of one preset file or all in a folder; nil if there is none. A path that is not
// there has none; one that cannot be read is an error.
func among(path string, fits func(file string, data []byte) bool) ([]byte, error) {
	files, err := list(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the rules: %w", err)
	}
	for _, file := range files {
		data, err := read(file)
		if err != nil {
			return nil, fmt.Errorf("cannot read the rules: %w", err)
		}
		if fits(file, data) {
			return data, nil
		}
	}
	return nil, nil
}

// list is the file itself, or the preset files of a folder in the order of their names.
func list(path string) ([]string, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil || !info.IsDir() {
		return []string{path}, err
	}
	entries, err := os.ReadDir(path)
	var files []string
	for _, e := range entries {
		if !e.IsDir() && filepath.Ext(e.Name()) == ".yaml" {
			files = append(files, filepath.Join(path, e.Name()))
		}
	}
	return files, err
}

func read(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostBytes))
}
