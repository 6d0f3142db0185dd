package config

import (
	"maps"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// inventorsField is the one field that is no plain value: it names an address for each of some presets.
const inventorsField = "inventors"

// inventors takes over who gets finished games: {amoeba: someone@example.org}, or a line for each.
func (r *reader) inventors(value *yaml.Node, raw *file) {
	if value.Kind != yaml.MappingNode {
		r.wrong(value.Line, "inventors: takes a preset and a mail address on each line below it, as in amoeba: someone@example.org")
		return
	}
	raw.Inventors = map[string]string{}
	for i := 0; i+1 < len(value.Content); i += 2 {
		preset, address := value.Content[i], value.Content[i+1]
		_, twice := raw.Inventors[preset.Value]
		switch {
		case preset.Kind != yaml.ScalarNode || address.Kind != yaml.ScalarNode || address.Tag == "!!null":
			r.wrong(preset.Line, "inventors: a preset and one mail address belong on each line, as in amoeba: someone@example.org")
		case twice:
			r.wrong(preset.Line, "inventors: %s stands there twice", preset.Value)
		default:
			raw.Inventors[preset.Value] = address.Value
		}
	}
}

// inventors checks the addresses, and that the names can be those of presets. Which presets there are is the registry's to know.
func (c *checker) inventors(of map[string]string, service string) map[string]string {
	checked := map[string]string{}
	for _, preset := range slices.Sorted(maps.Keys(of)) {
		if preset == "" || strings.Trim(preset, "abcdefghijklmnopqrstuvwxyz0123456789.-") != "" {
			c.wrong(inventorsField, "%q is no name of a preset; pbem presets lists them", preset)
			continue
		}
		checked[preset] = c.another(inventorsField, c.mailbox(inventorsField, of[preset]), service)
	}
	if len(checked) == 0 {
		return nil
	}
	return checked
}
