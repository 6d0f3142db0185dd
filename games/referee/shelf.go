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

// Shelf holds the presets that can be played: the built-in ones and the host's own. It remembers what it has compiled and
// is safe for concurrent use.
type Shelf struct {
	own  map[string]HostFile // by preset name
	list []presets.Summary   // the built-in ones first

	mu    sync.Mutex
	built map[string]*presets.Preset // by name and options, or by hash and options
	kept  map[string]bool            // hashes whose data the store is known to keep
}

// HostFile is a preset file of the host's, as read from disk.
type HostFile struct {
	Path string
	Data []byte
}

// NewShelf checks the host's own preset files and returns a shelf with them and all built-in presets. A host's preset may
// not take a built-in name.
func NewShelf(files []HostFile) (*Shelf, error) {
	s := &Shelf{own: map[string]HostFile{}, built: map[string]*presets.Preset{}, kept: map[string]bool{}}
	s.list = presets.Names()
	taken := map[string]bool{}
	for _, b := range s.list {
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
			taken[p.Name], s.own[p.Name] = true, f
			s.list = append(s.list, presets.Summary{Name: p.Name, Title: p.Title, About: p.About})
		}
	}
	return s, errors.Join(mistakes...)
}

// List returns every preset, the built-in ones first. It must not be changed.
func (s *Shelf) List() []presets.Summary { return s.list }

// Find returns a preset by name with options. Its error is a sentence.
func (s *Shelf) Find(name string, settings []presets.Setting) (*presets.Preset, error) {
	return s.remember(name+" "+optionText(settings), func() (*presets.Preset, error) {
		if f, ok := s.own[name]; ok {
			return presets.Parse(f.Path, f.Data, settings)
		}
		return presets.Builtin(name, settings)
	})
}

func (s *Shelf) remember(key string, build func() (*presets.Preset, error)) (*presets.Preset, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if p, ok := s.built[key]; ok {
		return p, nil
	}
	p, err := build()
	if err != nil {
		return nil, err
	}
	if len(s.built) >= maxRemembered {
		clear(s.built)
	}
	s.built[key] = p
	return p, nil
}

// maxRemembered bounds the memory that players can make the shelf use by asking for every combination of options.
const maxRemembered = 200

// Agreed returns the preset that a match is played by: today's if it is still the same, else the one that was kept in the
// store when the match began.
func (s *Shelf) Agreed(ctx context.Context, store games.Store, t adjudicator.Terms) (*presets.Preset, error) {
	settings, err := presets.ParseSettings(t.Options)
	if err != nil {
		return nil, err
	}
	p, err := s.Find(t.Preset, settings)
	if err == nil && p.Hash == t.RulesHash {
		return p, nil
	}
	return s.remember(t.RulesHash+" "+t.Options, func() (*presets.Preset, error) {
		data, err := store.Mark(ctx, rulesMark(t.RulesHash))
		if err != nil {
			return nil, err
		}
		if data == "" {
			return nil, fmt.Errorf("the rules %s of %s are not kept here any more", t.RulesHash, t.Preset)
		}
		return presets.Parse(t.Preset+".yaml", []byte(data), settings)
	})
}

// keep stores the data of a preset under its hash, so that a match begun today replays under today's rules for ever.
func (s *Shelf) keep(ctx context.Context, store games.Store, p *presets.Preset) error {
	s.mu.Lock()
	known := s.kept[p.Hash]
	s.mu.Unlock()
	if known {
		return nil
	}
	if err := store.SetMark(ctx, rulesMark(p.Hash), string(p.Data)); err != nil {
		return err
	}
	s.mu.Lock()
	s.kept[p.Hash] = true
	s.mu.Unlock()
	return nil
}

func rulesMark(hash string) string { return "rules " + hash }

func (s *Shelf) replay(ctx context.Context, store games.Store, events []adjudicator.Event) (adjudicator.Match, error) {
	opened, ok := events[0].Fact.(adjudicator.Opened)
	if !ok {
		return adjudicator.Match{}, errors.New("its first event is not its opening")
	}
	p, err := s.Agreed(ctx, store, opened.Terms)
	if err != nil {
		return adjudicator.Match{}, err
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
