package main

import (
	"fmt"
	"text/tabwriter"

	"pbem/cmd/internal/checking"
	"pbem/cmd/internal/terminal"
	"pbem/docs"
	"pbem/games/archive"
	"pbem/games/archive/rulebook"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

type manualCmd struct {
	spoken
	Topic string `arg:"" optional:"" placeholder:"arg-topic" help:"flag-help-topic"`
}

func (c manualCmd) Run(env *Env) error {
	if err := c.speak(env); err != nil {
		return err
	}
	if page, ok := docs.Manual(env.Words, c.Topic); ok {
		_, err := fmt.Fprint(env.Out, page)
		return err
	}
	if p, err := presets.Builtin(presetName(c.Topic), nil); err == nil {
		return printRules(env, p)
	}
	return usage(phrase.Errorf("cli-no-help", "topic", phrase.Words(c.Topic), "topics", phrase.Series{How: phrase.Commas, Items: docs.ManualTopics(env.Words)}))
}

type rulesCmd struct {
	spoken
	Preset string `arg:"" placeholder:"arg-preset" help:"flag-rules-preset"`
}

func (c rulesCmd) Run(env *Env) error {
	if err := c.speak(env); err != nil {
		return err
	}
	p, err := rulebook.Load(presetName(c.Preset), nil)
	if err != nil {
		return usage(err)
	}
	return printRules(env, p)
}

func printRules(env *Env, p *presets.Preset) error {
	_, err := fmt.Fprint(env.Out, docs.RulesOf(p, env.Words))
	return err
}

type presetsCmd struct {
	output
	spoken
	File []string `arg:"" optional:"" placeholder:"arg-file" help:"flag-presets-file"`
}

// list is the built-in presets, or those of the files.
func (c presetsCmd) list() ([]presets.Summary, error) {
	if len(c.File) == 0 {
		return presets.Names(), nil
	}
	var list []presets.Summary
	for _, file := range c.File {
		p, err := rulebook.LoadFile(file, nil)
		if err != nil {
			return nil, usage(err)
		}
		list = append(list, presets.Summary{Name: p.Name, Title: p.Title, About: p.About})
	}
	return list, nil
}

func (c presetsCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.json()); err != nil {
		return err
	}
	list, err := c.list()
	if err != nil {
		return err
	}
	if c.json() {
		for _, p := range list {
			if err := env.printJSON(map[string]string{"name": p.Name, "title": p.Title, "about": p.About}); err != nil {
				return err
			}
		}
		return nil
	}
	table := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	for _, p := range list {
		fmt.Fprintf(table, "%s\t%s\n", p.Name, env.Words.Say(phrase.Of(phrase.GameText(p.About))))
	}
	return table.Flush()
}

type presetCmd struct {
	Check presetCheckCmd `cmd:"" help:"call-preset-check"`
}

type presetCheckCmd struct {
	output
	spoken
	File []string `arg:"" placeholder:"arg-file" help:"flag-preset-check-file"`
}

func (c presetCheckCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.json()); err != nil {
		return err
	}
	report, wrong, unread := checking.Report{Out: env.Out, JSON: c.json(), Words: env.Words}, false, error(nil)
	for _, file := range c.File {
		right, err := report.File(file)
		if err != nil {
			unread = usage(phrase.Errorf("cli-unread", "file", terminal.Name(file), "why", archive.Cause(err)))
			continue
		}
		wrong = wrong || !right
	}
	if unread == nil && wrong {
		return notSo()
	}
	return unread
}
