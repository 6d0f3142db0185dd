package records

import (
	"io"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
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
