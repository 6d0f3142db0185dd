package signers

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Retirement says that a key was stolen, or may have been: what it signs counts only if the log of the archive had told of it when it was
// shorter than so many lines.
type Retirement struct {
	Key   string // as record.KeyID names it
	Since int64  // lines of the log
}

const retiredWord = "retired "

// String is the line of the file: "retired 0123456789abcdef since log size 42". The host writes it by hand.
func (r Retirement) String() string {
	return retiredWord + r.Key + " since log size " + strconv.FormatInt(r.Since, 10)
}

var retiredLine = regexp.MustCompile(`^retired ([0-9a-f]{16}) since log size (0|[1-9][0-9]{0,17})$`)

// ParseRetired reads the lines of a file of keys that retire some. The error names the line.
func ParseRetired(name string, data []byte) ([]Retirement, error) {
	var all []Retirement
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, retiredWord) {
			continue
		}
		words := retiredLine.FindStringSubmatch(line)
		if words == nil {
			return nil, fmt.Errorf("%s:%d: a key is retired by a line “retired KEY since log size N”", name, number)
		}
		since, err := strconv.ParseInt(words[2], 10, 64)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, number, err)
		}
		all = append(all, Retirement{words[1], since})
	}
	return all, nil
}

// appendRetired keeps the lines that the host has written.
func appendRetired(text []byte, list []Retirement) []byte {
	for _, r := range list {
		text = append(append(text, r.String()...), '\n')
	}
	return text
}
