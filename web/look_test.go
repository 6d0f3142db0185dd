package web_test

import (
	"fmt"
	"net/http"
	"os"
	"slices"
	"testing"

	"pbem/web/webtest"
)

// look is a screen on which pages are looked at.
type look struct {
	width int
	dark  bool
}

func (l look) String() string {
	return fmt.Sprintf("%d-%s", l.width, map[bool]string{false: "light", true: "dark"}[l.dark])
}

func (l look) of(b *webtest.Browser) {
	b.Size(l.width, 844)
	b.Dark(l.dark)
}

// looks are a phone in the light and a desk in the dark; for pictures (PBEM_SHOTS=DIR) all four.
func looks() []look {
	list := []look{{390, false}, {1280, true}}
	if os.Getenv("PBEM_SHOTS") != "" {
		list = append(list, look{390, true}, look{1280, false})
	}
	return list
}

// TestLook visits one page of each kind: nothing may be wider than the window, the browser may complain of nothing, and axe
// must find every page accessible.
func TestLook(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, append(oneOfEach(t, 20), longGame(t))...))
	kinds := []string{"index", "game", "turn", "presets", "preset", "rules", "help", "players", "player"} // the others are like one of these
	for _, look := range looks() {
		t.Run(look.String(), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			look.of(b)
			for name, path := range somePages(t, p) {
				b.Visit(path)
				b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
				b.Shot(name + "-" + look.String())
				if slices.Contains(kinds, name) {
					b.Axe()
				}
			}
		})
	}
}

func somePages(t *testing.T, p http.Handler) map[string]string {
	return map[string]string{
		"index": "index.html", "game": "game/18/index.html", "turn": "game/18/13.html", "lifeform": "game/11/0.html", "amoeba": "game/15/15.html",
		"cosmic": "game/17/7-black.html", "presets": "presets/index.html", "preset": "presets/chesimals-2.html", "rules": "rules/index.html",
		"manual": "rules/cosmic.html", "help": "help/commands.html", "players": "players/index.html", "player": firstPlayer(t, p),
	}
}
