package main

import (
	"fmt"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/doctor"
	"pbem/cmd/internal/service"
	"pbem/cmd/internal/terminal"
)

type doctorCmd struct {
	output
	configured
	Offline      bool   `help:"flag-doctor-offline"`
	Letters      bool   `help:"flag-doctor-letters"`
	DKIMSelector string `name:"dkim-selector" placeholder:"place-name" help:"flag-doctor-dkim-selector"`
}

// Run prints each finding as soon as there is one, for a server that does not answer takes its time.
func (c doctorCmd) Run(env *Env) error {
	defer env.orderly()()
	counts := map[doctor.Level]int{}
	tell := func(f doctor.Finding) {
		counts[f.Level]++
		c.print(env, f)
	}
	settings, err := config.Load(c.Config)
	if err != nil {
		for _, f := range doctor.Mistakes(err) {
			tell(f)
		}
	} else {
		doctor.Examine(env.Context, doctor.Target{
			Config: settings, Getenv: env.Getenv, Now: time.Now, Resolver: service.Resolver(settings.Resolver), Offline: c.Offline, Letters: c.Letters, Selector: c.DKIMSelector,
		}, tell)
	}
	fmt.Fprintf(env.Err, "%d in order, %d to look at, %d broken.\n", counts[doctor.OK], counts[doctor.Look], counts[doctor.Broken])
	if counts[doctor.Broken] > 0 {
		return notSo()
	}
	return nil
}

func (c doctorCmd) print(env *Env, f doctor.Finding) {
	f.Text = terminal.OneLine(f.Text) // servers' own words are in it
	if c.json() {
		_ = env.printJSON(f)
		return
	}
	fmt.Fprintf(env.Out, "%-12s  %-13s  %s\n", f.Level, f.Check, f.Text)
}
