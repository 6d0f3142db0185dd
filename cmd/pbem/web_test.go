package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/games/serverkey"
	"pbem/mailer/catalog"
	"pbem/notation/record"
)

// lockedLog is what a daemon writes, read while it writes.
type lockedLog struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *lockedLog) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *lockedLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// hostedPages starts the daemon with a configuration in a folder of its own, and returns its log and what ends it.
func hostedPages(t *testing.T, lines string) (log *lockedLog, end func() int) {
	t.Helper()
	dir := t.TempDir()
	config := filepath.Join(dir, "pbem.yaml")
	text := "address: games@example.org\ntrust: token\nname: The club\ninbox: none\nsend: dir:letters\n" + lines
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "records"), 0o755); err != nil {
		t.Fatal(err)
	}
	game := signedGame(t, filepath.Join(dir, "server.key"))
	if err := os.WriteFile(filepath.Join(dir, "records", "001.pbem"), []byte(game.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	log = &lockedLog{}
	code := make(chan int, 1)
	go func() {
		code <- run(&Env{Context: ctx, Out: log, Err: log, Getenv: func(string) string { return "" }, Words: catalog.English()}, []string{"serve", "--config", config})
	}()
	return log, func() int {
		cancel()
		select {
		case c := <-code:
			return c
		case <-time.After(30 * time.Second):
			t.Fatalf("the daemon does not end:\n%s", log)
			return -1
		}
	}
}

// signedGame is a finished game, signed with the key of a server to come.
func signedGame(t *testing.T, keyFile string) *record.Record {
	t.Helper()
	text, err := os.ReadFile("../../notation/record/testdata/demo/chesimals-2.pbem")
	if err != nil {
		t.Fatal(err)
	}
	game, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := serverkey.LoadOrMake(keyFile, rand.Reader); err != nil {
		t.Fatal(err)
	}
	key, err := serverkey.Signing(keyFile)
	if err == nil {
		err = game.Sign(key)
	}
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// waitFor waits until the log says something, and returns what stands in its brackets.
func waitFor(t *testing.T, log *lockedLog, pattern string) string {
	t.Helper()
	wanted := regexp.MustCompile(pattern)
	for range 300 {
		if found := wanted.FindStringSubmatch(log.String()); found != nil {
			return found[len(found)-1]
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("the log never says %s:\n%s", pattern, log)
	return ""
}

// TestServePages: the daemon shows the archive as web pages, and stops with them.
func TestServePages(t *testing.T) {
	t.Parallel()
	log, end := hostedPages(t, "archive: dir:records\nweb: https://games.example.org/\nweb_listen: 127.0.0.1:0\n")
	address := waitFor(t, log, `the web pages are served" listen=(\S+)`)
	for path, word := range map[string]string{
		"/": "The club", "/game/1/index.html": "royal leaders captured", "/compose.html": "Compose", "/feed.atom": "https://games.example.org/game/1/index.html",
	} {
		body := fetch(t, "http://"+address+path)
		if !strings.Contains(body, word) {
			t.Errorf("%s does not say %q", path, word)
		}
	}
	if code := end(); code != 0 {
		t.Errorf("exit %d:\n%s", code, log)
	}
	if _, err := http.Get("http://" + address + "/"); err == nil {
		t.Error("the pages are still served")
	}
}

func fetch(t *testing.T, url string) string {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: status %d, %v", url, answer.StatusCode, err)
	}
	return string(body)
}

// TestPagesNeedAnArchive: without records there is nothing to show, and the daemon says so before it begins.
func TestPagesNeedAnArchive(t *testing.T) {
	t.Parallel()
	log, end := hostedPages(t, "archive: none\nweb_listen: 127.0.0.1:0\n")
	waitFor(t, log, `the web pages show the records of the archive, and there is archive: none`)
	if code := end(); code != exitUsage {
		t.Errorf("exit %d", code)
	}
}
