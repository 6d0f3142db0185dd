package main

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"os"

	"pbem/cmd/pbem/internal/rulebook"
	"pbem/notation/record"
)

type exportCmd struct {
	ownRules
	Files  []string `arg:"" name:"file" help:"Records, as text or in the JSON form; - for standard input."`
	Format string   `enum:"pbem,json,csv,pgn" default:"pbem" help:"pbem (the text), json (with every position), csv (one row a turn) or pgn (shaped like PGN)."`
	Output string   `short:"o" placeholder:"FILE" help:"Write to this file instead of standard output."`
}

func (c exportCmd) Run(env *Env) error {
	book, err := c.book()
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if c.Format == "csv" {
		if err := writeCSVHeader(&out); err != nil {
			return outside(err)
		}
	}
	for _, name := range c.Files {
		r, err := readRecord(env, name)
		if err != nil {
			return usage(err)
		}
		if err := c.write(&out, r, book.Beside(name)); err != nil {
			return fault(env, name, err)
		}
	}
	return writeResult(env, c.Output, out.Bytes())
}

func writeCSVHeader(out io.Writer) error {
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if err := w.Write(record.CSVHeader()); err != nil {
		return err
	}
	w.Flush()
	return w.Error()
}

func (c exportCmd) write(out *bytes.Buffer, r *record.Record, book *rulebook.Book) error {
	if c.Format == "pbem" {
		out.WriteString(r.String())
		return nil
	}
	preset, err := book.Of(r)
	if err != nil {
		return err
	}
	positions, err := record.Positions(r, preset.Game)
	if err != nil {
		return err
	}
	switch c.Format {
	case "json":
		text, err := r.AppendJSON(nil, positions)
		out.Write(text)
		return err
	case "csv":
		return r.WriteCSV(out, positions)
	}
	out.Write(r.AppendPGN(nil, positions[0]))
	return nil
}

// fault reports a record that cannot be replayed: exit 1; or one whose rules are not there: exit 2.
func fault(env *Env, name string, err error) error {
	if _, ok := err.(*record.Fault); !ok {
		return usage(fmt.Errorf("%s: %w", name, err))
	}
	fmt.Fprintf(env.Err, "%s: %v\n", name, err)
	return notSo()
}

// readRecord reads a record in either form; "-" is standard input.
func readRecord(env *Env, name string) (*record.Record, error) {
	data, err := readFile(env, name)
	if err != nil {
		return nil, err
	}
	r, _, err := parseRecord(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

func readFile(env *Env, name string) ([]byte, error) {
	in := env.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, fmt.Errorf("cannot read the record: %w", err)
		}
		defer file.Close()
		in = file
	}
	data, err := io.ReadAll(io.LimitReader(in, maxRecord+1))
	if err != nil {
		return nil, fmt.Errorf("cannot read the record: %w", err)
	}
	return data, nil
}

// maxRecord is more than the longest record that is read, in either form.
const maxRecord = 64 << 20

// parseRecord reads the text or, when it begins with a brace, the JSON form, which tells its positions.
func parseRecord(data []byte) (r *record.Record, positions []string, err error) {
	if bytes.HasPrefix(bytes.TrimLeft(data, "\ufeff \t\r\n"), []byte("{")) {
		return record.ParseJSON(data)
	}
	r, err = record.Parse(data)
	return r, nil, err
}

// writeResult writes to a file, or to standard output where none is named.
func writeResult(env *Env, path string, data []byte) error {
	if path == "" {
		_, err := env.Out.Write(data)
		return err
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		return outside(fmt.Errorf("cannot write: %w", err))
	}
	return nil
}
