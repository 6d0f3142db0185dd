package main

import (
	"fmt"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/terminal"
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
