package web_test

import (
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
)

// look is a screen on which pages are looked at.
type look struct {
	width int
	dark  bool
}

func (l look) String() string {
	return fmt.Sprintf("%d-%s", l.width, map[bool]string{false: "light", true: "dark"}[l.dark])
}

// height is that of a phone, a tablet, and a small laptop, each less what the browser takes.
func (l look) height() int { return map[int]int{390: 664, 768: 1024, 1366: 650}[l.width] }

func (l look) of(b *webtest.Browser) {
	b.Size(l.width, l.height())
	b.Dark(l.dark)
}

// looks are a phone in the light and a laptop in the dark, of which -short has the phone alone; for pictures (PBEM_SHOTS=DIR) all six.
func looks() []look {
	list := []look{{390, false}, {1366, true}}
	if testing.Short() {
		list = list[:1]
	}
	if os.Getenv("PBEM_SHOTS") != "" {
		list = append(list, look{390, true}, look{768, false}, look{768, true}, look{1366, false})
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
		"index": "index.html", "game": "game/18/index.html", "turn": "game/18/index.html?turn=13", "lifeform": "game/11/index.html?turn=0", "amoeba": "game/15/index.html?turn=15",
		"cosmic": "game/17/index.html?turn=7-black", "presets": "presets/index.html", "preset": "presets/chesimals-2.html", "rules": "rules/index.html",
		"manual": "rules/cosmic.html", "help": "help/commands.html", "players": "players/index.html", "player": firstPlayer(t, p),
	}
}

// TestLongNames: the words of others do not make a page wider than the window, however long the longest of them is: the
// service takes names of 40 letters, and the records of others may have any.
func TestLongNames(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	turns := play(t, cosmic, 1, 3).Turns
	german, endless := "Wolfeschlegelsteinhausenbergerdorffwelch", strings.Repeat("Donaudampfschifffahrt", 10)[:200]
	of := func(white, black, event string) *record.Record {
		h := header(cosmic, 1, white, black)
		h.Event, h.Ended = event, today()
		return record.New(h, cosmic.Game.Start().String(), turns, "1-0", "resigned")
	}
	strange := record.Header{White: german, Black: endless, Variant: endless, Options: endless, Event: endless, Rules: endless}
	third := of(endless, endless, endless)
	s := site(t, of(german, "Bo", "Casual game"), of(german, german, "Casual game"), third, record.New(strange, "", []record.Turn{{Text: endless}}, "0-1", endless))
	put(t, dirOf(s), "003.notes", fmt.Sprintf("2 #%s by Bo: %s\n", third.Turns[1].Hash, endless))
	p := pages(t, s)
	widths := []int{390, 1280}
	if testing.Short() {
		widths = widths[:1]
	}
	for _, width := range widths {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			b.Size(width, 844)
			for i, path := range []string{
				"index.html", "game/1/index.html", "game/2/index.html", "game/3/index.html", "game/3/index.html?turn=2", "game/4/index.html", "presets/cosmic.html",
				"players/index.html", nthPlayer(t, p, 1), nthPlayer(t, p, 2), "compose.html",
			} {
				b.Visit(path)
				b.Shot(fmt.Sprintf("long-%d-%d", i, width))
				b.Wait(fmt.Sprintf(`document.documentElement.scrollWidth <= %d`, width))
				b.Wait(`[...document.querySelectorAll("h1, main td, main th, main li, main p, main a, .comment")].every(e => e.getBoundingClientRect().right <= innerWidth)`)
			}
			b.Axe()
		})
	}
}

// TestDirections: a name that is written from right to left, or that turns round what follows, does so in itself alone.
func TestDirections(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	turns := play(t, cosmic, 1, 3).Turns
	h := header(cosmic, 1, "Zoë مرحبا", "Eve\u202E (knaht)\u2066")
	h.Event, h.Ended, h.Adjudicated = "\u202EEvent", today(), "1-0 \u202Eresigned"
	p := pages(t, site(t, record.New(h, cosmic.Game.Start().String(), turns, "1-0", "adjudicated")))
	for _, path := range []string{"/index.html", "/players/index.html", "/game/1/index.html", "/game/1/index.html?turn=2", "/feed.atom"} {
		if body := has(t, p, path); strings.ContainsAny(body, "\u202E\u2066") {
			t.Errorf("%s can be turned round", path)
		}
	}
	b := webtest.Open(t, p)
	b.Visit("players/index.html")
	b.Shot("directions-players")
	b.Wait(`[...document.querySelectorAll(".players li")].every(li => li.querySelector(".quiet").getBoundingClientRect().left >= li.querySelector("a").getBoundingClientRect().right)`)
	b.Visit("games/index.html")
	b.Shot("directions-index")
	b.Visit("game/1/index.html")
	b.Shot("directions-game")
	b.Wait(`document.querySelector("h1 .against").getBoundingClientRect().left >= document.querySelector("h1 .white").getBoundingClientRect().right`)
}

// TestBoardFirst: on a small laptop the board stands whole in the window, beside its turn.
func TestBoardFirst(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "amoeba-unbound"), 2, 12), play(t, builtin(t, "lifeform"), 3, 4))))
	b.Size(1366, 650)
	for n := 1; n <= 3; n++ {
		b.Visit(fmt.Sprintf("game/%d/index.html", n))
		for _, id := range []string{"#board svg", "#moved", "#told", "#player"} {
			b.Wait(fmt.Sprintf(`(r => r.top >= 0 && r.bottom <= innerHeight && r.width > 0)(document.querySelector(%q).getBoundingClientRect())`, id))
		}
		b.Wait(`document.querySelector("#board svg").getBoundingClientRect().height > 400`)
	}
}
