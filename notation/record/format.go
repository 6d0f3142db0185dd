package record

import "slices"

// The versions of the format. A record says which it has: version 2 in its first line, the tag Format; version 1 has no such tag.
const (
	Version1 = 1
	Version2 = 2
)

// secondFormat is the value of the tag Format with version 2, and its first link begins with it.
const secondFormat = "pbem record 2"

// Digits of a link that are written, in hex. The whole link goes into the next.
const (
	digits1 = 16
	digits2 = 32
)

// LinkDigits is how many of a link version 2 writes, in hex.
const LinkDigits = digits2

// digits returns how many are written with the record's version.
func (r *Record) digits() int { return digitsOf(r.Format) }

func digitsOf(format int) int {
	if format == Version2 {
		return digits2
	}
	return digits1
}

// chainedTags are the tags that the first link of version 2 is made of, in this order. What is not among them follows from
// these (names from ids), is chained with the result, or rests on the signature alone.
func chainedTags() []string {
	return []string{"Site", "Game", "WhiteId", "BlackId", "Variant", "Options", "Rules", "Judged", "Start",
		"TimeControl", "Rated", "Tournament", "Round", "From"}
}

// closingTags stand behind Result and Termination in version 2, in this order.
func closingTags() []string { return []string{"Ended", "Adjudicated", "Revision"} }

// closes reports whether a tag stands behind Termination.
func (r *Record) closes(tag string) bool {
	return r.Format == Version2 && slices.Contains(closingTags(), tag)
}
