package main

import (
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"pbem/cmd/pbem-dev/internal/release"
)

type releaseCmd struct {
	Dir    string   `arg:"" type:"path" help:"The folder for the files: a new or an empty one."`
	Source string   `type:"path" default:"." placeholder:"DIR" help:"The checkout."`
	Target []string `placeholder:"OS-ARCH" help:"Only for this system; may be repeated."`

	Maintainer string `placeholder:"NAME <ADDRESS>" help:"Who answers for the packages; else whoever built them."`
}

// Run makes a release and prints the names of its files.
func (c releaseCmd) Run(env *Env) error {
	targets, err := c.targets()
	if err != nil {
		return usage(err)
	}
	if err := nameable(c.Maintainer); err != nil {
		return usage(err)
	}
	defer env.orderly()()
	files, err := release.Make(env.Context, release.Options{Source: c.Source, Out: c.Dir, Targets: targets, Maintainer: c.Maintainer,
		Progress: func(about string) { fmt.Fprintln(env.Err, about) }})
	if err != nil {
		return outside(err)
	}
	_, err = fmt.Fprintln(env.Out, strings.Join(files, "\n"))
	return err
}

// nameable is an error for a maintainer whom the package's list of fields cannot name: "Name <address>", in one line.
func nameable(maintainer string) error {
	if maintainer == "" {
		return nil
	}
	who, err := mail.ParseAddress(maintainer)
	if err != nil || who.Name == "" || strings.ContainsAny(maintainer, "\r\n") {
		return fmt.Errorf("the maintainer %q is not written as NAME <ADDRESS>", maintainer)
	}
	return nil
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
