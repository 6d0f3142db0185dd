package web_test

import (
	"bytes"
	"encoding/json"
	"image/png"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestWhatBrowsersKeep: what has a hash of its bytes in its name is kept for a year and never asked about; everything else is kept, and asked about
// each time, also a name with a hash under which nothing lies.
func TestWhatBrowsersKeep(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	const year, ask = "public, max-age=31536000, immutable", "no-cache"
	hashed := regexp.MustCompile(`static/[\w-]+\.[0-9a-f]{12}\.(?:css|js|svg|png|json)`)
	seen := map[string]bool{}
	for _, page := range []string{"/index.html", "/compose.html", "/game/1/index.html", "/games/index.html", "/de/index.html"} {
		for _, name := range hashed.FindAllString(has(t, p, page), -1) {
			seen[name] = true
		}
	}
	if len(seen) < 12 {
		t.Errorf("pages name %d files with hashes: %v", len(seen), seen)
	}
	for name := range seen {
		if w := get(t, p, "/"+name); w.Code != http.StatusOK || w.Header().Get("Cache-Control") != year {
			t.Errorf("%s: %d, %q", name, w.Code, w.Header().Get("Cache-Control"))
		}
	}
	for _, name := range []string{"/index.html", "/game/1/index.html", "/pbem.js", "/offline.js", "/favicon.ico", "/site.webmanifest", "/static/composer-amp.wasm", "/static/site.0123456789ab.css"} {
		if w := get(t, p, name); w.Header().Get("Cache-Control") != ask {
			t.Errorf("%s: %d, %q", name, w.Code, w.Header().Get("Cache-Control"))
		}
	}
}

// TestManifest: browsers are told how the site is called, where it begins, and which pictures stand for it: those are there, in the sizes said.
func TestManifest(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	w := get(t, p, "/site.webmanifest")
	var m struct {
		Name, Lang string
		Start      string `json:"start_url"`
		Icons      []struct{ Src, Sizes, Type string }
	}
	if err := json.Unmarshal(w.Body.Bytes(), &m); err != nil || m.Name != "games.example.org" || m.Lang != "en" || m.Start != "./" || len(m.Icons) != 3 {
		t.Fatalf("%s, %v", w.Body, err)
	}
	if kind := w.Header().Get("Content-Type"); kind != "application/manifest+json" {
		t.Errorf("its type is %s", kind)
	}
	for _, icon := range m.Icons {
		w := get(t, p, "/"+icon.Src)
		if w.Code != http.StatusOK || w.Header().Get("Content-Type") != icon.Type {
			t.Errorf("%s: %d, %s", icon.Src, w.Code, w.Header().Get("Content-Type"))
		}
		if width, _, _ := strings.Cut(icon.Sizes, "x"); icon.Type == "image/png" && sizeOf(t, w.Body.Bytes()) != width {
			t.Errorf("%s is %s wide, not %s", icon.Src, sizeOf(t, w.Body.Bytes()), width)
		}
	}
	for _, page := range []string{"/index.html", "/de/index.html", "/game/1/index.html"} {
		has(t, p, page, `<link rel="manifest" href="`, `favicon.ico" sizes="48x48"`)
	}
}

// sizeOf is how wide a PNG is.
func sizeOf(t *testing.T, data []byte) string {
	t.Helper()
	c, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return strconv.Itoa(c.Width)
}

// mostFirst is what a first visit to a game may cost, in bytes as they are sent. In November 2026 it is at most 672 thousand.
const mostFirst = 700_000

// TestFirstLoad counts what a browser is sent by https that opens the composer for the first time with a link to a game.
func TestFirstLoad(t *testing.T) {
	t.Parallel()
	p, named := composerSite(t), regexp.MustCompile(`(?:href|src)="(static/[^"]+)"`)
	for _, preset := range stockOf(t, p).Presets {
		files := []string{"compose.html", "static/catalog-en.json", "rules/" + preset.Hash + ".preset", "static/composer-" + preset.Engine + ".wasm"}
		for _, m := range named.FindAllStringSubmatch(has(t, p, "/compose.html"), -1) {
			files = append(files, m[1])
		}
		sum := 0
		for _, file := range files {
			w := ask(p, "GET", "/"+file, "Accept-Encoding: gzip, br")
			if w.Code != http.StatusOK {
				t.Fatalf("%s: %d", file, w.Code)
			}
			sum += w.Body.Len()
		}
		if t.Logf("%s, by the program %s: %d bytes", preset.Name, preset.Engine, sum); sum > mostFirst {
			t.Errorf("the first load of %s is %d bytes, more than %d", preset.Name, sum, mostFirst)
		}
	}
}
