package web_test

import (
	"net/http"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
)

// TestPaths: what stands at an address, and what does not.
func TestPaths(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, oneOfEach(t, 4)...))
	player := firstPlayer(t, p)
	tests := []struct {
		path, kind string // no kind: nothing stands there
		words      []string
	}{
		{"/", "text/html; charset=utf-8", []string{"Newest results", "How to begin", `href="game/17/index.html"`}},
		{"/index.html", "text/html; charset=utf-8", nil},
		{"/games/index.html?preset=cosmic", "text/html; charset=utf-8", []string{"1 game.", `<option value="cosmic" selected>Cosmic Chess</option>`}},
		{"/games/index.html?player=CHLO%C3%8B", "text/html; charset=utf-8", []string{`value="CHLOË"`}},
		{"/games/index.html?player=CHLOE%CC%88++u%CC%88nal", "text/html; charset=utf-8", []string{"Chloë Ünal"}},
		{"/games/index.html?result=1-0&year=1999", "text/html; charset=utf-8", []string{"No games."}},
		{"/game/1/", "text/html; charset=utf-8", []string{"Verified."}},
		{"/game/1/index.html", "text/html; charset=utf-8", []string{"Turn 4 of 4", "139e3940e64b5491", `href="001.pbem"`}},
		{"/game/1/index.html?turn=0", "text/html; charset=utf-8", []string{"Before the first turn"}},
		{"/game/1/index.html?turn=4", "text/html; charset=utf-8", []string{`<li class="current" id=4><a aria-current="true" href=#4>`, `og:url" content="https://games.example.org/game/1/index.html?turn=4"`, `game/1/4.png"`, `og:image:width" content="1200"`}},
		{"/game/1/index.html?turn=4-black", "text/html; charset=utf-8", []string{`game/1/4-black.png"`}},
		{"/game/11/index.html?turn=0", "text/html; charset=utf-8", []string{"The set-ups", "setup: ", "White sets up", `id="step-2"`}},
		{"/game/1/001.pbem", "text/plain; charset=utf-8", []string{`[Signature "ed25519:`}},
		{"/game/1/001.json", "application/json", []string{`"format": "pbem record 2"`}},
		{"/game/1/001.csv", "text/csv; charset=utf-8", []string{"game,variant,"}},
		{"/game/1/001.pgn", "text/plain; charset=utf-8", []string{"[FEN "}},
		{"/presets/index.html", "text/html; charset=utf-8", []string{"Chesimals II", "White won 0, Black won 1, 0 drawn"}},
		{"/presets/chesimals-2.html", "text/html; charset=utf-8", []string{"setback=0", "sha256:", "<svg", `href="../presets/chesimals-2.yaml"`}},
		{"/presets/chesimals-2.yaml", "text/plain; charset=utf-8", []string{"name: chesimals-2"}},
		{"/rules/index.html", "text/html; charset=utf-8", []string{"chesimals.html", "help/notation.html"}},
		{"/rules/chesimals.html", "text/html; charset=utf-8", []string{"<h1", "presets/chesimals-0.1.html"}},
		{"/help/notation.html", "text/html; charset=utf-8", []string{"<h1"}},
		{"/players/index.html", "text/html; charset=utf-8", []string{"Chloë Ünal"}},
		{"/" + player, "text/html; charset=utf-8", []string{"share this page"}},
		{"/feed.atom", "application/atom+xml", []string{"<feed"}},
		{static(t, p, "site.css"), "text/css; charset=utf-8", []string{"--accent"}},
		{static(t, p, "replay.js"), "text/javascript; charset=utf-8", nil},
		{static(t, p, "icon.svg"), "image/svg+xml", nil},
		{"/game/1/4.png", "image/png", []string{"PNG"}},
		{"/presets/cosmic.svg", "image/svg+xml", []string{"<svg"}},
		{"/robots.txt", "text/plain; charset=utf-8", []string{"User-agent: *"}},
		{"/games.js", "text/javascript; charset=utf-8", []string{"game/17/index.html"}},

		{path: "/game/18/index.html"},
		{path: "/game/01/index.html"},
		{path: "/game/+1/index.html"},
		{path: "/game/-1/index.html"},
		{path: "/game/0/index.html"},
		{path: "/game/99999999999999999999/index.html"},
		{path: "/game/1/5.html"},
		{path: "/game/1/04.html"},
		{path: "/game/1/5.png"},
		{path: "/page-2.html"},
		{path: "/page-1.html"},
		{path: "/players/page-2.html"},
		{path: "/game/1/-1.html"},
		{path: "/game/1/4"},
		{path: "/game/1/4.htm"},
		{path: "/game/1/x/4.html"},
		{path: "/game/1/-black.html"},
		{path: "/game/1/1-black-black.html"},
		{path: "/game/1/5-black.html"},
		{path: "/game/1/1.pbem"},
		{path: "/game/1/002.json"},
		{path: "/game/index.html"},
		{path: "/private/001.pbem"},
		{path: "/game/1/private/001.pbem"},
		{path: "/001.pbem"},
		{path: "/../001.pbem"},
		{path: "/presets/none.html"},
		{path: "/presets/index.yaml"},
		{path: "/presets/../index.html"},
		{path: "/rules/none.html"},
		{path: "/players/ada.html"},
		{path: "/static/"},
		{path: "/templates/layout.html"},
		{path: "//index.html"},
		{path: "/" + strings.Repeat("x", 5000)},
	}
	for _, test := range tests {
		w := get(t, p, test.path)
		if test.kind == "" {
			if w.Code != http.StatusNotFound || !strings.Contains(w.Body.String(), "There is no such page") {
				t.Errorf("%.60s: status %d, want 404 and a word about it", test.path, w.Code)
			}
			continue
		}
		if got := w.Header().Get("Content-Type"); w.Code != http.StatusOK || got != test.kind {
			t.Errorf("%s: status %d, type %q, want %q", test.path, w.Code, got, test.kind)
		}
		for _, word := range test.words {
			if !strings.Contains(w.Body.String(), word) {
				t.Errorf("%s does not say %q", test.path, word)
			}
		}
	}
}

