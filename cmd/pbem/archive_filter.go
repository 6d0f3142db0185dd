package main

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// archiveFilter is the flags that choose among records.
type archiveFilter struct {
	Player  []string      `placeholder:"NAME" help:"Only games of this player; twice: games of both."`
	Preset  string        `placeholder:"P" help:"Only games of this preset."`
	Result  string        `placeholder:"R" help:"Only games with this result: 1-0, 0-1, 1/2-1/2 or *."`
	From    record.Period `placeholder:"DATE" help:"Only games begun on this day or later, as 2026-11-21, 2026-11 or 2026; none without a date."`
	To      record.Period `placeholder:"DATE" help:"Only games begun on this day or earlier; none without a date."`
	Opening []string      `sep:";" placeholder:"TURN;TURN" help:"Only games that begin with these turns, written as players may write them; the last may be a part of one."`
}

// check refuses what no record can fit.
func (f archiveFilter) check() error {
	if !slices.Contains([]string{"", "1-0", "0-1", "1/2-1/2", "*"}, f.Result) {
		return fmt.Errorf("--result is 1-0, 0-1, 1/2-1/2 or *, not %q", f.Result)
	}
	if f.From.After(f.To) {
		return errors.New("--from is later than --to")
	}
	return nil
}

// filter asks everything but the opening, for which the records' rules are needed.
func (f archiveFilter) filter() record.Filter {
	return record.Filter{Players: f.Player, Variant: f.Preset, Result: rules.Result(f.Result), From: f.From, To: f.To}
}

// checkPreset refuses, when nothing was found, a preset that is neither built in nor that of any record.
func (c archiveCmd) checkPreset(env *Env) error {
	if c.Preset == "" {
		return nil
	}
	_, unknown := presets.Builtin(c.Preset, nil)
	if unknown == nil {
		return nil
	}
	quiet := *env
	quiet.Err = io.Discard // what cannot be read has been named
	others, _ := archiveCmd{Dir: c.Dir, archiveFilter: archiveFilter{Preset: c.Preset}}.find(&quiet)
	if len(others) > 0 {
		return nil
	}
	return fmt.Errorf("no record in %s is of such a preset, and %w", terminal.Name(c.Dir), unknown)
}

// opened keeps the records that begin as --opening says. One whose rules are not there is named on standard error, and makes
// known true no more. The error is of an opening that is none in any of the games.
func (c archiveCmd) opened(env *Env, found []archive.Entry) (kept []archive.Entry, known bool, err error) {
	opening := record.NewOpening(c.Opening)
	switch {
	case len(c.Opening) == 0:
		return found, true, nil
	case len(opening) == 0:
		return nil, false, usage(errors.New("--opening names no turn"))
	}
	registry, err := c.registry()
	if err != nil {
		return nil, false, err
	}
	kept, lost := registry.Begun(found, opening)
	for _, b := range lost {
		complain(env, b.Path, b.Err)
	}
	if len(lost) > 0 { // perhaps the opening is one in that game
		return kept, false, nil
	}
	var fault *record.OpeningFault
	if errors.As(opening.Check(rulebook.Words(c.Preset)), &fault) {
		return nil, false, usage(fmt.Errorf("cannot read the turn %q of --opening: %w", fault.Text, fault.Err))
	}
	return kept, true, nil
}
