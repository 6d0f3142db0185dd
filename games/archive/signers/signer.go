package signers

import (
	"crypto/ed25519"
	"fmt"
	"strings"

	"pbem/games/serverkey"
	"pbem/notation/record"
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
