package main

import (
	"errors"
	"fmt"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/trace"
	"pbem/rules/phrase"
)

type whyCmd struct {
	output
	configured
	spoken
	Letter string `arg:"" placeholder:"arg-letter" help:"flag-why-letter"`
}

// Run tells all that is known, the newest first.
func (c whyCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.json()); err != nil {
		return err
	}
	return withStore(c.configured, func(store games.Store) error {
		found, err := trace.Find(env.Context, store, c.Letter)
		if errors.Is(err, games.ErrNotFound) {
			return &Exit{exitNotSo, phrase.Errorf("cli-why-nothing", "letter", terminal.Visible(c.Letter))}
		}
		if err != nil {
			return outside(err)
		}
		if !c.json() {
			return c.tell(env, found)
		}
		for _, t := range found {
			if err := env.printJSON(trace.RecordOf(t)); err != nil {
				return err
			}
		}
		return nil
	})
}

// tell prints stories, with an empty line between.
func (c whyCmd) tell(env *Env, found []games.Trace) error {
	var stories []string
	for _, t := range found {
		var lines []string
		for _, line := range trace.Story(t) {
			lines = append(lines, strings.Repeat("  ", line.Depth)+terminal.OneLine(env.Words.Say(line.Says)))
		}
		stories = append(stories, strings.Join(lines, "\n"))
	}
	_, err := fmt.Fprintln(env.Out, strings.Join(stories, "\n\n"))
	return err
}
