package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/cmd/internal/storage"
	"pbem/cmd/internal/terminal"
	"pbem/games/moving"
)

type storeCmd struct {
	Copy storeCopyCmd `cmd:"" help:"call-store-copy"`
}

type storeCopyCmd struct {
	From   string `arg:"" placeholder:"arg-from" help:"flag-store-copy-from"`
	To     string `arg:"" placeholder:"arg-to" help:"flag-store-copy-to"`
	GiveUp bool   `help:"flag-store-copy-give-up"`
}

// Run moves a store. It can be called again after whatever has stopped it.
func (c storeCopyCmd) Run(env *Env) (err error) {
	defer env.orderly()()
	if err := c.there(env.Context); err != nil {
		return err
	}
	from, err := storage.Named(c.From).Movable()
	if err != nil {
		return outside(err)
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	to, err := storage.Named(c.To).Movable()
	if err != nil {
		return outside(err)
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	m := moving.Move{From: from.Side(), To: to.Side(), Now: time.Now()}
	if c.GiveUp {
		return c.giveUp(env, &m)
	}
	return c.copy(env, &m)
}

// there refuses what is no store that was ever used: to open it would make one of it.
func (c storeCopyCmd) there(ctx context.Context) error {
	marks, err := storage.Named(c.From).Marks(ctx)
	switch {
	case err != nil && storage.IsDatabase(c.From):
		return outside(fmt.Errorf("%s cannot be read: %w", storage.Named(c.From).Name(), err))
	case err != nil:
		return usage(fmt.Errorf("there is no store to copy: %s: %w", terminal.Name(c.From), err))
	case len(marks) == 0:
		return usage(errors.New("there is no store to copy: nothing was ever done with it"))
	}
	return nil
}

func (c storeCopyCmd) copy(env *Env, m *moving.Move) error {
	m.At = c.tells(env, m)
	done, err := m.Copy(env.Context)
	from, to := terminal.Name(m.From.Name()), terminal.Name(m.To.Name())
	switch {
	case err != nil && env.Context.Err() != nil:
		return outside(fmt.Errorf("broken off; the same command goes on from there, and with --give-up %s is used again", from))
	case errors.Is(err, moving.ErrRefused):
		return usage(err)
	case err != nil:
		return outside(fmt.Errorf("%w. The same command goes on from there; as long as %s does not count, --give-up has %s be used again", err, to, from))
	case done.Before:
		fmt.Fprintf(env.Out, "%s took the place of %s before; nothing was done.\n", terminal.Name(to), terminal.Name(from))
		return nil
	}
	what := fmt.Sprintf("%d rows in %d tables, each compared with the original", done.Rows, done.Tables)
	if done.Tables == 0 {
		what = "it was copied and compared before this was broken off"
	}
	fmt.Fprintf(env.Out, "%s has taken the place of %s: %s.\n", terminal.Name(to), terminal.Name(from), what)
	scheme := "sqlite:"
	if storage.IsDatabase(c.To) {
		scheme = ""
	}
	fmt.Fprintf(env.Err, afterMove, terminal.Name(scheme+to), terminal.Name(from))
	return nil
}

// afterMove says what comes next.
const afterMove = `Next: name it in the configuration, as store: %s, and start the service with the same key; one that still runs on the old store ends
by itself. Where archive says nothing, records lie beside a file, and of a database beside the key: move them along, or name their folder.
%s cannot be used any more. Delete it when all is well.
`

func (c storeCopyCmd) giveUp(env *Env, m *moving.Move) error {
	from, to := terminal.Name(m.From.Name()), terminal.Name(m.To.Name())
	err := m.GiveUp(env.Context)
	if errors.Is(err, moving.ErrRefused) {
		return usage(err)
	}
	if err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "%s is used again. %s never will be: delete it.\n", terminal.Name(from), terminal.Name(to))
	return nil
}

// tells says on standard error what has been done: a line a table, and one a million rows.
func (c storeCopyCmd) tells(env *Env, m *moving.Move) func(moving.Step) error {
	words := map[moving.Point]string{
		moving.Claimed:  m.To.Name() + " is kept for the copy",
		moving.Halted:   m.From.Name() + " is halted",
		moving.Filled:   "copied",
		moving.Checked:  "compared",
		moving.Released: m.To.Name() + " counts from here on",
		moving.Done:     m.From.Name() + " is halted for good",
	}
	const often = 1_000_000
	last, rows := moving.Step{}, int64(0)
	return func(s moving.Step) error {
		if s.Point != last.Point || s.Table != last.Table {
			last, rows = s, 0
			fmt.Fprintln(env.Err, terminal.Visible(strings.TrimSpace(words[s.Point]+" "+s.Table)))
		}
		if before := rows; (before+s.Rows)/often > before/often {
			fmt.Fprintf(env.Err, "%s %s: %d rows\n", words[s.Point], s.Table, before+s.Rows)
		}
		rows += s.Rows
		return nil
	}
}
