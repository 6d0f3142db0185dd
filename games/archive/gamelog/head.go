package gamelog

import (
	"strconv"

	"pbem/notation/record"
)

// Head is how many lines a log has, and the root of their tree, as letters tell it. It is all that has to be kept of a log to know
// later whether its beginning was changed.
type Head = record.LogHead

// number reads a number as the program writes it: no sign, no zeros in front.
func number(text string) (int64, bool) {
	n, err := strconv.ParseInt(text, 10, 64)
	return n, err == nil && n >= 0 && strconv.FormatInt(n, 10) == text
}
