package eventfile

import (
	"crypto/ed25519"
	"strings"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Sign signs the file as it stands. What could not be read again is not signed. What is changed afterwards must be signed again, with the
// next revision.
func (f *File) Sign(key ed25519.PrivateKey) error {
	if len(key) != ed25519.PrivateKeySize {
		return phrase.Errorf("record-sign-key")
	}
	f.Signature, f.source = "", ""
	if err := f.checkWritable(); err != nil {
		return err
	}
	f.Signature = record.SignText(key, f.unsigned())
	return nil
}

// SignedWith is the id of the key that the file says it is signed with; "" where it is not signed.
func (f *File) SignedWith() string {
	_, rest, _ := strings.Cut(f.Signature, ":")
	id, _, _ := strings.Cut(rest, ":")
	return id
}

// CheckSignature wants a signature by one of the keys.
func (f *File) CheckSignature(keys []ed25519.PublicKey) error {
	if f.Signature == "" {
		return phrase.Errorf("eventfile-unsigned")
	}
	for _, key := range keys {
		if record.KeyID(key) != f.SignedWith() {
			continue
		}
		if record.CheckText(f.Signature, f.unsigned(), keys) != nil {
			return phrase.Errorf("eventfile-signature")
		}
		return nil
	}
	return phrase.Errorf("eventfile-key", "key", phrase.Quote(f.SignedWith(), 0))
}

// Succeed is the file that comes in the place of an older one of the same tournament (nil: of none), with the revision after that one's, but no
// lower one than it has, not yet signed; or the older one, where nothing is new.
func (f *File) Succeed(old *File) *File {
	if old == nil {
		return f
	}
	next := *f
	next.Revision, next.Signature, next.source = old.Revision, "", ""
	if next.Same(old) {
		return old
	}
	next.Revision = max(old.Revision+1, f.Revision)
	return &next
}

// Same reports whether two files say the same, whoever signed them.
func (f *File) Same(other *File) bool { return string(f.unsigned()) == string(other.unsigned()) }
