package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"

	"pbem/notation/record"
)

type archiveCmd struct {
	output
	ownRules
	archiveFilter
	Dir  string `arg:"" help:"A directory of records, or one record."`
	Pack string `placeholder:"FILE.tar.gz" help:"Also pack these records into one file, with the rules that they were played by and the public keys; for you alone, if mail addresses are in it."`
}

// listed is a record in the list.
type listed struct {
	File        string `json:"file"`
	Game        string `json:"game,omitempty"`
	Date        string `json:"date,omitempty"`
	Preset      string `json:"preset"`
	White       string `json:"white"`
	Black       string `json:"black"`
	Turns       int    `json:"turns"`
	Result      string `json:"result"`
	Termination string `json:"termination,omitempty"`
	data        []byte
	record      *record.Record
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
		if err := pack(env, c.Pack, found); err != nil {
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

func (c archiveCmd) print(env *Env, found []listed) error {
	if !c.json() {
		return list(env, found)
	}
	for _, l := range found {
		if err := env.printJSON(l); err != nil {
			return err
		}
	}
	return nil
}

// find reads the records below the directory and keeps those that fit. One that cannot be read is named on standard error,
// and the error, which leaves the others, is then an exit code.
func (c archiveCmd) find(env *Env) ([]listed, error) {
	var found []listed
	var unread error
	w := &walked{}
	w.add(c.Dir)
	w.tell(env.Err)
	for _, nothing := range w.empty {
		fmt.Fprintln(env.Err, nothing)
	}
	for _, path := range w.files {
		data, err := readRecordFile(path)
		if err != nil {
			w.fail(path, err)
			continue
		}
		r, err := record.Parse(data)
		if err != nil {
			fmt.Fprintf(env.Err, "%s: %s\n", plain(path), oneLine(err.Error()))
			unread = &Exit{Code: exitUsage}
			continue
		}
		if c.fits(r) {
			found = append(found, listing(path, r, data))
		}
	}
	if len(w.unread) > 0 {
		return found, usage(errors.Join(w.unread...))
	}
	return found, unread
}

func listing(path string, r *record.Record, data []byte) listed {
	return listed{File: path, Game: r.Tag("Game"), Date: strings.ReplaceAll(r.Tag("Date"), ".", "-"), Preset: r.Tag("Variant"),
		White: r.Tag("White"), Black: r.Tag("Black"), Turns: len(r.Played()), Result: string(r.Result), Termination: r.Termination, data: data, record: r}
}

func list(env *Env, found []listed) error {
	var table bytes.Buffer
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, l := range found {
		turns := "turns"
		if l.Turns == 1 {
			turns = "turn"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%d %s\t%s\t%s – %s\t%s\n", plain(l.File), plain(l.Date), plain(l.Preset), l.Turns, turns,
			l.Result, plain(l.White), plain(l.Black), plain(l.Termination))
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
