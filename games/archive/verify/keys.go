package verify

import (
	"crypto/ed25519"
	"errors"
	"io/fs"
	"path/filepath"
	"sync"

	"pbem/games/archive"
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

// of returns the keys for the record in a file, and whether they only lie beside it; none for standard input.
func (k *Keys) of(file string) (keys []ed25519.PublicKey, beside bool, err error) {
	if k.given != nil || file == StandardInput {
		return k.given, false, nil
	}
	home := archive.Home(file)
	k.mu.Lock()
	defer k.mu.Unlock()
	keys, known := k.beside[home]
	if !known {
		keys, err = signers.Read(filepath.Join(home, archive.KeysFile))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, false, err
		}
		k.beside[home] = keys
	}
	return keys, len(keys) > 0, nil
}
