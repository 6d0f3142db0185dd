package finding

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/catalogue"
	"pbem/games/archive/collection"
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

// open opens the catalogue, in whose trees games of programs count if they are wanted, and replays the records where they are others than it has. The error is a *Usage or that of the context or a disk.
func (p Positions) open(ctx context.Context, programs bool) (*catalogue.Positions, error) {
	if slices.Contains(p.Names, collection.StandardInput) {
		return nil, &Usage{errors.New("positions are looked for in files and folders, not in standard input")}
	}
	return catalogue.Source{Path: catalogue.PathFor(p.Names...), Names: p.Names, Rules: p.Rules, By: p.game, Words: p.Words.Error, Programs: programs, Say: func(sentence string) {
		fmt.Fprintln(p.Err, terminal.OneLine(sentence))
	}}.Open(ctx)
}

func (p Positions) game(m collection.Member, r *record.Record) (rules.Game, error) {
	preset, err := p.Registry.With(m.Beside).Of(r)
	if err != nil {
		return nil, err
	}
	return preset.Game, nil
}

// tell names the records that could not be replayed to their end, but for those that were named before.
func (p Positions) tell(ctx context.Context, of *catalogue.Positions, named map[string]bool) (any bool, err error) {
	err = of.Faults(ctx, func(name, why string) {
		if !named[name] {
			any = true
			fmt.Fprintf(p.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(why))
		}
	})
	return any, err
}

// readable refuses a position line that was met nowhere, and that no game of the archive can read. The error is a *Usage.
func (p Positions) readable(ctx context.Context, of *catalogue.Positions, line string) error {
	starts, err := of.Starts(ctx, "")
	if err != nil {
		return err
	}
	var first error
	for _, s := range starts {
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
		if s.units, err = catalogue.ParseMaterial(s.Material); err != nil {
			return &Usage{err}
		}
	}
	if catalogue.IsPattern(line) {
		pattern, err := catalogue.ParsePattern(line)
		if err != nil {
			return &Usage{fmt.Errorf("--position: %w", err)}
		}
		s.pattern, line = &pattern, ""
	}
	s.positions = Positions{Registry: s.Registry, Rules: s.Rules, Names: names, Err: s.Err, Words: s.Words}
	if s.catalogue, err = s.positions.open(ctx, true); err != nil {
		return err
	}
	return s.candidates(ctx, line)
}

// candidates are the records that may fit, by what the catalogue knows.
func (s *Search) candidates(ctx context.Context, line string) (err error) {
	units := s.units
	if s.pattern != nil {
		units = s.pattern.Needs()
	}
	if s.only, err = s.catalogue.Having(ctx, line, units); err != nil || line == "" || len(s.only) > 0 {
		return err
	}
	if met, err := s.catalogue.Having(ctx, line, nil); len(met) > 0 || err != nil {
		return err
	}
	return s.positions.readable(ctx, s.catalogue, line)
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
	has, _ := catalogue.Has(r, game, s.pattern, s.units)
	return has
}

// Tree is what was played in a position.
type Tree struct {
	Position string `placeholder:"place-position" help:"flag-tree-position"`
	Preset   string `placeholder:"place-preset" help:"flag-tree-preset"`
	Programs bool   `help:"flag-programs"`
	Format   string `enum:"text,csv,json" default:"text" help:"flag-table-format"`
}

// Print writes a line a turn. Found says whether any game had the position; broken, that not all records could be replayed. The
// error is a *Usage, or that of the context, a disk or of writing.
func (t Tree) Print(ctx context.Context, out io.Writer, p Positions) (found, broken bool, err error) {
	of, err := p.open(ctx, t.Programs)
	if err != nil {
		return false, false, err
	}
	defer func() { err = errors.Join(err, of.Close()) }()
	if broken, err = p.tell(ctx, of, nil); err != nil {
		return false, broken, err
	}
	branches, found, err := t.branches(ctx, p, of)
	if err != nil || !found {
		return false, broken, err
	}
	text, err := t.text(branches)
	if err == nil {
		_, err = io.WriteString(out, text)
	}
	return true, broken, err
}

func (t Tree) branches(ctx context.Context, p Positions, of *catalogue.Positions) (branches []catalogue.Branch, found bool, err error) {
	line := strings.Join(strings.Fields(t.Position), " ")
	if catalogue.IsPattern(line) {
		return nil, false, &Usage{fmt.Errorf("--position of a tree is one position, as a whole line: pbem archive takes patterns")}
	}
	if line != "" {
		branches, found, err = of.Tree(ctx, line)
		if err == nil && !found {
			err = p.readable(ctx, of, line)
		}
		return branches, found, err
	}
	starts, err := of.Starts(ctx, t.Preset)
	if err != nil {
		return nil, false, err
	}
	switch len(starts) {
	case 0:
		fmt.Fprintf(p.Err, "%s: no game was found\n", terminal.Name(p.Names[0]))
		return nil, false, nil
	case 1:
		return of.TreeFrom(ctx, starts[0])
	}
	return nil, false, &Usage{fmt.Errorf("the games here begin from %d positions (%s): say which with --preset or --position", len(starts), startsOf(starts))}
}

// startsOf names a few starts by the presets of their games.
func startsOf(starts []catalogue.Start) string {
	const few = 5
	var names []string
	for _, s := range starts[:min(few, len(starts))] {
		names = append(names, fmt.Sprintf("%s of %s", terminal.Counted(s.Games, "game"), terminal.Name(s.Preset)))
	}
	if len(starts) > few {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}

func (t Tree) text(branches []catalogue.Branch) (string, error) {
	var all strings.Builder
	if t.Format == "csv" {
		all.WriteString("turn,games,white,draws,black\r\n")
	}
	var rows [][]string
	for _, b := range branches {
		cells := []string{b.Turn, strconv.Itoa(b.Games), strconv.Itoa(b.White), strconv.Itoa(b.Draws), strconv.Itoa(b.Black)}
		line, err := "", error(nil)
		switch t.Format {
		case "csv":
			line, err = csvLine(cells)
		case "json":
			line, err = jsonText(b)
			line += "\n"
		default:
			rows = append(rows, cells)
		}
		if err != nil {
			return "", err
		}
		all.WriteString(line)
	}
	if len(rows) > 0 {
		return terminal.Table(rows), nil
	}
	return all.String(), nil
}
