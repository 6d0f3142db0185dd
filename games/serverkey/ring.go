package serverkey

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
)

// Ring is all secrets of a key file, with their standing. It prints as a placeholder.
type Ring struct {
	Current Key   // makes and signs
	Older   []Key // honoured still, the latest first
	Retired []Key // not honoured any more, the latest first
	First   Key   // the oldest of all, whatever its standing: it stays when others come
}

// Format implements fmt.Formatter without telling anything, whatever the verb.
func (Ring) Format(f fmt.State, _ rune) { io.WriteString(f, placeholder) }

// LogValue does the same for log/slog.
func (Ring) LogValue() slog.Value { return slog.StringValue(placeholder) }

// All returns every secret: the current one, then the older, then the retired ones.
func (r Ring) All() []Key { return append(append([]Key{r.Current}, r.Older...), r.Retired...) }

// retiredMark stands before a secret that is not honoured any more.
const retiredMark = "retired "

// parse reads a key file. Its errors name the line and never quote it.
func parse(text string) (Ring, error) {
	r, number := Ring{}, 0
	seen := map[string]int{}
	for line := range strings.Lines(text) {
		number++
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		key, retired, err := parseLine(line)
		if err != nil {
			return Ring{}, fmt.Errorf("line %d: %w", number, err)
		}
		if before := seen[string(key.secret)]; before > 0 {
			return Ring{}, fmt.Errorf("line %d: it holds the secret of line %d again", number, before)
		}
		seen[string(key.secret)] = number
		r.add(key, retired)
	}
	if r.Current.secret == nil {
		return Ring{}, errors.New("it holds no secret that is in use")
	}
	return r, nil
}

func (r *Ring) add(key Key, retired bool) {
	r.First = key
	switch {
	case retired:
		r.Retired = append(r.Retired, key)
	case r.Current.secret == nil:
		r.Current = key
	default:
		r.Older = append(r.Older, key)
	}
}

func parseLine(line string) (key Key, retired bool, err error) {
	digits, retired := strings.CutPrefix(line, retiredMark)
	secret, err := hex.DecodeString(digits)
	if err != nil {
		return Key{}, false, errors.New("a secret is hexadecimal digits and nothing else")
	}
	if len(secret) < Size {
		return Key{}, false, fmt.Errorf("it holds %d bytes, it needs at least %d", len(secret), Size)
	}
	return Key{secret}, retired, nil
}
