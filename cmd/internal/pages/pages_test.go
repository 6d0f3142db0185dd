package pages_test

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
	if err != nil {
		t.Fatal(err)
	}
	if text := front(t, alone); !strings.Contains(text, "Ada") {
		t.Errorf("the archive:\n%s", text)
	}
	served, err := pages.OfService(&config.Config{Archive: dir, Name: "The club", Address: "games@example.org"}, logger)
	if err != nil || len(served.Presets) == 0 || len(served.Presets) != len(alone.Presets) {
		t.Fatalf("%d presets, %v", len(served.Presets), err)
	}
	if text := front(t, served); !strings.Contains(text, "The club") || !strings.Contains(text, "Ada") {
		t.Errorf("the service:\n%s", text)
	}
	if _, err := pages.OfService(&config.Config{}, logger); err == nil || !strings.Contains(err.Error(), "archive: none") {
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
	if err != nil {
		t.Fatal(err)
	}
	stop, err := pages.Serve(site, "127.0.0.1:0", logger)
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
	if _, err := pages.Serve(site, "256.0.0.1:0", logger); err == nil {
		t.Error("served at no address")
	}
}

func TestBuild(t *testing.T) {
	t.Parallel()
	one, err := pages.Build()
	if again, _ := pages.Build(); err != nil || len(one) != 64 || again != one {
		t.Errorf("%q, %v", one, err)
	}
}
