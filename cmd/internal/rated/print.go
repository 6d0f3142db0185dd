package rated

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/adjudicator/rating"
	"pbem/cmd/internal/terminal"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// line is somebody in a list, for programs (CR-21).
type line struct {
	List       string      `json:"list"`
	Rank       int         `json:"rank"`
	Name       string      `json:"name"`
	Rating     json.Number `json:"rating"`
	Deviation  json.Number `json:"deviation"`
	Volatility json.Number `json:"volatility"`
	Games      int         `json:"games"`
	Won        int         `json:"won"`
	Drawn      int         `json:"drawn"`
	Lost       int         `json:"lost"`

	standing rating.Standing
}

// linesOf are the standings of a list in order.
func linesOf(t rating.Table, names map[string]string) []line {
	var all []line
	for i, s := range t.Ranked(func(id string) string { return names[id] }) {
		all = append(all, line{
			List: t.List, Rank: i + 1, Name: names[s.ID], Rating: rounded(s.Value, 2), Deviation: rounded(s.Deviation, 2), Volatility: rounded(s.Volatility, 6),
			Games: s.Games, Won: s.Won, Drawn: s.Drawn, Lost: s.Lost, standing: s,
		})
	}
	return all
}

// rounded is a number with so many decimals, a half away from zero.
func rounded(x float64, decimals int) json.Number {
	scale := math.Pow10(decimals)
	return json.Number(strconv.FormatFloat(math.Round(x*scale)/scale, 'f', decimals, 64))
}

// Print writes lists in a format: as text a block a list, as JSON an object a player, as CSV a row a player.
func Print(out io.Writer, format string, tables []rating.Table, names map[string]string, in *catalog.Language) error {
	var all []line
	for _, t := range tables {
		all = append(all, linesOf(t, names)...)
	}
	switch format {
	case "json":
		return printJSON(out, all)
	case "csv":
		return printCSV(out, all)
	}
	_, err := io.WriteString(out, text(all, in))
	return err
}

func printJSON(out io.Writer, all []line) error {
	for _, l := range all {
		text, err := terminal.JSONLine(l)
		if err != nil {
			return err
		}
		if _, err := out.Write(text); err != nil {
			return err
		}
	}
	return nil
}

func printCSV(out io.Writer, all []line) error {
	w := csv.NewWriter(out)
	w.UseCRLF = true
	rows := [][]string{{"list", "rank", "name", "rating", "deviation", "games", "won", "drawn", "lost"}}
	for _, l := range all {
		rows = append(rows, append([]string{record.PlainCell(l.List), strconv.Itoa(l.Rank), record.PlainCell(l.Name), l.Rating.String(), l.Deviation.String()}, l.counts()...))
	}
	return w.WriteAll(rows)
}

func (l line) counts() []string {
	return []string{strconv.Itoa(l.Games), strconv.Itoa(l.Won), strconv.Itoa(l.Drawn), strconv.Itoa(l.Lost)}
}

// text is the lists for people, each below its name, in whole numbers.
func text(all []line, in *catalog.Language) string {
	var b strings.Builder
	for i := 0; i < len(all); {
		if i > 0 {
			b.WriteByte('\n')
		}
		rows, list := [][]string{heads(in)}, all[i].List
		for ; i < len(all) && all[i].List == list; i++ {
			l := all[i]
			rows = append(rows, append([]string{strconv.Itoa(l.Rank), terminal.Name(l.Name), string(rounded(l.standing.Value, 0)), string(rounded(l.standing.Deviation, 0))}, l.counts()...))
		}
		b.WriteString(terminal.Name(list) + "\n" + aligned(rows))
	}
	return b.String()
}

// heads stand above the columns.
func heads(in *catalog.Language) (list []string) {
	for _, p := range []phrase.Phrase{phrase.New("cli-column-rank"), phrase.New("cli-column-name"), phrase.New("cli-column-rating"), phrase.New("cli-column-deviation"),
		phrase.New("cli-column-games"), phrase.New("cli-column-won"), phrase.New("cli-column-drawn"), phrase.New("cli-column-lost")} {
		list = append(list, in.Say(p))
	}
	return list
}

// aligned puts cells under each other: names to the left, numbers to the right.
func aligned(rows [][]string) string {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		for i, cell := range row {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i == 1 {
				fmt.Fprint(&b, "  ", cell, space)
				continue
			}
			if i > 0 {
				b.WriteString("  ")
			}
			b.WriteString(space + cell)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
