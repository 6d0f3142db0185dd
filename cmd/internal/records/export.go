package records

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/games/durable"
	"pbem/notation/record"
)

// Exporter writes records in another form, each as soon as it is there.
type Exporter struct {
	Out     io.Writer
	Format  string // "pbem", "json", "csv" or "pgn"
	Rules   *rulebook.Registry
	Salvage bool                         // of a broken record, the turns that are good
	Unfit   func(name string, err error) // names what is left out: of a broken record, and notes that do not fit, which PGN alone has

	written int
	first   *exported // the first record as JSON, until it is known whether it is the only one
}

// exported is a record with its positions.
type exported struct {
	*record.Record
	positions []string
}

// Add writes one record. The error is of the record, but for an *Unwritten.
func (e *Exporter) Add(m collection.Member) error {
	r, by, err := read(e.Rules, m, e.Salvage, e.Unfit)
	if err != nil {
		return err
	}
	if e.Format == "pbem" {
		return e.write([]byte(r.String()), nil)
	}
	if by.Game == nil {
		if by, err = rulesOf(e.Rules, m, r); err != nil {
			return err
		}
	}
	positions, err := record.Positions(r, by.Game)
	if err != nil {
		return err
	}
	switch x := (exported{r, positions}); e.Format {
	case "json":
		return e.json(x)
	case "csv":
		return e.csv(x)
	}
	return e.pgn(m, r, by.Game, positions[0])
}

// Unwritten is the error of an output that takes no more.
type Unwritten struct{ Err error }

func (u *Unwritten) Error() string { return u.Err.Error() }
func (u *Unwritten) Unwrap() error { return u.Err }

func (e *Exporter) write(text []byte, err error) error {
	if err != nil {
		return err
	}
	e.written++
	if _, err := e.Out.Write(text); err != nil {
		return &Unwritten{err}
	}
	return nil
}

// json writes records one a line, where there are several; one alone, for people's eyes.
func (e *Exporter) json(x exported) error {
	switch {
	case e.first == nil && e.written == 0:
		e.first = &x
		return nil
	case e.first != nil:
		first := e.first
		e.first = nil
		if err := e.write(first.AppendJSONLine(nil, first.positions)); err != nil {
			return err
		}
	}
	return e.write(x.AppendJSONLine(nil, x.positions))
}

func (e *Exporter) csv(x exported) error {
	if e.written == 0 {
		if err := record.WriteCSVHeader(e.Out); err != nil {
			return &Unwritten{err}
		}
	}
	e.written++
	if err := x.WriteCSV(e.Out, x.positions); err != nil {
		return &Unwritten{err}
	}
	return nil
}

// Finish writes what is not written yet.
func (e *Exporter) Finish() error {
	if e.first == nil {
		return nil
	}
	return e.write(e.first.AppendJSON(nil, e.first.positions))
}

// Lay lays the public records of a collection into an empty folder, with their rules and keys, as an archive has them: for what
// reads no packs. Private copies stay where they are. Tell is told what cannot be read.
func Lay(ctx context.Context, in io.Reader, from, into string, tell func(name string, err error)) error {
	a, err := archive.Open(into, into+archive.PrivateSuffix)
	if err != nil {
		return err
	}
	n, keys := 0, map[string]bool{}
	for m := range collection.Walk(ctx, in, from) {
		r, _, err := m.Record()
		if err != nil {
			tell(m.Name, err)
			continue
		}
		if m.Private() || strings.Contains(r.Tag("White")+r.Tag("Black"), "@") {
			continue
		}
		n++
		name := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(filepath.Base(strings.ReplaceAll(m.Name, ":", "/")), archive.Extension), n, archive.Extension)
		text := m.Text
		if m.Form != collection.Text {
			text = r.Append(nil)
		}
		if err := errors.Join(os.WriteFile(filepath.Join(into, name), text, 0o600), layBeside(a, m, r.Tag("Rules"), filepath.Join(into, archive.KeysFile), keys)); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// layBeside lays what belongs to a record: its rules, and the keys of its archive behind those that are there.
func layBeside(a *archive.Archive, m collection.Member, rules, into string, known map[string]bool) error {
	if text, err := m.Beside(archive.RulesName(rules)); err == nil && text != nil {
		if err := a.KeepRules(rules, text); err != nil {
			return err
		}
	}
	text, err := m.Beside(archive.KeysFile)
	if err != nil || text == nil || known[string(text)] {
		return nil
	}
	known[string(text)] = true
	file, err := os.OpenFile(into, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(append(text, '\n'))
	return errors.Join(err, file.Close())
}

// Pack takes a record into a pack.
type Pack func(m collection.Member, r *record.Record) error

// PackInto has records packed into a file as they are found: whole or not at all. It returns how many of them are not for
// everybody.
func PackInto(ctx context.Context, path string, search func(Pack) error) (private int, err error) {
	var failed error // of the search, which says itself what it is
	err = durable.SaveBy(path, func(out io.Writer) (fs.FileMode, error) {
		p := archive.NewPacker(out)
		logs, _ := verify.NewLogs(ctx, &verify.Keys{}) // nothing is named that could not be read
		if failed = search(func(m collection.Member, r *record.Record) error { return add(p, logs, m, r) }); failed != nil {
			return 0, failed
		}
		err := p.Close()
		private = p.Private
		return p.Mode(), err
	})
	switch {
	case failed != nil:
		return private, failed
	case err != nil:
		return private, fmt.Errorf("cannot write: %s: %w", terminal.Name(path), err)
	}
	return private, nil
}

// add packs a record, with what proves its line of the log where there is one.
func add(p *archive.Packer, logs *verify.Logs, m collection.Member, r *record.Record) error {
	one := packed(m, r)
	if proof, head, err := logs.Proof(m, r); err == nil { // what cannot be relied on is not packed; verifying tells of it
		one.Proof, one.Head = proof, head
	}
	if one.Proof == nil {
		if proof, err := m.Proof(); err == nil { // packed once more
			one.Proof = proof
		}
	}
	return p.Add(one)
}

// packed is a record as it lies in a pack: as text, whatever its form.
func packed(m collection.Member, r *record.Record) archive.Packed {
	text := m.Text
	if m.Form != collection.Text {
		text = r.Append(nil)
	}
	return archive.Packed{Name: m.Name, Text: text, Record: r, Private: m.Private(), Beside: m.Beside}
}
