// Package checking looks preset files over and tells everything that is wrong with them, as text and as JSON.
package checking

import (
	"errors"
	"fmt"
	"io"

	"pbem/cmd/internal/terminal"
	"pbem/games/presetfile"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
)

// Finding is a mistake in a file, or a warning.
type Finding struct {
	File    string `json:"file"`
	Line    int    `json:"line"`   // from 1
	Column  int    `json:"column"` // from 1
	Key     string `json:"key"`    // of the sentence: the same for the same mistake, whatever it is about
	Words   string `json:"words"`  // the sentence
	Warning bool   `json:"warning,omitempty"`
}

// Report is where findings are written to.
type Report struct {
	Out   io.Writer
	JSON  bool
	Words *catalog.Language
}

// File looks a preset file over, and reports whether it can be played by. The error is that it cannot be read at all, or not be written of.
func (r Report) File(path string) (right bool, err error) {
	data, err := presetfile.Read(path)
	if errors.Is(err, presetfile.ErrLarge) {
		return false, r.tell([]Finding{{File: path, Line: 1, Column: 1, Key: "presets-large", Words: r.Words.Say(phrase.New("cli-preset-large", "most", presets.MostBytes))}})
	}
	if err != nil {
		return false, err
	}
	p, err := presets.Parse(path, data, nil)
	if wrong := (*loader.FileError)(nil); errors.As(err, &wrong) {
		return false, r.tell(r.findings(path, wrong.Mistakes, false))
	}
	if err != nil {
		return false, r.tell([]Finding{{File: path, Line: 1, Column: 1, Key: "presets-no-game", Words: r.Words.Error(err)}})
	}
	if err := r.tell(r.findings(path, p.Warnings, true)); err != nil || r.JSON {
		return true, err
	}
	_, err = fmt.Fprintln(r.Out, terminal.OneLine(r.Words.Say(phrase.New("cli-preset-right", "file", terminal.Name(path), "preset", p.Name))))
	return true, err
}

func (r Report) findings(path string, list []loader.Mistake, warning bool) []Finding {
	var found []Finding
	for _, m := range list {
		found = append(found, Finding{path, max(m.Line, 1), max(m.Column, 1), m.Why.Key, r.Words.Say(m.Why), warning})
	}
	return found
}

func (r Report) tell(found []Finding) error {
	for _, f := range found {
		if err := r.one(f); err != nil {
			return err
		}
	}
	return nil
}

func (r Report) one(f Finding) error {
	if r.JSON {
		line, err := terminal.JSONLine(f)
		if err != nil {
			return err
		}
		_, err = r.Out.Write(line)
		return err
	}
	words := f.Words
	if f.Warning {
		words = r.Words.Say(phrase.New("cli-preset-warning", "warning", words))
	}
	_, err := fmt.Fprintf(r.Out, "%s:%d:%d: %s\n", terminal.Name(f.File), f.Line, f.Column, terminal.Visible(words))
	return err
}
