package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/web/webtest"
)

// longGame is a game of many parts a turn.
func longGame(t testing.TB) *record.Record {
	t.Helper()
	text, err := os.ReadFile("../cmd/pbem-dev/internal/mailbench/game.pbem")
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// onTurn waits until a turn is shown, and fails where anything on the page still tells of another.
func onTurn(t *testing.T, b *webtest.Browser, turn int) {
	t.Helper()
	b.Wait(fmt.Sprintf(`document.getElementById("moved").textContent.startsWith("Turn %d of") || %d === 0 && document.getElementById("moved").textContent === "Before the first turn"`, turn, turn))
	var shown struct {
		Path, Title, Where, Scrub, Current string
	}
	b.Eval(`({Path: location.pathname, Title: document.title, Where: document.getElementById("where").textContent,
		Scrub: document.getElementById("scrub").value, Current: document.querySelector(".turns [aria-current]").getAttribute("href")})`, &shown)
	name := fmt.Sprintf("%d.html", turn)
	if !strings.HasSuffix(shown.Path, "/"+name) || shown.Current != name || shown.Scrub != fmt.Sprint(turn) ||
		!strings.HasPrefix(shown.Where, fmt.Sprint(turn)+" of") || !strings.HasPrefix(shown.Title, fmt.Sprintf("Turn %d:", turn)) {
		t.Errorf("turn %d is shown, and the page says %+v", turn, shown)
	}
}

// TestReplay goes through a game by keys, buttons, the list, the slider and the browser's own Back, without one page loaded
// anew.
func TestReplay(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html?turn=3")
	b.Eval(`window.kept = true`, nil)
	steps := []struct {
		name string
		do   func()
		want int
	}{
		{"the key right", func() { b.Press("ArrowRight") }, 4},
		{"the key left", func() { b.Press("ArrowLeft") }, 3},
		{"the button next", func() { b.Click(`[data-move="next"]`) }, 4},
		{"the button next again", func() { b.Click(`[data-move="next"]`) }, 5},
		{"the button back", func() { b.Click(`[data-move="prev"]`) }, 4},
		{"the key End", func() { b.Press("End") }, 33},
		{"the key right at the end", func() { b.Press("ArrowRight") }, 33},
		{"the key Home", func() { b.Press("Home") }, 0},
		{"the button last", func() { b.Click(`[data-move="last"]`) }, 33},
		{"the button first", func() { b.Click(`[data-move="first"]`) }, 0},
		{"the list", func() { b.Click(`.turns a[href="9.html"]`) }, 9},
		{"the slider", func() { slide(b, 4, 20, 13) }, 13},
		{"the browser's Back", func() { b.Eval(`history.back()`, nil) }, 0},
		{"the browser's Forward", func() { b.Eval(`history.forward()`, nil) }, 13},
		{"three keys at once", func() {
			b.Eval(`for (let i = 0; i < 3; i++) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}))`, nil)
		}, 16},
	}
	for _, s := range steps {
		s.do()
		onTurn(t, b, s.want)
		if t.Failed() {
			t.Fatalf("after %s", s.name)
		}
	}
	var kept bool
	if b.Eval(`window.kept === true`, &kept); !kept {
		t.Error("a page was loaded anew")
	}
	b.Visit("game/1/index.html?turn=16")
	onTurn(t, b, 16)
}

// slide drags the slider over some turns.
func slide(b *webtest.Browser, over ...int) {
	for _, n := range over {
		b.Eval(fmt.Sprintf(`(() => { const s = document.getElementById("scrub"); s.value = %d; s.dispatchEvent(new Event("input", {bubbles: true})) })()`, n), nil)
	}
}

// shownSteps lists the steps whose drawing can be seen.
const shownSteps = `[...document.querySelectorAll("#turn .step")].filter(g => getComputedStyle(g).display !== "none").map(g => g.id).join(" ")`

// TestSteps: the parts of a turn one after the other, by links and by keys.
func TestSteps(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html?turn=1")
	for _, s := range []struct {
		do   func()
		want string
	}{
		{func() {}, "step-5"},
		{func() { b.Click(`.steps a[href="#step-2"]`) }, "step-2"},
		{func() { b.Press("ArrowDown") }, "step-3"},
		{func() { b.Press("ArrowUp") }, "step-2"},
		{func() { b.Press("ArrowUp") }, "step-1"},
		{func() { b.Press("ArrowUp") }, "step-1"},
	} {
		s.do()
		b.Wait(shownSteps + " === " + fmt.Sprintf("%q", s.want))
	}
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	b.Wait(shownSteps + ` === "step-4"`)
	b.Visit("game/1/index.html?turn=3#step-2")
	b.Press("ArrowUp")
	b.Wait(shownSteps + ` === "step-1"`)
}

// TestHeard: who cannot see the page is told what has come, and stays where the buttons are, or on the turn when one ends.
func TestHeard(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html?turn=31")
	b.Eval(`document.querySelector("[data-move=next]").focus()`, nil)
	for i, focus := range []string{"next", "turn"} {
		b.Press("Enter")
		onTurn(t, b, 32+i)
		b.Wait(fmt.Sprintf(`document.getElementById("said").textContent.startsWith("Turn %d of 33. ")`, 32+i))
		b.Wait(fmt.Sprintf(`(document.activeElement.dataset.move ?? document.activeElement.id) === %q`, focus))
	}
}

// TestPlayed: the game plays by itself, part by part, until it is told to stop.
func TestPlayed(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 4))))
	b.Visit("game/1/index.html?turn=3")
	b.Click("#play")
	onTurn(t, b, 4)
	b.Wait(`document.getElementById("play").textContent === "Play"`)
	b.Click("#play")
	onTurn(t, b, 0)
	b.Click("#play")
	b.Wait(`document.getElementById("play").textContent === "Play"`)
}

