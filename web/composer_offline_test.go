package web_test

import (
	"testing"

	"pbem/rules/presets"
	"pbem/web/composer"
)

// TestComposerOffline: loaded once, the composer works without a network, from any link, also for a host's own preset that
// was opened once; other pages are not kept.
func TestComposerOffline(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t, ownPreset(t)))
	d.open(composer.Start{Preset: "house-cosmic"})
	d.Eval(`navigator.serviceWorker.ready.then(() => undefined)`, nil)
	d.Wait(`navigator.serviceWorker.controller`)
	d.Reload() // what was loaded before the worker stood was not seen by it
	d.settled()
	d.Eval(`(async () => { while (!await caches.match("presets/house-cosmic.yaml")) await new Promise(done => setTimeout(done, 10)); })()`, nil)

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
	if len(kept) != 13 {
		t.Errorf("the worker keeps %v, want the composer's twelve files and the preset", kept)
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
