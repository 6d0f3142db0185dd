package main

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/serverkey"
	"pbem/notation/record"
)

type exportCmd struct {
	ownRules
	salvaged
	Files  []string `arg:"" name:"file" placeholder:"arg-file" help:"flag-file"`
	Format string   `enum:"pbem,json,csv,pgn" default:"pbem" help:"flag-export-format"`
	Output string   `short:"o" placeholder:"place-file" help:"flag-output"`
}

// salvaged is the flag of commands that can make do with a part of a record.
type salvaged struct {
	Salvage bool `help:"flag-salvage"`
}

func (c exportCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	return env.gather(c.Output, c.Files, func(out io.Writer) (add func(collection.Member) error, finish func() error) {
		e := &records.Exporter{Out: out, Format: c.Format, Rules: registry, Salvage: c.Salvage, Unfit: env.tell}
		return e.Add, e.Finish
	})
}

type importCmd struct {
	ownRules
	salvaged
	Files  []string `arg:"" name:"file" placeholder:"arg-file" help:"flag-file"`
	Output string   `short:"o" placeholder:"place-file-or-dir" help:"flag-import-output"`
	By     string   `placeholder:"place-name" help:"flag-import-by"`
	Sign   string   `placeholder:"place-file" help:"flag-import-sign"`
}

// Run writes records as text. They are verified first; one that was typed by hand gets the canonical writing and the hashes.
func (c importCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	i := &records.Importer{Rules: registry, Salvage: c.Salvage, By: c.By, Now: time.Now(), Unfit: env.tell}
	if c.Sign != "" {
		if i.Key, err = serverkey.Signing(c.Sign); err != nil {
			return usage(err)
		}
	}
	if info, err := os.Stat(c.Output); strings.HasSuffix(c.Output, "/") || err == nil && info.IsDir() {
		i.Dir, c.Output = c.Output, ""
		if err := os.MkdirAll(i.Dir, 0o755); err != nil {
			return outside(err)
		}
	}
	return env.gather(c.Output, c.Files, func(out io.Writer) (add func(collection.Member) error, finish func() error) {
		i.Out = out
		return i.Add, func() error { return nil }
	})
}

// gather goes through records, and writes what comes of them to a file, or to standard output where none is named. It goes on
// where one is broken; the exit code tells of it.
func (e *Env) gather(path string, names []string, begin func(io.Writer) (add func(collection.Member) error, finish func() error)) error {
	defer e.orderly()()
	code := 0
	err := e.into(path, func(out io.Writer) error {
		add, finish := begin(out)
		faulty, missing, err := records.Through(e.Context, collection.Walk(e.Context, e.In, names...), add, e.tell)
		if err == nil {
			err = finish()
		}
		if faulty {
			code = exitNotSo
		}
		if missing {
			code = exitUsage
		}
		return err
	})
	switch {
	case e.Context.Err() != nil:
		return &Exit{exitOutside, context.Cause(e.Context)}
	case err != nil:
		return outside(err)
	case code != 0:
		return &Exit{Code: code}
	}
	return nil
}

// tell names what is wrong with a record, or what could not be read.
func (e *Env) tell(name string, err error) {
	if why, ok := records.Unread(name, err); ok {
		fmt.Fprintln(e.Err, terminal.OneLine(e.Words.Error(why)))
		return
	}
	complain(e, name, err)
}

// into has a file written piece by piece, whole or not at all; or standard output where none is named.
func (e *Env) into(path string, write func(io.Writer) error) error {
	if path == "" || path == "/dev/stdout" {
		return write(e.Out)
	}
	return saveBy(path, func(out io.Writer) (fs.FileMode, error) { return 0o666, write(out) })
}

// parsed reads the one record in a file.
func (e *Env) parsed(name string) (collection.Member, *record.Record, error) {
	m, err := records.One(e.Context, e.In, name)
	if err != nil {
		return m, nil, usage(err)
	}
	r, _, err := m.Record()
	return m, r, err
}
