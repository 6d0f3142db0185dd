package main

import (
	"errors"
	"fmt"
	"text/tabwriter"

	"pbem/cmd/pbem-dev/internal/size"
)

type sizePagesCmd struct {
	Archive string `arg:"" type:"path" help:"The folder of records, which are numbered from 1 on."`
	Dir     string `arg:"" type:"path" help:"An empty folder for what the pages know of them."`
	Times   int    `default:"1" help:"How many times as many games are listed, each time of other people."`
}

// Run prints what pages cost, by the clock: the first of all, and each after another start, twice.
func (c sizePagesCmd) Run(env *Env) error {
	if c.Times < 1 {
		return usage(errors.New("--times must be at least 1"))
	}
	dir, err := emptyFolder(c.Dir)
	if err != nil {
		return err
	}
	defer env.orderly()()
	figures, err := size.Pages(env.Context, c.Archive, dir, c.Times, func(words string) { fmt.Fprintln(env.Err, words) })
	if err != nil {
		return outside(err)
	}
	out := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	for _, f := range figures {
		fmt.Fprintf(out, "%s\t%s\n", f.What, f.Unit.Text(f.Full))
	}
	return out.Flush()
}
