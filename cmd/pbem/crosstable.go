package main

import (
	"os"
	"runtime/debug"
	"slices"

	"pbem/cmd/internal/crosstables"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

type crosstableCmd struct {
	ownRules
	spoken
	Dir        []string `arg:"" name:"folder" placeholder:"arg-folder" help:"flag-crosstable-folder"`
	Tournament string   `placeholder:"place-name" help:"flag-crosstable-tournament"`
	Key        string   `placeholder:"place-file" help:"flag-key"`
	Format     string   `enum:"text,json,csv,html" default:"text" help:"flag-crosstable-format"`
}

// Run prints what can be counted, also where something is left out.
func (c crosstableCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.Format == "json" || c.Format == "csv"); err != nil {
		return err
	}
	verifier, err := verifyCmd{ownRules: c.ownRules, Files: c.Dir, Key: c.Key}.verifier(env.Context)
	if err != nil {
		return err
	}
	for _, dir := range c.Dir {
		if _, err := os.Stat(dir); err != nil {
			return usage(terminal.Unreadable(err))
		}
	}
	g := &crosstables.Gathering{Err: env.Err, Words: env.Words}
	files := g.Files(slices.Concat(verifier.Events(c.Dir...), verifier.Packed(c.Dir...)))
	if err := c.show(env, g, verifier, files); err != nil {
		return err
	}
	switch {
	case len(g.Unread) > 0:
		return usage(terminal.Unreadable(g.Unread...))
	case g.Wrong:
		return notSo()
	}
	return nil
}

func (c crosstableCmd) show(env *Env, g *crosstables.Gathering, v *verify.Verifier, files []*eventfile.File) error {
	if c.Tournament == "" {
		if len(files) == 0 {
			return &Exit{exitNotSo, phrase.Errorf("cli-events-none", "files", "*"+eventfile.Extension)}
		}
		return outsideIf(crosstables.List(env.Out, files, env.Words))
	}
	chosen := crosstables.Chosen(files, c.Tournament)
	switch len(chosen) {
	case 0:
		return &Exit{exitNotSo, phrase.Errorf("cli-event-none", "files", "*"+eventfile.Extension, "name", phrase.Words(c.Tournament))}
	case 1:
	default:
		return &Exit{exitNotSo, phrase.Errorf("cli-events-many", "one", chosen[0].Site, "other", chosen[1].Site)}
	}
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(frugal))
	games, err := g.Records(env.Context, v, collection.Walk(env.Context, env.In, c.Dir...))
	if err != nil {
		return err
	}
	event, faults := games.Event(chosen[0])
	for _, why := range faults {
		g.Fault(chosen[0].Event, why)
	}
	return outsideIf(crosstables.Print(env.Out, c.Format, event, env.Words))
}

func outsideIf(err error) error {
	if err != nil {
		return outside(err)
	}
	return nil
}