// TestMissing: the page for what is missing has its links from where it is seen, and may be asked for again.
func TestMissing(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t))
	for path, root := range map[string]string{"/nothing": "", "/game/7/index.html?turn=1": "../../", "/game%2F7/1.html": "../", "//x": "../"} {
		w := get(t, p, path)
		if w.Code != http.StatusNotFound || !strings.Contains(w.Body.String(), `href="`+root+static(t, p, "site.css")[1:]+`"`) {
			t.Errorf("%s: status %d, or its look is not at %sstatic", path, w.Code, root)
		}
		if got := w.Header().Get("Cache-Control"); got != "no-cache" {
			t.Errorf("%s: Cache-Control: %s", path, got)
		}
	}
}

func firstPlayer(t *testing.T, h http.Handler) string { return nthPlayer(t, h, 0) }

// nthPlayer is the page of a player in the list of all, counted from 0.
func nthPlayer(t *testing.T, h http.Handler, n int) string {
	t.Helper()
	_, rest, _ := strings.Cut(has(t, h, "/players/index.html"), `<ul class="players">`)
	for range n + 1 {
		_, rest, _ = strings.Cut(rest, `href="../`)
	}
	page, _, _ := strings.Cut(rest, `"`)
	return page
}

// TestListPages: a served list shows a hundred games at once, and leads to the others with the filter that was set.
func TestListPages(t *testing.T) {
	t.Parallel()
	s := site(t)
	fill(t, dirOf(s), 250)
	p := pages(t, s)
	for path, words := range map[string][]string{
		"/games/index.html":                          {"Games 1 to 100 of 250.", `href="page-2.html"`, `href="../game/250/index.html"`},
		"/games/page-2.html":                         {"Games 101 to 200 of 250.", `href="page-3.html"`, `href="index.html"`},
		"/games/index.html?page=3":                   {"Games 201 to 250 of 250.", `href="../game/1/index.html"`},
		"/games/index.html?page=9":                   {"Games 201 to 250 of 250."},
		"/games/index.html?page=-1":                  {"Games 1 to 100 of 250."},
		"/games/index.html?page=x&player=ada&year=x": {"No games."},
		"/games/index.html?player=ada":               {`href="index.html?page=2&amp;player=ada"`},
	} {
		has(t, p, path, words...)
	}
	for path, more := range map[string]string{"presets/chesimals-0.1.html": "preset=chesimals-0.1", firstPlayer(t, p): "player=Ada"} {
		if rows := strings.Count(has(t, p, "/"+path, `href="../games/index.html?`+more+`"`), `<th scope="row"><a class="whole"`); rows != 100 {
			t.Errorf("%s lists %d games", path, rows)
		}
	}
}

// TestNothingYet: a site without games, and without anything it can do without.
func TestNothingYet(t *testing.T) {
	t.Parallel()
	s := site(t)
	s.Name, s.Address, s.URL, s.Keys, s.Rules, s.Presets = "", "", "", nil, nil, nil
	p := pages(t, s)
	has(t, p, "/games/index.html", "No games.", "<title>Games · pbem</title>")
	has(t, p, "/players/index.html", "Nobody has played yet.")
	has(t, p, "/presets/index.html")
	has(t, p, "/rules/index.html")
	if w := get(t, p, "/feed.atom"); w.Code != http.StatusNotFound {
		t.Errorf("a feed without addresses: status %d", w.Code)
	}
}

// TestSheet: on paper a game is its board and all of its turns, whole and within the sheet, and nothing to press.
func TestSheet(t *testing.T) {
	t.Parallel()
	for _, scripts := range []bool{true, false} {
		b := webtest.Open(t, pages(t, site(t, longGame(t))))
		if !scripts {
			b.WithoutScripts()
		}
		b.Paper()
		b.Visit("game/1/index.html")
		b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
		b.Wait(`getComputedStyle(document.body).color === "rgb(0, 0, 0)"`)
		var seen struct{ Hidden, Rows, Buttons int }
		b.Eval(`({Rows: [...document.querySelectorAll(".turns li")].length,
			Hidden: [...document.querySelectorAll(".turns li")].filter(li => li.offsetHeight === 0).length,
			Buttons: [...document.querySelectorAll("button, input, .top nav, footer")].filter(e => e.offsetHeight > 0).length})`, &seen)
		if seen.Rows < 20 || seen.Hidden > 0 || seen.Buttons > 0 {
			t.Errorf("scripts %v: %+v", scripts, seen)
		}
		b.Wait(`(turns => turns.scrollHeight <= turns.clientHeight + 1)(document.getElementById("turns"))`)
	}
}
