package loader

import (
	"slices"

	"pbem/rules/presets/tree"
)

// meant returns the one field that an unknown name can mean; "" where it can mean none or several, or the one is there already.
func meant(n *tree.Node, unknown string, known []string) string {
	near := nearest(unknown, known)
	if near == "" || hasField(n, near) {
		return ""
	}
	others := slices.DeleteFunc(slices.Clone(known), func(k string) bool { return k == near })
	if second := nearest(unknown, others); second != "" && distance(unknown, second) == distance(unknown, near) {
		return ""
	}
	return near
}

func hasField(n *tree.Node, name string) bool {
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == name {
			return true
		}
	}
	return false
}

// rename has a misspelt field read under the name that it means from now on: it was told, and no mistake is to follow from it.
func rename(n *tree.Node, unknown, meant string) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == unknown {
			n.Content[i].Value = meant
			return
		}
	}
}
