package rating

import (
	"slices"
	"strings"
)

// List is the name of the list of a preset with its options, "P" or "P k=v k2=v2" in order of k. The options are only those that differ
// from what the preset has, in any order (CR-19).
func List(preset, options string) string {
	fields := strings.FieldsFunc(options, func(c rune) bool { return c == ' ' || c == ',' })
	slices.Sort(fields)
	return strings.Join(append([]string{preset}, fields...), " ")
}
