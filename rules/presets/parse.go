// Package presets turns preset files into games.
//
// A preset is data, not code: a YAML file that names an engine and says everything that makes one game of it, the
// set-up as a drawing that a person can read and correct. The files of this folder are built in; a host's own file is
// read by the same code and works alike, only that nothing in it is trusted: it may not be large or deep, may not use
// YAML's aliases, tags or merge keys, and every mistake is reported with its file and line, all of them at once.
//
// An option is data too: each of its values lists the fields that it changes, and these are laid over the file before
// the engine reads it. The form of the file is described in docs/presets.md.
package presets

import (
	"bytes"
	"strings"

	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// A preset, and what can be chosen in it: the words of the loader, for whoever does not care how files are read.
type (
	Preset  = loader.Preset
	Option  = loader.Option
	Setting = loader.Setting
)

// Summary is a preset's line in a list.
type Summary struct{ Name, Title, About string }

// ParseSetting reads "name=value".
func ParseSetting(text string) (Setting, error) { return loader.ParseSetting(text) }

// ParseSettings reads what OptionText writes, as it stands in a record's Options tag: "chain=own setback=1".
func ParseSettings(text string) ([]Setting, error) { return loader.ParseSettings(text) }

// Parse reads a host's own preset file. The file's name is used in errors alone. They are a *loader.FileError with a line for
// every mistake, "mine.yaml:12: …"; the values of options that were not chosen are checked, too.
func Parse(file string, data []byte, settings []Setting) (*Preset, error) {
	f, err := extended(file, data)
	if err != nil {
		return nil, err
	}
	return loader.Check(f, loader.Engines(), settings)
}

// Kept reads the rules of games that were begun: as Parse, but what only new files may not have (a name that is a command) is taken.
func Kept(file string, data []byte, settings []Setting) (*Preset, error) {
	f, err := parsed(file, data)
	if err != nil {
		return nil, err
	}
	return loader.Kept(f, loader.Engines(), settings)
}

// KeptAs reads them as records and games call them. An inventor's own file doesn't know whose it is: of player 7 "ponds" is called "p7/ponds".
func KeptAs(name string, data []byte, settings []Setting) (*Preset, error) {
	inventor, own, called := strings.Cut(name, "/")
	if !called || !isInventor(inventor) {
		return Kept(name+".yaml", data, settings)
	}
	p, err := Kept(own+".yaml", data, settings)
	if err == nil && p.Name == own {
		p.Name = name
	}
	return p, err
}

// isInventor reports whether a text is how records call a player: "p7".
func isInventor(id string) bool {
	digits, ok := strings.CutPrefix(id, "p")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// Head reads what a preset file says of itself, and makes no game.
func Head(data []byte) (*Preset, error) {
	f, err := parsed("preset.yaml", data)
	if err != nil {
		return nil, err
	}
	return loader.Head(f, loader.Engines())
}

// Packed is a preset file as it goes to a browser, where nothing reads YAML. The error is that it cannot be read as YAML either.
func Packed(data []byte) ([]byte, error) {
	f, err := parsed("preset.yaml", data)
	if err != nil {
		return nil, err
	}
	return tree.Append(nil, f.Hash, f.Root), nil
}

// extended reads a file that may extend a built-in preset: its text is then the resolved one. What it may not use of YAML goes along with
// it, so that the rest is read, too.
func extended(file string, data []byte) (loader.File, error) {
	r := reading{loader.MistakesIn(file)}
	root := r.document(data)
	if root == nil || !r.plain(root, 1) {
		return loader.File{}, r.Err()
	}
	text := data
	if valueIn(root, extendsField) != nil {
		if text = r.resolve(root); text == nil {
			return loader.File{}, r.Err()
		}
	}
	lines := bytes.Split(data, []byte("\n"))
	return loader.File{Name: file, Root: planted(root, lines), Hash: Hash(text), Text: text, Found: r.List()}, nil
}

func parsed(file string, data []byte) (loader.File, error) {
	root, err := read(file, data)
	if err != nil {
		return loader.File{}, err
	}
	return loader.File{Name: file, Root: root, Hash: Hash(data), Text: data}, nil
}
