package web_test

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"pbem/web"
)

// fickle is an archive that cannot be read while files or texts are away.
type fickle struct {
	web.Archive
	files, texts bool
}

func (f *fickle) Files(ctx context.Context, wanted func(name string) bool) ([]web.File, error) {
	if f.files {
		return nil, fmt.Errorf("%w: its disk is gone", web.ErrAway)
	}
	return f.Archive.Files(ctx, wanted)
}

func (f *fickle) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	if f.texts {
		return nil, fmt.Errorf("%w: its disk is gone", web.ErrAway)
	}
	return f.Archive.Read(ctx, name, most)
}

// TestArchiveAway: while an archive cannot be read, what is known of it is shown, nothing in it is taken for broken or gone, and a page that
// needs more says that it is to be asked for again.
func TestArchiveAway(t *testing.T) {
	t.Parallel()
	for name, away := range map[string]fickle{"all": {files: true, texts: true}, "texts alone": {texts: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cosmic := builtin(t, "cosmic")
			s := site(t, play(t, cosmic, 1, 3), play(t, cosmic, 2, 3))
			dir, now := dirOf(s), today()
			archive := &fickle{Archive: s.Archive}
			turn := func(off bool) {
				archive.files, archive.texts = off && away.files, off && away.texts
				now = now.Add(time.Minute)
			}
			var log bytes.Buffer
			s.Archive, s.Log, s.Now = archive, slog.New(slog.NewTextHandler(&log, nil)), func() time.Time { return now }
			p := pages(t, s)

			turn(true)
			if w := get(t, p, "/index.html"); w.Code != http.StatusServiceUnavailable {
				t.Errorf("before anything was read: status %d", w.Code)
			}
			turn(false)
			has(t, p, "/players/index.html")
			turn(true)
			has(t, p, "/index.html", "2 games.") // without a board
			turn(false)
			has(t, p, "/index.html", "2 games.")

			put(t, dir, "003.pbem", play(t, cosmic, 3, 4).String())
			put(t, dir, "Winter.event", "nothing of the kind")
			turn(true)
			has(t, p, "/index.html", "2 games.")
			if w := get(t, p, "/game/1/index.html"); w.Code != http.StatusServiceUnavailable {
				t.Errorf("a game that was not read: status %d", w.Code)
			}
			if strings.Contains(log.String(), "left out") {
				t.Errorf("something is taken for broken:\n%s", log.String())
			}
			turn(false)
			body := has(t, p, "/index.html", "3 games.")
			if strings.Contains(body, "cannot be read") {
				t.Error("a record is left out for ever")
			}
			has(t, p, "/game/1/index.html", "Turn 3 of 3")
			turn(true)
			has(t, p, "/game/1/index.html", "Turn 3 of 3")
		})
	}
}
