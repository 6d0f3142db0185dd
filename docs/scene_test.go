package docs_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

// scene is what a marker's flags describe: a position of a game, and how it is drawn.
type scene struct {
	preset   *presets.Preset
	position rules.Position
	options  diagram.Options
	bare     bool
	words    *catalog.Language
	file     string // of a picture, from the top of the repository
}

// show reads a marker's flags; what they leave out is as in the scene before.
func (s scene) show(marker string) (scene, error) {
	kind, _, _ := strings.Cut(marker, " ")
	if slices.Contains(plainKinds(), kind) {
		return s, nil
	}
	words := split(marker)[1:]
	next := scene{preset: s.preset, position: s.position, words: s.words}
	name, line, settings, turns := "", "", []presets.Setting(nil), []string(nil)
	for len(words) > 0 {
		if words[0] == "--bare" {
			next.bare, words = true, words[1:]
			continue
		}
		if len(words) < 2 {
			return scene{}, fmt.Errorf("what is %q?", words[0])
		}
		switch value := words[1]; words[0] {
		case "--preset":
			name = value
		case "--option":
			setting, err := presets.ParseSetting(value)
			if err != nil {
				return scene{}, err
			}
			settings = append(settings, setting)
		case "--position":
			line = value
		case "--file":
			next.file = value
		case "--turn":
			turns = append(turns, value)
		case "--as":
			if value == "black" {
				next.options.As = rules.Black
			}
		default:
			return scene{}, fmt.Errorf("what is %q?", words[0])
		}
		words = words[2:]
	}
	if err := next.choose(name, settings, line); err != nil {
		return scene{}, err
	}
	return next, next.play(turns)
}

func (s *scene) choose(name string, settings []presets.Setting, line string) (err error) {
	if name != "" {
		if s.preset, err = presets.Builtin(name, settings); err != nil {
			return err
		}
		s.position = s.preset.Game.Start()
	}
	if s.preset == nil {
		return errors.New("no preset is named here or above")
	}
	if line != "" {
		s.position, err = s.preset.Game.Parse(line)
	}
	return err
}

func (s *scene) play(turns []string) error {
	for _, typed := range turns {
		side := s.position.ToMove()
		v, err := notation.Judge(typed, s.preset.Game.Vocabulary(), s.position)
		if err != nil {
			return err
		}
		s.position, s.options.Last, s.options.LastSide = v.Next, v.Turn, side
		s.options.Captured, s.options.Removed = v.Captured, v.Removed
	}
	return nil
}

// draw returns the lines of the drawing.
func (s scene) draw() []string {
	text := strings.TrimRight(s.drawing().Text(diagram.Plain), "\n")
	if s.bare {
		text, _, _ = strings.Cut(text, "\n\n")
	}
	return strings.Split(text, "\n")
}

// paint returns the drawing as a picture.
func (s scene) paint() []byte {
	return s.drawing().SVG()
}

// drawing is the position as the manual shows it, in the language of the page.
func (s scene) drawing() diagram.Drawing {
	return diagram.New(s.position, s.preset.Game.Vocabulary(), s.options).In(s.words.Say)
}

// split splits a marker at blanks, but for what stands in double quotes.
func split(text string) []string {
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
