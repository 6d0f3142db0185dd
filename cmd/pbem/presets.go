package main

import (
	"fmt"
	"text/tabwriter"

	"pbem/rules/presets"
)

type presetsCmd struct{ output }

func (c presetsCmd) Run(env *Env) error {
	if c.json() {
		for _, p := range presets.Names() {
			if err := env.printJSON(map[string]string{"name": p.Name, "title": p.Title, "about": p.About}); err != nil {
				return err
			}
		}
		return nil
	}
	table := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	for _, p := range presets.Names() {
		fmt.Fprintf(table, "%s\t%s\n", p.Name, p.About)
	}
	return table.Flush()
}
