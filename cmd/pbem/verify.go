package main

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"pbem/games/archive/rulebook"
	"pbem/notation/record"
)

type verifyCmd struct {
	output
	ownRules
	Files  []string `arg:"" name:"file" help:"Records, directories of records, or - for standard input."`
	Letter []string `sep:"none" placeholder:"FILE.eml" help:"Also compare the records with the hash that a letter of the game tells; may be repeated."`
	Key    string   `placeholder:"FILE" help:"Check the signatures against the public keys in this file, one a line; default: against server.pub beside the records, if it is there. A finished record must then be signed."`
}

// lavish is how much of its memory, in percent, the command may fill anew before it looks for what is not needed any more. It
// works on little at once; with Go's own 100 it would look all the time, and take half as long again.
const lavish = 400

// checked is what came out for one record.
type checked struct {
	Name    string   `json:"name"`
	OK      bool     `json:"ok"`
	Turns   int      `json:"turns"`
	Result  string   `json:"result,omitempty"`
	Turn    int      `json:"turn,omitempty"`
	Why     string   `json:"why,omitempty"`
	Remarks []string `json:"remarks,omitempty"`
	signed  bool     // and the signature was checked
}

func (c verifyCmd) Run(env *Env) error {
	book, err := c.book()
	if err != nil {
		return err
	}
	keys, err := newKeyFinder(c.Key)
	if err != nil {
		return usage(err)
	}
	kept, err := readLetters(c.Letter)
	if err != nil {
		return usage(err)
	}
	found := c.find()
	found.tell(env.Err)
	v := verifier{env: env, json: c.json(), book: book, keys: keys, letters: kept, unread: found.unread,
		began: time.Now(), progress: newProgress(env.Err, env.Out, len(found.files))}
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	if err := v.all(found.files); err != nil {
		return err
	}
	v.unread = append(v.unread, found.empty...)
	return v.finish()
}

// find looks for all records before the first is read, so that there is a total.
func (c verifyCmd) find() *walked {
	found := &walked{}
	for _, name := range c.Files {
		if name == "-" {
			found.files = append(found.files, name)
			continue
		}
		found.add(name)
	}
	return found
}

type verifier struct {
	env       *Env
	json      bool
	keys      *keyFinder
	book      *rulebook.Registry
	letters   *letters
	began     time.Time
	good, bad int
	turns     int
	remarks   []remark
	unread    []error // what was to be verified and could not be read
	progress  *progressBar
}

// check verifies one record. The error is one of the keys that lie beside it, which is not the record's fault.
func (v *verifier) check(name string, data []byte) (checked, error) {
	keys, beside, err := v.keys.of(name)
	if err != nil {
		return checked{}, err
	}
	c := v.replay(name, data, keys, beside)
	if c.OK && beside && c.signed {
		c.Remarks = append(c.Remarks, besideRemark)
	}
	return c, nil
}

func (v *verifier) replay(name string, data []byte, keys []ed25519.PublicKey, beside bool) checked {
	r, err := record.Parse(data)
	if err != nil {
		return bad(name, err)
	}
	preset, err := v.book.Beside(name).Of(r)
	if err != nil {
		return bad(name, err)
	}
	report, err := record.Verify(r, preset.Game, keys)
	if err != nil {
		c := bad(name, err)
		c.Why += wayOn(err, beside)
		return c
	}
	v.letters.compare(name, r, preset.Game)
	return checked{Name: name, OK: true, Turns: report.Turns, Result: string(report.Result), Remarks: report.Remarks(), signed: report.Checked}
}

func bad(name string, err error) checked {
	if fault, ok := err.(*record.Fault); ok {
		return checked{Name: name, Turn: fault.Turn, Why: fault.Err.Error()}
	}
	return checked{Name: name, Why: err.Error()}
}

// finish writes the summary and chooses the exit code.
func (v *verifier) finish() error {
	v.progress.erase()
	misfits, err := v.letters.print(v.env, v.json)
	if err != nil {
		return err
	}
	v.printRemarks()
	seconds := time.Since(v.began).Seconds()
	fmt.Fprintf(v.env.Err, "%s: %d in order, %d not; %s, %.0f a second\n",
		counted(v.good+v.bad, "record"), v.good, v.bad, counted(v.turns, "turn"), float64(v.turns)/seconds)
	switch {
	case len(v.unread) > 0:
		return usage(errors.Join(v.unread...))
	case v.bad+misfits > 0:
		return notSo()
	}
	return nil
}
