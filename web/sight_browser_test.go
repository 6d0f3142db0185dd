package web_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/rules"
	"pbem/web"
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

// TestOneThumb: on a phone a turn of every system is tapped together, taken back by one step, put right and copied without scrolling: what is tapped lies
// whole in the window, below nothing else, and the page stays where it is. A square that is too small for a finger is brought close by the first tap.
func TestOneThumb(t *testing.T) {
	t.Parallel()
	d := tab{webtest.Open(t, composerSite(t))}
	d.Size(phoneWidth, phoneHeight)
	for i, c := range []struct {
		preset, steps, again, want string
	}{
		{"chesimals-2", "n4 n6 n3 n4", "n3 n4", "orange: Wn4-n6, Cn3-n4"},
		{"fusion-1", "g4 g5 h3 i5", "h3 i5", "Kg3: Pg4-g5, Nh3-i5"},
		{"lifeform", "c1 b3 c2 c1", "c2 c1", "Bc1-b3, Pc2-c1"},
		{"lifeform-secret", "#choices>:nth-child(2) a1", "a1", ""},
		{"amoeba", "c1 d3 c5 c4", "c5 c4", "Nc1-d3 / c5-c4"},
		{"amoeba-64", "#cells>.acts #cells>.target", "#cells>.acts #cells>.target", ""},
		{"cosmic", "c2 d3", "c2 d3", "Pc2-d3"},
	} {
		d.open(composer.Start{Preset: c.preset, Game: 42, Turn: 7 + i})
		for _, step := range strings.Fields(c.steps + " #undo " + c.again) {
			d.thumb(t, c.preset, step)
		}
		if got := d.turn(); got == "" || c.want != "" && got != c.want {
			t.Errorf("%s: the turn is %q, want %q", c.preset, got, c.want)
		}
		if c.want != "" {
			d.thumb(t, c.preset, "#copy")
			d.Wait(`document.getElementById("prompt").textContent.includes("Now reply to the letter")`)
		}
		d.Shot("thumb-" + c.preset)
	}
}

// thumb taps a square, or what a selector names, where it is.
func (d tab) thumb(t *testing.T, what, step string) {
	t.Helper()
	selector := fmt.Sprintf(`[data-at="%s"]`, step)
	if strings.HasPrefix(step, "#") {
		selector = step
	}
	for range 2 { // a far board comes close first
		var at struct {
			X, Y      float64
			Free, Far bool
		}
		d.Eval(fmt.Sprintf(`((e, far) => {
			const r = e.getBoundingClientRect(), [X, Y] = [r.left + r.width / 2, r.top + r.height / 2];
			const hit = document.elementFromPoint(X, Y);
			const inside = r.left >= -1 && r.top >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight;
			const Far = far && e.matches("[data-at]");
			return {X, Y, Far, Free: inside && scrollY === 0 && (Far ? hit?.closest("#view") !== null : hit !== null && e.contains(hit))};
		})(document.querySelector('%s'), document.querySelector(".view.far") !== null)`, selector), &at)
		if !at.Free {
			t.Errorf("%s: %s cannot be tapped without scrolling: %+v", what, step, at)
		}
		d.Stroke(webtest.Spot{X: at.X, Y: at.Y})
		if !at.Far {
			return
		}
	}
}

// TestWhatToDoIsReadWhole: on a phone, in every language, the sentence that says what to do next stands whole above the buttons, when a turn begins and
// with a unit in hand.
func TestWhatToDoIsReadWhole(t *testing.T) {
	t.Parallel()
	p, err := web.Open(inAll(t, web.Site{Name: "Club", Address: "games+play@example.org"}))
	if err != nil {
		t.Fatal(err)
	}
	d := tab{webtest.Open(t, p)}
	d.Size(phoneWidth, phoneHeight)
	whole := func(what string) {
		t.Helper()
		var lacks float64
		if d.Eval(`(e => e.scrollHeight - e.clientHeight)(document.getElementById("prompt"))`, &lacks); lacks > 1 {
			t.Errorf("%s: %v pixels of %q are not seen", what, lacks, d.Text("#prompt"))
		}
	}
	for _, below := range []string{"", "de/"} {
		for _, name := range []string{"chesimals-2", "fusion-1", "lifeform", "lifeform-secret", "amoeba-64", "cosmic"} {
			d.Visit(below + "compose.html#" + composer.Start{Preset: name, Game: 42, Turn: 7}.Fragment())
			d.settled()
			whole(below + name)
			d.Eval(`document.querySelector("#cells .acts, #cells .target").click()`, nil)
			whole(below + name + ", in hand")
			d.Shot("prompt-" + name + below[:min(2, len(below))])
		}
		d.Eval(`localStorage.clear()`, nil)
	}
}
