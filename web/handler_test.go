package web_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// ask sends a request with header fields: "If-None-Match: x".
func ask(h http.Handler, method, path string, fields ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, nil)
	for _, f := range fields {
		name, value, _ := strings.Cut(f, ": ")
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestHeaders: every answer, also a refusal, comes with the same guard.
func TestHeaders(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 2)))
	for _, path := range []string{"/", "/game/1/index.html?turn=1", static(t, p, "site.css"), "/game/1/001.pbem", "/nothing"} {
		w := get(t, p, path)
		for name, want := range map[string]string{
			"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Vary": "Accept-Encoding",
			"Content-Length": strconv.Itoa(w.Body.Len()),
		} {
			if got := w.Header().Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", path, name, got, want)
			}
		}
		for _, word := range []string{"default-src 'none'", "script-src 'self';", "style-src 'self';", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"} {
			if policy := w.Header().Get("Content-Security-Policy"); !strings.Contains(policy, word) {
				t.Errorf("%s: the policy %q has no %s", path, policy, word)
			}
		}
		if w.Header().Get("Set-Cookie") != "" {
			t.Errorf("%s sets a cookie", path)
		}
	}
}

// TestOnlyReading: whatever else is asked for is refused.
func TestOnlyReading(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t))
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "get"} {
		w := ask(p, method, "/")
		if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: status %d, allowed %q", method, w.Code, w.Header().Get("Allow"))
		}
	}
}

// TestConditional: who has a page is not sent it again, until it is another.
func TestConditional(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 2)))
	for _, path := range []string{"/index.html", "/game/1/index.html?turn=1", static(t, p, "site.css"), "/static/composer-cosmic.wasm"} {
		weak := ask(p, "HEAD", path, "Accept-Encoding: gzip").Header().Get("ETag")
		tag, ok := strings.CutPrefix(weak, "W/")
		if !ok || len(tag) < 20 {
			t.Errorf("%s has the tag %s", path, weak)
		}
		for sent, want := range map[string]int{
			tag: http.StatusNotModified, "W/" + tag: http.StatusNotModified, `"x", ` + tag: http.StatusNotModified, "*": http.StatusNotModified,
			`"x"`: http.StatusOK, "": http.StatusOK, tag[:len(tag)-2] + `"`: http.StatusOK,
		} {
			w := ask(p, "GET", path, "If-None-Match: "+sent, "Accept-Encoding: gzip") // unpacking the engines takes time
			if w.Code != want || want == http.StatusNotModified && w.Body.Len() > 0 {
				t.Errorf("%s, If-None-Match: %s: status %d with %d bytes, want %d", path, sent, w.Code, w.Body.Len(), want)
			}
		}
	}
	if tag := get(t, p, "/nothing").Header().Get("ETag"); tag != "" {
		t.Errorf("what is not there has the tag %s", tag)
	}
}

// TestBrotli: the engines and the files that are the same for everybody are sent in the smallest form that the reader takes; pages that
// are made for one reader are not.
func TestBrotli(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t))
	for accepts, want := range map[string]string{"br": "br", "gzip, deflate, br, zstd": "br", "br;q=0, gzip": "gzip", "gzip": "gzip"} {
		w := ask(p, "HEAD", "/static/composer-cosmic.wasm", "Accept-Encoding: "+accepts)
		if got := w.Header().Get("Content-Encoding"); got != want {
			t.Errorf("Accept-Encoding: %s: the engines come as %q, want %q", accepts, got, want)
		}
	}
	style := ask(p, "GET", static(t, p, "site.css"), "Accept-Encoding: br")
	body, err := io.ReadAll(brotli.NewReader(style.Body))
	if err != nil || style.Header().Get("Content-Encoding") != "br" || !bytes.Equal(body, get(t, p, static(t, p, "site.css")).Body.Bytes()) {
		t.Errorf("the style sheet comes as %q (%v)", style.Header().Get("Content-Encoding"), err)
	}
	if got := ask(p, "GET", "/index.html", "Accept-Encoding: br").Header().Get("Content-Encoding"); got != "" {
		t.Errorf("a page comes as %q", got)
	}
}

