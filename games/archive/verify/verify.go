package verify

import (
	"crypto/ed25519"
	"io"

	"pbem/games/archive/rulebook"
	"pbem/notation/record"
)

// StandardInput is the name of the record that is read from Verifier.In.
const StandardInput = "-"

// Verifier verifies records. Its methods are safe for concurrent use.
type Verifier struct {
	Rules   *rulebook.Registry
	Keys    *Keys
	Letters *Letters
	In      io.Reader
}

// Result is what came out for one record: Unread, Fault or Report.
type Result struct {
	Name   string // of its file
	Unread error  // it, or the keys beside it, could not be read, which is not the record's fault
	Fault  error  // it is not in order: a *record.Fault, or it is no record, or its rules are not here
	Report record.Report
	Beside bool // the keys only lay beside it
}

// Turn is the turn that a fault is in; 0 for none.
func (r Result) Turn() int {
	if fault, ok := r.Fault.(*record.Fault); ok {
		return fault.Turn
	}
	return 0
}

// Why is what is wrong, without the turn.
func (r Result) Why() error {
	if fault, ok := r.Fault.(*record.Fault); ok {
		return fault.Err
	}
	return r.Fault
}

// Check verifies the text of one record, and has the letters of its game compared with it if it is in order.
func (v *Verifier) Check(name string, text []byte) Result {
	keys, beside, err := v.Keys.of(name)
	if err != nil {
		return Result{Name: name, Unread: err}
	}
	report, err := v.replay(name, text, keys)
	return Result{Name: name, Fault: err, Report: report, Beside: beside}
}

func (v *Verifier) replay(name string, text []byte, keys []ed25519.PublicKey) (record.Report, error) {
	r, err := record.Parse(text)
	if err != nil {
		return record.Report{}, err
	}
	preset, err := v.Rules.Beside(name).Of(r)
	if err != nil {
		return record.Report{}, err
	}
	report, err := record.Verify(r, rulebook.RulesOf(preset), keys)
	if err != nil {
		return record.Report{}, err
	}
	v.Letters.compare(name, r, preset.Game)
	return report, nil
}
