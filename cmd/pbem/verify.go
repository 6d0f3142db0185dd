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
	v := verifier{env: env, json: c.json(), rules: c.Rules, began: time.Now(), progress: newProgress(env.Err, env.Out)}
	var err error
	if v.keys, err = publicKeys(c.Key); err != nil {
		return usage(err)
	}
	if err := v.all(c.Files); err != nil {
		return usage(err)
	}
	return v.finish()
}

type verifier struct {
	env       *Env
	json      bool
	keys      []ed25519.PublicKey
	rules     string // a host's preset file
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

// verify works on tasks until there are no more. Presets are loaded once by each worker.
func (v *verifier) verify(work <-chan task) {
	games := newBookshelf(v.rules)
	for t := range work {
		data, err := t.read()
		if err != nil {
			t.done <- result{err: fmt.Errorf("cannot read %s: %w", t.name, err)}
			continue
		}
		t.done <- result{checked: v.check(games, t.name, data)}
	}
}

func (v *verifier) check(games *bookshelf, name string, data []byte) checked {
	r, err := record.Parse(data)
	if err != nil {
		return checked{Name: name, Why: err.Error()}
	}
	game, err := games.of(r)
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
	for _, r := range v.remarks {
		if r.records > 1 {
			r.name = fmt.Sprintf("%d records, the first of them %s", r.records, r.name)
		}
		fmt.Fprintf(v.env.Err, "%s: %s\n", r.name, r.text)
	}
	seconds := time.Since(v.began).Seconds()
	fmt.Fprintf(v.env.Err, "%d records: %d in order, %d not; %d turns, %.0f a second\n", v.good+v.bad, v.good, v.bad, v.turns, float64(v.turns)/seconds)
	if v.bad > 0 {
		return notSo()
	}
	return nil
}
