// Package finding is what "pbem archive" and "pbem tree" print of the records that they are given: lists, statistics, records of
// one game, and what was played in a position; as text, CSV, JSON and SVG.
//
// The idea: records go through it one by one, and of each is kept no more than the order and the list need, so that an archive
// may be of any size. What can be asked, and what the columns are, is the table of facts (package query).
package finding

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/catalogue"
	"pbem/games/archive/collection"
	"pbem/games/archive/query"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Search goes through records and chooses among them.
type Search struct {
	Flags
	Registry *rulebook.Registry // finds the rules of records, which openings and positions are read by
	Rules    []string           // where it looks besides
	In       io.Reader          // what "-" is read from
	Err      io.Writer          // where what is wrong is told
	Words    *catalog.Language

	opening record.Opening
	named   map[string]bool // what was complained of

	// With positions:
	positions Positions
	catalogue *catalogue.Positions
	only      map[string]bool    // the members that may have them; nil for all
	pattern   *catalogue.Pattern // what a position must fit besides
	units     catalogue.Units

	preset bool // a record of the preset that was asked for is there
	lost   int  // records whose rules are not there, of which nobody knows whether they begin so
}

// Found is what came of a search.
type Found struct {
	Records int     // that were chosen
	Unread  []error // *fs.PathError: files that could not be read
	Broken  bool    // something else could not be read, or judged, and was named
}

// Usage is the error of flags that no record can fit.
type Usage struct{ Err error }

func (u *Usage) Error() string { return u.Err.Error() }
func (u *Usage) Unwrap() error { return u.Err }

// Go calls a function for every record that fits, and tells what is wrong with others. The error is a *Usage, or the function's.
func (s *Search) Go(ctx context.Context, visit func(collection.Member, *record.Record) error, names ...string) (found Found, err error) {
	wanted, err := s.wanted()
	if err != nil {
		return found, &Usage{err}
	}
	if s.opening = record.NewOpening(s.Opening); len(s.Opening) > 0 && len(s.opening) == 0 {
		return found, &Usage{errors.New("--opening names no turn")}
	}
	err = s.having(ctx, names)
	if s.catalogue != nil {
		defer func() { err = errors.Join(err, s.catalogue.Close()) }()
	}
	if err != nil {
		return found, err
	}
	apart := 0 // games in which a program played
	for m := range collection.Walk(ctx, s.In, names...) {
		r, _, err := m.Record()
		if err != nil {
			s.complain(&found, m.Name, err)
			continue
		}
		row := query.Row{File: m.Name, Record: r}
		s.preset = s.preset || query.Fold(r.Tag("Variant")) == query.Fold(s.Preset)
		if !wanted(row) || !s.has(m, r) || !s.begins(&found, m, r) {
			continue
		}
		if r.HasProgram() && !s.Programs {
			apart++
			continue
		}
		found.Records++
		if err := visit(m, r); err != nil {
			return found, err
		}
	}
	if ctx.Err() != nil {
		return found, ctx.Err()
	}
	if s.catalogue != nil {
		told, err := s.positions.tell(ctx, s.catalogue, s.named)
		if err != nil {
			return found, err
		}
		found.Broken = found.Broken || told
	}
	if apart > 0 {
		fmt.Fprintln(s.Err, s.Words.Say(phrase.New("cli-programs-left", "n", apart)))
	}
	return found, s.mistaken(found, names)
}

// complain tells what is wrong with a member, in one line. That a folder is empty is no mistake.
func (s *Search) complain(found *Found, name string, err error) {
	if s.named == nil {
		s.named = map[string]bool{}
	}
	s.named[name] = true
	var unread *fs.PathError
	why, nothing := records.Unread(name, err)
	switch {
	case errors.As(err, &unread):
		found.Unread = append(found.Unread, err)
	case nothing:
		fmt.Fprintln(s.Err, s.Words.Error(why))
	default:
		found.Broken = found.Broken || !records.Passed(err)
		fmt.Fprintf(s.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(s.Words.Error(err)))
	}
}

