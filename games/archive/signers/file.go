// Package signers reads and writes files of the public keys that records are signed with: server.pub in an archive, and
// whatever "pbem verify --key" is given.
//
// The idea: such a file only grows. Whatever becomes of a secret, the records that were signed with it are there for ever, and
// so must be its public half. A key that was stolen is retired by words of the host's behind it, which leaves what it signed before good
// (Retirement). A key a line, "ed25519:" and base 64; lines that begin with # are comments, and say which
// key a record's signature means (record.KeyID).
package signers

import (
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"pbem/games/archive"
	"pbem/games/durable"
	"pbem/games/serverkey"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Signer is a key that records are, or were, signed with.
type Signer struct {
	Key      ed25519.PublicKey
	Standing Standing
}

// Standing says what becomes of letters that were written under a key.
type Standing string

const (
	Current Standing = "current"
	Older   Standing = "older: letters of its time can be answered"
	Retired Standing = "retired: letters of its time are answered with a question"
	Gone    Standing = "not in the server's key file any more"
)

// Of lists the public halves of a server's keys, the current one first.
func Of(ring serverkey.Ring) ([]Signer, error) {
	var list []Signer
	for i, key := range ring.All() {
		public, err := key.Public()
		if err != nil {
			return nil, err
		}
		standing := Retired
		switch {
		case i == 0:
			standing = Current
		case i <= len(ring.Older):
			standing = Older
		}
		list = append(list, Signer{public, standing})
	}
	return list, nil
}

// Find finds a key of a server by its ID. The error is a sentence that names those there are.
func Find(ring serverkey.Ring, id string) (serverkey.Key, error) {
	var there []string
	for _, key := range ring.All() {
		public, err := key.Public()
		if err != nil {
			return serverkey.Key{}, err
		}
		if record.KeyID(public) == id {
			return key, nil
		}
		there = append(there, record.KeyID(public))
	}
	return serverkey.Key{}, fmt.Errorf("the key file holds no key %s; its keys are %s", id, strings.Join(there, ", "))
}

// Line writes a key as a line of the file, without the line's end.
func Line(key ed25519.PublicKey) string {
	return "ed25519:" + base64.StdEncoding.EncodeToString(key)
}

// Read reads the keys of a file. Its error names the line.
func Read(path string) ([]ed25519.PublicKey, error) {
	data, err := readAll(path)
	if err != nil {
		return nil, phrase.Errorf("keys-unread", "why", archive.Told(err))
	}
	return Parse(path, data)
}

// Parse reads the text of a file of keys, of which the error names the line: also those that are retired.
func Parse(name string, data []byte) ([]ed25519.PublicKey, error) {
	var keys []ed25519.PublicKey
	err := parse(name, data, func(r Retirement, _ bool) { keys = append(keys, r.Key) })
	if err != nil {
		return nil, err
	}
	return keys, nil
}

func parse(name string, data []byte, take func(r Retirement, retired bool)) error {
	number := 0
	for line := range strings.Lines(string(data)) {
		number++
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		r, retired, err := parseLine(line)
		if err != nil {
			return fmt.Errorf("%s:%d: %w", name, number, err)
		}
		take(r, retired)
	}
	return nil
}

func parseKey(code string) (ed25519.PublicKey, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(code, "ed25519:"))
	if err != nil || len(key) != ed25519.PublicKeySize {
		return nil, phrase.Errorf("keys-not-one")
	}
	return key, nil
}

// mostBytes is room for ten thousand keys. What lies beside a record may be anything.
const mostBytes = 1 << 20

func readAll(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, mostBytes+1))
	if err == nil && len(data) > mostBytes {
		err = phrase.Errorf("keys-big", "file", path)
	}
	return data, err
}

const head = "# The public keys of the records here; pbem verify --key reads this file. Keys stay in it for ever: older records need them.\n"

// Text writes a file of keys, in their order, with the standing of each.
func Text(list []Signer) []byte { return textOf(list, nil) }

// textOf writes the words behind those that are retired, too.
func textOf(list []Signer, retired []Retirement) []byte {
	text := []byte(head)
	for _, s := range list {
		words := ""
		for _, r := range retired {
			if r.Key.Equal(s.Key) {
				words = r.words()
			}
		}
		text = fmt.Appendf(text, "# %s, %s\n%s%s\n", record.KeyID(s.Key), s.Standing, Line(s.Key), words)
	}
	return text
}

// Leave writes the keys into the file, and keeps those that are there already, and the words that retire some. A file that cannot be read is left alone.
func Leave(path string, ours []Signer) error {
	list, retired, err := with(path, ours)
	if err != nil {
		return err
	}
	text := textOf(list, retired)
	if old, err := os.ReadFile(path); err == nil && string(old) == string(text) {
		return nil
	}
	return durable.Replace(path, text, 0o644)
}

// with is what a file of keys will hold that is to hold ours, too.
func with(path string, ours []Signer) (list []Signer, retired []Retirement, err error) {
	text, err := readAll(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, nil, phrase.Errorf("keys-unread", "why", archive.Told(err))
	}
	list = slices.Clone(ours)
	err = parse(path, text, func(r Retirement, isRetired bool) {
		if isRetired {
			retired = append(retired, r)
		}
		if !slices.ContainsFunc(list, func(s Signer) bool { return s.Key.Equal(r.Key) }) {
			list = append(list, Signer{r.Key, Gone})
		}
	})
	return list, retired, err
}
