package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/query"
	"pbem/notation/record"
)

type archiveCmd struct {
	finding.Flags
	ownRules
	Dir []string `arg:"" placeholder:"arg-dir" help:"flag-records"`
	finding.Form
	Pack string `placeholder:"place-pack" help:"flag-archive-pack"`
}

// Run lists what can be read, also where something cannot.
func (c archiveCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(frugal))
	out := bufio.NewWriter(env.Out)
	report, err := finding.NewReport(out, c.Form, c.Flags)
	if err != nil {
		return sought(finding.Found{}, false, err)
	}
	c.Programs = c.Programs || c.Twins // what lies twice is told of all records
	search := finding.Search{Flags: c.Flags, Registry: registry, Rules: c.Rules, In: env.In, Err: env.Err, Words: env.Words}
	var all finding.Found
	err = c.packing(env, func(pack records.Pack) error {
		all, err = search.Go(env.Context, func(m collection.Member, r *record.Record) error {
			return errors.Join(pack(m, r), report.Add(query.Row{File: m.Name, Record: r}), out.Flush())
		}, c.Dir...)
		return err
	})
	if errors.Is(err, context.Canceled) {
		return &Exit{exitOutside, context.Cause(env.Context)}
	}
	if err != nil {
		return sought(all, false, err)
	}
	found, err := report.End()
	return sought(all, found, errors.Join(err, out.Flush()))
}

// sought is the exit code of a search: something was named that could not be read, or nothing was found.
func sought(all finding.Found, found bool, err error) error {
	var mistake *finding.Usage
	switch {
	case errors.As(err, &mistake):
		return usage(err)
	case err != nil:
		return outside(err)
	case len(all.Unread) > 0:
		return usage(terminal.Unreadable(all.Unread...))
	case all.Broken:
		return &Exit{Code: exitUsage}
	case !found:
		return notSo()
	}
	return nil
}

// packing has records go into one file as they are found, whole or not at all, if one is named. One with mail addresses makes it
// a file that its owner alone can read.
func (c archiveCmd) packing(env *Env, search func(records.Pack) error) error {
	if c.Pack == "" {
		return search(func(collection.Member, *record.Record) error { return nil })
	}
	defer env.orderly()()
	private, err := records.PackInto(env.Context, c.Pack, search)
	if private > 0 && err == nil {
		fmt.Fprintf(env.Err, "%s holds %d with mail addresses: only you can read it.\n", terminal.Name(c.Pack), private)
	}
	return err
}

type treeCmd struct {
	finding.Tree
	ownRules
	Dir []string `arg:"" placeholder:"arg-dir" help:"flag-tree-dir"`
}

func (c treeCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	all := finding.Positions{Registry: registry, Rules: c.Rules, Names: c.Dir, Err: env.Err, Words: env.Words}
	found, broken, err := c.Print(env.Context, env.Out, all)
	return sought(finding.Found{Broken: broken}, found, err)
}
