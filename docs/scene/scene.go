// Package scene reads the markers of the manual's pages, lines such as "<!-- board --preset cosmic -->": which position of which game stands there.
package scene

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

// Scene is what a marker's flags describe: a position of a game, and how it is drawn.
type Scene struct {
	Preset   *presets.Preset
	Position rules.Position
	Options  diagram.Options
	Bare     bool   // without a legend
	File     string // of a picture, from the top of the repository
}

// Plain are the markers that speak of no position.
func Plain() []string { return []string{"", "only", "short", "called"} }

// Marker is what a line of a page marks; ok is false for any other line.
func Marker(line string) (marker string, ok bool) {
	marker, ok = strings.CutPrefix(line, "<!-- ")
	if !ok {
		return "", false
	}
	return strings.CutSuffix(strings.TrimSuffix(marker, "\n"), " -->")
}

// Kind is the first word of a marker.
func Kind(marker string) string { kind, _, _ := strings.Cut(marker, " "); return kind }

// Show reads a marker's flags; what they leave out is as in the scene before.
func (s Scene) Show(marker string) (Scene, error) {
	if slices.Contains(Plain(), Kind(marker)) {
		return s, nil
	}
	words := Split(marker)[1:]
	next := Scene{Preset: s.Preset, Position: s.Position}
	name, line, settings, turns := "", "", []presets.Setting(nil), []string(nil)
	for len(words) > 0 {
		if words[0] == "--bare" {
			next.Bare, words = true, words[1:]
			continue
		}
		if len(words) < 2 {
			return Scene{}, fmt.Errorf("what is %q?", words[0])
		}
		switch value := words[1]; words[0] {
		case "--preset":
			name = value
		case "--option":
			setting, err := presets.ParseSetting(value)
			if err != nil {
				return Scene{}, err
			}
			settings = append(settings, setting)
		case "--position":
			line = value
		case "--file":
			next.File = value
		case "--turn":
			turns = append(turns, value)
		case "--as":
			if value == "black" {
				next.Options.As = rules.Black
			}
		default:
			return Scene{}, fmt.Errorf("what is %q?", words[0])
		}
		words = words[2:]
	}
	if err := next.choose(name, settings, line); err != nil {
		return Scene{}, err
	}
	return next, next.play(turns)
}

func (s *Scene) choose(name string, settings []presets.Setting, line string) (err error) {
	if name != "" {
		if s.Preset, err = presets.Builtin(name, settings); err != nil {
			return err
		}
		s.Position = s.Preset.Game.Start()
	}
	if s.Preset == nil {
		return errors.New("no preset is named here or above")
	}
	if line != "" {
		s.Position, err = s.Preset.Game.Parse(line)
	}
	return err
}

func (s *Scene) play(turns []string) error {
	for _, typed := range turns {
		side := s.Position.ToMove()
		v, err := notation.Judge(typed, s.Preset.Game.Vocabulary(), s.Position)
		if err != nil {
			return err
		}
		s.Position, s.Options.Last, s.Options.LastSide = v.Next, v.Turn, side
		s.Options.Captured, s.Options.Removed = v.Captured, v.Removed
	}
	return nil
}

// Split splits a marker at blanks, but for what stands in double quotes.
func Split(text string) []string {
	var list []string
	for i, piece := range strings.Split(text, `"`) {
		if i%2 == 1 {
			list = append(list, piece)
		} else {
			list = append(list, strings.Fields(piece)...)
		}
	}
	return list
}
