package main

import (
	"crypto/ed25519"
	"errors"
	"io/fs"
	"path/filepath"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/notation/record"
)

// keyFinder finds the public keys that records are checked against: those of --key, or else what an archive keeps beside
// its records. It is safe for concurrent use.
type keyFinder struct {
	given []ed25519.PublicKey // nil: none were given

	mu     sync.Mutex
	beside map[string][]ed25519.PublicKey // by folder
}

// besideRemark: whoever can change a record can change what lies beside it.
const besideRemark = "The signature was checked against the server.pub that lies beside it, so it is that archive's own; " +
	"give --key with keys that you got elsewhere to know whose it is."

func newKeyFinder(path string) (*keyFinder, error) {
	k := &keyFinder{beside: map[string][]ed25519.PublicKey{}}
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
func (k *keyFinder) of(file string) (keys []ed25519.PublicKey, beside bool, err error) {
	if k.given != nil || file == "-" {
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

// wayOn is what the reader of a record can do about its signature; "" for all other faults.
func wayOn(err error, beside bool) string {
	switch {
	case errors.Is(err, record.ErrLineEnds), errors.Is(err, record.ErrOtherBytes):
		return "; pbem import writes it as it was signed"
	case errors.Is(err, record.ErrUnsigned) && beside:
		return "; to have it verified by replay alone, give it on standard input (pbem verify - < FILE), or a copy that does not lie beside server.pub"
	case errors.Is(err, record.ErrUnsigned):
		return "; to have it verified by replay alone, leave --key away and give it on standard input (pbem verify - < FILE)"
	}
	return ""
}
