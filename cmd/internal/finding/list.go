package finding

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/query"
	"pbem/games/archive/spool"
	"pbem/notation/record"
)

// list writes records, a line each. Lists as CSV and JSON that are not sorted are written as they come.
type list struct {
	format string // "text", "csv" or "json"
	facts  []query.Column
	order  query.Order
	out    io.Writer
	rows   []row
	lines  spool.Spool
	widths []int // of the cells of text
	all    int
}

// row is what is kept of a record: where its line is, and by what it is sorted.
type row struct {
	key query.Key
	at  spool.Place
}

// newList begins a list in a format, in the order that the flags say. The error is a *Usage, or that of writing.
func newList(out io.Writer, format string, flags Flags) (*list, error) {
	order, err := flags.order()
	if err != nil {
		return nil, &Usage{err}
	}
	l := &list{format: format, facts: query.Columns(), order: order, out: out}
	if format != "csv" {
		return l, nil
	}
	header, err := csvLine(query.Names())
	if err != nil {
		return nil, err
	}
	_, err = io.WriteString(out, header)
	return l, err
}

// Add takes one more record.
func (l *list) Add(r query.Row) error {
	l.all++
	line, err := l.line(r)
	if err != nil {
		return err
	}
	if l.format != "text" && len(l.order) == 0 {
		_, err := io.WriteString(l.out, line)
		return err
	}
	at, err := l.lines.Add([]byte(line))
	l.rows = append(l.rows, row{l.order.Key(r), at})
	return err
}

func (l *list) line(r query.Row) (string, error) {
	switch l.format {
	case "csv":
		return csvLine(l.values(r))
	case "json":
		return l.jsonLine(r)
	}
	cells := l.cells(r)
	for i, c := range cells {
		if i == len(l.widths) {
			l.widths = append(l.widths, 0)
		}
		l.widths[i] = max(l.widths[i], utf8.RuneCountInString(c))
	}
	return strings.Join(cells, "\n"), nil
}

// cells is a record in a list for people. None has a line end.
func (l *list) cells(r query.Row) []string {
	var cells []string
	for _, name := range []string{query.FileFact, "date", "preset", "turns", "result", "players", "termination"} {
		at := slices.IndexFunc(l.facts, func(c query.Column) bool { return c.Name == name })
		v := l.facts[at].Of(r)
		if name == "turns" {
			cells = append(cells, terminal.Counted(v.Number, "turn"))
		} else {
			cells = append(cells, terminal.Name(v.Text))
		}
	}
	return cells
}

// End writes what was kept, in its order.
func (l *list) End() (found bool, err error) {
	slices.SortStableFunc(l.rows, func(a, b row) int { return l.order.Compare(a.key, b.key) })
	for _, r := range l.rows {
		line, err := l.lines.Get(r.at)
		if err != nil {
			return true, err
		}
		if _, err := io.WriteString(l.out, l.aligned(string(line))); err != nil {
			return true, err
		}
	}
	return l.all > 0, l.lines.Close()
}

// aligned puts the cells of a text line under each other.
func (l *list) aligned(line string) string {
	if l.format != "text" {
		return line
	}
	return padded(strings.Split(line, "\n"), l.widths)
}

func padded(cells []string, widths []int) string {
	var b strings.Builder
	for i, c := range cells {
		b.WriteString(c + strings.Repeat(" ", widths[i]-utf8.RuneCountInString(c)+2))
	}
	return strings.TrimRight(b.String(), " ") + "\n"
}

func (l *list) values(r query.Row) []string {
	var all []string
	for _, c := range l.facts {
		all = append(all, c.Of(r).Text)
	}
	return all
}

// csvLine is a row (RFC 4180) that no spreadsheet calculates with.
func csvLine(cells []string) (string, error) {
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	for i := range cells {
		cells[i] = record.PlainCell(cells[i])
	}
	err := w.Write(cells)
	w.Flush()
	return b.String(), err
}

// jsonLine is an object of the facts that the record tells, in the order of the table.
func (l *list) jsonLine(r query.Row) (string, error) {
	var b strings.Builder
	for i, c := range l.facts {
		v := c.Of(r)
		if !v.Known() && i > 0 {
			continue
		}
		value, err := valueOf(c.Kind, v)
		if err != nil {
			return "", err
		}
		b.WriteString(map[bool]string{true: "{", false: ","}[i == 0] + `"` + c.Name + `":` + value)
	}
	return b.String() + "}\n", nil
}

func valueOf(kind record.Kind, v record.Value) (string, error) {
	switch kind {
	case record.NumberKind, record.BoolKind:
		return v.Text, nil // written alike
	case record.ListKind:
		return jsonText(v.Parts)
	}
	return jsonText(v.Text)
}

func jsonText(v any) (string, error) {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return strings.TrimSuffix(string(record.PlainJSON([]byte(b.String()))), "\n"), err
}
