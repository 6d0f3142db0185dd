package web_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games/archive"
	"pbem/notation/record"
	"pbem/web/library"
)

// fill writes records of many games that have hardly begun.
func fill(t testing.TB, dir string, games int) {
	t.Helper()
	preset := builtin(t, "chesimals-0.1")
	r := play(t, preset, 1, 2)
	for n := 1; n <= games; n++ {
		r := record.New(header(preset, n, "Ada", fmt.Sprint("Player ", n%97)), preset.Game.Start().String(), r.Turns, "", "")
		put(t, dir, fmt.Sprintf("%03d.pbem", n), r.String())
	}
}

func put(t testing.TB, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestOnlyPublicRecords: what is not a record in the folder itself is not shown, however it got there.
func TestOnlyPublicRecords(t *testing.T) {
	t.Parallel()
	preset := builtin(t, "cosmic")
	s := site(t, play(t, preset, 1, 3))
	private := filepath.Join(dirOf(s), "private")
	if err := os.Mkdir(private, 0o700); err != nil {
		t.Fatal(err)
	}
	secret := record.New(header(preset, 2, "Mallory <m@example.org>", "Bo"), preset.Game.Start().String(), nil, "", "").String()
	for _, name := range []string{"private/001.pbem", "private/002.pbem", "2.pbem", "0003.pbem", "004.pbem~", "005.lost-1.pbem", "-06.pbem", "+07.pbem", ".008.pbem"} {
		put(t, dirOf(s), name, secret)
	}
	for name, target := range map[string]string{"009.pbem": "private/002.pbem", "010.pbem": private, "011.pbem": "/etc/passwd"} {
		if err := os.Symlink(target, filepath.Join(dirOf(s), name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dirOf(s), "012.pbem"), 0o755); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	s.Log = slog.New(slog.NewTextHandler(&log, nil))
	p := pages(t, s)
	if body := has(t, p, "/games/index.html", "1 game."); strings.Contains(body, "Mallory") || log.Len() > 0 {
		t.Errorf("a private record is listed, or something was taken for a broken one: %s", log.String())
	}
	for n := 2; n <= 12; n++ {
		if w := get(t, p, fmt.Sprintf("/game/%d/index.html", n)); w.Code != http.StatusNotFound {
			t.Errorf("game %d: status %d", n, w.Code)
		}
	}
}

// TestPrivateCopyByMistake: a record with mail addresses is shown without them and without addresses.
func TestPrivateCopyByMistake(t *testing.T) {
	t.Parallel()
	preset := builtin(t, "cosmic")
	played := play(t, preset, 1, 3)
	h := header(preset, 1, "Ada <ada@example.org>", "bo@example.net")
	h.Ended = today()
	r := record.New(h, preset.Game.Start().String(), played.Turns, played.Result, "resigned")
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	s := site(t, r)
	put(t, dirOf(s), "002.pbem", "[White \"Ada <ada@example.org>\"]\n[Black \"bo@example.net\"]\n[Variant \"cosmic\"]\n\n1. Nc1-e2 {between us}\n*\n")
	p := pages(t, s)
	for _, path := range []string{"/index.html", "/players/index.html", "/game/2/index.html?turn=1", "/game/2/002.pbem", "/game/2/002.json", "/game/2/002.pgn", "/game/1/index.html", "/game/1/index.html?turn=2", "/game/1/001.pbem", "/game/1/001.json", "/game/1/001.csv", "/game/1/001.pgn", "/feed.atom"} {
		body := has(t, p, path)
		for _, secret := range []string{"ada@", "bo@", "between us"} {
			if strings.Contains(body, secret) {
				t.Errorf("%s tells %q", path, secret)
			}
		}
	}
	has(t, p, "/game/1/index.html", "Replayed:", "without addresses", "every turn is legal. The signature belongs to", "<bdi>Ada</bdi>")
}

// TestBrokenRecords are left out of the lists, named in the log once, and no trouble to others.
func TestBrokenRecords(t *testing.T) {
	t.Parallel()
	s := site(t, play(t, builtin(t, "cosmic"), 1, 3))
	put(t, dirOf(s), "002.pbem", "[White \"Ada\"\n")
	put(t, dirOf(s), "003.pbem", "")
	put(t, dirOf(s), "004.pbem", strings.Repeat("x", record.MaxSize+1))
	var log bytes.Buffer
	now := today()
	s.Log, s.Now = slog.New(slog.NewTextHandler(&log, nil)), func() time.Time { return now }
	p := pages(t, s)
	for range 3 {
		has(t, p, "/games/index.html", "1 game.")
		now = now.Add(time.Minute)
	}
	for n := 2; n <= 4; n++ {
		if w := get(t, p, fmt.Sprintf("/game/%d/index.html", n)); w.Code != http.StatusNotFound {
			t.Errorf("game %d: status %d", n, w.Code)
		}
		if got := strings.Count(log.String(), fmt.Sprintf("%03d.pbem", n)); got != 1 {
			t.Errorf("the log names %03d.pbem %d times:\n%s", n, got, log.String())
		}
	}
}

// TestChangesAreSeen: new, changed and removed records, as soon as the folder is due to be looked at again, not before.
func TestChangesAreSeen(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	s := site(t, play(t, cosmic, 1, 3))
	now := today()
	s.Now = func() time.Time { return now }
	p := pages(t, s)
	has(t, p, "/games/index.html", "1 game.")
	has(t, p, "/game/1/index.html", "Turn 3 of 3")
	put(t, dirOf(s), "001.pbem", play(t, cosmic, 1, 4).String())
	put(t, dirOf(s), "002.pbem", play(t, cosmic, 2, 4).String())
	has(t, p, "/games/index.html", "1 game.")
	now = now.Add(5 * time.Second)
	has(t, p, "/games/index.html", "2 games.")
	has(t, p, "/game/1/index.html", "Turn 4 of 4")
	if err := os.Remove(filepath.Join(dirOf(s), "001.pbem")); err != nil {
		t.Fatal(err)
	}
	now = now.Add(-time.Hour) // a clock that was put back
	has(t, p, "/games/index.html", "1 game.")
	if w := get(t, p, "/game/1/index.html"); w.Code != http.StatusNotFound {
		t.Errorf("a game whose record is gone: status %d", w.Code)
	}
}

// TestMoreGamesThanFit: games are laid down and taken up again, by many readers at once.
func TestMoreGamesThanFit(t *testing.T) {
	t.Parallel()
	s := site(t)
	fill(t, dirOf(s), 40)
	p := pages(t, s)
	done := make(chan int)
	for reader := range 4 {
		go func() {
			for n := range 40 {
				number := (n*(reader+1))%40 + 1
				w := get(t, p, fmt.Sprintf("/game/%d/index.html?turn=1", number))
				if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), fmt.Sprintf("Game %d<", number)) {
					t.Errorf("game %d: status %d, or another game", number, w.Code)
				}
			}
			done <- reader
		}()
	}
	for range 4 {
		<-done
	}
}

// TestNoArchive: a folder that cannot be read is an error of the server's, and says nothing of it to readers.
func TestNoArchive(t *testing.T) {
	t.Parallel()
	s := site(t)
	s.Archive = library.Folder{Dir: filepath.Join(dirOf(s), "gone")}
	w := get(t, pages(t, s), "/index.html")
	if w.Code != http.StatusInternalServerError || strings.Contains(w.Body.String(), "gone") {
		t.Errorf("status %d, %s", w.Code, w.Body)
	}
}

// TestNamesOfRecords: the pages name and find records as the archive does, of which they import nothing.
func TestNamesOfRecords(t *testing.T) {
	t.Parallel()
	s := site(t)
	r := play(t, builtin(t, "chesimals-0.1"), 1, 2).String()
	a, err := archive.Open(dirOf(s), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{1, 42, 999, 1000, 12345} {
		if err := a.Write(n, []byte(r), []byte(r)); err != nil {
			t.Fatal(err)
		}
	}
	p := pages(t, s)
	has(t, p, "/games/index.html", "5 games.")
	for _, n := range []int{1, 42, 999, 1000, 12345} {
		has(t, p, fmt.Sprintf("/game/%d/%s", n, archive.FileName(n)))
	}
}
