package record

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"slices"
	"strings"

	"pbem/rules"
)

// KeyID returns the name of a public key: 16 hex digits.
func KeyID(key ed25519.PublicKey) string {
	sum := sha256.Sum256(key)
	return hex.EncodeToString(sum[:8])
}

// Sign signs a finished record. What is changed afterwards must be signed again.
func (r *Record) Sign(key ed25519.PrivateKey) error {
	if r.Result == rules.Ongoing || r.Result == "" {
		return errors.New("a record is signed when the game is over")
	}
	if len(key) != ed25519.PrivateKeySize {
		return errors.New("this is not an Ed25519 private key")
	}
	signature := ed25519.Sign(key, r.appendUnsigned(nil))
	public := key.Public().(ed25519.PublicKey)
	r.Signature = "ed25519:" + KeyID(public) + ":" + base64.StdEncoding.EncodeToString(signature)
	r.source = ""
	return nil
}

// CheckSignature checks the signature of a finished record by whichever of the keys it names, and nothing else.
func (r *Record) CheckSignature(keys []ed25519.PublicKey) error {
	if r.Result == rules.Ongoing {
		return errors.New("the record is signed, but the game is not over")
	}
	scheme, rest, _ := strings.Cut(r.Signature, ":")
	id, code, _ := strings.Cut(rest, ":")
	signature, err := base64.StdEncoding.Strict().DecodeString(code)
	if scheme != "ed25519" || err != nil || len(signature) != ed25519.SignatureSize {
		return errors.New("the signature cannot be read")
	}
	written, unsigned := r.signedText()
	if r.source != "" && !written {
		return errors.New("the signed text was changed: these are not the bytes that were written")
	}
	for _, key := range keys {
		if len(key) != ed25519.PublicKeySize || KeyID(key) != id {
			continue
		}
		if !ed25519.Verify(key, unsigned, signature) {
			return errors.New("the signature does not fit: the record was changed after it was signed")
		}
		return nil
	}
	return errors.New("the record is signed with a key that is not known here: " + id)
}

// signedText writes the record once, says whether that is the text it was read from, and returns what its signature signs.
func (r *Record) signedText() (written bool, unsigned []byte) {
	text := r.appendTags(make([]byte, 0, len(r.source)+1))
	begin := len(text)
	text = appendTag(text, Tag{"Signature", r.Signature})
	end := len(text)
	text = r.appendGame(text)
	written = string(text) == r.source
	return written, slices.Delete(text, begin, end)
}
