package main

import (
	"fmt"

	"pbem/cmd/pbem-dev/internal/invented"
)

type recordsCmd struct {
	Dir   string `arg:"" type:"path" help:"The folder that the archive is written into."`
	Games int    `default:"20000" help:"How many games."`
}

// Run writes an archive to measure with. See docs/finding.md.
func (c recordsCmd) Run(env *Env) error {
	if c.Games < 1 {
		return usage(fmt.Errorf("--games takes a number from 1"))
	}
	defer env.orderly()()
	if err := invented.Write(env.Context, c.Dir, c.Games); err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "%d games: %s\n", c.Games, c.Dir)
	return nil
}
