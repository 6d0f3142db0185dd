// Package seal commits to a text before it is shown.
//
// The idea: who keeps a text secret publishes a hash of it with a random salt in front. The hash gives nothing away, and
// when salt and text are told later, everybody can see that the text is the same. So not even the host of a game can change
// a secret set-up: on any Unix machine printf '%s\n%s' SALT TEXT | sha256sum prints the hash again.
package seal

import (
	"crypto/sha256"
	"encoding/hex"
)

// Scheme stands before the hex digits of every commitment.
const Scheme = "sha256:"

// Commit returns the commitment to a text: "sha256:" and the hex digits of the SHA-256 over the salt, a line feed and the
// text.
func Commit(salt, text string) string {
	sum := sha256.Sum256([]byte(salt + "\n" + text))
	return Scheme + hex.EncodeToString(sum[:])
}

// Opens reports whether salt and text are what was committed to.
func Opens(commitment, salt, text string) bool { return commitment == Commit(salt, text) }
