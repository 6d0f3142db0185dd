package measuring

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/measure"
	"pbem/rules/presets"
)

// Told is a report with what it is of.
type Told struct {
	Preset *presets.Preset
	Flags  Flags
	Report measure.Report
	Left   int // records that were left out, being of other rules or from another start; with --from
	Words  *catalog.Language
}

// Print writes it in the format that the flags ask for.
func (t Told) Print(out io.Writer) error {
	text, err := t.text()
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, text)
	return err
}

func (t Told) text() (string, error) {
	switch t.Flags.Format {
	case "json":
		return t.json()
	case "csv":
		return t.csv()
	case "svg":
		return t.svg(), nil
	}
	return t.plain(), nil
}

// findings is what stands out, in words.
func (t Told) findings() []string {
	all := []string{}
	for _, p := range t.Report.Findings() {
		all = append(all, t.Words.Say(p))
	}
	return all
}

// of says what was counted: "Chesimals II, setback=1: 1000 games by random, seed 1, at most 500 turns".
func (t Told) of() string {
	name := t.Preset.Title
	if options := t.Preset.OptionText(); options != "" {
		name += ", " + options
	}
	games := terminal.Counted(int(t.Report.Games), "game")
	if len(t.Flags.From) > 0 {
		return fmt.Sprintf("%s: %s played; %s of other rules or another start left out", name, games, terminal.Counted(t.Left, "record"))
	}
	return fmt.Sprintf("%s: %s by %s players, seed %d, at most %d turns%s", name, games, t.Flags.Player, t.Flags.Seed, t.Flags.Limit, first(t.Flags.First))
}

func first(who string) string {
	switch who {
	case "black":
		return ", Black moving first"
	case "both":
		return ", White and Black moving first in turn"
	}
	return ""
}

// document is the JSON form: what was measured, the report, and what stands out in words.
type document struct {
	Preset  string   `json:"preset"`
	Options string   `json:"options"`
	Rules   string   `json:"rules"` // the hash of the preset
	Player  string   `json:"player,omitempty"`
	Seed    *uint64  `json:"seed,omitempty"`
	Limit   int      `json:"limit,omitempty"`
	First   string   `json:"first,omitempty"`
	From    []string `json:"from,omitempty"`
	LeftOut *int     `json:"left_out,omitempty"`
	measure.Report
	Words []string `json:"words"`
}

func (t Told) json() (string, error) {
	d := document{Preset: t.Preset.Name, Options: t.Preset.OptionText(), Rules: t.Preset.Hash, Report: t.Report, Words: t.findings()}
	if len(t.Flags.From) > 0 {
		d.From, d.LeftOut = t.Flags.From, &t.Left
	} else {
		d.Player, d.Seed, d.Limit, d.First = t.Flags.Player, &t.Flags.Seed, t.Flags.Limit, t.Flags.First
	}
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(d)
	return string(record.PlainJSON([]byte(b.String()))), err
}

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
