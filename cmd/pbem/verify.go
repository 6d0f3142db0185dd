package main

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
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

func (c verifyCmd) Run(env *Env) error {
	verifier, err := c.verifier(env)
	if err != nil {
		return err
	}
	v := verification{env: env, json: c.json(), began: time.Now(), progress: terminal.NewProgress(env.Err, env.Out)}
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	if err := verifier.All(env.Context, collection.Walk(env.Context, env.In, c.Files...), v.take); err != nil {
		return err
	}
	return v.finish(verifier.Letters.Findings())
}

func (c verifyCmd) verifier(env *Env) (*verify.Verifier, error) {
	registry, err := c.registry()
	if err != nil {
		return nil, err
	}
	keys, err := verify.NewKeys(c.Key)
	if err != nil {
		return nil, usage(err)
	}
	letters := &verify.Letters{}
	for _, path := range c.Letter {
		if err := addLetter(letters, path); err != nil {
			return nil, usage(err)
		}
	}
	return &verify.Verifier{Rules: registry, Keys: keys, Letters: letters}, nil
}

// verification counts and prints what comes out.
type verification struct {
	env        *Env
	json       bool
	began      time.Time
	good, bad  int
	turns      int
	remarks    []remark
	unread     []error  // what was to be verified and could not be read
	complaints []string // what is said of it
	progress   *terminal.Progress
}

// checked is how a result is told to programs.
type checked struct {
	Name    string   `json:"name"`
	OK      bool     `json:"ok"`
	Turns   int      `json:"turns"`
	Result  string   `json:"result,omitempty"`
	Turn    int      `json:"turn,omitempty"`
	Why     string   `json:"why,omitempty"`
	Remarks []string `json:"remarks,omitempty"`
}

// besideRemark is told with a signature that was checked against keys beside the record: whoever can change the record can\n// change these, too.
const besideRemark = "The signature was checked against the server.pub that lies beside it, so it is that archive's own; " +
	"give --key with keys that you got elsewhere to know whose it is."

func (v *verification) checkedOf(r verify.Result) checked {
	if r.Fault != nil {
		return checked{Name: r.Name, Turn: r.Turn(), Why: v.env.Words.Error(r.Why()) + wayOn(r)}
	}
	c := checked{Name: r.Name, OK: true, Turns: r.Report.Turns, Result: string(r.Report.Result), Remarks: v.env.Words.All(r.Report.Remarks())}
	if r.Beside && r.Report.Checked {
		c.Remarks = append(c.Remarks, besideRemark)
	}
	return c
}

// wayOn is what the reader of a record can do about its signature; "" for all other faults.
func wayOn(r verify.Result) string {
	switch {
	case errors.Is(r.Fault, record.ErrLineEnds), errors.Is(r.Fault, record.ErrOtherBytes):
		return "; pbem import writes it as it was signed"
	case errors.Is(r.Fault, record.ErrUnsigned) && r.Beside:
		return "; to have it verified by replay alone, give it on standard input (pbem verify - < FILE), or a copy that does not lie beside server.pub"
	case errors.Is(r.Fault, record.ErrUnsigned):
		return "; to have it verified by replay alone, leave --key away and give it on standard input (pbem verify - < FILE)"
	}
	return ""
}

// take counts and prints a result. Of what could not be read, the same is told once: all records of a folder have the same
// keys.
func (v *verification) take(r verify.Result) error {
	if r.Unread == nil {
		return v.print(v.checkedOf(r))
	}
	v.progress.Erase()
	if records.Passed(r.Unread) {
		complain(v.env, r.Name, r.Unread)
		return nil
	}
	if why, ok := records.Unread(r.Name, r.Unread); ok {
		r.Unread = why
	}
	text := v.env.Words.Error(r.Unread)
	if !slices.Contains(v.complaints, text) {
		v.unread, v.complaints = append(v.unread, r.Unread), append(v.complaints, text)
	}
	return nil
}

// finish writes the summary and chooses the exit code.
func (v *verification) finish(letters []verify.Finding) error {
	v.progress.Erase()
	misfits, err := printFindings(v.env, letters, v.json)
	if err != nil {
		return err
	}
	v.printRemarks()
	seconds := time.Since(v.began).Seconds()
	fmt.Fprintf(v.env.Err, "%s: %d in order, %d not; %s, %.0f a second\n",
		terminal.Counted(v.good+v.bad, "record"), v.good, v.bad, terminal.Counted(v.turns, "turn"), float64(v.turns)/seconds)
	switch {
	case len(v.unread) > 0:
		return usage(terminal.Unreadable(v.unread...))
	case v.bad+misfits > 0:
		return notSo()
	}
	return nil
}
