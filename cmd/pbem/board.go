package main

import (
	"fmt"
	"os"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
)

type boardCmd struct {
	place
	As     string `enum:"white,black,mover" default:"white" help:"From whose side: white, black, or mover."`
	Format string `enum:"text,html" default:"text" help:"text or html."`
	Output string `short:"o" placeholder:"FILE" help:"Write to a file instead of standard output."`
}

func (c boardCmd) Run(env *Env) error {
	preset, position, err := c.load()
	if err != nil {
		return err
	}
	drawing := diagram.New(position, preset.Game.Vocabulary(), diagram.Options{As: seenFrom(c.As, position)})
	picture := drawing.Text()
	if c.Format == "html" {
		picture = drawing.HTML()
	}
	picture = strings.TrimRight(picture, "\n") + "\n"
	if c.Output == "" {
		_, err = fmt.Fprint(env.Out, picture)
		return err
	}
	if err := os.WriteFile(c.Output, []byte(picture), 0o644); err != nil {
		return outside(fmt.Errorf("cannot write the picture: %w", err))
	}
	return nil
}

func seenFrom(name string, position rules.Position) rules.Side {
	switch name {
	case "black":
		return rules.Black
	case "mover":
		return position.ToMove()
	}
	return rules.White
}
