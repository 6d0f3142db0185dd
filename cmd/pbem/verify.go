package main

import (
	"context"
	"crypto/ed25519"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/cmd/pbem/internal/rulebook"
	"pbem/notation/record"
)

type verifyCmd struct {
	output
	ownRules
	Files  []string `arg:"" name:"file" help:"Records, directories of records, or - for standard input."`
	Letter []string `sep:"none" placeholder:"FILE.eml" help:"Also compare the records with the hash that a letter of the game tells; may be repeated."`
	Key    string   `placeholder:"FILE" help:"Check the signatures against the public keys in this file, one a line; default: against server.pub beside the records, if it is there."`
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
	v := verifier{env: env, json: c.json(), book: book, keys: keys, letters: kept, began: time.Now(), progress: newProgress(env.Err, env.Out)}
	if err := v.all(c.Files); err != nil {
		return usage(err)
	}
	return v.finish()
}

type verifier struct {
	env       *Env
	json      bool
	keys      *keyFinder
	book      *rulebook.Book
	letters   *letters
	began     time.Time
	good, bad int
	turns     int
	remarks   []remark
	progress  *progressLine
}

// remark is a sentence about one or more records.
type remark struct {
	text, name string
	records    int
}

// task is one record to verify; its result comes through done.
type task struct {
	name string
	read func() ([]byte, error)
	done chan result
}

type result struct {
	checked
	err error // it could not be read
}

// ahead is how many records are worked on before the first of them is printed.
const ahead = 256

// all verifies the records on all cores, and prints them in the order in which they were named.
func (v *verifier) all(names []string) error {
	group, ctx := errgroup.WithContext(v.env.Context)
	work, queue := make(chan task), make(chan task, ahead)
	group.Go(func() error {
		defer close(work)
		defer close(queue)
		return v.list(names, func(t task) error { return hand(ctx, t, queue, work) })
	})
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() error { v.verify(work); return nil })
	}
	group.Go(func() error {
		for t := range queue {
			r := <-t.done
			if r.err != nil {
				return r.err
			}
			if err := v.print(r.checked); err != nil {
				return err
			}
		}
		return nil
	})
	return group.Wait()
}

// hand gives a task to the printer, who keeps the order, and to whoever is free.
func hand(ctx context.Context, t task, to ...chan task) error {
	for _, c := range to {
		select {
		case c <- t:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// list finds the records: files as they are named, in directories those that are called *.pbem.
func (v *verifier) list(names []string, give func(task) error) error {
	for _, name := range names {
		if name == "-" {
			data, err := io.ReadAll(io.LimitReader(v.env.In, maxInput))
			if err != nil {
				return fmt.Errorf("cannot read standard input: %w", err)
			}
			if err := give(task{name, func() ([]byte, error) { return data, nil }, make(chan result, 1)}); err != nil {
				return err
			}
			continue
		}
		err := filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return fmt.Errorf("cannot read %s: %w", path, err)
			}
			if entry.IsDir() || path != name && filepath.Ext(path) != ".pbem" {
				return nil
			}
			return give(task{path, func() ([]byte, error) { return os.ReadFile(path) }, make(chan result, 1)})
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// verify works on tasks until there are no more.
func (v *verifier) verify(work <-chan task) {
	for t := range work {
		data, err := t.read()
		if err != nil {
			t.done <- result{err: fmt.Errorf("cannot read %s: %w", t.name, err)}
			continue
		}
		c, err := v.check(t.name, data)
		t.done <- result{c, err}
	}
}

// check verifies one record. The error is one of the keys that lie beside it, which is not the record's fault.
func (v *verifier) check(name string, data []byte) (checked, error) {
	keys, beside, err := v.keys.of(name)
	if err != nil {
		return checked{}, err
	}
	c := v.replay(name, data, keys)
	if c.OK && beside && c.signed {
		c.Remarks = append(c.Remarks, besideRemark)
	}
	return c, nil
}

func (v *verifier) replay(name string, data []byte, keys []ed25519.PublicKey) checked {
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
		return bad(name, err)
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

func (v *verifier) print(c checked) error {
	if c.OK {
		v.good, v.turns = v.good+1, v.turns+c.Turns
	} else {
		v.bad++
	}
	v.progress.show(func() string {
		return fmt.Sprintf("%d records, %d turns, %d not in order", v.good+v.bad, v.turns, v.bad)
	})
	if v.json {
		return v.env.printJSON(c)
	}
	if !c.OK {
		_, err := fmt.Fprintf(v.env.Out, "bad %s turn %d: %s\n", c.Name, c.Turn, c.Why)
		return err
	}
	for _, remark := range c.Remarks {
		v.remark(c.Name, remark)
	}
	_, err := fmt.Fprintf(v.env.Out, "ok %s %d %s\n", c.Name, c.Turns, c.Result)
	return err
}

// remark keeps what a verification could not rest on: many records have the same.
func (v *verifier) remark(name, text string) {
	for i := range v.remarks {
		if v.remarks[i].text == text {
			v.remarks[i].records++
			return
		}
	}
	v.remarks = append(v.remarks, remark{text, name, 1})
}

// finish writes the summary and chooses the exit code.
func (v *verifier) finish() error {
	v.progress.clear()
	misfits, err := v.letters.print(v.env, v.json)
	if err != nil {
		return err
	}
	for _, r := range v.remarks {
		if r.records > 1 {
			r.name = fmt.Sprintf("%d records, the first of them %s", r.records, r.name)
		}
		fmt.Fprintf(v.env.Err, "%s: %s\n", r.name, r.text)
	}
	seconds := time.Since(v.began).Seconds()
	fmt.Fprintf(v.env.Err, "%d records: %d in order, %d not; %d turns, %.0f a second\n", v.good+v.bad, v.good, v.bad, v.turns, float64(v.turns)/seconds)
	if v.bad+misfits > 0 {
		return notSo()
	}
	return nil
}
