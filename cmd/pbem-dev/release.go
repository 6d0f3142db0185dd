package main

import (
	"fmt"
	"slices"
	"strings"

	"pbem/cmd/pbem-dev/internal/release"
)

type releaseCmd struct {
	Dir    string   `arg:"" type:"path" help:"The folder for the files: a new or an empty one."`
	Source string   `type:"path" default:"." placeholder:"DIR" help:"The checkout."`
	Target []string `placeholder:"OS-ARCH" help:"Only for this system; may be repeated."`
}

// Run makes a release and prints the names of its files.
func (c releaseCmd) Run(env *Env) error {
	targets, err := c.targets()
	if err != nil {
		return usage(err)
	}
	defer env.orderly()()
	files, err := release.Make(env.Context, release.Options{Source: c.Source, Out: c.Dir, Targets: targets,
		Progress: func(about string) { fmt.Fprintln(env.Err, about) }})
	if err != nil {
		return outside(err)
	}
	_, err = fmt.Fprintln(env.Out, strings.Join(files, "\n"))
	return err
}

// targets are those that were named, or all.
func (c releaseCmd) targets() ([]release.Target, error) {
	if len(c.Target) == 0 {
		return release.Targets(), nil
	}
	var list []release.Target
	for _, name := range c.Target {
		at := slices.IndexFunc(release.Targets(), func(t release.Target) bool { return t.String() == name })
		if at < 0 {
			return nil, fmt.Errorf("there is no release for %s; there are %v", name, release.Targets())
		}
		list = append(list, release.Targets()[at])
	}
	return list, nil
}
