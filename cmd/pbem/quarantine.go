package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"pbem/cmd/internal/service"
	"pbem/games"
	"pbem/games/sqlite"
)

type quarantineCmd struct {
	List  quarantineListCmd  `cmd:"" help:"List the letters that were set aside, one a line."`
	Show  quarantineShowCmd  `cmd:"" help:"Show a letter and why it was set aside."`
	Retry quarantineRetryCmd `cmd:"" help:"Handle letters once more, just as they came."`
	Drop  quarantineDropCmd  `cmd:"" help:"Take letters out of the quarantine for good, unhandled."`
}

// withStore opens the store of a configuration, which must be there. A daemon that runs on it is not in the way.
func withStore(c configured, do func(games.Store) error) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	if _, err := os.Stat(settings.Store); err != nil {
		return outside(fmt.Errorf("there is no store yet: %w", err))
	}
	store, err := sqlite.Open(settings.Store)
	if err != nil {
		return outside(err)
	}
	defer store.Close()
	return do(store)
}

type quarantineListCmd struct {
	output
	configured
}

func (c quarantineListCmd) Run(env *Env) error {
	return withStore(c.configured, func(store games.Store) error {
		all, err := store.Quarantine(env.Context)
		if err != nil {
			return outside(err)
		}
		for _, q := range all {
			if q, err = store.Aside(env.Context, q.Number); errors.Is(err, games.ErrNotFound) {
				continue // handled or dropped this moment
			}
			if err != nil {
				return outside(err)
			}
			if err := c.print(env, asideOf(q)); err != nil {
				return err
			}
		}
		if len(all) == 0 && !c.json() {
			fmt.Fprintln(env.Err, "The quarantine is empty.")
		}
		return nil
	})
}

func (c quarantineListCmd) print(env *Env, a aside) error {
	if c.json() {
		return env.printJSON(a)
	}
	_, err := fmt.Fprintf(env.Out, "%d  %s  %s  %d bytes\n    from %s\n    about %s\n    because %s\n", a.Number, games.ShortDigest(a.Digest),
		a.Arrived.Format(time.RFC3339), a.Size, orNone(a.From), orNone(a.Subject), a.Reason)
	return err
}

type quarantineShowCmd struct {
	output
	configured
	Letter string `arg:"" help:"Its number, or the beginning of its digest."`
	Raw    bool   `help:"Print the letter's bytes and nothing else: what a terminal makes of them is the sender's choice."`
}

func (c quarantineShowCmd) Run(env *Env) error {
	return withStore(c.configured, func(store games.Store) error {
		q, err := findAside(env.Context, store, c.Letter)
		if err != nil {
			return err
		}
		switch {
		case c.Raw:
			_, err = env.Out.Write(q.Letter.Raw)
		case c.json():
			err = env.printJSON(struct {
				aside
				Raw []byte `json:"raw"`
			}{asideOf(q), q.Letter.Raw})
		default:
			err = printAside(env.Out, q)
		}
		return err
	})
}

type quarantineRetryCmd struct {
	configured
	Letter []string `arg:"" help:"Their numbers, or the beginnings of their digests."`
}

// Run goes on with the next letter when one fails again: no letter is in another's way.
func (c quarantineRetryCmd) Run(env *Env) error {
	return withService(env, c.configured, time.Time{}, goOn{}, func(s *service.Service, _ time.Time) error {
		defer afterwards(env.Context, s)
		var failures []error
		for _, name := range c.Letter {
			failures = append(failures, retryAside(env, s, name))
		}
		return joined(failures)
	})
}

func retryAside(env *Env, s *service.Service, name string) error {
	q, err := findAside(env.Context, s.Daemon.Store, name)
	if err != nil {
		return err
	}
	switch err := s.Daemon.Retry(env.Context, q); {
	case err == nil:
		_, err := fmt.Fprintf(env.Out, "Letter %d was handled.\n", q.Number)
		return err
	case errors.Is(err, games.ErrDuplicate):
		return &Exit{exitNotSo, fmt.Errorf("letter %d was handled meanwhile, perhaps because it came again; if it is still listed, drop it", q.Number)}
	case errors.Is(err, games.ErrUnavailable):
		return outside(err)
	default:
		return &Exit{exitNotSo, fmt.Errorf("letter %d could not be handled this time, either, and stays in quarantine: %s", q.Number, visible(err.Error()))}
	}
}

type quarantineDropCmd struct {
	configured
	Letter []string `arg:"" help:"Their numbers, or the beginnings of their digests."`
	Yes    bool     `help:"Yes, the letters are to be lost."`
}

func (c quarantineDropCmd) Run(env *Env) error {
	return withStore(c.configured, func(store games.Store) error {
		var failures []error
		for _, name := range c.Letter {
			failures = append(failures, c.drop(env, store, name))
		}
		return joined(failures)
	})
}

func (c quarantineDropCmd) drop(env *Env, store games.Store, name string) error {
	q, err := findAside(env.Context, store, name)
	if err != nil {
		return err
	}
	if !c.Yes {
		return usage(fmt.Errorf("letter %d from %s would be lost, and never be handled even if it came again; say --yes to do it",
			q.Number, orNone(asideOf(q).From)))
	}
	if err := store.Drop(env.Context, q.Number); err != nil {
		return outside(err)
	}
	_, err = fmt.Fprintf(env.Out, "Letter %d was dropped.\n", q.Number)
	return err
}

// joined puts several failures into one; its exit code is that of the first.
func joined(failures []error) error {
	err := errors.Join(failures...)
	var first *Exit
	if errors.As(err, &first) {
		return &Exit{first.Code, err}
	}
	return err
}

// leastDigest is the fewest digits of a digest that name a letter.
const leastDigest = 6

// findAside finds a letter by its number or the beginning of its digest.
func findAside(ctx context.Context, store games.Store, name string) (games.Quarantined, error) {
	number, err := strconv.Atoi(name)
	if err == nil {
		q, err := store.Aside(ctx, number)
		if err == nil || !errors.Is(err, games.ErrNotFound) {
			return q, outsideOrNil(err)
		}
	}
	all, err := store.Quarantine(ctx)
	if err != nil {
		return games.Quarantined{}, outside(err)
	}
	var found []int
	for _, q := range all {
		if len(name) >= leastDigest && strings.HasPrefix(q.Digest, strings.ToLower(name)) {
			found = append(found, q.Number)
		}
	}
	switch len(found) {
	case 0:
		return games.Quarantined{}, &Exit{exitNotSo, fmt.Errorf("there is no letter %s in quarantine; “pbem quarantine list” shows which there are", visible(name))}
	case 1:
		q, err := store.Aside(ctx, found[0])
		return q, outsideOrNil(err)
	}
	return games.Quarantined{}, usage(fmt.Errorf("%d letters in quarantine begin with %s; use their numbers", len(found), name))
}

func outsideOrNil(err error) error {
	if err == nil {
		return nil
	}
	return outside(err)
}
