package main

import (
	"pbem/cmd/internal/version"
	"pbem/games/robots"
)

type robotCmd struct{}

// Run answers the lines of the protocol until they end.
func (c robotCmd) Run(env *Env) error {
	return outsideIf(robots.Serve(env.In, env.Out, programName()))
}

// programName is what records call this program.
func programName() string { return "pbem " + version.Short() }
