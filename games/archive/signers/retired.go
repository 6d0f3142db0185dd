package signers

import (
	"crypto/ed25519"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pbem/games/durable"
	"pbem/notation/record"
)

// Retirement says that a key was stolen, or may have been: what it signs counts only if the log of the archive had told of it when it
// was shorter than so many lines. The host writes it behind the key: "ed25519:… retired since log size 42".
type Retirement struct {
	Key   ed25519.PublicKey
	Since int64 // lines of the log
}

// ID names the key as a record's signature does.
func (r Retirement) ID() string { return record.KeyID(r.Key) }

const retiredSince = " retired since log size "

var sizePattern = regexp.MustCompile(`^(0|[1-9][0-9]{0,17})$`)

// words is what stands behind the key.
func (r Retirement) words() string { return retiredSince + strconv.FormatInt(r.Since, 10) }

// parseLine reads the key of a line, and whether it is retired.
func parseLine(line string) (r Retirement, retired bool, err error) {
	code, size, retired := strings.Cut(line, retiredSince)
	if r.Key, err = parseKey(code); err != nil || !retired {
		return r, false, err
	}
	if !sizePattern.MatchString(size) {
		return r, true, fmt.Errorf("a key is retired by the words “%s” and a number behind it", strings.TrimSpace(retiredSince))
	}
	r.Since, err = strconv.ParseInt(size, 10, 64)
	return r, true, err
}

// ParseRetired lists the keys of a file that are retired. The error names the line.
func ParseRetired(name string, data []byte) ([]Retirement, error) {
	var all []Retirement
	err := parse(name, data, func(r Retirement, retired bool) {
		if retired {
			all = append(all, r)
		}
	})
	return all, err
}

// Retire writes into the file that a key is retired, and leaves all else in it. Of one that is retired already the size becomes the one
// given. The keys of ours that are not there are written, too.
func Retire(path string, what Retirement, ours []Signer) error {
	list, retired, err := with(path, ours)
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(list, func(s Signer) bool { return s.Key.Equal(what.Key) }) {
		list = append(list, Signer{what.Key, Gone})
	}
	retired = slices.DeleteFunc(retired, func(r Retirement) bool { return r.Key.Equal(what.Key) })
	return durable.Replace(path, textOf(list, append(retired, what)), 0o644)
}
