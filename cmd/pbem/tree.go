package main

import "pbem/cmd/internal/finding"

type treeCmd struct {
	finding.Tree
	ownRules
	Dir []string `arg:"" placeholder:"arg-dir" help:"flag-tree-dir"`
}

func (c treeCmd) Run(env *Env) error {
	registry, err := c.registry()
	if err != nil {
		return err
	}
	all := finding.Positions{Registry: registry, Rules: c.Rules, Names: c.Dir, Err: env.Err, Words: env.Words}
	found, broken, err := c.Print(env.Context, env.Out, all)
	return sought(finding.Found{Broken: broken}, found, err)
}
