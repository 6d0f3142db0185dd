package web_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"pbem/web/library"
)

// fickle is an archive that cannot be read while files or texts are away.
type fickle struct {
	library.Archive
	files, texts bool
	fault        error
}

func (f *fickle) Files(ctx context.Context, since string, wanted func(name string) bool, visit func(library.File) error) (string, error) {
	if f.fault != nil {
		return "", f.fault
	}
	if f.files {
		return "", fmt.Errorf("%w: its disk is gone", library.ErrAway)
	}
	return f.Archive.Files(ctx, since, wanted, visit)
}

func (f *fickle) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	if f.texts {
		return nil, fmt.Errorf("%w: its disk is gone", library.ErrAway)
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
			has(t, p, "/games/index.html", "2 games.") // without a board
			turn(false)
			has(t, p, "/games/index.html", "2 games.")

			put(t, dir, "003.pbem", play(t, cosmic, 3, 4).String())
			put(t, dir, "Winter.event", "nothing of the kind")
			turn(true)
			has(t, p, "/games/index.html", "2 games.")
			if w := get(t, p, "/game/1/index.html"); w.Code != http.StatusServiceUnavailable {
				t.Errorf("a game that was not read: status %d", w.Code)
			}
			if strings.Contains(log.String(), "left out") {
				t.Errorf("something is taken for broken:\n%s", log.String())
			}
			turn(false)
			body := has(t, p, "/games/index.html", "3 games.")
			if strings.Contains(body, "cannot be read") {
				t.Error("a record is left out for ever")
			}
			has(t, p, "/game/1/index.html", "Turn 3 of 3")
			turn(true)
			has(t, p, "/game/1/index.html", "Turn 3 of 3")
		})
	}
}

// TestInstead: who asks for a page that cannot be had is told why in the page's language: it is missing, the archive is away, or the fault is
// ours. Only for what is away is anybody asked to come again.
func TestInstead(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		trouble         fickle
		status          int
		again           string
		english, german []string
	}{
		"missing": {fickle{}, http.StatusNotFound, "",
			[]string{"<title>Not here", "There is no such page"}, []string{"<title>Nicht hier", "Diese Seite gibt es nicht"}},
		"away": {fickle{files: true}, http.StatusServiceUnavailable, "120",
			[]string{"<title>Not just now", "We can&#39;t show this page just now", "in a few minutes"}, []string{"<title>Gerade nicht", "Wir können diese Seite gerade nicht zeigen", "in ein paar Minuten"}},
		"fault": {fickle{fault: errors.New("bad luck")}, http.StatusInternalServerError, "",
			[]string{"<title>A fault", "It's our fault, and we've logged it.", `in <a href="../../games/index.html">the list</a>`}, []string{"<title>Ein Fehler", "Das ist unser Fehler, und wir haben ihn notiert.", `in <a href="../../games/index.html">der Liste</a>`}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := inAll(t, site(t))
			c.trouble.Archive = s.Archive
			s.Archive, s.Log = &c.trouble, slog.New(slog.DiscardHandler)
			p := pages(t, s)
			for path, words := range map[string][]string{"/game/1/index.html": c.english, "/de/game/1/index.html": c.german} {
				w := get(t, p, path)
				if again := w.Header().Get("Retry-After"); w.Code != c.status || again != c.again {
					t.Errorf("%s: status %d, again after %q", path, w.Code, again)
				}
				for _, word := range words {
					if !strings.Contains(w.Body.String(), word) {
						t.Errorf("%s does not say %q:\n%s", path, word, w.Body)
					}
				}
			}
		})
	}
}
