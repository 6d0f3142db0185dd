package presets

import (
	"errors"

	"gopkg.in/yaml.v3"

	"pbem/rules"
)

func cosmicFields() []string { return nil }

func readCosmic(*reading, *yaml.Node) func() (rules.Game, error) {
	return func() (rules.Game, error) { return nil, errors.New("not there yet") }
}
