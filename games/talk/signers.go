package talk

import (
	"crypto/ed25519"

	"pbem/notation/record"
)

// Signers are the public keys that records of this service are signed with, or ever were.
type Signers struct {
	Keys []ed25519.PublicKey
	// Stolen are those that others may have, by record.KeyID: what they have signed counts where the store bears it out.
	Stolen map[string]bool
}

// KeysFor are the keys that a record is held to: ours, where it says that it is ours, in its tags or by its signature. Of others none are known.
func (r *Settings) KeysFor(one *record.Record) []ed25519.PublicKey {
	keys := r.Signers.Keys
	if len(keys) == 0 && r.Signing != nil {
		keys = []ed25519.PublicKey{r.Signing.Public().(ed25519.PublicKey)}
	}
	if one.Tag("Site") == r.Site {
		return keys
	}
	for _, key := range keys {
		if record.KeyID(key) == one.SignedWith() {
			return keys
		}
	}
	return nil
}
