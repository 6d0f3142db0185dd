package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
)

type archiveCmd struct {
	output
	ownRules
	archiveFilter
	Dir  string `arg:"" help:"A directory of records, or one record."`
	Pack string `placeholder:"FILE.tar.gz" help:"Also pack these records into one file, with the rules that they were played by and the public keys; for you alone, if mail addresses are in it."`
}

// Run lists what can be read, also where something cannot.
func (c archiveCmd) Run(env *Env) error {
	if err := c.check(); err != nil {
		return usage(err)
	}
	found, unread := c.find(env)
	if len(found) == 0 && unread == nil {
		if err := c.checkPreset(env); err != nil {
			return usage(err)
		}
	}
	found, known, err := c.opened(env, found)
	if err != nil {
		return err
	}
	if c.Pack != "" {
		if err := c.pack(env, found); err != nil {
			return err
		}
	}
	if err := c.print(env, found); err != nil {
		return err
	}
	if unread == nil && !known {
		unread = &Exit{Code: exitUsage}
	}
	return unread
}

// find reads the records below the directory and keeps those that fit. One that cannot be read is named on standard error,
// and the error, which leaves the others, is then an exit code.
func (c archiveCmd) find(env *Env) (fitting []archive.Entry, unread error) {
	found := archive.Find(c.Dir)
	tellIrregular(env, found)
	for _, f := range found.Empty {
		fmt.Fprintln(env.Err, nothingIn(f))
	}
	fitting, broken := found.Read(c.filter())
	for _, b := range broken {
		complain(env, b.Path, b.Err)
		unread = &Exit{Code: exitUsage}
	}
	if len(found.Unread) > 0 {
		return fitting, usage(terminal.Unreadable(found.Unread...))
	}
	return fitting, unread
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

func (c archiveCmd) print(env *Env, found []archive.Entry) error {
	if !c.json() {
		return printList(env, found)
	}
	for _, e := range found {
		if err := env.printJSON(e.Summary()); err != nil {
			return err
		}
	}
	return nil
}

func printList(env *Env, found []archive.Entry) error {
	var table bytes.Buffer
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, e := range found {
		l := e.Summary()
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s – %s\t%s\n", terminal.Name(l.File), terminal.Name(l.Date), terminal.Name(l.Preset), terminal.Counted(l.Turns, "turn"),
			l.Result, terminal.Name(l.White), terminal.Name(l.Black), terminal.Name(l.Termination))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for line := range strings.Lines(table.String()) {
		if _, err := fmt.Fprintln(env.Out, strings.TrimRight(line, " \n")); err != nil {
			return err
		}
	}
	return nil
}

// tellIrregular says what was passed over.
func tellIrregular(env *Env, found *archive.Found) {
	for _, path := range found.Irregular {
		fmt.Fprintf(env.Err, "%s: passed over, for it is no file\n", terminal.Name(path))
	}
}

// nothingIn says that a folder holds no record, and where there may be some.
func nothingIn(f archive.Folder) error {
	text := fmt.Sprintf("%s: no record (*%s) was found", terminal.Name(f.Dir), archive.Extension)
	if len(f.Private) > 0 {
		text += "; private copies are looked at if their folder is named: " + terminal.Name(f.Private[0])
	}
	return errors.New(text)
}
