package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/rating"
	"pbem/cmd/internal/rated"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

type ratingsCmd struct {
	ownRules
	spoken
	Dir    []string `arg:"" name:"folder" placeholder:"arg-folder" help:"flag-records"`
	Preset string   `placeholder:"place-list" help:"flag-ratings-preset"`
	At     string   `placeholder:"place-date" help:"flag-ratings-at"`
	Key    string   `placeholder:"place-file" help:"flag-key"`
	Format string   `enum:"text,json,csv" default:"text" help:"flag-table-format"`
}

// Run prints what can be reckoned, also where a record is left out.
func (c ratingsCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.Format == "json" || c.Format == "csv"); err != nil {
		return err
	}
	at, err := c.at()
	if err != nil {
		return usage(err)
	}
	verifier, err := verifyCmd{ownRules: c.ownRules, Files: c.Dir, Key: c.Key}.verifier(env.Context)
	if err != nil {
		return err
	}
	verifier.Vouched = true // what counts is how games ended; "pbem verify" judges their turns
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(roomy)) // what is kept grows with the games
	g := rated.Gathering{Err: env.Err, Words: env.Words}
	if err := verifier.All(env.Context, collection.Walk(env.Context, env.In, c.Dir...), g.Take); err != nil {
		return err
	}
	if err := c.print(env, &g, at); err != nil {
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

// at is the moment up to which months are in (CR-1).
func (c ratingsCmd) at() (time.Time, error) {
	if c.At == "" {
		return time.Now(), nil
	}
	at, err := time.Parse(time.DateOnly, c.At)
	if err != nil {
		return at, phrase.Errorf("cli-at", "words", phrase.Words(c.At))
	}
	return at, nil
}

// print writes the lists that are asked for: all, or just the one that is spelt so (CR-19).
func (c ratingsCmd) print(env *Env, g *rated.Gathering, at time.Time) error {
	games, names := g.Games()
	tables := rating.Tables(games, at)
	if c.Preset != "" {
		preset, options, _ := strings.Cut(c.Preset, " ")
		if _, unknown := presets.Builtin(preset, nil); unknown != nil && !g.Preset(preset) && len(g.Unread) == 0 && !g.Wrong {
			return usage(phrase.Errorf("cli-ratings-preset", "why", unknown))
		}
		list := rating.List(preset, options)
		tables = slices.DeleteFunc(tables, func(t rating.Table) bool { return t.List != list })
	}
	listed := slices.ContainsFunc(tables, func(t rating.Table) bool { return len(t.Standings) > 0 })
	if !listed && len(g.Unread) == 0 {
		fmt.Fprintln(env.Err, env.Words.Say(phrase.New("cli-ratings-none")))
	}
	if err := rated.Print(env.Out, c.Format, tables, names, env.Words); err != nil {
		return outside(err)
	}
	return nil
}
