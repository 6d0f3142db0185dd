package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"pbem/notation/record"
	"pbem/rules/presets"
)

// archiveFilter is the flags that choose among records.
type archiveFilter struct {
	Player  []string `placeholder:"NAME" help:"Only games of this player; twice: games of both."`
	Preset  string   `placeholder:"P" help:"Only games of this preset."`
	Result  string   `placeholder:"R" help:"Only games with this result: 1-0, 0-1, 1/2-1/2 or *."`
	From    period   `placeholder:"DATE" help:"Only games begun on this day or later, as 2026-11-21, 2026-11 or 2026; none without a date."`
	To      period   `placeholder:"DATE" help:"Only games begun on this day or earlier; none without a date."`
	Opening []string `sep:";" placeholder:"TURN;TURN" help:"Only games that begin with these turns, written as players may write them; the last may be a part of one."`
}

// check refuses what no record can fit.
func (f archiveFilter) check() error {
	if !slices.Contains([]string{"", "1-0", "0-1", "1/2-1/2", "*"}, f.Result) {
		return fmt.Errorf("--result is 1-0, 0-1, 1/2-1/2 or *, not %q", f.Result)
	}
	if f.To.last != "" && f.From.first > f.To.last {
		return errors.New("--from is later than --to")
	}
	return nil
}

// fits asks everything but the opening, for which the record's rules are needed.
func (f archiveFilter) fits(r *record.Record) bool {
	for _, p := range f.Player {
		if !names(r.Tag("White"), p) && !names(r.Tag("Black"), p) {
			return false
		}
	}
	switch {
	case f.Preset != "" && !strings.EqualFold(f.Preset, r.Tag("Variant")):
		return false
	case f.Result != "" && f.Result != string(r.Result):
		return false
	case f.From == period{} && f.To == period{}:
		return true
	}
	begun, known := dated(r.Tag("Date"))
	return known && begun.between(f.From, f.To)
}

// names reports whether a player's tag is of that name, or address in a private copy.
func names(tag, player string) bool {
	name, address, _ := strings.Cut(tag, "<")
	return strings.EqualFold(strings.TrimSpace(name), player) || strings.EqualFold(strings.TrimSuffix(address, ">"), player)
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
	return fmt.Errorf("no record in %s is of such a preset, and %w", plain(c.Dir), unknown)
}
