package gamelog

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

// Head is how many lines a log has, and the root of their tree. It is all that has to be kept of a log to know later whether its
// beginning was changed.
type Head struct {
	Size int64
	Root tlog.Hash
}

const (
	toldBegins = "The log has "
	toldRoot   = " lines and the root "
)

// String writes the sentence by which letters tell it: "The log has 12 lines and the root BASE64.".
func (h Head) String() string {
	return toldBegins + strconv.FormatInt(h.Size, 10) + toldRoot + h.Root.String() + "."
}

// Told finds the sentences in a text, each once, in their order: also those that were quoted, with marks in front of each line,
// and wrapped.
func Told(text string) []Head {
	var all []Head
	text = unquoted(text)
	for {
		_, after, found := strings.Cut(text, toldBegins)
		if !found {
			return all
		}
		text = after
		if h, ok := readTold(after); ok && !slices.Contains(all, h) {
			all = append(all, h)
		}
	}
}

// unquoted takes off quotation marks at the beginnings of lines, and joins all in one line with single spaces.
func unquoted(text string) string {
	var words []string
	for line := range strings.Lines(text) {
		words = append(words, strings.Fields(strings.TrimLeft(line, ">| \t"))...)
	}
	return strings.Join(words, " ")
}

// readTold reads what follows the first words. The root stands whole: letters of ours let nothing else look like one.
func readTold(text string) (Head, bool) {
	digits, rest, found := strings.Cut(text, toldRoot)
	size, ok := number(digits)
	root, _, ended := strings.Cut(rest, ".")
	if !found || !ok || !ended {
		return Head{}, false
	}
	hash, err := tlog.ParseHash(root)
	return Head{size, hash}, err == nil
}

// number reads a number as the program writes it: no sign, no zeros in front.
func number(text string) (int64, bool) {
	n, err := strconv.ParseInt(text, 10, 64)
	return n, err == nil && n >= 0 && strconv.FormatInt(n, 10) == text
}
