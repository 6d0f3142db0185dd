package finding

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/query"
)

// twinForm is a record of a block for programs.
type twinForm struct {
	File     string         `json:"file"`
	Relation query.Relation `json:"relation"`
	Turn     *int           `json:"turn,omitempty"` // at which it forks
	Turns    int            `json:"turns"`
	Signed   bool           `json:"signed"`
}

// PrintTwins writes the games of which there are several records: as text a block a game, as JSON a line a game, as CSV a row a
// record.
func PrintTwins(out io.Writer, format string, blocks [][]query.Twin) error {
	var b strings.Builder
	if format == "csv" {
		b.WriteString("block,relation,turn,file,turns,signed\r\n")
	}
	for i, block := range blocks {
		text, err := twinsOf(format, i, block)
		if err != nil {
			return err
		}
		b.WriteString(text)
	}
	_, err := io.WriteString(out, b.String())
	return err
}

func twinsOf(format string, i int, block []query.Twin) (string, error) {
	switch format {
	case "json":
		var forms []twinForm
		for _, t := range block {
			forms = append(forms, formOf(t))
		}
		text, err := jsonText(forms)
		return text + "\n", err
	case "csv":
		return twinsCSV(i+1, block)
	}
	var b strings.Builder
	if i > 0 {
		b.WriteByte('\n')
	}
	for _, t := range block {
		b.WriteString(twinText(t) + "\n")
	}
	return b.String(), nil
}

func formOf(t query.Twin) twinForm {
	form := twinForm{t.File, t.Relation, nil, t.Turns, t.Signed}
	if t.Relation == query.Fork {
		form.Turn = &t.Turn
	}
	return form
}

// twinText is a line of a block: "fork at turn 7  copies/042.pbem  12 turns, signed".
func twinText(t query.Twin) string {
	relation := string(t.Relation)
	if t.Relation == query.Fork {
		relation = fmt.Sprintf("fork at turn %d", t.Turn)
	}
	text := fmt.Sprintf("%-16s  %s  %s", relation, terminal.Name(t.File), terminal.Counted(t.Turns, "turn"))
	if t.Signed {
		text += ", signed"
	}
	return text
}

func twinsCSV(number int, block []query.Twin) (string, error) {
	var all string
	for _, t := range block {
		turn := ""
		if t.Relation == query.Fork {
			turn = strconv.Itoa(t.Turn)
		}
		line, err := csvLine([]string{strconv.Itoa(number), string(t.Relation), turn, t.File, strconv.Itoa(t.Turns), strconv.FormatBool(t.Signed)})
		if err != nil {
			return "", err
		}
		all += line
	}
	return all, nil
}
