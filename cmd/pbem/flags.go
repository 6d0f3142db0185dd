package main

import (
	"errors"
	"fmt"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/diagram"
	"pbem/notation/record"
)

// output is the flag of commands that can also speak to programs.
type output struct {
	Format string `enum:"text,json" default:"text" help:"flag-format"`
}

func (o output) json() bool { return o.Format == "json" }

// configured is the flag of the commands that work on a service.
type configured struct {
	Config string `required:"" placeholder:"place-file" help:"flag-config"`
}

func (c configured) settings() (*config.Config, error) {
	settings, err := config.Load(c.Config)
	if err != nil {
		return nil, usage(err)
	}
	return settings, nil
}

// ownRules is the flag of commands that replay records.
type ownRules struct {
	Rules []string `sep:"none" placeholder:"place-path" help:"flag-rules"`
}

// by returns the rules of a record, with an error that names it.
func (o ownRules) by(m collection.Member, r *record.Record) (record.Rules, error) {
	registry, err := o.registry()
	if err != nil {
		return record.Rules{}, err
	}
	p, err := registry.With(m.Beside).Of(r)
	if err != nil {
		return record.Rules{}, fmt.Errorf("%s: %w", terminal.Name(m.Name), err)
	}
	return rulebook.RulesOf(p), nil
}

func (o ownRules) registry() (*rulebook.Registry, error) {
	for _, path := range o.Rules {
		if err := rulebook.Check(path); err != nil {
			return nil, usage(err)
		}
	}
	return rulebook.New(o.Rules...), nil
}

// textStyle is the flag that says how a board is drawn in text.
type textStyle struct {
	Style string `enum:"plain,wide,unicode," default:"" placeholder:"place-style" help:"flag-style"`
}

// check refuses a style for a picture that has none.
func (s textStyle) check(format string) error {
	if s.Style != "" && format != "text" {
		return fmt.Errorf("--style is how text is drawn: it goes with --format text, not with %s", format)
	}
	return nil
}

func (s textStyle) style() diagram.Style {
	switch s.Style {
	case "wide":
		return diagram.Wide
	case "unicode":
		return diagram.Unicode
	}
	return diagram.Plain
}

// goOn is how the host has the service go on with a store that is older than what was done with it.
type goOn struct {
	CatchUp       bool `xor:"older" help:"flag-store-catch-up"`
	AcceptRestore bool `xor:"older" help:"flag-store-accept-restore"`
}

func (g goOn) recovery() service.Recovery {
	switch {
	case g.CatchUp:
		return service.CatchUp
	case g.AcceptRestore:
		return service.AcceptRestore
	}
	return service.Undecided
}

// advised tells the host what to do about an older store.
func advised(err error) error {
	if !errors.Is(err, games.ErrOlder) {
		return err
	}
	return &Exit{exitHalted, fmt.Errorf("%w.\n"+
		"Nothing is handled until you decide; letters wait where they are. If the right store is at hand, put it back.\n"+
		"Otherwise start once with --catch-up: the letters in the mailbox's folder of handled ones are handled again, with the same outcome.\n"+
		"What cannot be had from there is given up with --accept-restore: the players then go on from what the store knows.\n"+
		"See “Restore” in hosting.md (of the package: in /usr/share/doc/pbem)", err)}
}
