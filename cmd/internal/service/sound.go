package service

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/games/sqlite"
)

// How long damage is looked for in the store: before a service that waits for letters begins, and then beside it; and by one that is run
// by cron, for whose beginning nobody waits.
const (
	SoundAtStart = time.Second
	soundBeside  = 10 * time.Minute
	SoundByCron  = 20 * time.Second
)

// sound refuses a store that is damaged: on one that can still be read in part, a service would act on what it finds. whole is false where
// there was no time to look at all of it.
func sound(ctx context.Context, c *config.Config, within time.Duration) (whole bool, err error) {
	at := storage.Of(c)
	whole, err = at.Sound(ctx, within)
	if err != nil {
		err = fmt.Errorf("the store cannot be used: %w. Put a backup in its place (%s); pbem doctor looks at all of it", err, at.Remedy())
	}
	if errors.Is(err, sqlite.ErrForeign) {
		err = config.Mistaken(err)
	}
	return whole, err
}

// LookOn looks for damage in a store that was too large to be looked through at the start, while the service works. It ends the daemon
// where there is some.
func (s *Service) LookOn(ctx context.Context) {
	if s.whole {
		return
	}
	whole, err := sound(ctx, s.Config, soundBeside)
	switch {
	case ctx.Err() != nil:
	case err != nil:
		s.Daemon.Damaged(s.Config.About("store", err))
	case !whole:
		s.Daemon.Log.Info("the store is too large to look for damage at a start; pbem doctor looks at all of it", "file", s.Config.Store)
	}
}

// checkedMark is when the store was last looked through at a start.
const checkedMark = "checked"

// CheckDue reports whether a store was not looked through for a day: cron opens it too often to do so each time.
func CheckDue(ctx context.Context, c *config.Config, now time.Time) bool {
	if c.Database != "" {
		return false
	}
	all, err := marks(ctx, c)
	last, unread := time.Parse(time.RFC3339, all[games.OfNode("").Key(checkedMark)]) // of a file: its node has no name
	return err != nil || unread != nil || now.Sub(last) >= 24*time.Hour || now.Before(last)
}
