package measuring

import (
	"encoding/json"
	"fmt"
	"io"
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
