package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
)

type exportCmd struct {
	ownRules
	Files  []string `arg:"" name:"file" help:"Records, as text or in the JSON form; - for standard input."`
	Format string   `enum:"pbem,json,csv,pgn" default:"pbem" help:"pbem (the text, of one record), json (with every position; of several records, one a line), csv (one row a turn) or pgn (shaped like PGN)."`
	Output string   `short:"o" placeholder:"FILE" help:"Write to this file instead of standard output."`
}

func (c exportCmd) Run(env *Env) error {
	if c.Format == "pbem" && len(c.Files) > 1 {
		return usage(errors.New("a file holds one record as text: export them one by one, or all of them together with --format json, csv or pgn"))
	}
	registry, err := c.registry()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if c.Format == "csv" {
		if err := record.WriteCSVHeader(&out); err != nil {
			return outside(err)
		}
	}
	for _, name := range c.Files {
		r, err := readRecord(env, name)
		if err != nil {
			return usage(err)
		}
		if err := c.write(&out, r, registry.Beside(name)); err != nil {
			return fault(env, name, err)
		}
	}
	return writeResult(env, c.Output, out.Bytes())
}

func (c exportCmd) write(out *bytes.Buffer, r *record.Record, registry *rulebook.Registry) error {
	if c.Format == "pbem" {
		out.WriteString(r.String())
		return nil
	}
	preset, err := registry.Of(r)
	if err != nil {
		return err
	}
	positions, err := record.Positions(r, preset.Game)
	if err != nil {
		return err
	}
	switch c.Format {
	case "json":
		appendTo := r.AppendJSON // for people's eyes
		if len(c.Files) > 1 {
			appendTo = r.AppendJSONLine
		}
		text, err := appendTo(nil, positions)
		out.Write(text)
		return err
	case "csv":
		return r.WriteCSV(out, positions)
	}
	out.Write(r.AppendPGN(nil, positions[0]))
	return nil
}

type importCmd struct {
	ownRules
	File   string `arg:"" help:"A record in the JSON form, or as text; - for standard input."`
	Output string `short:"o" placeholder:"FILE" help:"Write to this file instead of standard output."`
}

// Run writes the record as text. It is verified first; one that was typed by hand gets the canonical writing and the hashes.
func (c importCmd) Run(env *Env) error {
	data, err := readFile(env, c.File)
	if err != nil {
		return usage(err)
	}
	told, positions, err := parseRecord(c.File, data)
	if err != nil {
		return usage(err)
	}
	by, err := c.by(c.File, told)
	if err != nil {
		return usage(err)
	}
	r, err := record.Import(told, positions, by)
	if err != nil {
		return fault(env, c.File, err)
	}
	return writeResult(env, c.Output, []byte(r.String()))
}

// fault reports a record that cannot be replayed: exit 1; or one whose rules are not there: exit 2.
func fault(env *Env, name string, err error) error {
	if _, ok := err.(*record.Fault); !ok {
		return usage(fmt.Errorf("%s: %w", terminal.Name(name), err))
	}
	complain(env, name, err)
	return notSo()
}

// readRecord reads a record in either form; "-" is standard input.
func readRecord(env *Env, name string) (*record.Record, error) {
	data, err := readFile(env, name)
	if err != nil {
		return nil, err
	}
	r, _, err := parseRecord(name, data)
	return r, err
}

func readFile(env *Env, name string) ([]byte, error) {
	in := env.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, terminal.Unreadable(archive.Unreadable(name, err))
		}
		defer file.Close()
		in = file
	}
	data, err := record.ReadAny(in)
	if err != nil {
		return nil, terminal.Unreadable(archive.Unreadable(name, err))
	}
	return data, nil
}

// parseRecord reads the text or the JSON form, which tells its positions.
func parseRecord(name string, data []byte) (r *record.Record, positions []string, err error) {
	r, positions, err = record.ParseAny(data)
	if errors.Is(err, record.ErrSeveral) {
		err = fmt.Errorf("%w, one a line: take one of them, such as the second with sed -n 2p, and give it as -", err)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", terminal.Name(name), err)
	}
	return r, positions, err
}
