package main

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// plain is a name as it may stand in a line on a terminal: one that would break the line, or order the terminal about, is
// quoted as in a Go string.
func plain(name string) string {
	odd := func(r rune) bool { return !unicode.IsPrint(r) }
	if utf8.ValidString(name) && !strings.ContainsFunc(name, odd) {
		return name
	}
	return strconv.Quote(name)
}
