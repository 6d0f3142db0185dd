package web_test

import (
	"fmt"
	"testing"

	"pbem/internal/testing/webtest"
)

// The screen of a phone, less what its browser takes.
const phoneWidth, phoneHeight = 390, 664

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
