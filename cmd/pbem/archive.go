package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"pbem/notation/record"
)

type archiveCmd struct {
	output
	Dir     string   `arg:"" help:"A directory of records, or one record."`
	Player  []string `placeholder:"NAME" help:"Only games of this player; twice: games of both."`
	Preset  string   `placeholder:"P" help:"Only games of this preset."`
	Result  string   `placeholder:"R" help:"Only games with this result: 1-0, 0-1, 1/2-1/2 or *."`
	From    string   `placeholder:"DATE" help:"Only games begun on this day or later, as 2026-11-21, 2026-11 or 2026."`
	To      string   `placeholder:"DATE" help:"Only games begun on this day or earlier."`
	Opening []string `sep:";" placeholder:"TURN;TURN" help:"Only games that begin with these turns, in canonical writing; the last may be a part of one."`
	Pack    string   `placeholder:"FILE.tar.gz" help:"Also pack these records into one file, and the rules that they were played by."`
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
	rules       string // the hash of its rules
}

func (c archiveCmd) Run(env *Env) error {
	if !slices.Contains([]string{"", "1-0", "0-1", "1/2-1/2", "*"}, c.Result) {
		return usage(fmt.Errorf("--result is 1-0, 0-1, 1/2-1/2 or *, not %q", c.Result))
	}
	found, err := c.find(env)
	if err != nil {
		return usage(err)
	}
	if c.Pack != "" {
		if err := pack(c.Pack, found); err != nil {
			return outside(err)
		}
	}
	if c.json() {
		for _, l := range found {
			if err := env.printJSON(l); err != nil {
				return err
			}
		}
		return nil
	}
	return list(env, found)
}

// find reads the records below the directory and keeps those that fit. One that cannot be read is named on standard error.
func (c archiveCmd) find(env *Env) ([]listed, error) {
	var found []listed
	err := filepath.WalkDir(c.Dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", path, err)
		}
		if entry.IsDir() || path != c.Dir && filepath.Ext(path) != ".pbem" {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", path, err)
		}
		r, err := record.Parse(data)
		if err != nil {
			fmt.Fprintf(env.Err, "%s: %v\n", path, err)
			return nil
		}
		if c.fits(r) {
			found = append(found, listing(path, r, data))
		}
		return nil
	})
	return found, err
}

func listing(path string, r *record.Record, data []byte) listed {
	return listed{File: path, Game: r.Tag("Game"), Date: strings.ReplaceAll(r.Tag("Date"), ".", "-"), Preset: r.Tag("Variant"),
		White: r.Tag("White"), Black: r.Tag("Black"), Turns: len(r.Played()), Result: string(r.Result), Termination: r.Termination, data: data, rules: r.Tag("Rules")}
}

func (c archiveCmd) fits(r *record.Record) bool {
	for _, p := range c.Player {
		if !names(r.Tag("White"), p) && !names(r.Tag("Black"), p) {
			return false
		}
	}
	date := strings.ReplaceAll(r.Tag("Date"), ".", "-")
	switch {
	case c.Preset != "" && !strings.EqualFold(c.Preset, r.Tag("Variant")):
		return false
	case c.Result != "" && c.Result != string(r.Result):
		return false
	case c.From != "" && date < c.From:
		return false
	case c.To != "" && date[:min(len(date), len(c.To))] > c.To:
		return false
	}
	return c.opens(r.Played())
}

// names reports whether a player's tag is of that name, or address in a private copy.
func names(tag, player string) bool {
	name, address, _ := strings.Cut(tag, "<")
	return strings.EqualFold(strings.TrimSpace(name), player) || strings.EqualFold(strings.TrimSuffix(address, ">"), player)
}

// opens compares the first turns. White space and case do not matter; the last one asked for may be the beginning of a turn.
func (c archiveCmd) opens(played []record.Turn) bool {
	if len(c.Opening) > len(played) {
		return false
	}
	for i, want := range c.Opening {
		turn, want := squeezed(played[i].Text), squeezed(want)
		last := i == len(c.Opening)-1
		if turn != want && !(last && strings.HasPrefix(turn, want)) {
			return false
		}
	}
	return true
}

func squeezed(turn string) string { return strings.ToLower(strings.Join(strings.Fields(turn), "")) }

func list(env *Env, found []listed) error {
	var table bytes.Buffer
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, l := range found {
		turns := "turns"
		if l.Turns == 1 {
			turns = "turn"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%d %s\t%s\t%s – %s\t%s\n", l.File, l.Date, l.Preset, l.Turns, turns, l.Result, l.White, l.Black, l.Termination)
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
