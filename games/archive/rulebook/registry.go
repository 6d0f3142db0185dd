// Package rulebook finds the rules that a record was played by.
//
// The idea: a record names its rules by the SHA-256 of their preset file, so it does not matter where a text is found: one
// with another hash is another text, and is not used. A text that was tampered with is as good as missing. Looked through
// are the files and folders that the reader named, the folder "rules" that an archive keeps beside its records, and the
// built-in presets, as they are and as they were.
//
// A record that was typed by hand may name no hash. It is played by the preset of its name.
package rulebook

import (
	"iter"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"pbem/games/archive"
	"pbem/games/presetfile"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Registry finds rules, and remembers what it has compiled. It is safe for concurrent use.
type Registry struct {
	paths []string // preset files and folders of them that the reader named
	// beside reads what the archive of a record keeps, by its name there, as collection.Member.Beside does; nil for no archive.
	beside func(name string) ([]byte, error)
	*memory
}

// memory is shared by a registry and its copies that look into one more folder: the same hash is the same rules everywhere.
type memory struct {
	mu    sync.Mutex
	built map[string]*presets.Preset // by name, options and hash
}

// most bounds the memory that records with ever other options can make a registry use.
const most = 200

// New returns a registry that looks into these preset files, and folders of preset files, besides the built-in ones. Paths
// that are not there are passed over.
func New(paths ...string) *Registry {
	return &Registry{paths: paths, memory: &memory{built: map[string]*presets.Preset{}}}
}

// Beside returns the same registry for a record in this file: it also looks into the folder of rules that the file's archive keeps.
func (g *Registry) Beside(file string) *Registry {
	home := archive.Home(file)
	return g.With(func(name string) ([]byte, error) { return presetfile.Read(filepath.Join(home, name)) })
}

// With returns the same registry for a record whose archive keeps its rules where this function finds them.
func (g *Registry) With(beside func(name string) ([]byte, error)) *Registry {
	return &Registry{paths: g.paths, beside: beside, memory: g.memory}
}

// Of returns the preset, with its options, that the record was played by. The error is a sentence.
func (g *Registry) Of(r *record.Record) (*presets.Preset, error) {
	name, options, hash := r.Tag("Variant"), r.Tag("Options"), r.Tag("Rules")
	if name == "" {
		return nil, phrase.Errorf("rulebook-no-variant")
	}
	settings, err := presets.ParseSettings(options)
	if err != nil {
		return nil, err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	key := name + "\x00" + options + "\x00" + hash
	if p, ok := g.built[key]; ok {
		return p, nil
	}
	p, err := g.find(name, settings, hash)
	if err != nil {
		return nil, err
	}
	if len(g.built) >= most {
		clear(g.built)
	}
	g.built[key] = p
	return p, nil
}

func (g *Registry) find(name string, settings []presets.Setting, hash string) (*presets.Preset, error) {
	if hash == "" {
		return g.named(name, settings)
	}
	if !isHash(hash) {
		return nil, phrase.Errorf("rulebook-hash-form", "hash", strconv.Quote(hash))
	}
	data, others, err := g.text(hash)
	if err != nil {
		return nil, err
	}
	if data == nil {
		return nil, missing(name, hash, others)
	}
	p, err := presets.KeptAs(name, data, settings)
	if err != nil {
		return nil, err
	}
	if p.Name != name {
		return nil, phrase.Errorf("rulebook-other", "preset", name, "other", p.Name, "hash", hash)
	}
	return p, nil
}

func isHash(s string) bool {
	digits, ok := strings.CutPrefix(s, "sha256:")
	return ok && len(digits) == 64 && strings.Trim(digits, "0123456789abcdef") == ""
}

// text returns the preset file with the hash; nil if it is nowhere, and then what was read of the paths instead.
func (g *Registry) text(hash string) (data []byte, others []phrase.Phrase, err error) {
	if data := presets.Text(hash); data != nil {
		return data, nil, nil
	}
	if g.beside != nil {
		if data, err := g.beside(archive.RulesName(hash)); err == nil && presets.Hash(data) == hash {
			return data, nil, nil
		}
	}
	for _, path := range g.paths {
		data, err := among(path, func(file string, data []byte) bool {
			others = append(others, phrase.New("rulebook-read", "file", file, "hash", presets.Hash(data)))
			return presets.Hash(data) == hash
		})
		if data != nil || err != nil {
			return data, nil, err
		}
	}
	return nil, others, nil
}

// named finds the rules of a record without a hash by their name: of the paths alone, for an archive may keep several
// versions of one preset.
func (g *Registry) named(name string, settings []presets.Setting) (*presets.Preset, error) {
	for _, path := range g.paths {
		data, err := among(path, func(file string, data []byte) bool {
			p, err := presets.Kept(file, data, nil)
			return err == nil && p.Name == name
		})
		if err != nil {
			return nil, err
		}
		if data != nil {
			return presets.Kept(name+".yaml", data, settings)
		}
	}
	return presets.Builtin(name, settings)
}

// mostOthers is how many files are named that were read in vain.
const mostOthers = 3

// Missing is of rules that are nowhere: it says which, and how to get them.
type Missing struct{ said phrase.Phrase }

func (m *Missing) Error() string { return m.said.String() }

// Phrase is what the error says.
func (m *Missing) Phrase() phrase.Phrase { return m.said }

// missing says what is not there and how to get it, and what was there instead.
func missing(name, hash string, others []phrase.Phrase) error {
	why := phrase.New("rulebook-none-has-it")
	if _, err := presets.Builtin(name, nil); err == nil {
		why = phrase.New("rulebook-not-built-in", "preset", name)
	}
	if more := len(others) - mostOthers; more > 0 {
		others = append(others[:mostOthers:mostOthers], phrase.New("rulebook-more", "n", more))
	}
	if _, own, called := strings.Cut(name, "/"); called && len(others) == 0 {
		return &Missing{phrase.New("rulebook-missing-own", "preset", name, "hash", hash, "file", own+".yaml")}
	}
	if len(others) == 0 {
		return &Missing{phrase.New("rulebook-missing", "preset", name, "hash", hash, "why", why, "file", archive.RulesName(hash))}
	}
	return &Missing{phrase.New("rulebook-missing-read", "preset", name, "hash", hash, "why", why, "file", archive.RulesName(hash), "read", phrase.Join(phrase.Semicolons, others...))}
}

// RulesOf is what records of a game under a preset are verified by.
func RulesOf(p *presets.Preset) record.Rules {
	return record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
}

// Begins reports whether a record begins with an opening, which is read in the words of its own game. With an error it may, but
// its rules are not here.
func (g *Registry) Begins(r *record.Record, opening record.Opening) (bool, error) {
	var words *rules.Vocabulary
	preset, err := g.Of(r)
	if err == nil {
		words = preset.Game.Vocabulary()
	}
	if opening.Begins(r, words) { // also where it stands there just so, and the rules were not needed
		return true, nil
	}
	return false, err
}

// Words is the words of the built-in game of that name, or of all where there is none.
func Words(name string) iter.Seq[*rules.Vocabulary] {
	return func(yield func(*rules.Vocabulary) bool) {
		if p, err := presets.Builtin(name, nil); err == nil {
			yield(p.Game.Vocabulary())
			return
		}
		for _, s := range presets.Names() {
			if p, err := presets.Builtin(s.Name, nil); err == nil && !yield(p.Game.Vocabulary()) {
				return
			}
		}
	}
}
