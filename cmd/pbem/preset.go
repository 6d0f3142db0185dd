package main

import (
	"pbem/cmd/internal/checking"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/rules/phrase"
)

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
