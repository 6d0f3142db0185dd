package command

import (
	"regexp"
	"slices"
)

// Below what people write, programs and lists put lines of their own, and people their cards: "Unsubscribe", "Address: 12 Main
// Street". Nobody asks for anything by them.

// isFooter reports whether a line that begins like a command is none because of what stands above it: "unsubscribe" and "stop"
// are asked for by a letter that asks for nothing else, and below a closing nobody changes who they are and what they get.
func (r *reader) isFooter(v verb, line string) bool {
	if isCardField(line) && r.asked() {
		return true
	}
	if v.kind == Block && v.head != "block" {
		return len(r.commands) > 0 || r.closed
	}
	return r.closed && isSetting(v.kind)
}

// unsubscribes is a line of a list's program: "Unsubscribe", "unsubscribe: https://…".
var unsubscribes = regexp.MustCompile(`(?i)^(?:unsubscribe|abbestellen)[.!]?\s*(?::?\s*<?(?:https?:|mailto:|www\.)\S*\s*)?$`)

// asked reports whether something stands above that is about more than the player.
func (r *reader) asked() bool {
	return slices.ContainsFunc(r.commands, func(c Command) bool { return !isSetting(c.Kind) })
}

// isSetting tells what is about the player, and no game: several of these may stand together.
func isSetting(k Kind) bool {
	return slices.Contains([]Kind{Name, Mail, Block, Addresses, AddAddress, RemoveAddress, NewKey, Forget, Time}, k)
}
