package presets

import (
	"errors"

	"gopkg.in/yaml.v3"

	"pbem/rules"
)

func amoebaFields() []string { return nil }

func readAmoeba(*reading, *yaml.Node) func() (rules.Game, error) {
	return func() (rules.Game, error) { return nil, errors.New("not there yet") }
}