// TestTurnedRound: Black's view has addresses of its own, and stays while turns go by.
func TestTurnedRound(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html?turn=1")
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	const firstInWords = `document.querySelector(".words li")?.textContent.slice(0, 3)`
	b.Wait(firstInWords + ` === "b11"`)
	b.Click(".round a")
	b.Wait(`location.pathname.endsWith("/2-black.html")`)
	b.Wait(`document.readyState === "complete" && ` + firstInWords + ` === "o2:"`)
	b.Eval(`window.kept = true`, nil)
	b.Press("ArrowRight")
	b.Wait(`window.kept && location.pathname.endsWith("/3-black.html") && document.querySelector(".round a").getAttribute("href") === "3.html"`)
	b.Click(`.turns a[href="5-black.html"]`)
	b.Wait(`window.kept && location.pathname.endsWith("/5-black.html")`)
}

// TestWithoutScripts: the same by links alone.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "lifeform-open"), 2, 4))))
	b.WithoutScripts()
	b.Visit("index.html")
	b.Click(`a[href="game/1/index.html"]`)
	b.Wait(`location.pathname.endsWith("game/1/index.html")`)
	for click, want := range map[string]string{`[data-move="first"]`: "0.html", `.turns a[href="1.html"]`: "1.html"} {
		b.Click(click)
		b.Wait(fmt.Sprintf("location.pathname.endsWith(%q)", "/"+want))
	}
	b.Visit("game/1/index.html?turn=1")
	b.Wait(shownSteps + ` === "step-5"`)
	b.Click(`.steps a[href="#step-2"]`)
	b.Wait(shownSteps + ` === "step-2"`)
	b.Visit("game/2/index.html?turn=0#step-1")
	b.Wait(shownSteps + ` === "step-1"`)
	b.Visit("index.html?preset=lifeform-open")
	if n := b.Count(".games tbody tr"); n != 1 {
		t.Errorf("the filter finds %d games", n)
	}
}

// TestServerGoesAway: what cannot be fetched is asked for as a page, and the browser says what is wrong.
func TestServerGoesAway(t *testing.T) {
	t.Parallel()
	gone := false
	p := pages(t, site(t, longGame(t)))
	b := webtest.Open(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if gone && r.Header.Get("Sec-Fetch-Dest") == "empty" {
			http.Error(w, "later", http.StatusServiceUnavailable)
			return
		}
		p.ServeHTTP(w, r)
	}))
	b.Visit("game/1/index.html?turn=3")
	b.Eval(`window.kept = true`, nil)
	gone = true
	b.Expect("503")
	b.Press("End")
	b.Wait(`location.pathname.endsWith("/33.html") && !window.kept && document.readyState === "complete"`)
	onTurn(t, b, 33)
}

// TestFilterInFiles: the list of a written site is searched by a script.
func TestFilterInFiles(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := pages(t, site(t, oneOfEach(t, 3)...)).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	b := webtest.Open(t, http.FileServer(http.Dir(filepath.Clean(dir))))
	const shown = `[...document.querySelectorAll(".games tbody tr")].filter(r => !r.hidden).length`
	b.Visit("?player=dmi")
	b.Wait(shown + ` > 0 && ` + shown + ` === [...document.querySelectorAll(".games tbody tr")].filter(r => r.textContent.includes("Dmitri")).length`)
	b.Eval(`document.getElementById("preset").value = "cosmic"; document.getElementById("preset").dispatchEvent(new Event("input", {bubbles: true}))`, nil)
	b.Wait(shown + ` <= 1`)
	b.Eval(`document.getElementById("player").value = "nobody"; document.getElementById("player").dispatchEvent(new Event("input", {bubbles: true}))`, nil)
	b.Wait(shown + ` === 0 && document.getElementById("count").textContent === "No games."`)
	b.Eval(`document.querySelector(".filter").reset(); document.getElementById("player").value = ""`, nil)
	b.Type("#player", "chloë")
	b.Wait(shown + ` > 1`)
	b.Visit("game/1/index.html?turn=1")
	b.Press("ArrowRight")
	onTurn(t, b, 2)
}
