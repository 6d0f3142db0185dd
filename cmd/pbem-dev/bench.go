package main

import (
	"errors"
	"fmt"

	"pbem/cmd/pbem-dev/internal/mailbench"
)

type benchCmd struct {
	Letters int `default:"1000" help:"How many letters the players write."`
	Rounds  int `default:"5" help:"How often they are carried through."`
}

// Run measures on servers in this process. The figures of two machines cannot be compared, the shares can.
func (c benchCmd) Run(env *Env) error {
	if c.Rounds < 1 {
		return usage(fmt.Errorf("--rounds takes a number from 1"))
	}
	defer env.orderly()()
	load, err := mailbench.Prepare(env.Context, c.Letters)
	if errors.Is(err, mailbench.ErrNumber) {
		return usage(err)
	}
	if err != nil {
		return outside(err)
	}
	defer load.Close()
	figures, err := load.Measure(env.Context, c.Rounds)
	if err != nil {
		return outside(err)
	}
	if err := load.Print(env.Out, figures); err != nil {
		return outside(err)
	}
	core, err := mailbench.MeasureCore()
	if err != nil {
		return outside(err)
	}
	fmt.Fprintln(env.Out)
	return core.Print(env.Out)
}
