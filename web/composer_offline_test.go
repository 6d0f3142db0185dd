package web_test

import (
	"fmt"
	"testing"

	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestComposerOffline: loaded once, the composer works without a network, from any link, also for a host's own preset; other pages
// are not kept. A page loads the one program that its link needs; those of other engines are fetched by the worker, behind it.
func TestComposerOffline(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t, ownPreset(t)))
	d.open(composer.Start{Preset: "house-cosmic"})
	var loaded []string
	d.Eval(`performance.getEntriesByType("resource").map(e => e.name.split("/").pop()).filter(n => n.endsWith("wasm"))`, &loaded)
	if len(loaded) != 1 || loaded[0] != "composer-cosmic.wasm" {
		t.Errorf("the page has loaded %v", loaded)
	}
	files := 16 + len(loader.Engines()) + len(presets.Names()) + 1
	d.Eval(fmt.Sprintf(`(async () => { while ((await (await caches.open("composer")).keys()).length < %d) await new Promise(done => setTimeout(done, 10)); })()`, files), nil)
	d.Wait(`navigator.serviceWorker.controller`)

	d.Offline(true)
	d.Visit("compose.html?#p=chesimals-2&g=42&t=3&s=w") // another link, and the page loaded anew
	d.settled()
	d.do("n4", "n6")
	if got := d.turn(); got != "orange: Wn4-n6" {
		t.Errorf("off line the turn is %q", got)
	}
	d.open(composer.Start{Preset: "house-cosmic"})
	d.do("c2", "d3")
	if got := d.turn(); got != "Pc2-d3" {
		t.Errorf("off line the turn of the host's own preset is %q", got)
	}
	var kept []string
	d.Eval(`caches.open("composer").then(c => c.keys()).then(keys => keys.map(k => new URL(k.url).pathname).sort())`, &kept)
	if len(kept) != files {
		t.Errorf("the worker keeps %v, want %d: sixteen files of the composer's, its programs and the presets", kept, files)
	}
}

// ownPreset is a preset that no program has built in.
func ownPreset(t *testing.T) *presets.Preset {
	t.Helper()
	data := replaced(t, builtin(t, "cosmic").Data, "name: cosmic", "name: house-cosmic", "title: Cosmic", "title: House </script><b>Cosmic",
		"\nabout: ", "\nabout: \"<img src=x onerror=alert(1)>\" # ")
	p, err := presets.Parse("house-cosmic.yaml", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
