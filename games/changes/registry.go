package changes

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/measure"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/robot/study"
)

// Registry knows the presets that can be played: the built-in ones and the host's own. It remembers what it has compiled and
// is safe for concurrent use.
type Registry struct {
	builtin []presets.Summary

	Mu     sync.Mutex
	own    map[string]HostFile        // by preset name
	list   []presets.Summary          // the built-in ones first; replaced, never changed
	faults []error                    // of the host's files that were left out
	built  map[string]*presets.Preset // by name and options, or by hash and options

	Studied map[string]measure.Report // what a program's games came to, by the hash of their preset
	Moments map[string]study.Study    // of games that were played, by their rules and turns
}

// HostFile is a preset file of the host's, as read from disk, or why it could not be read.
type HostFile struct {
	Path string
	Data []byte
	Err  error
}

// NewRegistry returns a registry with all built-in presets and those of the host's own that are right. A host's preset may not take
// a built-in name. What is wrong with a file is told by Faults; the others are played.
func NewRegistry(files []HostFile) *Registry {
	r := &Registry{builtin: builtinPresets()}
	r.Reload(files)
	return r
}

// builtinPresets are those of the program, which never change: they are read once in the life of a process, for that takes milliseconds.
var builtinPresets = sync.OnceValue(presets.Names)

// Reload takes the host's own presets from these files, in place of all from earlier ones.
func (r *Registry) Reload(files []HostFile) {
	own, list, faults := map[string]HostFile{}, slices.Clone(r.builtin), []error(nil)
	for _, f := range files {
		p, err := r.read(f, own)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		own[p.Name] = f
		list = append(list, presets.Summary{Name: p.Name, Title: p.Title, About: p.About})
	}
	r.Mu.Lock()
	defer r.Mu.Unlock()
	r.own, r.list, r.faults, r.built = own, list, faults, map[string]*presets.Preset{}
}

// read reads a file of the host's beside those that were read before.
func (r *Registry) read(f HostFile, before map[string]HostFile) (*presets.Preset, error) {
	if f.Err != nil {
		return nil, f.Err
	}
	p, err := presets.Parse(f.Path, f.Data, nil)
	if err != nil {
		return nil, err
	}
	if other, taken := before[p.Name]; taken {
		return nil, fmt.Errorf("%s: the name %s is taken by %s", f.Path, p.Name, other.Path)
	}
	if slices.ContainsFunc(r.builtin, func(b presets.Summary) bool { return b.Name == p.Name }) {
		return nil, fmt.Errorf("%s: the name %s is taken by a built-in preset", f.Path, p.Name)
	}
	return p, nil
}

// List returns every preset, the built-in ones first. It must not be changed.
func (r *Registry) List() []presets.Summary {
	r.Mu.Lock()
	defer r.Mu.Unlock()
	return r.list
}

// Faults returns what is wrong with those of the host's files that are left out, an error a file.
func (r *Registry) Faults() []error {
	r.Mu.Lock()
	defer r.Mu.Unlock()
	return r.faults
}

// Names lists the names of all presets.
func (r *Registry) Names() []string {
	var names []string
	for _, p := range r.List() {
		names = append(names, p.Name)
	}
	return names
}

// Titles lists the titles of all presets, in the order of their names.
func (r *Registry) Titles() []string {
	var titles []string
	for _, p := range r.List() {
		titles = append(titles, p.Title)
	}
	return titles
}

// TitleOf is the title of a preset, by its name; the name where there is none.
func (r *Registry) TitleOf(name string) any {
	for _, p := range r.List() {
		if p.Name == name {
			return phrase.GameText(p.Title)
		}
	}
	return phrase.Words(name)
}

// Find returns a preset by name with options. Its error can be said to players.
func (r *Registry) Find(name string, settings []presets.Setting) (*presets.Preset, error) {
	return r.remember(name+" "+optionText(settings), func() (*presets.Preset, error) {
		if f, ok := r.own[name]; ok {
			return presets.Parse(f.Path, f.Data, settings)
		}
		return presets.Builtin(name, settings)
	})
}

func (r *Registry) remember(key string, build func() (*presets.Preset, error)) (*presets.Preset, error) {
	r.Mu.Lock()
	defer r.Mu.Unlock()
	if p, ok := r.built[key]; ok {
		return p, nil
	}
	p, err := build()
	if err != nil {
		return nil, err
	}
	if len(r.built) >= MaxRemembered {
		clear(r.built)
	}
	r.built[key] = p
	return p, nil
}

// MaxRemembered bounds the memory that players can make the registry use by asking for every combination of options.
const MaxRemembered = 200

// Own returns a preset of an inventor's own, as games call it ("p7/critters"), by the hash of its file. fault can be said to players: an option of
// theirs is none of the preset's. The error is the store's.
func (r *Registry) Own(ctx context.Context, c *Set, name, hash string, settings []presets.Setting) (p *presets.Preset, fault, err error) {
	data, err := c.presetFile(ctx, hash)
	if err != nil {
		return nil, nil, fmt.Errorf("the rules of %s: %w", name, err)
	}
	p, fault = r.remember(name+" "+hash+" "+optionText(settings), func() (*presets.Preset, error) { return presets.KeptAs(name, data, settings) })
	return p, fault, nil
}

// Agreed returns the preset that a match is played by: today's if it is still the same, else the one that was kept in the
// store when the match began.
func (r *Registry) Agreed(ctx context.Context, store games.Store, t adjudicator.Terms) (*presets.Preset, error) {
	settings, err := presets.ParseSettings(t.Options)
	if err != nil {
		return nil, err
	}
	if !t.OfInventor() {
		if p, err := r.Find(t.Preset, settings); err == nil && p.Hash == t.RulesHash {
			return p, nil
		}
	}
	return r.remember(t.Preset+" "+t.RulesHash+" "+t.Options, func() (*presets.Preset, error) {
		data, err := store.Preset(ctx, t.RulesHash)
		if errors.Is(err, games.ErrNotFound) { // the match is there: that must not be told from this error
			return nil, fmt.Errorf("the rules %s of %s are not kept here any more", t.RulesHash, t.Preset)
		}
		if err != nil {
			return nil, err
		}
		return presets.KeptAs(t.Preset, data, settings)
	})
}

// Replay makes a match of its events.
func (r *Registry) Replay(ctx context.Context, store games.Store, events []adjudicator.Event) (*adjudicator.Match, error) {
	opened, ok := events[0].Fact.(adjudicator.Opened)
	if !ok {
		return nil, errors.New("its first event is not its opening")
	}
	p, err := r.Agreed(ctx, store, opened.Terms)
	if err != nil {
		return nil, err
	}
	return adjudicator.Replay(p.Game, events)
}

func optionText(settings []presets.Setting) string {
	words := make([]string, len(settings))
	for i, s := range settings {
		words[i] = s.Name + "=" + s.Value
	}
	return strings.Join(words, " ")
}
