package service

import (
	"bytes"
	"crypto/ed25519"

	"pbem/notation/record"
)

// stillSigned returns the copies of a record as they are to be written: what was finished and signed under an older key stays
// in the bytes that people may have already.
func (r *records) stillSigned(match int, public, private []byte) (openCopy, privateCopy []byte) {
	if old, err := r.archive.Read(match); err == nil && public != nil {
		public = unlessSigned(old, public, r.keys)
	}
	if old, err := r.archive.ReadPrivate(match); err == nil {
		private = unlessSigned(old, private, r.keys)
	}
	return public, private
}

// unlessSigned returns the new text of a record, or the old one if it differs in nothing but a signature that is good.
func unlessSigned(old, now []byte, keys []ed25519.PublicKey) []byte {
	if bytes.Equal(old, now) {
		return now
	}
	before, errBefore := record.Parse(old)
	after, errAfter := record.Parse(now)
	if errBefore != nil || errAfter != nil || before.CheckSignature(keys) != nil {
		return now
	}
	signature := before.Signature
	before.Signature, after.Signature = "", ""
	if signature == "" || before.String() != after.String() {
		return now
	}
	return old
}
