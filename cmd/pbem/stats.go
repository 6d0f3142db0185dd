package main

import (
	"bytes"

	"pbem/cmd/internal/measuring"
)

type statsCmd struct {
	measuring.Flags
	ownRules
	Preset  string   `arg:"" help:"A preset's name (see pbem presets), or a preset file (./mine.yaml)."`
	Options []string `name:"option" sep:"none" placeholder:"K=V" help:"An option of the preset; may be repeated."`
	Output  string   `short:"o" placeholder:"FILE" help:"Write to a file instead of standard output."`
}

func (c statsCmd) Run(env *Env) error {
	if err := c.Check(); err != nil {
		return usage(err)
	}
	preset, err := variant{c.Preset, c.Options}.load()
	if err != nil {
		return err
	}
	defer env.orderly()()
	report, err := measuring.Play(env.Context, preset.Game, c.Flags)
	if err != nil {
		return outside(err)
	}
	var out bytes.Buffer
	told := measuring.Told{Preset: preset, Flags: c.Flags, Report: report, Words: env.Words}
	if err := told.Print(&out); err != nil {
		return err
	}
	return writeResult(env, c.Output, out.Bytes())
}
