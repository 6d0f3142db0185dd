package main

import (
	"fmt"
	"strings"
	"text/tabwriter"

	"pbem/docs"
	"pbem/games/archive/rulebook"
	"pbem/rules/presets"
)

type helpCmd struct {
	Topic string `arg:"" optional:"" help:"A topic of the manual, or a preset."`
}

func (c helpCmd) Run(env *Env) error {
	if page, ok := docs.Manual(c.Topic); ok {
		_, err := fmt.Fprint(env.Out, page)
		return err
	}
	if p, err := presets.Builtin(c.Topic, nil); err == nil {
		return printRules(env, p)
	}
	return usage(fmt.Errorf("there is no help on %q; the topics are %s", c.Topic, strings.Join(docs.ManualTopics(), ", ")))
}

type rulesCmd struct {
	Preset string `arg:"" help:"A preset's name (see pbem presets), or a preset file."`
}

func (c rulesCmd) Run(env *Env) error {
	p, err := rulebook.Load(c.Preset, nil)
	if err != nil {
		return usage(err)
	}
	return printRules(env, p)
}

func printRules(env *Env, p *presets.Preset) error {
	_, err := fmt.Fprint(env.Out, docs.RulesOf(p, env.Words))
	return err
}

type presetsCmd struct{ output }

func (c presetsCmd) Run(env *Env) error {
	if c.json() {
		for _, p := range presets.Names() {
			if err := env.printJSON(map[string]string{"name": p.Name, "title": p.Title, "about": p.About}); err != nil {
				return err
			}
		}
		return nil
	}
	table := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	for _, p := range presets.Names() {
		fmt.Fprintf(table, "%s\t%s\n", p.Name, p.About)
	}
	return table.Flush()
}
