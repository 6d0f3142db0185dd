package main

import (
	"crypto/ed25519"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"pbem/notation/record"
)

type verifyCmd struct {
	output
	Files []string `arg:"" name:"file" help:"Records, directories of records, or - for standard input."`
	Key   string   `placeholder:"FILE" help:"Also check the signatures, against the public keys in this file, one a line."`
	Rules string   `placeholder:"FILE" help:"The preset file of records that were not played by a built-in preset."`
}

// checked is what came out for one record.
type checked struct {
	Name    string   `json:"name"`
	OK      bool     `json:"ok"`
	Turns   int      `json:"turns"`
	Result  string   `json:"result,omitempty"`
	Turn    int      `json:"turn,omitempty"`
	Why     string   `json:"why,omitempty"`
	Remarks []string `json:"remarks,omitempty"`
}

func (c verifyCmd) Run(env *Env) error {
	v := verifier{env: env, json: c.json(), games: newBookshelf(c.Rules), began: time.Now()}
	var err error
	if v.keys, err = publicKeys(c.Key); err != nil {
		return usage(err)
	}
	for _, name := range c.Files {
		if err := v.visit(name); err != nil {
			return usage(err)
		}
	}
	return v.finish()
}

type verifier struct {
	env       *Env
	json      bool
	keys      []ed25519.PublicKey
	games     *bookshelf
	began     time.Time
	good, bad int
	turns     int
}

func (v *verifier) visit(name string) error {
	if name == "-" {
		data, err := io.ReadAll(io.LimitReader(v.env.In, maxInput))
		if err != nil {
			return fmt.Errorf("cannot read standard input: %w", err)
		}
		return v.print(v.check("-", data))
	}
	return filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", path, err)
		}
		if entry.IsDir() || path != name && filepath.Ext(path) != ".pbem" {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", path, err)
		}
		return v.print(v.check(path, data))
	})
}

func (v *verifier) check(name string, data []byte) checked {
	r, err := record.Parse(data)
	if err != nil {
		return checked{Name: name, Why: err.Error()}
	}
	game, err := v.games.of(r)
	if err != nil {
		return checked{Name: name, Why: err.Error()}
	}
	report, err := record.Verify(r, game, v.keys)
	if fault, ok := err.(*record.Fault); ok {
		return checked{Name: name, Turn: fault.Turn, Why: fault.Err.Error()}
	}
	if err != nil {
		return checked{Name: name, Why: err.Error()}
	}
	return checked{Name: name, OK: true, Turns: report.Turns, Result: string(report.Result), Remarks: report.Remarks()}
}

func (v *verifier) print(c checked) error {
	if c.OK {
		v.good, v.turns = v.good+1, v.turns+c.Turns
	} else {
		v.bad++
	}
	if v.json {
		return v.env.printJSON(c)
	}
	if !c.OK {
		_, err := fmt.Fprintf(v.env.Out, "bad %s turn %d: %s\n", c.Name, c.Turn, c.Why)
		return err
	}
	for _, remark := range c.Remarks {
		fmt.Fprintf(v.env.Err, "%s: %s\n", c.Name, remark)
	}
	_, err := fmt.Fprintf(v.env.Out, "ok %s %d %s\n", c.Name, c.Turns, c.Result)
	return err
}

// finish writes the summary and chooses the exit code.
func (v *verifier) finish() error {
	seconds := time.Since(v.began).Seconds()
	fmt.Fprintf(v.env.Err, "%d records: %d in order, %d not; %d turns, %.0f a second\n", v.good+v.bad, v.good, v.bad, v.turns, float64(v.turns)/seconds)
	if v.bad > 0 {
		return notSo()
	}
	return nil
}
