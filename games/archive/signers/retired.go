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

// Covers reports whether the text of a file of keys says all that another does: each key is in it, and each that is retired there, no later.
func Covers(text, other []byte) (bool, error) {
	ours, err := sayings("", text)
	if err != nil {
		return false, err
	}
	theirs, err := sayings("", other)
	if err != nil {
		return false, err
	}
	for _, t := range theirs {
		if !slices.ContainsFunc(ours, t.in) {
			return false, nil
		}
	}
	return true, nil
}

// saying is what a line of a file says.
type saying struct {
	Retirement
	retired bool
}

// in reports whether another line says as much of the key.
func (s saying) in(other saying) bool {
	return other.Key.Equal(s.Key) && (!s.retired || other.retired && other.Since <= s.Since)
}

func sayings(name string, text []byte) (all []saying, err error) {
	return all, parse(name, text, func(r Retirement, retired bool) { all = append(all, saying{r, retired}) })
}

// Join writes into a file of keys ours, and what the text of another says beside it. Of a key that both retire the smaller size holds. A file that says
// it all is left alone.
func Join(path string, text []byte, ours []Signer) error {
	list, retired, err := with(path, ours)
	if err != nil {
		return err
	}
	others, err := sayings(path, text)
	if err != nil {
		return err
	}
	for _, o := range others {
		if !slices.ContainsFunc(list, func(s Signer) bool { return s.Key.Equal(o.Key) }) {
			list = append(list, Signer{o.Key, Gone})
		}
		if o.retired && !retires(retired, o.Key, o.Since) {
			retired = slices.DeleteFunc(retired, func(r Retirement) bool { return r.Key.Equal(o.Key) })
			retired = append(retired, o.Retirement)
		}
	}
	joined := textOf(list, retired)
	if old, err := readAll(path); err == nil {
		if said, err := Covers(old, joined); err == nil && said {
			return nil
		}
	}
	return durable.Replace(path, joined, 0o644)
}

// retires reports whether a key is retired since a size of the log, or since before.
func retires(list []Retirement, key ed25519.PublicKey, since int64) bool {
	return slices.ContainsFunc(list, func(r Retirement) bool { return r.Key.Equal(key) && r.Since <= since })
}
