package demo

import (
	"embed"
	"fmt"
	"path"
	"strings"
)

//go:embed *.script
var scripts embed.FS

// Step is one letter of a script.
type Step struct {
	Who   string // "ada"
	Words string
	Told  bool // the other player hears of it
}

// Presets lists the presets of which there is a script, sorted.
func Presets() []string {
	files, err := scripts.ReadDir(".")
	if err != nil {
		return nil
	}
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), path.Ext(f.Name())))
	}
	return names
}

// Script returns the script of a whole game of a preset. The error is a sentence that names those there are.
func Script(preset string) ([]Step, error) {
	text, err := scripts.ReadFile(preset + ".script")
	if err != nil {
		return nil, fmt.Errorf("there is no demo of %q; there is one of %s", preset, strings.Join(Presets(), ", "))
	}
	return parseScript(string(text))
}

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
