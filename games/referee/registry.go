package referee

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/presets"
)

// Registry knows the presets that can be played: the built-in ones and the host's own. It remembers what it has compiled and
// is safe for concurrent use.
type Registry struct {
	own  map[string]HostFile // by preset name
	list []presets.Summary   // the built-in ones first

	mu    sync.Mutex
	built map[string]*presets.Preset // by name and options, or by hash and options
}

// HostFile is a preset file of the host's, as read from disk.
type HostFile struct {
	Path string
	Data []byte
}

// NewRegistry checks the host's own preset files and returns a registry with them and all built-in presets. A host's preset
// may not take a built-in name.
func NewRegistry(files []HostFile) (*Registry, error) {
	r := &Registry{own: map[string]HostFile{}, built: map[string]*presets.Preset{}}
	r.list = presets.Names()
	taken := map[string]bool{}
	for _, b := range r.list {
		taken[b.Name] = true
	}
	var mistakes []error
	for _, f := range files {
		p, err := presets.Parse(f.Path, f.Data, nil)
		switch {
		case err != nil:
			mistakes = append(mistakes, err)
		case taken[p.Name]:
			mistakes = append(mistakes, fmt.Errorf("%s: the name %s is taken by another preset", f.Path, p.Name))
		default:
			taken[p.Name], r.own[p.Name] = true, f
			r.list = append(r.list, presets.Summary{Name: p.Name, Title: p.Title, About: p.About})
		}
	}
	return r, errors.Join(mistakes...)
}

// List returns every preset, the built-in ones first. It must not be changed.
func (r *Registry) List() []presets.Summary { return r.list }

// names lists the names of all presets.
func (r *Registry) names() []string {
	names := make([]string, len(r.list))
	for i, p := range r.list {
		names[i] = p.Name
	}
	return names
}

// titles lists the titles of all presets, in the order of their names.
func (r *Registry) titles() []string {
	titles := make([]string, len(r.list))
	for i, p := range r.list {
		titles[i] = p.Title
	}
	return titles
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
	r.mu.Lock()
	defer r.mu.Unlock()
	if p, ok := r.built[key]; ok {
		return p, nil
	}
	p, err := build()
	if err != nil {
		return nil, err
	}
	if len(r.built) >= maxRemembered {
		clear(r.built)
	}
	r.built[key] = p
	return p, nil
}

// maxRemembered bounds the memory that players can make the registry use by asking for every combination of options.
const maxRemembered = 200

// Agreed returns the preset that a match is played by: today's if it is still the same, else the one that was kept in the
// store when the match began.
func (r *Registry) Agreed(ctx context.Context, store games.Store, t adjudicator.Terms) (*presets.Preset, error) {
	settings, err := presets.ParseSettings(t.Options)
	if err != nil {
		return nil, err
	}
	p, err := r.Find(t.Preset, settings)
	if err == nil && p.Hash == t.RulesHash {
		return p, nil
	}
	return r.remember(t.RulesHash+" "+t.Options, func() (*presets.Preset, error) {
		data, err := store.Preset(ctx, t.RulesHash)
		if errors.Is(err, games.ErrNotFound) { // the match is there: that must not be told from this error
			return nil, fmt.Errorf("the rules %s of %s are not kept here any more", t.RulesHash, t.Preset)
		}
		if err != nil {
			return nil, err
		}
		return presets.Parse(t.Preset+".yaml", data, settings)
	})
}

// replay makes a match of its events.
func (r *Registry) replay(ctx context.Context, store games.Store, events []adjudicator.Event) (*adjudicator.Match, error) {
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
