package record

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strconv"
	"strings"
)

// LogHead is what a letter tells of the archive's log: how many lines it had, and the root of their tree (RFC 6962). Whoever
// keeps the letter can show later that a line was changed or is missing.
type LogHead struct {
	Size int64
	Root [sha256.Size]byte
}

// The words of the line.
const (
	logBegins = "The log has "
	logRoot   = " lines and the root "
)

// String writes the line as it stands in letters: a decimal number, and padded standard base 64 (RFC 4648).
func (h LogHead) String() string {
	return logBegins + strconv.FormatInt(h.Size, 10) + logRoot + base64.StdEncoding.EncodeToString(h.Root[:]) + "."
}

// LogHeads finds the lines in a text, each once, in the order of the text: also those that were quoted and wrapped.
func LogHeads(text string) []LogHead {
	rest := unquoted(text)
	var all []LogHead
	for {
		_, after, found := strings.Cut(rest, logBegins)
		if !found {
			return all
		}
		rest = after
		if h, ok := readLogHead(after); ok && !slices.Contains(all, h) {
			all = append(all, h)
		}
	}
}

func readLogHead(text string) (h LogHead, ok bool) {
	number, rest, _ := strings.Cut(text, " ")
	size, err := strconv.ParseInt(number, 10, 64)
	if err != nil || size < 0 || strconv.FormatInt(size, 10) != number {
		return LogHead{}, false
	}
	code, ok := strings.CutPrefix(" "+rest, logRoot)
	length := base64.StdEncoding.EncodedLen(sha256.Size)
	if !ok || len(code) < length {
		return LogHead{}, false
	}
	root, err := base64.StdEncoding.Strict().DecodeString(code[:length])
	if err != nil || len(root) != sha256.Size {
		return LogHead{}, false
	}
	h.Size = size
	copy(h.Root[:], root)
	return h, true
}
