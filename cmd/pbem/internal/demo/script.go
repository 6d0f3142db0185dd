package demo

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed chesimals-2.script
var chesimals string

// Step is one letter of a script.
type Step struct {
	Who   string // "ada"
	Words string
	Told  bool // the other player hears of it
}

// Chesimals returns the script of a whole game of Chesimals II.
func Chesimals() ([]Step, error) { return parseScript(chesimals) }

// parseScript reads a script: "NAME: words" or "NAME? words", continued by lines that begin with blanks.
func parseScript(text string) ([]Step, error) {
	var steps []Step
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		if line[0] == ' ' && len(steps) > 0 {
			steps[len(steps)-1].Words += "\n" + strings.TrimSpace(line)
			continue
		}
		i := strings.IndexAny(line, ":?")
		if i <= 0 {
			return nil, fmt.Errorf("line %d of the script begins with no name", number)
		}
		steps = append(steps, Step{Who: line[:i], Words: strings.TrimSpace(line[i+1:]), Told: line[i] == ':'})
	}
	return steps, nil
}
