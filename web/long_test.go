package web_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
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
	r := record.New(header(preset, number, "Ada", "Bo"), preset.Game.Start().String(), played, rules.Drawn, "agreed")
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAVeryLongGameIsBounded: of 5,000 turns the last 500 have pages, with a note that says so, and links to no others; the record has
// all of them.
func TestAVeryLongGameIsBounded(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, shuffled(t, 1, 5000)))
	for name, want := range map[string]int{"5000": 200, "4500": 200, "4500-black": 200, "4499": 404, "0": 404, "5001": 404} {
		if got := get(t, p, "/game/1/"+name+".html").Code; got != want {
			t.Errorf("turn %s: status %d, want %d", name, got, want)
		}
	}
	body := get(t, p, "/game/1/4500.html").Body.String()
	if !strings.Contains(body, "This game has 5,000 turns") && !strings.Contains(body, "This game has 5000 turns") {
		t.Error("the page does not say that there are others")
	}
	if strings.Contains(body, `"4499`) || strings.Contains(body, `href="0.html"`) {
		t.Error("the page links to one that is not there")
	}
	if len(body) > 120<<10 {
		t.Errorf("a page has %d bytes", len(body))
	}
	if text := get(t, p, "/game/1/001.pbem").Body.String(); strings.Count(text, "d3") < 2400 {
		t.Error("the record is cut off")
	}
}

// TestWritingEndsAtOnce: being told to stop ends the writing of a long game after the page at hand.
func TestWritingEndsAtOnce(t *testing.T) {
	t.Parallel()
	p, dir := pages(t, site(t, shuffled(t, 1, 5000))), t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := p.Write(ctx, dir)
		ended <- err
	}()
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(5 * time.Millisecond) {
		if entries, _ := os.ReadDir(filepath.Join(dir, "game", "1")); len(entries) > 3 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("no page of the game is written")
		}
	}
	cancel()
	began := time.Now()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
	if took := time.Since(began); took > 3*time.Second {
		t.Errorf("it ends after %s", took)
	}
}
