package web_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/web/library"
)

// shuffled is a game in which both sides go to and fro for so many turns.
func shuffled(t testing.TB, number, turns int) *record.Record {
	t.Helper()
	preset := builtin(t, "chesimals-0.1")
	var played []record.Turn
	moves := []string{"d2d3", "d7d6", "d3d2", "d6d7"}
	at := time.Date(2026, 11, 1, 8, 0, 0, 0, time.UTC)
	for i := range turns {
		at = at.Add(time.Hour)
		played = append(played, record.Turn{Text: moves[i%4], At: at, Side: rules.Side(i % 2)})
	}
	h := header(preset, number, "Ada", "Bo")
	h.Ended = at
	r := record.New(h, preset.Game.Start().String(), played, rules.Drawn, "agreed")
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAVeryLongGameIsBounded: of 5,000 turns the page shows the last that fit, with a note that says so; the record has all of them.
func TestAVeryLongGameIsBounded(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, shuffled(t, 1, 5000)))
	body := has(t, p, "/game/1/index.html", "id=5000>", "id=4900>")
	if !strings.Contains(body, "of its 5,000 turns") && !strings.Contains(body, "of its 5000 turns") {
		t.Error("the page does not say that there are others")
	}
	if len(body) > 100_000 || len(body) < 70_000 || strings.Contains(body, "id=1>") {
		t.Errorf("the page has %d bytes", len(body))
	}
	has(t, p, "/game/1/index.html?turn=1", "Turn 1 of 5")
	if text := get(t, p, "/game/1/001.pbem").Body.String(); strings.Count(text, "d3") < 2400 {
		t.Error("the record is cut off")
	}
}

// TestOnePageAGame: a page of at most 100,000 bytes tells an ordinary game of every preset whole, with the boards within turns.
func TestOnePageAGame(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, oneOfEach(t, 75)...))
	for n := 1; n <= 17; n++ {
		body := has(t, p, fmt.Sprintf("/game/%d/index.html", n), "id=0>", `id="reel"`)
		if len(body) > 100_000 || strings.Contains(body, "This is a long game") {
			t.Errorf("the page of game %d has %d bytes", n, len(body))
		}
	}
}

// TestWritingEndsAtOnce: being told to stop ends the writing of an archive after the pages at hand.
func TestWritingEndsAtOnce(t *testing.T) {
	t.Parallel()
	var records []*record.Record
	for n := range 40 {
		records = append(records, shuffled(t, n+1, 4))
	}
	s, dir := site(t, records...), t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	again := &rereading{Archive: s.Archive, stop: cancel, times: map[string]int{}}
	s.Archive = again
	if _, err := pages(t, s).Write(ctx, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	if begun := len(again.begun); begun == 0 || begun > runtime.GOMAXPROCS(0) { // each processor has a game at hand
		t.Fatalf("the pages of %d games are begun", begun)
	}
	first := strings.TrimLeft(strings.TrimSuffix(again.begun[0], ".pbem"), "0")
	if _, err := os.Stat(filepath.Join(dir, "game", first)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("pages of game %s are written after that: %v", first, err)
	}
}

// rereading is an archive that tells its reader to stop when a record is read for the second time. The first time the list is made, the second
// time the pages of the game are begun.
type rereading struct {
	library.Archive
	stop func()

	mu    sync.Mutex
	times map[string]int
	begun []string // the records that were read twice, in their order
}

func (r *rereading) Read(ctx context.Context, name string, most int64) ([]byte, error) {
	r.mu.Lock()
	if r.times[name]++; r.times[name] == 2 && strings.HasSuffix(name, ".pbem") {
		r.begun = append(r.begun, name)
		r.stop()
	}
	r.mu.Unlock()
	return r.Archive.Read(ctx, name, most)
}

// TestReadingEndsAtOnce: an archive is not read to its end for a writing that was told to stop.
func TestReadingEndsAtOnce(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p, dir := pages(t, site(t, shuffled(t, 1, 4))), t.TempDir()
	if _, err := p.Write(ctx, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) > 0 {
		t.Errorf("it leaves %v, %v", entries, err)
	}
}
