package verify

import (
	"crypto/ed25519"
	"os"
	"path/filepath"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Keys finds the public keys that records are checked against: those that the reader has, or else what an archive keeps
// beside its records. It is safe for concurrent use.
type Keys struct {
	given *keyring // nil: none were given

	mu     sync.Mutex
	beside map[string]keyring // by folder
}

// keyring is what a file of keys says.
type keyring struct {
	keys    []ed25519.PublicKey
	retired map[string]int64 // since which size of the log a key counts no more, by its ID
}

// stolen reports whether one of the keys is retired.
func (k keyring) stolen(i int) bool {
	_, retired := k.retired[record.KeyID(k.keys[i])]
	return retired
}

func parseKeys(name string, text []byte) (keyring, error) {
	keys, err := signers.Parse(name, text)
	if err != nil {
		return keyring{}, err
	}
	list, err := signers.ParseRetired(name, text)
	k := keyring{keys, map[string]int64{}}
	for _, r := range list {
		k.retired[r.ID()] = r.Since
	}
	return k, err
}

// NewKeys reads the reader's own keys from a file; "" for none. The error is a sentence.
func NewKeys(path string) (*Keys, error) {
	k := &Keys{beside: map[string]keyring{}}
	if path == "" {
		return k, nil
	}
	keys, err := signers.Read(path)
	if err != nil {
		return nil, err
	}
	if len(keys) == 0 {
		return nil, phrase.Errorf("keys-none", "file", path)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, phrase.Errorf("keys-unread", "why", archive.Told(err))
	}
	given, err := parseKeys(path, text)
	k.given = &given
	return k, err
}

// of returns the keys for a record, and whether they only lie beside it; none for one that came alone through standard input.
func (k *Keys) of(m collection.Member) (ring keyring, beside bool, err error) {
	if k.given != nil {
		return *k.given, false, nil
	}
	if m.Name == StandardInput {
		return keyring{}, false, nil
	}
	home := m.Home()
	k.mu.Lock()
	defer k.mu.Unlock()
	ring, known := k.beside[home]
	if !known {
		text, err := m.Beside(archive.KeysFile)
		if err != nil {
			return keyring{}, false, phrase.Errorf("keys-unread", "why", archive.Told(err))
		}
		if ring, err = parseKeys(filepath.Join(archive.Home(m.Name), archive.KeysFile), text); err != nil {
			return keyring{}, false, err
		}
		if len(ring.keys) > 0 || m.File != StandardInput { // what comes through a pipe may have them behind the first record
			k.beside[home] = ring
		}
	}
	return ring, len(ring.keys) > 0, nil
}

// ofLog returns the keys that the head of a log in a folder is checked against.
func (k *Keys) ofLog(dir string) (keyring, error) {
	if k.given != nil {
		return *k.given, nil
	}
	text, err := os.ReadFile(filepath.Join(dir, archive.KeysFile))
	if err != nil && !os.IsNotExist(err) {
		return keyring{}, phrase.Errorf("keys-unread", "why", archive.Told(err))
	}
	return parseKeys(filepath.Join(dir, archive.KeysFile), text)
}
