package verify

import (
	"errors"
	"fmt"
	"io/fs"

	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
)

// StandardInput is the name of the record that came through standard input.
const StandardInput = collection.StandardInput

// Verifier verifies records. Its methods are safe for concurrent use.
type Verifier struct {
	Rules   *rulebook.Registry
	Keys    *Keys
	Letters *Letters
	Logs    *Logs // nil: logs are not looked at
	// Vouched has records that a known key has signed pass without being replayed: see record.Vouched.
	Vouched bool
}

// State is what is known of a record.
type State string

const (
	Signed   State = "signed"   // it is over, and the signature was checked, and fits
	InPlay   State = "in play"  // it is not over, and nothing signs it
	Unsigned State = "unsigned" // it is over, and has no signature, or no key is here to check it with
	Bad      State = "bad"
)

// Result is what came out for one record: Unread, Fault or Report.
type Result struct {
	Name string // of the record
	// Unread is why there is nothing to verify, which is no record's fault: it, or the keys beside it, could not be read, nothing was
	// found (*collection.Empty), or it was passed over (*collection.Irregular).
	Unread error
	Fault  error // it is not in order: a *record.Fault, or it is no record, or its rules are not here (*rulebook.Missing)
	Report record.Report
	Beside bool           // the keys only lay beside it
	About  About          // what it says it is; zero for what is no record
	Record *record.Record // nil for what is no record
	Head   string         // its last link; "" where none was computed
	// Backwards: a turn came earlier than one before it, by the times that stand there.
	Backwards bool
	// Misdated: its tag Date, which is in no link, is later than the day of its first time, or more than a year before it.
	Misdated bool
	// Witnesses is how many letters bear it out, and Against those that contradict it.
	Witnesses int
	Against   []string
}

// About is what a record says it is.
type About struct {
	Site, Game string
	Revision   int
	Key        string // that its signature names
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

// State says what is known of the record.
func (r Result) State() State {
	switch {
	case r.Fault != nil:
		return Bad
	case r.Report.Checked:
		return Signed
	case r.Report.Result == rules.Ongoing && !r.Report.Void:
		return InPlay
	}
	return Unsigned
}

// WithoutRules reports whether nothing could be found out, because its rules are not here.
func (r Result) WithoutRules() bool {
	missing := (*rulebook.Missing)(nil)
	return errors.As(r.Fault, &missing)
}

// Check verifies one record, and has the letters of its game compared with it if it is in order.
func (v *Verifier) Check(m collection.Member) Result {
	switch m.Err.(type) {
	case *fs.PathError, *collection.Empty, *collection.Irregular:
		return Result{Name: m.Name, Unread: m.Err}
	}
	ring, beside, err := v.Keys.of(m)
	if err != nil {
		return Result{Name: m.Name, Unread: err}
	}
	log, err := v.Logs.of(m)
	if err != nil {
		return Result{Name: m.Name, Unread: err}
	}
	result := Result{Name: m.Name, Beside: beside}
	r, positions, err := m.Record()
	if err != nil {
		result.Fault = err
		return result
	}
	result.Record = r
	result.About = About{r.Tag("Site"), r.Tag("Game"), revisionOf(r), r.SignedWith()}
	c := checking{v: v, m: m, r: r, positions: positions, ring: log.ringFor(r, ring), log: log, Result: &result}
	if result.Fault = c.check(); result.Fault != nil {
		result.Report = record.Report{}
	}
	v.Logs.see(log, m, r)
	return result
}

// checking is one record being verified.
type checking struct {
	v         *Verifier
	m         collection.Member
	r         *record.Record
	positions []string
	ring      keyring
	log       *Log
	*Result
	game rules.Game
}

func (c checking) check() error {
	preset, err := c.v.Rules.With(c.m.Beside).Of(c.r)
	if err != nil {
		return err
	}
	by := rulebook.RulesOf(preset)
	verified := record.Verify
	if c.v.Vouched {
		verified = record.Vouched
	}
	if c.Report, err = verified(c.r, by, c.ring.keys); err != nil {
		return err
	}
	if c.positions != nil { // what the JSON form tells of them must be so
		if _, err := record.Import(c.r, c.positions, by); err != nil {
			return err
		}
	}
	c.Backwards, c.Misdated = backwards(c.r), misdated(c.r)
	if c.Head, err = headOf(c.r, preset.Game); err != nil {
		return err
	}
	c.game = preset.Game
	if err := c.checkLog(); err != nil {
		return err
	}
	proved, err := c.checkProof()
	if err != nil {
		return err
	}
	if err := c.checkRetired(proved); err != nil {
		return err
	}
	return c.v.Letters.compare(c.m.Name, c.r, preset.Game, c.Result)
}

// begun is the first link.
func (c checking) begun() (string, error) { return c.r.Head(c.game, record.BeforeSetups) }

// checkRetired refuses what a key has signed that was stolen, unless the log, or what was packed of it, told of it before.
func (c checking) checkRetired(proved *gamelog.Proof) error {
	since, retired := c.ring.retired[c.About.Key]
	if !retired || !c.Report.Checked || c.log.signedBefore(since, c.r, c.Head) || proved != nil && proved.Index < since {
		return nil
	}
	return fmt.Errorf("it is signed by the key %s, which was retired since log size %d, and no log here shows that it was signed before", c.About.Key, since)
}

// headOf is the last link of a record that is in order, in as many digits as it shows.
func headOf(r *record.Record, g rules.Game) (string, error) {
	switch n := len(r.Turns); {
	case r.ResultHash != "":
		return r.ResultHash, nil
	case n > 0 && r.Turns[n-1].Hash != "":
		return r.Turns[n-1].Hash, nil
	case n == 0:
		return r.Head(g, record.BeforeSetups)
	}
	return r.Head(g, len(r.Played()))
}
