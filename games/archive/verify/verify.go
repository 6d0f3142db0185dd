package verify

import (
	"crypto/ed25519"
	"io/fs"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
)

// StandardInput is the name of the record that came through standard input.
const StandardInput = collection.StandardInput

// Verifier verifies records. Its methods are safe for concurrent use.
type Verifier struct {
	Rules   *rulebook.Registry
	Keys    *Keys
	Letters *Letters
}

// Result is what came out for one record: Unread, Fault or Report.
type Result struct {
	Name string // of the record
	// Unread is why there is nothing to verify, which is no record's fault: it, or the keys beside it, could not be read, nothing was
	// found (*collection.Empty), or it was passed over (*collection.Irregular).
	Unread error
	Fault  error // it is not in order: a *record.Fault, or it is no record, or its rules are not here
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

// Check verifies one record, and has the letters of its game compared with it if it is in order.
func (v *Verifier) Check(m collection.Member) Result {
	switch m.Err.(type) {
	case *fs.PathError, *collection.Empty, *collection.Irregular:
		return Result{Name: m.Name, Unread: m.Err}
	}
	keys, beside, err := v.Keys.of(m)
	if err != nil {
		return Result{Name: m.Name, Unread: err}
	}
	report, err := v.replay(m, keys)
	return Result{Name: m.Name, Fault: err, Report: report, Beside: beside}
}

func (v *Verifier) replay(m collection.Member, keys []ed25519.PublicKey) (record.Report, error) {
	r, positions, err := m.Record()
	if err != nil {
		return record.Report{}, err
	}
	preset, err := v.Rules.With(m.Beside).Of(r)
	if err != nil {
		return record.Report{}, err
	}
	by := rulebook.RulesOf(preset)
	report, err := record.Verify(r, by, keys)
	if err != nil {
		return record.Report{}, err
	}
	if positions != nil { // what the JSON form tells of them must be so
		if _, err := record.Import(r, positions, by); err != nil {
			return record.Report{}, err
		}
	}
	v.Letters.compare(m.Name, r, preset.Game)
	return report, nil
}
