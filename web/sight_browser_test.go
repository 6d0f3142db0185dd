package web_test

import (
	"fmt"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/rules"
	"pbem/web/composer"
)

// The screen of a phone, less what its browser takes.
const phoneWidth, phoneHeight = 390, 664

// litInSight counts the squares that can be acted from, and those of them that lie whole in the window, in the part of the board that is shown, and
// below nothing that stays at the edge of the screen.
const litInSight = `(() => {
	const lit = [...document.querySelectorAll("#cells .acts, #cells .target")].map(e => e.getBoundingClientRect());
	const view = document.getElementById("view").getBoundingClientRect();
	const fixed = [...document.querySelectorAll("body *")].filter(e => ["fixed", "sticky"].includes(getComputedStyle(e).position) && !e.closest("#view")).map(e => e.getBoundingClientRect()).filter(r => r.width * r.height > 0);
	const half = 1; // a pixel of rounding
	const seen = r => r.left >= Math.max(0, view.left) - half && r.right <= Math.min(innerWidth, view.right) + half && r.top >= Math.max(0, view.top) - half && r.bottom <= Math.min(innerHeight, view.bottom) + half
		&& !fixed.some(f => f.left < r.right - half && f.right > r.left + half && f.top < r.bottom - half && f.bottom > r.top + half);
	return [lit.filter(seen).length, lit.length];
})()`

// TestLitInSight: on a phone, every square that can be tapped first is in sight as soon as the composer opens, in every game, for both sides.
func TestLitInSight(t *testing.T) {
	t.Parallel()
	d := tab{webtest.Open(t, composerSite(t))}
	d.Size(phoneWidth, phoneHeight)
	for _, name := range []string{"chesimals-2", "chesimals-0.1", "fusion-1", "lifeform", "lifeform-open", "lifeform-secret", "amoeba", "amoeba-64", "amoeba-unbound", "cosmic"} {
		for _, side := range sidesOf(t, name) {
			d.open(side)
			var got [2]int
			d.Eval(litInSight, &got)
			if t.Logf("%s, %v: %d of %d", name, side.Side, got[0], got[1]); got[0] != got[1] || got[1] == 0 {
				t.Errorf("%s, %v: of %d lit squares %d are in sight", name, side.Side, got[1], got[0])
			}
		}
	}
}

// sidesOf returns the first turns of both sides of a game, as links.
func sidesOf(t *testing.T, name string) []composer.Start {
	t.Helper()
	start := builtin(t, name).Game.Start()
	white := composer.Start{Preset: name, Game: 42, Turn: 1, Side: start.ToMove()}
	next := judge(t, start, firstTurn(t, start)).Next
	black := composer.Start{Preset: name, Game: 42, Turn: 2, Side: next.ToMove(), Position: next.String()}
	return []composer.Start{white, black}
}

// TestBoardAndBarStay: on a phone the board of a game begins right below the header, and neither it nor the buttons move under the thumb, whatever
// the turns say.
func TestBoardAndBarStay(t *testing.T) {
	t.Parallel()
	records := append(oneOfEach(t, 8), longGame(t))
	b := webtest.Open(t, pages(t, site(t, records...)))
	b.Size(phoneWidth, phoneHeight)
	for n := range records {
		b.Visit(fmt.Sprintf("game/%d/index.html#0", n+1))
		replaying(b)
		var places [][2]float64 // the board's top and that of Next, turn by turn
		b.Eval(`(async () => {
			const places = [], next = document.querySelector("[data-move=next]");
			for (;;) {
				places.push([document.getElementById("board").getBoundingClientRect().top, next.getBoundingClientRect().top]);
				if (next.ariaDisabled === "true") return places;
				next.click();
				await new Promise(requestAnimationFrame);
			}
		})()`, &places)
		low, high := places[0], places[0]
		for _, p := range places {
			for i := range p {
				low[i], high[i] = min(low[i], p[i]), max(high[i], p[i])
			}
		}
		t.Logf("game %d, %d turns: the board's top %v to %v, Next %v to %v", n+1, len(places)-1, low[0], high[0], low[1], high[1])
		if low[0] < 44 || high[0] > 60 || low[0] != high[0] || low[1] != high[1] || high[1] > phoneHeight-44 {
			t.Errorf("game %d: the board begins at %v to %v, Next at %v to %v, want 60 at most, and both where they were", n+1, low[0], high[0], low[1], high[1])
		}
	}
}

// TestHeader: the header is one row of 44 pixels. On a phone a button shows the links, with scripts or without; from 720 pixels on they stand in the row.
func TestHeader(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, inAll(t, clubSite(t, 4))))
	b.WithoutScripts()
	for _, width := range []int{320, phoneWidth, 768, 1366} {
		for _, page := range []string{"index.html", "game/1/index.html", "compose.html", "de/index.html"} {
			b.Size(width, phoneHeight)
			b.Visit(page)
			const links = `[...document.querySelectorAll(".top nav a")].filter(a => a.checkVisibility() && a.getBoundingClientRect().width > 0).length`
			var high float64
			var shown, all int
			b.Eval(`document.querySelector(".top").getBoundingClientRect().height`, &high)
			b.Eval(links, &shown)
			b.Eval(`document.querySelectorAll(".top nav a").length`, &all)
			if high != 44 {
				t.Errorf("%s: at %d the header is %v pixels high", page, width, high)
			}
			b.Wait(`document.querySelector(".top").scrollWidth <= innerWidth`)
			b.Wait(`[...document.querySelectorAll(".top > *, .top summary")].every(e => e.getBoundingClientRect().bottom <= 45)`)
			if wide := width >= 720; wide != (shown == all) || !wide && shown > 0 {
				t.Errorf("%s: at %d %d links of %d are shown", page, width, shown, all)
			}
			b.Shot(fmt.Sprintf("header-%d-%.2s", width, page))
			if width < 720 {
				b.Click(".menu summary")
				b.Wait(links + fmt.Sprint(" === ", all))
				b.Shot(fmt.Sprintf("menu-%d-%.2s", width, page))
				b.Axe()
			}
		}
	}
}

// firstTurn is a set-up where one is awaited, else the first of the turns there are.
func firstTurn(t *testing.T, p rules.Position) rules.Turn {
	t.Helper()
	turns := p.Turns()
	if s, ok := p.(rules.Setting); ok {
		if turn, ok := s.Example(); ok {
			return turn
		}
	}
	if first, ok := p.(rules.Partial); ok {
		turns = first.FirstActions()
	}
	for turn := range turns {
		return turn
	}
	t.Fatal("there is no turn to play")
	return rules.Turn{}
}