// begins reports whether a record begins as was asked. One whose rules are not there is named.
func (s *Search) begins(found *Found, m collection.Member, r *record.Record) bool {
	if len(s.opening) == 0 {
		return true
	}
	fits, err := s.rules(m).Begins(r, s.opening)
	if err != nil {
		s.lost++
		s.complain(found, m.Name, err)
	}
	return fits
}

// rules finds the rules of a member's record.
func (s *Search) rules(m collection.Member) *rulebook.Registry { return s.Registry.With(m.Beside) }

// mistaken says what was asked that no record could ever fit: a preset that is neither built in nor that of any record, or an
// opening that is none in any of the games.
func (s *Search) mistaken(found Found, names []string) error {
	if _, unknown := presets.Builtin(s.Preset, nil); s.Preset != "" && unknown != nil && !s.preset && len(found.Unread) == 0 && !found.Broken {
		return &Usage{fmt.Errorf("no record in %s is of such a preset, and %w", terminal.Name(names[0]), unknown)}
	}
	var fault *record.OpeningFault
	if s.lost == 0 && errors.As(s.opening.Check(rulebook.Words(s.Preset)), &fault) {
		return &Usage{fmt.Errorf("cannot read the turn %q of --opening: %w", fault.Text, fault.Err)}
	}
	return nil
}

// Flags choose among records, and order them.
type Flags struct {
	Where    []string      `sep:"none" placeholder:"place-condition" help:"flag-archive-where"`
	Player   []string      `sep:"none" placeholder:"place-name" help:"flag-archive-player"`
	Preset   string        `placeholder:"place-preset" help:"flag-archive-preset"`
	Result   string        `placeholder:"place-result" help:"flag-archive-result"`
	From     record.Period `placeholder:"place-date" help:"flag-archive-from"`
	To       record.Period `placeholder:"place-date" help:"flag-archive-to"`
	Opening  []string      `sep:";" placeholder:"place-opening" help:"flag-archive-opening"`
	Position string        `placeholder:"place-position-or-pattern" help:"flag-archive-position"`
	Material string        `placeholder:"place-units" help:"flag-archive-material"`
	Programs bool          `help:"flag-programs"`
	Sort     []string      `sep:"none" placeholder:"place-name" help:"flag-archive-sort"`
}

// flag is a flag that is a condition of its own.
type flag struct{ name, fact, operator, text string }

func (f Flags) conditions() []flag {
	all := []flag{
		{"preset", "preset", "==", f.Preset}, {"result", "result", "==", f.Result},
		{"from", "date", ">=", f.From.String()}, {"to", "date", "<=", f.To.String()},
	}
	for _, p := range f.Player {
		all = append(all, flag{"player", "player", "contains", p})
	}
	return slices.DeleteFunc(all, func(c flag) bool { return c.text == "" })
}

// wanted is the condition that all flags make together, but for the opening, which needs the records' rules. The error is a
// sentence that names the flag.
func (f Flags) wanted() (query.Where, error) {
	if !slices.Contains([]string{"", "1-0", "0-1", "1/2-1/2", "0-0", "*"}, f.Result) {
		return nil, fmt.Errorf("--result is 1-0, 0-1, 1/2-1/2, 0-0 or *, not %q", f.Result)
	}
	if f.To.Before(f.From) {
		return nil, fmt.Errorf("--from is later than --to")
	}
	var all []query.Where
	for _, c := range f.conditions() {
		w, err := query.Is(c.fact, c.operator, c.text)
		if err != nil {
			return nil, fmt.Errorf("--%s: %w", c.name, err)
		}
		all = append(all, w)
	}
	for _, text := range f.Where {
		w, err := query.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("--where: %w", err)
		}
		all = append(all, w)
	}
	return query.All(all...), nil
}

// order is what the list is sorted by.
func (f Flags) order() (query.Order, error) {
	var names []string
	for _, s := range f.Sort {
		names = append(names, strings.Split(s, ",")...)
	}
	order, err := query.ParseOrder(names)
	if err != nil {
		return nil, fmt.Errorf("--sort: %w", err)
	}
	return order, nil
}
