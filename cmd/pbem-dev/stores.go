package main

import (
	"errors"
	"os"
	"time"

	"pbem/cmd/pbem-dev/internal/storebench"
)

type storesCmd struct {
	Letters  int             `default:"320" help:"How many letters are committed in each place, a round."`
	Rounds   int             `default:"5" help:"How often."`
	Games    int             `default:"2000" help:"In how many games that are going on."`
	InFlight []int           `default:"1,8,32" help:"How many letters are committed at a time."`
	Away     []time.Duration `default:"0s,5ms" help:"How long a round trip between node and database takes."`
}

// Run measures what a letter costs in a file, and in a database that it starts. Figures of two machines cannot be compared, those of one run can.
func (c storesCmd) Run(env *Env) error {
	if c.Letters < 1 || c.Rounds < 1 {
		return usage(errors.New("--letters and --rounds take a number from 1"))
	}
	for _, n := range c.InFlight {
		if n < 1 || n > c.Letters || n > c.Games {
			return usage(errors.New("--in-flight takes numbers from 1 up to those of --letters and --games"))
		}
	}
	defer env.orderly()()
	dir, err := os.MkdirTemp("", "stores")
	if err != nil {
		return outside(err)
	}
	defer os.RemoveAll(dir)
	figures, err := storebench.Measure(env.Context, dir, storebench.Options{Letters: c.Letters, Rounds: c.Rounds, Games: c.Games, InFlight: c.InFlight, Away: c.Away})
	if err != nil {
		return outside(err)
	}
	return storebench.Print(env.Out, figures)
}