// TestCompressed: the same bytes, smaller, for those who take them so.
func TestCompressed(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "chesimals-2"), 1, 2)))
	words := map[string]bool{
		"gzip": true, "br, gzip;q=0.5": true, "GZIP": true, "": false, "identity": false, "gzip;q=0": false, "gzip; q=0.0": false, "x-gzip": false,
	}
	few := map[string]bool{"gzip": true} // unpacking the engines takes time, and both come by Brotli to those who take that
	for path, words := range map[string]map[string]bool{"/game/1/index.html?turn=1": words, static(t, p, "site.css"): few, "/static/composer-cosmic.wasm": few} {
		plain := get(t, p, path).Body.Bytes()
		for accepts, packed := range words {
			w := ask(p, "GET", path, "Accept-Encoding: "+accepts)
			if got := w.Header().Get("Content-Encoding") == "gzip"; got != packed {
				t.Errorf("%s, Accept-Encoding: %s: compressed %v", path, accepts, got)
				continue
			}
			body := w.Body.Bytes()
			if packed {
				body = unpack(t, body)
			}
			if !bytes.Equal(body, plain) {
				t.Errorf("%s, Accept-Encoding: %s: other bytes", path, accepts)
			}
		}
	}
}

func unpack(t *testing.T, body []byte) []byte {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}

// TestHead: HEAD is GET without the page.
func TestHead(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 2)))
	for _, path := range []string{"/", "/game/1/index.html?turn=1", "/nothing"} {
		whole, head := get(t, p, path), ask(p, "HEAD", path)
		if head.Code != whole.Code || head.Body.Len() > 0 {
			t.Errorf("%s: status %d with %d bytes", path, head.Code, head.Body.Len())
		}
		for name := range whole.Header() {
			if got, want := head.Header().Get(name), whole.Header().Get(name); got != want {
				t.Errorf("%s: %s is %q, and %q for GET", path, name, got, want)
			}
		}
	}
}

// FuzzAsk: whatever is asked for, the answer is a page, or that there is none.
func FuzzAsk(f *testing.F) {
	p := pages(f, site(f, play(f, builtin(f, "cosmic"), 1, 2), play(f, builtin(f, "lifeform-secret"), 2, 3)))
	for _, path := range []string{"/", "/game/1/index.html?turn=1", "/game/2/index.html?turn=0", "/players/x.html", "/presets/cosmic.yaml", "/%00", "/game//1.html", "/game/1/../2/0.html", "/\xff"} {
		f.Add(path, "page=2&player=ada")
	}
	f.Add("/index.html", "player=%ff%00&page=99999999999999999999&result=*&year=;preset=%zz")
	f.Fuzz(func(t *testing.T, path, query string) {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.URL.Path, r.URL.RawQuery = path, query
		w := httptest.NewRecorder()
		p.ServeHTTP(w, r)
		if w.Code != http.StatusOK && w.Code != http.StatusNotFound {
			t.Fatalf("%q?%q: status %d", path, query, w.Code)
		}
		if strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
			innocent(t, path, w.Body.String())
		}
	})
}

// TestFoldersWithoutSlash: who leaves out the last slash is led on, also below a path that only the web server knows.
func TestFoldersWithoutSlash(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 2)))
	for path, want := range map[string]string{
		"/game/1": "1/", "/players": "players/", "/rules": "rules/", "/presets": "presets/", "/players?x=1&y=%2F": "players/?x=1&y=%2F",
		"/game/2": "", "/game": "", "/static": "", "/help": "", "//players": "", "/game%2F1": "", "/players%2F": "", "/presets/cosmic": "",
	} {
		w := get(t, p, path)
		got := w.Header().Get("Location")
		if got != want || want != "" && w.Code != http.StatusMovedPermanently || want == "" && got == "" && w.Code == http.StatusMovedPermanently {
			t.Errorf("%s: status %d, Location %q, want %q", path, w.Code, got, want)
		}
	}
	below := httptest.NewServer(http.StripPrefix("/games", p))
	defer below.Close()
	answer, err := http.Get(below.URL + "/games/players")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK || answer.Request.URL.Path != "/games/players/" {
		t.Errorf("led to %s: status %d", answer.Request.URL, answer.StatusCode)
	}
}

// TestUnpackedOnce: whoever takes no coding costs memory once, and not the work of unpacking again and again.
func TestUnpackedOnce(t *testing.T) { // alone, for it measures the memory of all
	p := pages(t, site(t))
	first := get(t, p, "/static/composer-cosmic.wasm")
	if first.Code != http.StatusOK || !strings.HasPrefix(first.Body.String(), "\x00asm") {
		t.Fatalf("status %d, %d bytes", first.Code, first.Body.Len())
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	ask(p, "HEAD", "/static/composer-cosmic.wasm")
	runtime.ReadMemStats(&after)
	if n := after.TotalAlloc - before.TotalAlloc; n > 1<<20 {
		t.Errorf("the engines are unpacked anew: %d bytes", n)
	}
}
