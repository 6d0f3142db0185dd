package command

import "regexp"

// postcode knows the postcodes that have letters and a digit next to each other, as squares have: those of Great Britain ("N1 9GU", "SW1A 1AA")
// and Canada ("K1A 0B1"). They are written in capitals and with a space, as no turn is.
var postcode = regexp.MustCompile(`\b(?:[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}|[A-Z][0-9][A-Z] [0-9][A-Z][0-9])\b`)

// withoutPostcodes cuts postcodes out of a line, whose squares are none.
func withoutPostcodes(line string) string { return postcode.ReplaceAllString(line, " ") }

// holdsPostcode reports whether a line has a postcode, and nothing that looks like a turn.
func holdsPostcode(line string) bool {
	rest := withoutPostcodes(line)
	return rest != line && !looksLikeTurn(rest)
}
