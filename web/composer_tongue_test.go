package web_test

import (
	"strings"
	"testing"

	"pbem/web"
)

// TestComposerInGerman: below /de/ the composer says everything in German, also what the judge finds in a file; programs and rules are those
// of the top; off line it is still there, and so is the English one, to which a link leads with the turn's position.
func TestComposerInGerman(t *testing.T) {
	t.Parallel()
	p, err := web.Open(inAll(t, web.Site{Name: "Club", Address: "games+play@example.org"}))
	if err != nil {
		t.Fatal(err)
	}
	d := openTab(t, p)
	d.Visit("de/compose.html#p=chesimals-2&g=42&t=3&s=w")
	d.settled()
	d.Shot("german-composer")
	for id, want := range map[string]string{"#heading": "Partie 42, Zug 3: Weiß am Zug", "#prompt": "Tippe eine leuchtende Einheit an", "#verdict": "Noch nichts."} {
		if got := d.Text(id); !strings.Contains(got, want) {
			t.Errorf("%s says %q, not %q", id, got, want)
		}
	}
	d.do("n4", "n6")
	if got := d.Text("#prompt"); !strings.Contains(got, "Aktivierungen verbraucht") || d.turn() != "orange: Wn4-n6" {
		t.Errorf("after a move it says %q of %q", got, d.turn())
	}
	d.Eval(`(async () => { const cache = await caches.open("composer"); while (!await cache.match("/de/compose.html") || !await cache.match("/static/composer-amp.wasm")) await new Promise(done => setTimeout(done, 10)); })()`, nil)
	d.Click(`a[hreflang="en"]`)
	d.Wait(`document.documentElement?.lang === "en" && location.hash.includes("g=42")`)
	d.settled()
	if got := d.Text("#heading"); !strings.Contains(got, "game 42, turn 3: White to move") {
		t.Errorf("in English the heading is %q", got)
	}
	d.Wait(`navigator.serviceWorker.controller`)
	d.Offline(true)
	d.Visit("de/compose.html?#p=chesimals-2&g=43&t=3&s=w")
	d.settled()
	if got := d.Text("#heading"); !strings.Contains(got, "Partie 43") {
		t.Errorf("off line the heading is %q", got)
	}
	d.Offline(false)

	d.Visit("de/compose.html?#")
	d.settled()
	d.give("guards.yaml", inScript(spoilt), false)
	d.Wait(`document.querySelectorAll("#findings li").length > 0`)
	if said := d.Text("#file-said"); said != "In der Datei sind 2 Fehler:" {
		t.Errorf("of the file it says %q", said)
	}
	if found := d.Text("#findings"); !strings.Contains(found, "Zeile 6, Spalte 8") || strings.Contains(found, " the ") {
		t.Errorf("the findings are %q", found)
	}
	d.Axe()
}
