package record

import (
	"slices"

	"pbem/rules"
)

// begins reports whether a turn is the one that somebody wrote or, where part is true, begins with it. What was not written
// can be anything.
func begins(turn, written rules.Turn, part bool) bool {
	n := len(written.Actions)
	switch {
	case n > len(turn.Actions), n < len(turn.Actions) && !(part && n > 0): // a pass is no part of a turn
		return false
	case !ledBy(written.Lead, turn.Lead):
		return false
	}
	return slices.EqualFunc(written.Actions, turn.Actions[:n], sameAction)
}

func ledBy(written, lead rules.Lead) bool {
	if written == (rules.Lead{}) {
		return true
	}
	return written.At == lead.At && unsaidOr(written.Group, lead.Group) && unsaidOr(written.Unit, lead.Unit) && unsaidOr(written.Mode, lead.Mode)
}

func sameAction(written, action rules.Action) bool {
	return written.From == action.From && written.To == action.To && sameHow(written.How, action.How) &&
		unsaidOr(written.Unit, action.Unit) && unsaidOr(written.Into, action.Into) &&
		(len(written.Via) == 0 || len(action.Via) == 0 || slices.Equal(written.Via, action.Via)) // a leader's path is not recorded
}

// sameHow takes moving and capturing for the same, as people do.
func sameHow(written, how rules.How) bool {
	goes := []rules.How{rules.Unstated, rules.Move, rules.Capture}
	return written == how || slices.Contains(goes, written) && slices.Contains(goes, how)
}

// unsaidOr compares with what was written, if anything was.
func unsaidOr[T comparable](written, is T) bool {
	var unsaid T
	return written == unsaid || written == is
}
