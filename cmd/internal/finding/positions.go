package finding

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/index"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// Positions is where positions are looked up: in the cache of some files and folders.
type Positions struct {
	Registry *rulebook.Registry
	Rules    []string // where it looks besides
	Names    []string
	Err      io.Writer
	Words    *catalog.Language
}

// open reads the cache, or makes it. The error is a *Usage or that of the context or a disk.
func (p Positions) open(ctx context.Context) (*index.Index, index.Cache, error) {
	if slices.Contains(p.Names, collection.StandardInput) {
		return nil, index.Cache{}, &Usage{errors.New("positions are looked for in files and folders, not in standard input")}
	}
	c := index.Cache{Names: p.Names, Rules: p.Rules, By: p.game, Words: p.Words.Error, Say: func(sentence string) {
		fmt.Fprintln(p.Err, terminal.OneLine(sentence))
	}}
	if dir, err := os.UserCacheDir(); err == nil {
		c.Path = index.PathFor(dir, p.Names)
	}
	x, err := c.Open(ctx)
	return x, c, err
}

func (p Positions) game(m collection.Member, r *record.Record) (rules.Game, error) {
	preset, err := p.Registry.With(m.Beside).Of(r)
	if err != nil {
		return nil, err
	}
	return preset.Game, nil
}

// tell names the records that could not be replayed to their end, but for those that were named before.
func (p Positions) tell(x *index.Index, named map[string]bool) (any bool) {
	for name, why := range x.Faults() {
		if !named[name] {
			any = true
			fmt.Fprintf(p.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(why))
		}
	}
	return any
}

// readable refuses a position line that was met nowhere, and that no game of the archive can read. The error is a *Usage.
func (p Positions) readable(x *index.Index, line string) error {
	var first error
	for _, s := range x.Starts("") {
		preset, err := presets.Builtin(s.Preset, nil)
		if err != nil {
			return nil // a game of the host's own
		}
		if _, err = preset.Game.Parse(line); err == nil {
			return nil
		}
		if first == nil {
			first = err
		}
	}
	if first == nil {
		return nil
	}
	return &Usage{fmt.Errorf("--position is no position of any game here: %w", first)}
}

// having makes the search keep to records that have a position, or units, that is asked for.
func (s *Search) having(ctx context.Context, names []string) error {
	line := strings.Join(strings.Fields(s.Position), " ")
	if line == "" && s.Material == "" {
		return nil
	}
	var err error
	if s.Material != "" {
		if s.units, err = index.ParseMaterial(s.Material); err != nil {
			return &Usage{err}
		}
	}
	if index.IsPattern(line) {
		pattern, err := index.ParsePattern(line)
		if err != nil {
			return &Usage{fmt.Errorf("--position: %w", err)}
		}
		s.pattern, line = &pattern, ""
	}
	s.positions = Positions{Registry: s.Registry, Rules: s.Rules, Names: names, Err: s.Err, Words: s.Words}
	if s.index, _, err = s.positions.open(ctx); err != nil {
		return err
	}
	return s.candidates(line)
}

// candidates are the records that may fit, by what the cache knows.
func (s *Search) candidates(line string) error {
	s.only = map[string]bool{}
	switch {
	case line != "":
		for p := range s.index.At(line) {
			s.only[p.Game.Name] = true
		}
		if len(s.only) == 0 {
			return s.positions.readable(s.index, line)
		}
	case s.pattern != nil:
		s.keep(s.pattern.Needs())
		return nil
	}
	if s.units != nil && line != "" {
		at := s.only
		s.only = map[string]bool{}
		s.keep(s.units)
		for name := range s.only {
			s.only[name] = at[name]
		}
	} else if s.units != nil {
		s.keep(s.units)
	}
	return nil
}

func (s *Search) keep(wanted index.Wanted) {
	for p := range s.index.Materials(wanted) {
		s.only[p.Game.Name] = true
	}
}

// has reports whether a record comes to a position that is asked for. That it cannot be replayed to its end has been told.
func (s *Search) has(m collection.Member, r *record.Record) bool {
	if s.only == nil {
		return true
	}
	if !s.only[m.Name] || s.pattern == nil {
		return s.only[m.Name]
	}
	game, err := s.positions.game(m, r)
	if err != nil {
		return false
	}
	has, _ := index.Has(r, game, s.pattern, s.units)
	return has
}
