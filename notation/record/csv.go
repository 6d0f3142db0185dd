package record

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// CSVHeader names the columns of the CSV form: one row a turn, so that the rows of many records make one table.
func CSVHeader() []string {
	return []string{"game", "variant", "options", "white", "black", "result", "termination", "ply", "number", "side", "turn", "at", "comment", "position", "hash"}
}

// WriteCSVHeader writes them as the first row.
func WriteCSVHeader(out io.Writer) error {
	w := csv.NewWriter(out)
	w.UseCRLF = true
	if err := w.Write(CSVHeader()); err != nil {
		return err
	}
	w.Flush()
	return w.Error()
}

// WriteCSV writes the rows of a record (RFC 4180), without the header. Position is the one after the turn, as Positions
// returns it; ply counts lines from 1. A cell that a spreadsheet would take for a formula begins with an apostrophe.
func (r *Record) WriteCSV(out io.Writer, positions []string) error {
	w := csv.NewWriter(out)
	w.UseCRLF = true
	for i, t := range r.Turns {
		at := ""
		if !t.At.IsZero() {
			at = t.At.UTC().Format(time.RFC3339)
		}
		row := []string{r.Tag("Game"), r.Tag("Variant"), r.Tag("Options"), r.Tag("White"), r.Tag("Black"), string(r.Result), r.Termination,
			strconv.Itoa(i + 1), strconv.Itoa(t.Number), sideWord(t.Side), t.Text, at, strings.Join(t.Comments, " / "), positions[i+1], t.Hash}
		for i := range row {
			row[i] = PlainCell(row[i])
		}
		if err := w.Write(row); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

// PlainCell keeps a spreadsheet from calculating with what a player wrote, and spells out what nobody would see.
func PlainCell(s string) string {
	if strings.ContainsFunc(s, isHidden) || strings.ContainsAny(s, "\r\n\t") {
		s = spelled(strings.NewReplacer("\r", `\r`, "\n", `\n`, "\t", `\t`).Replace(s))
	}
	if first, _ := utf8.DecodeRuneInString(s); s != "" && strings.ContainsRune("=+-@＝＋－＠", first) {
		return "'" + s
	}
	return s
}
