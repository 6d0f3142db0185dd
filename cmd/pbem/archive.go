package main

import (
	"bufio"
	"errors"
	"fmt"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/query"
	"pbem/notation/record"
)

type archiveCmd struct {
	finding.Flags
	ownRules
	Dir []string `arg:"" help:"Directories of records, packs of them, or records; - for standard input."`
	finding.Form
	Pack string `placeholder:"FILE.tar.gz" help:"Also pack these records into one file, with the rules that they were played by and the public keys; for you alone, if mail addresses are in it."`
}

// Run lists what can be read, also where something cannot.
func (c archiveCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(env.Out)
	report, err := finding.NewReport(out, c.Form, c.Flags)
	if err != nil {
		return sought(finding.Found{}, false, err)
	}
	var packed []archive.Entry
	search := finding.Search{Flags: c.Flags, Registry: registry, In: env.In, Err: env.Err, Words: env.Words}
	all, err := search.Go(env.Context, func(m collection.Member, r *record.Record) error {
		if c.Pack != "" {
			packed = append(packed, archive.Entry{Path: m.Name, Text: m.Text, Record: r})
		}
		return report.Add(query.Row{File: m.Name, Record: r})
	}, c.Dir...)
	if err == nil && c.Pack != "" {
		err = c.pack(env, packed)
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

// pack writes the records into one file, whole or not at all. One with mail addresses makes it a file that its owner alone
// can read.
func (c archiveCmd) pack(env *Env, found []archive.Entry) error {
	packed, err := archive.Pack(found)
	if err != nil {
		return usage(err)
	}
	private := 0
	for _, e := range found {
		if e.Private() {
			private++
		}
	}
	if private == 0 {
		return writeFile(c.Pack, packed, 0o644)
	}
	fmt.Fprintf(env.Err, "%s holds %d with mail addresses: only you can read it.\n", terminal.Name(c.Pack), private)
	return writeFile(c.Pack, packed, 0o600)
}
