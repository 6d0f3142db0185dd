package serverkey

import (
	"crypto/ed25519"
	"fmt"
)

// Signing returns the key that signs records now, of the keys in a file. The error is a sentence.
func Signing(path string) (ed25519.PrivateKey, error) {
	ring, err := Load(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key: %w", err)
	}
	return ring.All()[0].Signing()
}
