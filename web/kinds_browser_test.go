package web_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
)

// TestEveryKindOfPage: axe finds nothing on a page of any kind, on a phone, in both languages, light and dark, and none is wider than the screen.
func TestEveryKindOfPage(t *testing.T) {
	t.Parallel()
	p := pages(t, inAll(t, clubSite(t, 4)))
	var kinds []string
	for _, path := range kindsOfPages(t, p) {
		if strings.HasSuffix(path, ".html") {
			kinds = append(kinds, path[1:])
		}
	}
	kinds = append(kinds, "games/index.html?result=*", "game/1/index.html?turn=2-black", "presets/cosmic.html", "trees/cosmic/index.html", "rules/index.html", "rules/cosmic.html",
		"help/commands.html", "compose.html", "compose.html#p=lifeform-secret&g=42&t=0&s=w", "nothing.html")
	for _, look := range []struct {
		below string
		dark  bool
	}{{"", false}, {"de/", true}, {"de/", false}, {"", true}} {
		if testing.Short() && (look.below != "") != look.dark {
			continue
		}
		t.Run(fmt.Sprintf("%s dark %v", look.below, look.dark), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			b.Expect("404")
			b.Size(phoneWidth, phoneHeight)
			b.Dark(look.dark)
			for i, kind := range kinds {
				b.Visit(look.below + kind)
				if strings.HasPrefix(kind, "compose") {
					tab{b}.settled()
				}
				b.Shot(fmt.Sprintf("kind-%02d-%.2s-%v", i, look.below, look.dark))
				b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
				b.Axe()
			}
		})
	}
}
