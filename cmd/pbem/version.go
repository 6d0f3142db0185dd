package main

import (
	"fmt"

	"pbem/cmd/internal/version"
)

type versionCmd struct{}

func (versionCmd) Run(env *Env) error {
	_, err := fmt.Fprintln(env.Out, "pbem", version.Text())
	return err
}
