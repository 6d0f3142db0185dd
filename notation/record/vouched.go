package record

import (
	"crypto/ed25519"

	"pbem/rules/phrase"
)

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
