package verify

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/signers"
)

// Keys finds the public keys that records are checked against: those that the reader has, or else what an archive keeps
// beside its records. It is safe for concurrent use.
type Keys struct {
	given []ed25519.PublicKey // nil: none were given

	mu     sync.Mutex
	beside map[string][]ed25519.PublicKey // by folder
}

// NewKeys reads the reader's own keys from a file; "" for none. The error is a sentence.
func NewKeys(path string) (*Keys, error) {
	k := &Keys{beside: map[string][]ed25519.PublicKey{}}
	if path == "" {
		return k, nil
	}
	var err error
	if k.given, err = signers.Read(path); err == nil && len(k.given) == 0 {
		err = errors.New(path + " holds no public key")
	}
	return k, err
}

// of returns the keys for a record, and whether they only lie beside it; none for one that came alone through standard input.
func (k *Keys) of(m collection.Member) (keys []ed25519.PublicKey, beside bool, err error) {
	if k.given != nil || m.Name == StandardInput {
		return k.given, false, nil
	}
	home := m.Home()
	k.mu.Lock()
	defer k.mu.Unlock()
	keys, known := k.beside[home]
	if !known {
		text, err := m.Beside(archive.KeysFile)
		if err != nil {
			return nil, false, fmt.Errorf("cannot read the keys: %w", err)
		}
		if keys, err = signers.Parse(filepath.Join(archive.Home(m.Name), archive.KeysFile), text); err != nil {
			return nil, false, err
		}
		if len(keys) > 0 || m.File != StandardInput { // what comes through a pipe may have them behind the first record
			k.beside[home] = keys
		}
	}
	return keys, len(keys) > 0, nil
}
