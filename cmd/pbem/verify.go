package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"pbem/cmd/internal/crosstables"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/verifying"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/rules/phrase"
)

type verifyCmd struct {
	output
	ownRules
	spoken
	Files     []string `arg:"" name:"file" placeholder:"arg-file" help:"flag-verify-file"`
	Letter    []string `sep:"none" placeholder:"place-file" help:"flag-verify-letter"`
	Key       string   `placeholder:"place-file" help:"flag-verify-key"`
	Log       bool     `help:"flag-verify-log"`
	AllSigned bool     `help:"flag-verify-all-signed"`
	Finished  bool     `help:"flag-verify-finished"`
}

// lavish is how much of its memory, in percent, the command may fill anew before it looks for what is not needed any more. It
// works on little at once; with Go's own 100 it would look all the time, and take half as long again. From frugal on, in bytes, it looks
// as often as it must: the log of a great archive stays in memory. roomy is the same for what keeps something of every record: with less
// room than that takes, half of the time would go into looking.
const (
	lavish = 400
	frugal = 100 << 20
	roomy  = 256 << 20
)

func (c verifyCmd) Run(env *Env) error {
	if err := c.speakTo(env, c.json()); err != nil {
		return err
	}
	events, others := apart(c.Files)
	c.Files = others
	verifier, err := c.verifier(env.Context)
	if err != nil {
		return err
	}
	t := verifying.Telling{Out: env.Out, Err: env.Err, Words: env.Words, JSON: c.json(), Letters: len(c.Letter) > 0, Began: time.Now(),
		Wanted: verifying.Wanted{AllSigned: c.AllSigned, Finished: c.Finished, Log: c.Log}, Progress: terminal.NewProgress(env.Err, env.Out)}
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(frugal))
	if err := c.verify(env, verifier, &t, events); err != nil {
		return err
	}
	ok, err := t.Finish(verifier)
	switch {
	case err != nil:
		return err
	case len(t.Unread) > 0:
		return usage(terminal.Unreadable(t.Unread...))
	case !ok:
		return notSo()
	}
	return nil
}

// verify goes through the records, and then through the files of tournaments.
func (c verifyCmd) verify(env *Env, v *verify.Verifier, t *verifying.Telling, events []string) error {
	if len(c.Files) > 0 {
		if err := v.All(env.Context, collection.Walk(env.Context, env.In, c.Files...), t.Take); err != nil {
			return err
		}
		if err := t.Events(v.Events(c.Files...), &t.Games); err != nil {
			return err
		}
	}
	for _, name := range events {
		if err := c.event(env, t, name); err != nil {
			return err
		}
	}
	return nil
}

// event holds a file of a tournament that was named itself against the records in its folder, of which nothing is told.
func (c verifyCmd) event(env *Env, t *verifying.Telling, name string) error {
	dir := filepath.Dir(name)
	v, err := verifyCmd{ownRules: c.ownRules, Files: []string{dir}, Key: c.Key}.verifier(env.Context)
	if err != nil {
		return err
	}
	g := &crosstables.Gathering{Err: env.Err, Words: env.Words}
	games, err := g.Records(env.Context, v, collection.Walk(env.Context, env.In, dir))
	if err != nil {
		return err
	}
	return t.Events(v.Events(name), &games)
}

// apart are the files of tournaments that were named, and all else.
func apart(names []string) (events, others []string) {
	for _, name := range names {
		if info, err := os.Stat(name); verify.IsEvent(name) && !(err == nil && info.IsDir()) {
			events = append(events, name)
		} else {
			others = append(others, name)
		}
	}
	return events, others
}

func (c verifyCmd) verifier(ctx context.Context) (*verify.Verifier, error) {
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
		err := letters.Add(path)
		if of := (*fs.PathError)(nil); errors.As(err, &of) {
			err = phrase.Errorf("cli-letter-unread", "file", terminal.Name(of.Path), "why", archive.Why(of.Err))
		}
		if err != nil {
			return nil, usage(err)
		}
	}
	logs, err := verify.NewLogs(ctx, keys, c.Files...)
	if err != nil {
		return nil, usage(err)
	}
	return &verify.Verifier{Rules: registry, Keys: keys, Letters: letters, Logs: logs}, nil
}
