package main

import (
	"fmt"

	"pbem/cmd/internal/checking"
	"pbem/cmd/internal/terminal"
)

type presetCmd struct {
	Check presetCheckCmd `cmd:"" help:"Look preset files over, and tell all that is wrong with them."`
}

type presetCheckCmd struct {
	output
	File []string `arg:"" help:"The preset files."`
}

func (c presetCheckCmd) Run(env *Env) error {
	report, wrong, unread := checking.Report{Out: env.Out, JSON: c.json(), Words: env.Words}, false, error(nil)
	for _, file := range c.File {
		right, err := report.File(file)
		if err != nil {
			unread = usage(fmt.Errorf("%s cannot be read: %w", terminal.Name(file), err))
			continue
		}
		wrong = wrong || !right
	}
	if unread == nil && wrong {
		return notSo()
	}
	return unread
}
