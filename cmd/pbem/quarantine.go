package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/cmd/internal/letter"
	"pbem/cmd/internal/service"
	"pbem/cmd/internal/storage"
	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/quarantine"
)

type quarantineCmd struct {
	List  quarantineListCmd  `cmd:"" help:"call-quarantine-list"`
	Show  quarantineShowCmd  `cmd:"" help:"call-quarantine-show"`
	Retry quarantineRetryCmd `cmd:"" help:"call-quarantine-retry"`
	Drop  quarantineDropCmd  `cmd:"" help:"call-quarantine-drop"`
}

// withStore opens the store of a configuration, which must be there. A daemon that runs on it is not in the way.
func withStore(c configured, do func(games.Store) error) error {
	settings, err := c.settings()
	if err != nil {
		return err
	}
	if err := storage.Of(settings).There(); err != nil {
		return outside(fmt.Errorf("there is no store yet: %w", err))
	}
	store, err := service.OpenStore(settings, nil)
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
		listed := false
		err := quarantine.Each(env.Context, store, func(q games.Quarantined) error {
			listed = true
			return c.print(env, letter.Summarise(q))
		})
		if err != nil {
			return outside(err)
		}
		if !listed && !c.json() {
			fmt.Fprintln(env.Err, "The quarantine is empty.")
		}
		return nil
	})
}

func (c quarantineListCmd) print(env *Env, s quarantine.Summary) error {
	if c.json() {
		return env.printJSON(s)
	}
	_, err := fmt.Fprintf(env.Out, "%d  %s  %s  %d bytes\n    from %s\n    about %s\n    because %s\n", s.Number, games.ShortDigest(s.Digest),
		s.Arrived.Format(time.RFC3339), s.Size, letter.OrNone(s.From), letter.OrNone(s.Subject), s.Reason)
	return err
}

type quarantineShowCmd struct {
	output
	configured
	Letter string `arg:"" placeholder:"arg-letter" help:"flag-quarantine-show-letter"`
	Raw    bool   `help:"flag-quarantine-show-raw"`
}

func (c quarantineShowCmd) Run(env *Env) error {
	return withStore(c.configured, func(store games.Store) error {
		q, err := findLetter(env.Context, store, c.Letter)
		if err != nil {
			return err
		}
		switch {
		case c.Raw:
			_, err = env.Out.Write(q.Letter.Raw)
		case c.json():
			err = env.printJSON(struct {
				quarantine.Summary
				Stack string `json:"stack,omitempty"`
				Raw   []byte `json:"raw"`
			}{letter.Summarise(q), q.Stack, q.Letter.Raw})
		default:
			err = letter.Show(env.Out, q)
		}
		return err
	})
}

type quarantineRetryCmd struct {
	configured
	Letter []string `arg:"" placeholder:"arg-letter" help:"flag-quarantine-letters"`
}

// Run goes on with the next letter when one fails again: no letter is in another's way.
func (c quarantineRetryCmd) Run(env *Env) error {
	return withService(env, c.configured, visit{}, func(s *service.Service, _ time.Time, _ bool) error {
		defer s.Settle(env.Context)
		var failures []error
		for _, name := range c.Letter {
			failures = append(failures, retryLetter(env, s, name))
		}
		return joined(failures)
	})
}

func retryLetter(env *Env, s *service.Service, name string) error {
	q, err := findLetter(env.Context, s.Daemon.Store, name)
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
		return &Exit{exitNotSo, fmt.Errorf("letter %d could not be handled this time, either, and stays in quarantine: %s", q.Number, terminal.Visible(err.Error()))}
	}
}

type quarantineDropCmd struct {
	configured
	Letter []string `arg:"" placeholder:"arg-letter" help:"flag-quarantine-letters"`
	Yes    bool     `help:"flag-quarantine-drop-yes"`
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
	q, err := findLetter(env.Context, store, name)
	if err != nil {
		return err
	}
	if !c.Yes {
		return usage(fmt.Errorf("letter %d from %s would be lost, and never be handled even if it came again; say --yes to do it",
			q.Number, letter.OrNone(letter.Summarise(q).From)))
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

// findLetter finds a letter by its number or the beginning of its digest.
func findLetter(ctx context.Context, store games.Store, name string) (games.Quarantined, error) {
	q, err := quarantine.Find(ctx, store, name)
	switch several := (*quarantine.Ambiguous)(nil); {
	case err == nil:
		return q, nil
	case errors.Is(err, games.ErrNotFound):
		return q, &Exit{exitNotSo, fmt.Errorf("there is no letter %s in quarantine; “pbem quarantine list” shows which there are", terminal.Visible(name))}
	case errors.As(err, &several):
		return q, usage(fmt.Errorf("%w; use their numbers", several))
	}
	return q, outside(err)
}
