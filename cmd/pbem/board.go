package main

import (
	"fmt"

	"pbem/cmd/internal/picture"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
)

type positionCmd struct {
	variant
	output
}

func (c positionCmd) Run(env *Env) error {
	preset, err := c.load()
	if err != nil {
		return err
	}
	line := preset.Game.Start().String()
	if c.json() {
		return env.printJSON(map[string]string{"preset": preset.Name, "options": preset.OptionText(), "position": line})
	}
	_, err = fmt.Fprintln(env.Out, line)
	return err
}

type boardCmd struct {
	place
	textStyle
	As     string `enum:"white,black,mover" default:"white" help:"flag-board-as"`
	Format string `enum:"text,words,svg,png,html" default:"text" help:"flag-board-format"`
	Output string `short:"o" placeholder:"place-file" help:"flag-output"`
}

func (c boardCmd) Run(env *Env) error {
	if err := c.check(c.Format); err != nil {
		return usage(err)
	}
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	drawing := diagram.New(position, preset.Game.Vocabulary(), diagram.Options{As: picture.SeenFrom(c.As, position)}).In(env.Words.Say)
	drawn, err := picture.Draw(drawing, c.Format, c.style(), picture.Heading{Title: env.Words.Say(phrase.Of(phrase.GameText(preset.Title))), In: env.Words})
	if err != nil {
		return outside(err)
	}
	return writeResult(env, c.Output, drawn)
}
