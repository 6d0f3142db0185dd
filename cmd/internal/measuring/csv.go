package measuring

import (
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	"pbem/notation/record"
	"pbem/rules/measure"
)

// csv is a row a number: shares have count, of, share, low and high, all else a value.
func (t Told) csv() (string, error) {
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	rows := append([][]string{{"group", "name", "count", "of", "share", "low", "high", "value"}}, t.rows()...)
	for _, row := range rows {
		for i := range row {
			row[i] = record.PlainCell(row[i])
		}
	}
	err := w.WriteAll(rows)
	return b.String(), err
}

func (t Told) rows() [][]string {
	r := t.Report
	rows := [][]string{valueRow("games", "all", float64(r.Games)), valueRow("turns", "all", float64(r.Turns)),
		valueRow("captures", "captured", float64(r.Captures.Captured)), valueRow("captures", "removed", float64(r.Captures.Removed))}
	for _, l := range []struct {
		group string
		list  []measure.Named
	}{{"result", r.Results}, {"cause", r.Causes}, {"turns", r.Shares}, {"square", r.Squares}} {
		for _, n := range l.list {
			rows = append(rows, shareRow(l.group, n.Name, n.Share))
		}
	}
	rows = append(rows, shareRow("first-mover", "wins", r.First), shareRow("first-ahead", "wins", r.Kept))
	for _, s := range []struct {
		group string
		measure.Spread
	}{{"length", r.Length}, {"activations-a-turn", r.Activations}, {"first-capture", r.FirstCapture}, {"lead-changes", r.LeadChanges}} {
		rows = append(rows, spreadRows(s.group, s.Spread)...)
	}
	for _, c := range r.Branching {
		name := fmt.Sprintf("%d-%d", c.From, c.To)
		rows = append(rows, valueRow("branching-least", name, float64(c.Least)), valueRow("branching-mean", name, c.Mean), valueRow("branching-most", name, float64(c.Most)))
	}
	for _, u := range r.Units {
		rows = append(rows, unitRows(u)...)
	}
	return rows
}

func shareRow(group, name string, s measure.Share) []string {
	return []string{group, name, number(s.Count), number(s.Of), decimal(s.Share), decimal(s.Low), decimal(s.High), ""}
}

func valueRow(group, name string, value float64) []string {
	return []string{group, name, "", "", "", "", "", decimal(value)}
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

func spreadRows(group string, s measure.Spread) [][]string {
	return [][]string{valueRow(group, "of", float64(s.Of)), valueRow(group, "least", float64(s.Least)), valueRow(group, "q1", float64(s.Q1)),
		valueRow(group, "median", float64(s.Median)), valueRow(group, "q3", float64(s.Q3)), valueRow(group, "most", float64(s.Most)), valueRow(group, "mean", s.Mean)}
}

// unitRows are those of one unit; its name is "white yellow E".
func unitRows(u measure.Unit) [][]string {
	words := []string{u.Side}
	for _, w := range []string{u.AMP, u.Letter, u.Act} {
		if w != "" {
			words = append(words, w)
		}
	}
	name := strings.Join(words, " ")
	rows := [][]string{shareRow("activations", name, u.Activations)}
	if u.Units == 0 {
		return rows
	}
	return append(rows, shareRow("captured", name, u.Captured), shareRow("removed", name, u.Removed), shareRow("never-moved", name, u.NeverMoved), valueRow("life", name, u.Life))
}
