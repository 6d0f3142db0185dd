package command

import "strings"

// verify reads "verify". A record that stands below it is no command, and neither is what stands below that: the lines of a record would be
// read as turns. Whoever verifies it finds it in the words of the letter, as they came.
func (r *reader) verify(c *Command, args string) {
	readNothing(c, args, r.ctx)
	if !c.Problem.Empty() {
		return
	}
	below := r.at
	for below < len(r.lines) && isBlank(r.lines[below]) {
		below++
	}
	if below < len(r.lines) && beginsRecord(r.lines[below]) {
		r.at = len(r.lines)
	}
}

// beginsRecord reports whether a line is the first of a record: a tag and its value, [Format "pbem record 2"].
func beginsRecord(line string) bool {
	name, value, found := strings.Cut(strings.TrimLeft(line, ">| \t"), " ")
	return found && len(name) > 1 && name[0] == '[' && strings.HasPrefix(strings.TrimLeft(value, " \t"), `"`)
}
