package record

import "slices"

// format is the value of the tag Format, which is a record's first line, and the first link begins with it. A record without that line was typed by hand:
// it has neither links nor a signature.
const format = "pbem record 2"

// typedFormat is what the JSON form says of such a record.
const typedFormat = "pbem record by hand"

// LinkDigits is how many digits of a link are written, in hex. The whole link goes into the next.
const LinkDigits = 32

// chainedTags are the tags that the first link is made of, in this order. What is not among them follows from these (names from ids), is chained with the
// result, or rests on the signature alone.
func chainedTags() []string {
	return []string{"Site", "Game", "WhiteId", "BlackId", "WhiteType", "BlackType", "Variant", "Options", "Rules", "Judged", "Start",
		"TimeControl", "Rated", "Tournament", "Round", "From"}
}

// closingTags stand behind Result and Termination, in this order.
func closingTags() []string { return []string{"Ended", "Adjudicated", "Revision"} }

// closes reports whether a tag stands behind Termination.
func closes(tag string) bool { return slices.Contains(closingTags(), tag) }
