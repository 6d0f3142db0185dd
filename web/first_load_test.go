package web_test

import (
	"net/http"
	"regexp"
	"testing"
)

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
