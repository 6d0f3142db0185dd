// Package verify says which of many records are in order.
//
// The idea: package record judges one record, when somebody gives it the rules and the keys. Here they are found: the rules by
// their hash (package rulebook), the keys where the reader named them or beside the record, the letters that tell the hash of
// a record in the files of those who kept them. All cores work, and the results come in the order in which the records were
// named. What comes out are facts; whoever shows them finds the words.
package verify

import (
	"errors"
	"io/fs"

	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/notation/signatures"
	"pbem/rules"
	"pbem/rules/phrase"
)

// StandardInput is the name of the record that came through standard input.
const StandardInput = collection.StandardInput

// Verifier verifies records. Its methods are safe for concurrent use.
type Verifier struct {
	Rules   *rulebook.Registry
	Keys    *Keys
	Letters *Letters
	Logs    *Logs // nil: logs are not looked at
	// Vouched has records that a known key has signed pass without being replayed: see record.Vouch.
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
	c := v.begin(m, nil)
	return c.end(c.signed().Holds())
}

// checking is one record being verified.
type checking struct {
	Result
	v         *Verifier
	m         collection.Member
	r         *record.Record // nil for what is none
	positions []string
	ring      keyring
	log       *Log
	by        record.Rules
	room      []byte
	vouching  record.Vouching // where it is vouched for, and its signature is still to be checked
}

// begin verifies a record up to its signature, which may be checked together with others. room is used for what was signed until then.
func (v *Verifier) begin(m collection.Member, room []byte) *checking {
	c := &checking{v: v, m: m, room: room, Result: Result{Name: m.Name}}
	switch m.Err.(type) {
	case *fs.PathError, *collection.Empty, *collection.Irregular:
		c.Unread = m.Err
		return c
	}
	ring, beside, err := v.Keys.of(m)
	if err != nil {
		c.Unread = err
		return c
	}
	if c.log, c.Unread = v.Logs.of(m); c.Unread != nil {
		return c
	}
	c.Beside = beside
	if c.r, c.positions, c.Fault = m.Record(); c.Fault != nil {
		return c
	}
	c.Record = c.r
	c.About = About{c.r.Tag("Site"), c.r.Tag("Game"), revisionOf(c.r), c.r.SignedWith()}
	c.ring = c.log.ringFor(c.r, ring)
	c.Fault = c.read()
	return c
}

// end verifies the rest, once it is known whether the signature holds.
func (c *checking) end(signed bool) Result {
	if c.r == nil {
		return c.Result
	}
	if c.Fault == nil {
		c.Fault = c.check(signed)
	}
	if c.Fault != nil {
		c.Report = record.Report{}
	}
	c.v.Logs.see(c.log, c.m, c.r)
	return c.Result
}

// read finds the rules, and verifies the record by them.
func (c *checking) read() error {
	preset, err := c.v.Rules.With(c.m.Beside).Of(c.r)
	if err != nil {
		return err
	}
	c.by = rulebook.RulesOf(preset)
	if c.v.Vouched {
		c.vouching, err = record.Vouch(c.r, c.by, c.ring.keys, c.room)
		return err
	}
	c.Report, err = record.Verify(c.r, c.by, c.ring.keys)
	return err
}

// signed is what is still to be checked of a signature; without a key where nothing is.
func (c *checking) signed() signatures.Signed {
	return signatures.Signed{Key: c.vouching.Key, Text: c.vouching.Text, Signature: c.vouching.Signature}
}

// check holds the record against all else that is known of its game.
func (c *checking) check(signed bool) (err error) {
	if c.v.Vouched {
		if c.Report, err = c.vouching.Known(signed); err != nil {
			return err
		}
	}
	if g := c.m.Game; g != nil {
		c.Report.Ending = g.Ending
	}
	if c.positions != nil { // what the JSON form tells of them must be so
		if _, err := record.Import(c.r, c.positions, c.by); err != nil {
			return err
		}
	}
	c.Backwards, c.Misdated = Backwards(c.r), Misdated(c.r)
	if c.Head, err = headOf(c.r, c.by.Game); err != nil {
		return err
	}
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
	ended := c.v.Letters.compare(c.m.Name, c.r, c.by.Game, &c.Result)
	if c.resumed() { // a letter of its former end was right in its day
		return nil
	}
	return ended
}

// begun is the first link.
func (c *checking) begun() (string, error) { return c.r.Head(c.by.Game, record.BeforeSetups) }

// checkRetired refuses what a key has signed that was stolen, unless the log, or what was packed of it, told of it before.
func (c *checking) checkRetired(proved *gamelog.Proof) error {
	since, retired := c.ring.retired[c.About.Key]
	if !retired || !c.Report.Checked || c.log.signedBefore(since, c.r, c.Head) || proved != nil && proved.Index < since {
		return nil
	}
	return phrase.Errorf("verifying-retired", "key", c.About.Key, "since", since)
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
