package main

import "fmt"

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
