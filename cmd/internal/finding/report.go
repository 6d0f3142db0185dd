package finding

import (
	"errors"
	"io"

	"pbem/games/archive/query"
)

// Form is what is told of the records that were found, and how.
type Form struct {
	Format string `enum:"text,csv,json,svg" default:"text" help:"flag-archive-format"`
	Stats  bool   `xor:"form" help:"flag-archive-stats"`
	Twins  bool   `xor:"form" help:"flag-archive-twins"`
}

// Report takes records one by one, and at the end tells what is asked of them.
type Report interface {
	Add(query.Row) error
	End() (found bool, err error) // whether there is anything to tell
}

// NewReport begins a report. The error is a *Usage, or that of writing.
func NewReport(out io.Writer, form Form, flags Flags) (Report, error) {
	switch {
	case form.Format == "svg" && !form.Stats:
		return nil, &Usage{errors.New("--format svg is a picture of --stats")}
	case (form.Stats || form.Twins) && len(flags.Sort) > 0:
		return nil, &Usage{errors.New("--sort orders a list, and not --stats or --twins")}
	case form.Stats:
		return &statsReport{out, form.Format, query.NewCounter()}, nil
	case form.Twins:
		return &twinsReport{out: out, format: form.Format}, nil
	}
	return newList(out, form.Format, flags)
}

type statsReport struct {
	out     io.Writer
	format  string
	counter *query.Counter
}

func (s *statsReport) Add(r query.Row) error {
	s.counter.Add(r)
	return nil
}

func (s *statsReport) End() (bool, error) {
	stats := s.counter.Stats()
	if stats.Games == 0 && s.format == "text" {
		return false, nil
	}
	return stats.Games > 0, PrintStats(s.out, s.format, stats)
}

type twinsReport struct {
	out    io.Writer
	format string
	query.Twins
}

func (t *twinsReport) Add(r query.Row) error {
	t.Twins.Add(r)
	return nil
}

func (t *twinsReport) End() (bool, error) {
	blocks, err := t.Blocks()
	if err != nil {
		return false, err
	}
	return len(blocks) > 0, PrintTwins(t.out, t.format, blocks)
}
