package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

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

func (c exportCmd) write(out *bytes.Buffer, r *record.Record, book *rulebook.Registry) error {
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
		return c.writeJSON(out, r, positions)
	case "csv":
		return r.WriteCSV(out, positions)
	}
	out.Write(r.AppendPGN(nil, positions[0]))
	return nil
}

// writeJSON writes one record for people's eyes, of several each as one line.
func (c exportCmd) writeJSON(out *bytes.Buffer, r *record.Record, positions []string) error {
	text, err := r.AppendJSON(nil, positions)
	if err != nil || len(c.Files) == 1 {
		out.Write(text)
		return err
	}
	if err := json.Compact(out, bytes.TrimSuffix(text, []byte("\n"))); err != nil {
		return err
	}
	return out.WriteByte('\n')
}

// fault reports a record that cannot be replayed: exit 1; or one whose rules are not there: exit 2.
func fault(env *Env, name string, err error) error {
	if _, ok := err.(*record.Fault); !ok {
		return usage(fmt.Errorf("%s: %w", plain(name), err))
	}
	fmt.Fprintf(env.Err, "%s: %s\n", plain(name), oneLine(err.Error()))
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
		return nil, fmt.Errorf("%s: %w", plain(name), err)
	}
	return r, nil
}

func readFile(env *Env, name string) ([]byte, error) {
	in := env.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, unreadable(name, err)
		}
		defer file.Close()
		in = file
	}
	data, err := io.ReadAll(io.LimitReader(in, maxRecord+1))
	if err != nil {
		return nil, unreadable(name, err)
	}
	return data, nil
}

// maxRecord is more than the longest record that is read, in either form.
const maxRecord = 64 << 20

// parseRecord reads the text or, when it begins with a brace, the JSON form, which tells its positions.
func parseRecord(data []byte) (r *record.Record, positions []string, err error) {
	if !bytes.HasPrefix(bytes.TrimLeft(data, "\ufeff \t\r\n"), []byte("{")) {
		r, err = record.Parse(data)
		return r, nil, err
	}
	r, positions, err = record.ParseJSON(data)
	if err != nil && several(data) {
		err = errors.New("it holds several records in the JSON form, one a line: take one of them, such as the second with sed -n 2p, and give it as -")
	}
	return r, positions, err
}

// several reports whether a text is the JSON form of more than one record.
func several(data []byte) bool {
	decoder := json.NewDecoder(bytes.NewReader(data))
	for range 2 {
		var form struct{ Format string }
		if err := decoder.Decode(&form); err != nil || form.Format == "" {
			return false
		}
	}
	return true
}
