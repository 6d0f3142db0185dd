package docs_test

import (
	"strings"

	scenes "pbem/docs/scene"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

// scene is what a marker describes, in the language of its page.
type scene struct {
	scenes.Scene
	words *catalog.Language
}

// show reads a marker's flags; what they leave out is as in the scene before.
func (s scene) show(marker string) (scene, error) {
	next, err := s.Show(marker)
	return scene{next, s.words}, err
}

// draw returns the lines of the drawing.
func (s scene) draw() []string {
	text := strings.TrimRight(s.drawing().Text(diagram.Plain), "\n")
	if s.Bare {
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
	return diagram.New(s.Position, s.Preset.Game.Vocabulary(), s.Options).In(s.words.Say)
}

// split splits a command as a marker is split.
func split(text string) []string { return scenes.Split(text) }
