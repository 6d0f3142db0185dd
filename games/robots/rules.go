package robots

import "pbem/rules/presets"

// RulesOf are the rules of a preset with its options.
func RulesOf(p *presets.Preset) Rules {
	return Rules{Name: p.Name, Data: p.Data, Hash: p.Hash, Settings: p.Settings}
}
