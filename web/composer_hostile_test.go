package web_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/web/composer"
)

// TestHostileLinks: a link can be made by anybody. Whatever it holds, the page shows a sentence or a board, and runs nothing.
func TestHostileLinks(t *testing.T) {
	t.Parallel()
	const attack = `"><img src=x onerror=alert(1)><script>alert(2)</script>`
	fragments := map[string]string{
		"markup as preset":     composer.Start{Preset: attack}.Fragment(),
		"markup as options":    composer.Start{Preset: "cosmic", Options: attack}.Fragment(),
		"markup as a value":    composer.Start{Preset: "fusion-1", Options: "chain=" + attack}.Fragment(),
		"markup as rules":      composer.Start{Preset: "cosmic", Rules: attack}.Fragment(),
		"markup as position":   composer.Start{Preset: "cosmic", Position: attack}.Fragment(),
		"markup as game":       "p=cosmic&g=" + url.QueryEscape(attack) + "&t=" + url.QueryEscape(attack),
		"markup as side":       "p=cosmic&s=" + url.QueryEscape(attack),
		"markup as it is":      attack,
		"a script's address":   "javascript:alert(1)",
		"half a percent":       "p=cosmic&l=%",
		"not UTF-8":            "p=%ff%fe&l=%00",
		"huge":                 "p=cosmic&l=" + strings.Repeat("8/", 100_000),
		"huge board":           composer.Start{Preset: "amoeba-unbound", Position: strings.Repeat("99/", 900) + "99 w - a1"}.Fragment(),
		"a prototype's name":   "p=__proto__&o=constructor=1",
		"numbers out of range": "p=cosmic&g=99999999999999999999&t=-1",
	}
	d := openTab(t, composerSite(t))
	for name, fragment := range fragments {
		d.follow(fragment)
		if shown := d.Text("#composer"); shown == "" {
			t.Errorf("%s: the page is empty", name)
		}
		if n := d.Count(`#composer img, #composer b:not(.key-letter), #composer script:not([type="application/json"]), #composer [style*=url]`); n != 0 {
			t.Errorf("%s: %d foreign elements came into the page", name, n)
		}
	}
	d.open(composer.Start{Preset: "cosmic"})
	d.do("c2", "d3")
	if got := d.turn(); got != "Pc2-d3" {
		t.Errorf("after all that the turn is %q", got)
	}
}

// TestComposerLinkWithEntities: a link in which a mail program wrote "&amp;" is a link of the same game, also in what to do with the turn.
func TestComposerLinkWithEntities(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	fragment := composer.Start{Preset: "cosmic", Game: 42, Turn: 1}.Fragment()
	for _, link := range []string{fragment, strings.ReplaceAll(fragment, "&", "&amp;")} {
		d.follow(link)
		d.do("c2", "d3")
		if got := d.Text("#hint"); !strings.HasPrefix(got, "Copied? Put it on top of your reply") {
			t.Errorf("%s: the page says %q", link, got)
		}
	}
}

// TestOwnPresetIsText: what a host writes into a preset is shown as it is written.
func TestOwnPresetIsText(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t, ownPreset(t)))
	d.follow("")
	d.Eval(`{ const f = document.getElementById("chooser"); f.preset.value = "house-cosmic"; f.preset.dispatchEvent(new Event("change")); }`, nil)
	if got := d.Text("#about"); got != "<img src=x onerror=alert(1)>" {
		t.Errorf("the preset is about %q", got)
	}
	d.Click(`#chooser [type="submit"]`)
	d.Wait(`!document.getElementById("table").hidden`)
	if got := d.Text("h1"); !strings.HasPrefix(got, "House </script><b>Cosmic") {
		t.Errorf("the title is %q", got)
	}
	d.do("c2", "d3")
	if got := d.turn(); got != "Pc2-d3" {
		t.Errorf("the turn is %q", got)
	}
	d.Click("#other a")
	d.Wait(`!document.getElementById("chooser").hidden && document.getElementById("table").hidden`)
}

// TestComposerWithoutScripts: who has no scripts is told how to go on.
func TestComposerWithoutScripts(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.WithoutScripts()
	d.Visit("compose.html#p=cosmic")
	if got := d.Text("noscript"); !strings.Contains(got, "write a turn by hand") {
		t.Errorf("without scripts the page says %q", got)
	}
	d.Axe()
}

// TestBrokenEngine: where the engine does not come, or is no WebAssembly, the page says so; sent with a wrong type, as some
// hosts do, it works all the same.
func TestBrokenEngine(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name, expect string
		engine       http.HandlerFunc
		works        bool
	}{
		{"missing", "404", http.NotFound, false},
		{"no WebAssembly", "", func(w http.ResponseWriter, r *http.Request) { w.Write([]byte("hello")) }, false},
		{"wrong type", "", nil, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			pages := composerSite(t)
			b := webtest.Open(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				switch {
				case r.URL.Path != "/static/composer-cosmic.wasm":
					pages.ServeHTTP(w, r)
				case tt.engine != nil:
					tt.engine(w, r)
				default:
					asBytes(pages, w, r)
				}
			}))
			if tt.expect != "" {
				b.Expect(tt.expect)
			}
			d := tab{b}
			d.open(composer.Start{Preset: "cosmic"})
			if got := d.Count("#table:not([hidden])") == 1; got != tt.works {
				t.Errorf("works: %v; the page says %q", got, d.Text("#composer"))
			}
			if got := d.Text("#trouble"); tt.works == strings.Contains(got, "by hand") {
				t.Errorf("the page says %q", got)
			}
		})
	}
}

// asBytes sends what the pages would, as a type that says nothing.
func asBytes(pages http.Handler, w http.ResponseWriter, r *http.Request) {
	got := httptest.NewRecorder()
	r.Header.Del("Accept-Encoding")
	pages.ServeHTTP(got, r)
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Write(got.Body.Bytes())
}

// replaced puts new words in place of old ones, each of which must be there.
func replaced(t *testing.T, text []byte, pairs ...string) []byte {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if !bytes.Contains(text, []byte(pairs[i])) {
			t.Fatalf("there is no %q to replace", pairs[i])
		}
		text = bytes.Replace(text, []byte(pairs[i]), []byte(pairs[i+1]), 1)
	}
	return text
}
