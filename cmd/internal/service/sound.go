package service

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"pbem/games/sqlite"
)

// soundWithin is how long a start may look for damage in the store.
const soundWithin = 20 * time.Second

// sound refuses a store that is damaged: on one that can still be read in part, a service would act on what it finds.
func sound(ctx context.Context, path string, logger *slog.Logger) error {
	whole, err := sqlite.Sound(ctx, path, soundWithin)
	if err != nil {
		return fmt.Errorf("the store cannot be used: %w. Put a backup in its place (pbem restore); pbem doctor looks at all of it", err)
	}
	if !whole {
		logger.Info("the store is too large to look for damage at a start; pbem doctor looks at all of it", "file", path)
	}
	return nil
}

// checkedMark is when the store was last looked through at a start.
const checkedMark = "checked"

// CheckDue reports whether a store was not looked through for a day: cron opens it too often to do so each time.
func CheckDue(ctx context.Context, path string, now time.Time) bool {
	marks, err := sqlite.Marks(ctx, path)
	last, unread := time.Parse(time.RFC3339, marks[checkedMark])
	return err != nil || unread != nil || now.Sub(last) >= 24*time.Hour || now.Before(last)
}
