package library

import (
	"context"
	"errors"
	"strings"
	"time"
)

// settle notes how far the archive was read.
func (l *Library) settle(ctx context.Context, news *news, mark string) error {
	for name, value := range map[string]string{placeMark: mark, wholeMark: "yes"} {
		old, err := l.Listed().Mark(ctx, name)
		if err == nil && old != value {
			err = l.Listed().SetMark(ctx, name, value)
		}
		if err != nil {
			return err
		}
	}
	if news.count == 0 && l.settled.Load() {
		return nil
	}
	settled, err := l.Listed().Settle(ctx)
	l.settled.Store(settled)
	return err
}

// retry reads records again whose rules were not known, once a minute.
func (l *Library) retry(ctx context.Context, now time.Time, news *news) error {
	l.mu.Lock()
	due := now.Sub(l.tried) >= patience
	if due {
		l.tried = now
	}
	l.mu.Unlock()
	if !due {
		return nil
	}
	return l.unruled(ctx, news)
}

// unruled reads records whose rules were not known.
func (l *Library) unruled(ctx context.Context, news *news) error {
	for after := ""; ; {
		files, err := l.Listed().Unruled(ctx, after, lot)
		if err != nil || len(files) == 0 {
			return errors.Join(err, news.flush())
		}
		for _, f := range files {
			if err := news.take(f); err != nil {
				return err
			}
			after = f.Name
		}
	}
}

// patience is how long the rules of a record that are not known are not sought again.
const patience = time.Minute

// isRecord reports whether a file of the listing is a record.
func (l *Library) isRecord(name string) bool {
	_, ok := l.addressOf(name)
	return ok && !strings.HasSuffix(name, NotesMark)
}
