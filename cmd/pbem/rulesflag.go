package main

import (
	"fmt"

	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
)

// ownRules is the flag of commands that replay records.
type ownRules struct {
	Rules []string `sep:"none" placeholder:"PATH" help:"A preset file, or a folder of them, for records that were not played by a built-in preset; may be repeated. The folder rules beside a record is looked into anyway."`
}

// game returns the rules of the record in a file, with an error that names the file.
func (o ownRules) game(file string, r *record.Record) (rules.Game, error) {
	book, err := o.book()
	if err != nil {
		return nil, err
	}
	p, err := book.Beside(file).Of(r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", plain(file), err)
	}
	return p.Game, nil
}

func (o ownRules) book() (*rulebook.Registry, error) {
	for _, path := range o.Rules {
		if err := rulebook.Check(path); err != nil {
			return nil, usage(err)
		}
	}
	return rulebook.New(o.Rules...), nil
}
