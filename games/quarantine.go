package games

import "pbem/mailer"

// Quarantined is a letter that was kept aside, with all that its transport told of it: it can be handled again just as it
// came.
type Quarantined struct {
	Number int // given by the store, and never to another letter; 0 before
	Digest string
	Reason string // why, in the program's words
	Stack  string // where the program broke on it; "" if it did not
	Letter mailer.Incoming
}

// shortDigest is as much of a digest as tells letters apart in practice.
const shortDigest = 12

// ShortDigest returns the beginning of a digest, for people to read and to type.
func ShortDigest(digest string) string { return digest[:min(len(digest), shortDigest)] }
