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
	InFlight []int           `default:"1,8,32" help:"How many letters are committed at a time, on each node."`
	Nodes    []int           `default:"1" help:"How many nodes share the database."`
	Away     []time.Duration `default:"0s,5ms" help:"How long a round trip between node and database takes."`
	Prepared bool            `help:"The same again with statements that are prepared, once for each connection."`
}

// Run measures what a letter costs in a file, and in a database that it starts. Figures of two machines cannot be compared, those of one run can.
func (c storesCmd) Run(env *Env) error {
	if c.Letters < 1 || c.Rounds < 1 {
		return usage(errors.New("--letters and --rounds take a number from 1"))
	}
	for _, n := range c.InFlight {
		for _, nodes := range c.Nodes {
			if all := n * nodes; n < 1 || nodes < 1 || all > c.Letters || all > c.Games {
				return usage(errors.New("--in-flight and --nodes take numbers from 1, and all that is in flight at once may not be more than --letters and --games"))
			}
		}
	}
	defer env.orderly()()
	dir, err := os.MkdirTemp("", "stores")
	if err != nil {
		return outside(err)
	}
	defer os.RemoveAll(dir)
	figures, err := storebench.Measure(env.Context, dir, storebench.Options{Letters: c.Letters, Rounds: c.Rounds, Games: c.Games, InFlight: c.InFlight, Nodes: c.Nodes, Away: c.Away, Prepared: c.Prepared})
	if err != nil {
		return outside(err)
	}
	return storebench.Print(env.Out, figures)
}
