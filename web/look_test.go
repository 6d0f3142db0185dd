package web_test

import (
	"fmt"
	"net/http"
	"os"
	"slices"
	"testing"

	"pbem/web/webtest"
)

// TestLook visits one page of each kind, on a phone in the light and on a desk in the dark: nothing may be wider than the
// window, the browser may complain of nothing, and axe must find every page accessible. PBEM_SHOTS=DIR keeps pictures, and
// then of all four.
func TestLook(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, append(oneOfEach(t, 20), longGame(t))...))
	kinds := []string{"index", "game", "turn", "presets", "preset", "rules", "help", "players", "player"} // the others are like one of these
	looks := []struct {
		width int
		dark  bool
	}{{390, false}, {1280, true}}
	if os.Getenv("PBEM_SHOTS") != "" {
		looks = append(looks, looks[0], looks[1])
		looks[2].dark, looks[3].dark = true, false
	}
	for i, look := range looks {
		t.Run(fmt.Sprintf("%d-%v", look.width, look.dark), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			b.Size(look.width, 844)
			b.Dark(look.dark)
			for name, path := range somePages(t, p) {
				b.Visit(path)
				b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
				b.Shot(fmt.Sprintf("%s-%d-%v", name, look.width, look.dark))
				if i < 2 && slices.Contains(kinds, name) {
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
