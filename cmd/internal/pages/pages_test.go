package pages_test

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/pages"
	"pbem/games/archive"
	"pbem/games/archive/rulebook"
	"pbem/web"
)

func archiveOf(t *testing.T, keys string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range map[string]string{"001.pbem": "[White \"Ada\"]\n[Black \"Bo\"]\n[Variant \"cosmic\"]\n\n*\n", archive.KeysFile: keys} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func front(t *testing.T, site web.Site) string {
	t.Helper()
	opened, err := web.Open(site)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(opened)
	defer server.Close()
	return body(t, server.URL+"/")
}

func body(t *testing.T, url string) string {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestSites: an archive shows its games; a service besides says who it is.
func TestSites(t *testing.T) {
	t.Parallel()
	dir, logger := archiveOf(t, "# none\n"), slog.New(slog.DiscardHandler)
	alone, err := pages.OfArchive(dir, rulebook.New(), logger)
	alone.Catalogue = "" // nothing is left with the user's caches
	if err != nil {
		t.Fatal(err)
	}
	if text := front(t, alone); !strings.Contains(text, "Ada") {
		t.Errorf("the archive:\n%s", text)
	}
	served, err := pages.OfService(t.Context(), &config.Config{Archive: dir, Name: "The club", Address: "games@example.org"}, nil, logger)
	if err != nil || len(served.Presets) == 0 || len(served.Presets) != len(alone.Presets) {
		t.Fatalf("%d presets, %v", len(served.Presets), err)
	}
	if text := front(t, served); !strings.Contains(text, "The club") || !strings.Contains(text, "Ada") {
		t.Errorf("the service:\n%s", text)
	}
	if _, err := pages.OfService(t.Context(), &config.Config{}, nil, logger); err == nil || !strings.Contains(err.Error(), "archive: none") {
		t.Errorf("without an archive: %v", err)
	}
	if _, err := pages.OfArchive(archiveOf(t, "no key\n"), rulebook.New(), logger); err == nil {
		t.Error("spoilt keys are passed over")
	}
}

// TestServe: the pages are there until they are stopped.
func TestServe(t *testing.T) {
	t.Parallel()
	var log strings.Builder
	logger := slog.New(slog.NewTextHandler(&log, nil))
	site, err := pages.OfArchive(archiveOf(t, ""), rulebook.New(), logger)
	site.Catalogue = ""
	if err != nil {
		t.Fatal(err)
	}
	stop, err := pages.Serve(site, "", "127.0.0.1:0", logger)
	if err != nil {
		t.Fatal(err)
	}
	_, address, _ := strings.Cut(strings.TrimSpace(log.String()), "listen=")
	if text := body(t, "http://"+address+"/"); !strings.Contains(text, "Ada") {
		t.Errorf("%s", text)
	}
	stop()
	if _, err := http.Get("http://" + address + "/"); err == nil {
		t.Error("the pages are served for ever")
	}
	if _, err := pages.Serve(site, "", "256.0.0.1:0", logger); err == nil {
		t.Error("served at no address")
	}
}

// TestServeNewPresets: a file that is put into the host's folder of presets has its page soon, one that is taken away has none, and what
// was read of the records stays.
func TestServeNewPresets(t *testing.T) {
	t.Parallel()
	var log syncedLog
	logger, folder := slog.New(slog.NewTextHandler(&log, nil)), t.TempDir()
	site, err := pages.OfService(t.Context(), &config.Config{Archive: archiveOf(t, ""), Presets: folder, Name: "The club"}, nil, logger)
	if err != nil {
		t.Fatal(err)
	}
	stop, err := pages.Serve(site, folder, "127.0.0.1:0", logger)
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	_, address, _ := strings.Cut(log.String(), "listen=")
	address, _, _ = strings.Cut(address, "\n")
	shows := func(want bool) {
		t.Helper()
		for range 100 {
			page := body(t, "http://"+address+"/presets/later.html")
			listed := strings.Contains(body(t, "http://"+address+"/presets/index.html"), "Later Chesimals")
			if strings.Contains(page, "Later Chesimals") == want && listed == want {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
		t.Fatalf("after ten seconds it is not %v that the new preset has a page", want)
	}
	file := filepath.Join(folder, "later.yaml")
	if err := os.WriteFile(file, []byte("extends: chesimals-0.75\nname: later\ntitle: Later Chesimals\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	shows(true)
	if text := body(t, "http://"+address+"/"); !strings.Contains(text, "Ada") {
		t.Error("the games are gone")
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	shows(false)
}

// syncedLog is a log that is written and read at once.
type syncedLog struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *syncedLog) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *syncedLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

func TestBuild(t *testing.T) {
	t.Parallel()
	one, err := pages.Build()
	if again, _ := pages.Build(); err != nil || len(one) != 64 || again != one {
		t.Errorf("%q, %v", one, err)
	}
}
