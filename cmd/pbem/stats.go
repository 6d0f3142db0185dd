package main

import (
	"bytes"
	"context"
	"errors"
	"runtime/debug"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/measuring"
	"pbem/games/archive/rulebook"
	"pbem/rules/presets"
)

type statsCmd struct {
	measuring.Flags
	Preset  string   `arg:"" placeholder:"arg-preset" help:"flag-preset"`
	Options []string `name:"option" sep:"none" placeholder:"place-option" help:"flag-option"`
	Output  string   `short:"o" placeholder:"place-file" help:"flag-output"`
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
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(frugal))
	told, found, err := c.measured(env, preset)
	switch {
	case errors.Is(err, measuring.ErrOneStart):
		return usage(err)
	case errors.Is(err, context.Canceled):
		return &Exit{exitOutside, context.Cause(env.Context)}
	case err != nil:
		return sought(found, false, err)
	}
	var out bytes.Buffer
	if err := told.Print(&out); err != nil {
		return err
	}
	if err := writeResult(env, c.Output, out.Bytes()); err != nil {
		return err
	}
	return sought(found, told.Report.Games > 0, nil)
}

// measured plays, or reads what was played.
func (c statsCmd) measured(env *Env, preset *presets.Preset) (told measuring.Told, found finding.Found, err error) {
	told = measuring.Told{Preset: preset, Flags: c.Flags, Words: env.Words}
	if len(c.From) == 0 {
		told.Report, err = measuring.Play(env.Context, preset.Game, c.Flags)
		return told, found, err
	}
	search := finding.Search{Flags: finding.Flags{Programs: c.Programs}, Registry: rulebook.New(), In: env.In, Err: env.Err, Words: env.Words}
	records := measuring.Records{Preset: preset, Search: search}
	told.Report, told.Left, found, err = records.Count(env.Context, c.From...)
	return told, found, err
}
