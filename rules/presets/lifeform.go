package presets

import (
	"errors"

	"gopkg.in/yaml.v3"

	"pbem/rules"
)

func lifeformFields() []string { return nil }

func readLifeform(*reading, *yaml.Node) func() (rules.Game, error) {
	return func() (rules.Game, error) { return nil, errors.New("not there yet") }
}
