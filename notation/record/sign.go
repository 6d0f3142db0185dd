package record

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"

	"pbem/rules/phrase"
)

// KeyID returns the name of a public key: 16 hex digits.
func KeyID(key ed25519.PublicKey) string {
	sum := sha256.Sum256(key)
	return hex.EncodeToString(sum[:8])
}

// Sign signs a finished record. What is changed afterwards must be signed again.
func (r *Record) Sign(key ed25519.PrivateKey) error {
	if r.Typed {
		return errUntagged()
	}
	if r.InPlay() || r.Result == "" {
		return phrase.Errorf("record-sign-early")
	}
	if len(key) != ed25519.PrivateKeySize {
		return phrase.Errorf("record-sign-key")
	}
	r.Signature = SignText(key, r.appendUnsigned(nil))
	r.source = ""
	return nil
}

// SignText signs a text. What it returns is the value of the tag Signature; the key must be a whole one.
func SignText(key ed25519.PrivateKey, text []byte) string {
	public := key.Public().(ed25519.PublicKey)
	return "ed25519:" + KeyID(public) + ":" + base64.StdEncoding.EncodeToString(ed25519.Sign(key, text))
}

// CheckText checks the value of a tag Signature against the text that it signs, by whichever of the keys it names.
func CheckText(value string, text []byte, keys []ed25519.PublicKey) error {
	key, signature, err := signer(value, keys)
	if err != nil {
		return err
	}
	if !ed25519.Verify(key, text, signature) {
		return phrase.Errorf("record-signature")
	}
	return nil
}

// The ways in which a record's signature can be wanting that a reader can mend, or go without.
var (
	// ErrUnsigned is of a finished record that should be signed, as keys are at hand, and is not.
	ErrUnsigned = phrase.Errorf("record-unsigned")
	// ErrOtherBytes is of a copy whose signature fits what it says, but which was written otherwise: with a byte order mark,
	// blanks at line ends and the like.
	ErrOtherBytes = phrase.Errorf("record-other-bytes")
	// ErrLineEnds is of a copy whose signature fits, but not its line ends. It can be read, and written as it was.
	ErrLineEnds = phrase.Errorf("record-line-ends")
)

// signature checks the signature where keys are at hand. A finished record must then have one, with hashes or without: else
// whoever takes both away could write into it what they like.
func (r checker) signature(report *Report, keys []ed25519.PublicKey) error {
	switch {
	case len(keys) == 0:
		return nil
	case !report.Signed && !r.InPlay():
		return ErrUnsigned
	case !report.Signed:
		return nil
	}
	report.Checked = true
	return r.checkSignature(keys)
}

// SignedWith is the ID of the key that a record says it is signed with ([KeyID]); "" where it is not.
func (r *Record) SignedWith() string {
	_, rest, _ := strings.Cut(r.Signature, ":")
	id, _, _ := strings.Cut(rest, ":")
	return id
}

// CheckSignature checks the signature of a finished record by whichever of the keys it names, and nothing else.
func (r *Record) CheckSignature(keys []ed25519.PublicKey) error {
	return checker{r, &writing{}}.checkSignature(keys)
}

func (r checker) checkSignature(keys []ed25519.PublicKey) error {
	if r.InPlay() {
		return phrase.Errorf("record-signed-early")
	}
	key, signature, err := signer(r.Signature, keys)
	if err != nil {
		return err
	}
	return r.signedBy(key, signature)
}

// signer reads the value of a tag Signature, and finds the key that it names.
func signer(value string, keys []ed25519.PublicKey) (key ed25519.PublicKey, signature []byte, err error) {
	scheme, rest, _ := strings.Cut(value, ":")
	id, code, _ := strings.Cut(rest, ":")
	signature, err = base64.StdEncoding.Strict().DecodeString(code)
	if scheme != "ed25519" || err != nil || len(signature) != ed25519.SignatureSize {
		return nil, nil, phrase.Errorf("record-signature-form")
	}
	for _, key := range keys {
		if len(key) == ed25519.PublicKeySize && KeyID(key) == id {
			return key, signature, nil
		}
	}
	return nil, nil, phrase.Errorf("record-unknown-key", "key", id)
}

// signedBy checks what the record says, and then that it stands in the very bytes that were signed.
func (r checker) signedBy(key ed25519.PublicKey, signature []byte) error {
	other := r.otherBytes()
	if !ed25519.Verify(key, r.w.unsigned(), signature) {
		return phrase.Errorf("record-signature")
	}
	return other
}

// otherBytes is how the text that was read differs from the one that was signed; nil where it does not.
func (r checker) otherBytes() error {
	r.w.of(r.Record)
	switch text := r.w.text; {
	case r.source == "" || r.source == string(text):
		return nil
	case strings.ReplaceAll(r.source, "\r\n", "\n") == string(text):
		return ErrLineEnds
	}
	return ErrOtherBytes
}

// Vouching is a record of which all was looked at but its signature: whoever has many of them checks these together (package signatures).
type Vouching struct {
	Key       ed25519.PublicKey // nil where nothing is left to check
	Text      []byte            // that was signed
	Signature []byte

	report Report
	other  error // the copy is in other bytes
}

// Vouch is Verify without the replay, for who asks nothing of the turns: of what a key has signed, its tags and the signature over all of
// its bytes are checked, the signature by the caller, who says by Known what came of it. Whether each turn is one, and each link fits, was looked at by who signed it, who could
// sign anything. What is not signed is verified. The text that was signed is written into room where that is enough, so room must be left alone until its signature is checked. The error is a *Fault.
func Vouch(r *Record, by Rules, keys []ed25519.PublicKey, room []byte) (Vouching, error) {
	if r.Signature == "" || len(keys) == 0 {
		report, err := Verify(r, by, keys)
		return Vouching{report: report}, err
	}
	w := writing{room: room}
	if err := (checker{r, &w}).check(by); err != nil {
		return Vouching{}, &Fault{0, err}
	}
	if r.InPlay() {
		return Vouching{}, &Fault{0, phrase.Errorf("record-signed-early")}
	}
	key, signature, err := signer(r.Signature, keys)
	if err != nil {
		return Vouching{}, &Fault{0, err}
	}
	v := Vouching{Key: key, Signature: signature, other: checker{r, &w}.otherBytes()}
	v.Text = w.unsigned()
	v.report = Report{
		Turns: len(r.Played()), Result: r.Result, Void: r.isUncounted(), Hashed: r.hashed(), RulesTag: r.Tag("Rules") != "", Signed: true, Checked: true,
	}
	return v, nil
}

// Known is what there is to say of the record once its signature was checked. The error is a *Fault.
func (v Vouching) Known(holds bool) (Report, error) {
	switch {
	case v.Key == nil:
		return v.report, nil
	case !holds:
		return Report{}, &Fault{0, phrase.Errorf("record-signature")}
	case v.other != nil:
		return Report{}, &Fault{0, v.other}
	}
	return v.report, nil
}
