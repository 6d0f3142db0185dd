package main

import (
	"fmt"

	"pbem/notation/record"
)

type importCmd struct {
	ownRules
	File   string `arg:"" help:"A record in the JSON form, or as text; - for standard input."`
	Output string `short:"o" placeholder:"FILE" help:"Write to this file instead of standard output."`
}

// Run writes the record as text. It is verified first; one that was typed by hand gets the canonical writing and the hashes.
func (c importCmd) Run(env *Env) error {
	data, err := readFile(env, c.File)
	if err != nil {
		return usage(err)
	}
	r, told, err := parseRecord(data)
	if err != nil {
		return usage(fmt.Errorf("%s: %w", plain(c.File), err))
	}
	game, err := c.game(c.File, r)
	if err != nil {
		return usage(err)
	}
	if r, err = record.Canonical(r, game); err != nil {
		return fault(env, c.File, err)
	}
	if _, err := record.Verify(r, game, nil); err != nil {
		return fault(env, c.File, err)
	}
	positions, err := record.Positions(r, game)
	if err != nil {
		return fault(env, c.File, err)
	}
	if i := differ(told, positions); i >= 0 {
		return fault(env, c.File, &record.Fault{Turn: i, Err: fmt.Errorf("the position is %s, but the file says %s", positions[i], told[i])})
	}
	return writeResult(env, c.Output, []byte(r.String()))
}

// differ returns the first place where the positions that a file tells are not those of the replay; -1 where there is none.
func differ(told, positions []string) int {
	for i, p := range told {
		if p != positions[i] {
			return i
		}
	}
	return -1
}
