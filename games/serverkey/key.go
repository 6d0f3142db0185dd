// Package serverkey keeps the server's secrets in a file, and derives from them every key that the server uses: those of the
// reply tokens and the one that signs records.
//
// The idea: one file to back up and to guard. Each purpose has its own key, derived by HKDF (RFC 5869), so that none
// tells anything about another.
//
// A server begins with one secret. A new one can be put on top (Rotate): it makes and signs everything from then on, and those
// below it are still honoured, so that letters under way can be answered. One that shall not be honoured any more is
// marked (Retire), and stays in the file for what must never change: its public half, by which old records verify, and the
// oldest secret of all, from which the threads of mail programs hang. The file has a secret a line, in hexadecimal digits,
// the current one first; "retired " may stand before one; lines that begin with # are comments.
package serverkey

import (
	"bytes"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
)

// Size is the number of random bytes in a secret of our making, and the least in any.
const Size = 32

const placeholder = "(the server's secret)"

// Key is one secret of the server's. It prints as a placeholder, so that no log can hold it.
type Key struct{ secret []byte }

// MAC returns the 32-byte key of a purpose, such as "reply tokens": always the same for the same secret.
func (k Key) MAC(purpose string) ([]byte, error) { return k.derive("pbem mac: " + purpose) }

// Signing returns the Ed25519 key that signs records.
func (k Key) Signing() (ed25519.PrivateKey, error) {
	seed, err := k.derive("pbem record signature")
	if err != nil {
		return nil, err
	}
	return ed25519.NewKeyFromSeed(seed), nil
}

// Public returns the key that checks what Signing signs.
func (k Key) Public() (ed25519.PublicKey, error) {
	signing, err := k.Signing()
	if err != nil {
		return nil, err
	}
	return signing.Public().(ed25519.PublicKey), nil
}

// Same reports whether two keys are one.
func (k Key) Same(other Key) bool { return bytes.Equal(k.secret, other.secret) }

func (k Key) derive(info string) ([]byte, error) {
	if len(k.secret) < Size {
		return nil, fmt.Errorf("derive key: the secret has %d bytes, it needs %d", len(k.secret), Size)
	}
	return hkdf.Key(sha256.New, k.secret, nil, info, Size)
}

// Format implements fmt.Formatter without telling anything, whatever the verb.
func (Key) Format(f fmt.State, _ rune) { io.WriteString(f, placeholder) }

// LogValue does the same for log/slog.
func (Key) LogValue() slog.Value { return slog.StringValue(placeholder) }

// Signing returns the key that signs records now, of the keys in a file. The error is a sentence.
func Signing(path string) (ed25519.PrivateKey, error) {
	ring, err := Load(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key: %w", err)
	}
	return ring.All()[0].Signing()
}

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
