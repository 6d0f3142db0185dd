package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
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

// replaying waits until the page's script has read the game.
func replaying(b *webtest.Browser) { b.Wait(`!document.getElementById("player").hidden`) }

// onTurn waits until a turn is shown, and fails where anything on the page still tells of another.
func onTurn(t *testing.T, b *webtest.Browser, turn int) {
	t.Helper()
	b.Wait(fmt.Sprintf(`document.getElementById("moved").textContent.startsWith("Turn %d of") || %d === 0 && document.getElementById("moved").textContent === "Before the first turn"`, turn, turn))
	var shown struct {
		Hash, Title, Where, Scrub, Current string
	}
	b.Eval(`({Hash: location.hash, Title: document.title, Where: document.getElementById("where").textContent,
		Scrub: document.getElementById("scrub").value, Current: document.querySelector(".turns [aria-current]").getAttribute("href")})`, &shown)
	name := fmt.Sprintf("#%d", turn)
	if strings.TrimSuffix(shown.Hash, "-black") != name || shown.Current != name || shown.Scrub != fmt.Sprint(turn) ||
		!strings.HasPrefix(shown.Where, fmt.Sprint(turn)+" of") || !strings.HasPrefix(shown.Title, fmt.Sprintf("Turn %d of", turn)) {
		t.Errorf("turn %d is shown, and the page says %+v", turn, shown)
	}
}

// TestReplay goes through a game by keys, buttons, the list and the slider, on one page; five steps on are not five Backs.
func TestReplay(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("games/index.html")
	b.Click(`.games tbody tr .preset + .result`) // anywhere in its row
	b.Wait(`location.pathname.endsWith("game/1/index.html") && document.readyState === "complete"`)
	replaying(b)
	b.Eval(`window.kept = true`, nil)
	steps := []struct {
		name string
		do   func()
		want int
	}{
		{"the key Home", func() { b.Press("Home") }, 0},
		{"the key right", func() { b.Press("ArrowRight") }, 1},
		{"the key left", func() { b.Press("ArrowLeft") }, 0},
		{"the button next", func() { b.Click(`[data-move="next"]`) }, 1},
		{"the button next again", func() { b.Click(`[data-move="next"]`) }, 2},
		{"the button back", func() { b.Click(`[data-move="back"]`) }, 1},
		{"the key End", func() { b.Press("End") }, 33},
		{"the key right at the end", func() { b.Press("ArrowRight") }, 33},
		{"the button first", func() { b.Click(`[data-move="first"]`) }, 0},
		{"the button last", func() { b.Click(`[data-move="last"]`) }, 33},
		{"the list", func() { b.Click(`.turns a[href="#9"]`) }, 9},
		{"the slider", func() { slide(b, 4, 20, 13) }, 13},
		{"three keys at once", func() {
			b.Eval(`for (let i = 0; i < 3; i++) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}))`, nil)
		}, 16},
		{"an address", func() { b.Eval(`location.hash = "#4"`, nil) }, 4},
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
		t.Error("the page was loaded anew")
	}
	b.Eval(`history.go(-2)`, nil) // the address was somebody's, and counts; the steps do not
	b.Wait(`location.pathname.endsWith("/games/index.html")`)
	b.Visit("game/1/16.html") // as it was once called
	b.Wait(`location.pathname.endsWith("game/1/index.html")`)
	onTurn(t, b, 16)
}

// slide drags the slider over some turns.
func slide(b *webtest.Browser, over ...int) {
	for _, n := range over {
		b.Eval(fmt.Sprintf(`(() => { const s = document.getElementById("scrub"); s.value = %d; s.dispatchEvent(new Event("input", {bubbles: true})) })()`, n), nil)
	}
}

// shownSteps lists the steps whose drawing can be seen.
const shownSteps = `[...document.querySelectorAll("#board .step")].filter(g => getComputedStyle(g).display !== "none").map(g => g.id).join(" ")`

// TestSteps: the parts of a turn one after the other, by links and by keys, with the arrows up to there; each has its address.
func TestSteps(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html#1")
	replaying(b)
	for _, s := range []struct {
		do   func()
		want string
	}{
		{func() {}, "5"},
		{func() { b.Click(`.steps a[href="#1.2"]`) }, "2"},
		{func() { b.Press("ArrowDown") }, "3"},
		{func() { b.Press("ArrowUp") }, "2"},
		{func() { b.Press("ArrowUp") }, "1"},
		{func() { b.Press("ArrowUp") }, "1"},
	} {
		s.do()
		b.Wait(`document.querySelector(".steps [aria-current]").getAttribute("href") === "#1." + ` + s.want)
		b.Wait(`document.querySelectorAll(".arrows polygon").length === ` + s.want)
	}
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	b.Wait(`document.querySelectorAll(".arrows polygon").length === 4`)
	b.Visit("game/1/index.html?x#3.2")
	replaying(b)
	b.Press("ArrowUp")
	b.Wait(`location.hash === "#3.1"`)
}

// TestReelIsThePicture: the script draws the board that the program draws, names the parts of its turn, and takes the position to the composer, for
// turns of a game of every system.
func TestReelIsThePicture(t *testing.T) {
	t.Parallel()
	p := pages(t, site(t, longGame(t), play(t, builtin(t, "amoeba-unbound"), 2, 12), play(t, builtin(t, "cosmic"), 3, 12), play(t, builtin(t, "lifeform-open"), 4, 12)))
	b := webtest.Open(t, p)
	every := 4
	if testing.Short() {
		every = 12
	}
	for game, turns := range map[int]int{1: 33, 2: 12, 3: 12, 4: 5} {
		for turn := 0; turn <= turns; turn += every {
			b.WithoutScripts()
			b.Visit(fmt.Sprintf("game/%d/index.html?turn=%d", game, turn))
			var want, got []string
			const units = `[...document.querySelectorAll("#words li")].map(e => e.textContent)`
			const beside = `[document.getElementById("try").hash, ...[...document.querySelectorAll(".key-marks li:not([hidden]) .key-name")].map(e => e.textContent).filter(t => /^turn \d/.test(t)), ...[...document.querySelectorAll("#steps li")].map(e => e.textContent)].join("\n")`
			var link, led string
			b.Eval(units, &want)
			b.Eval(beside, &link)
			b.WithScripts()
			b.Visit(fmt.Sprintf("game/%d/index.html?x#%d", game, turn))
			replaying(b)
			b.Eval(`document.getElementById("words").open = true`, nil)
			b.Wait(fmt.Sprintf(`document.querySelectorAll("#words li").length === %d`, len(want)))
			b.Eval(units, &got)
			if b.Eval(beside, &led); led != link {
				t.Errorf("game %d, turn %d: the script leads to the composer, says whose turn is shown, and names the parts,\n%s\nwant\n%s", game, turn, led, link)
			}
			if strings.Join(got, "\n") != strings.Join(want, "\n") {
				t.Errorf("game %d, turn %d: the script shows\n%s\nwant\n%s", game, turn, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
}

// TestHeard: who cannot see the page is told what has come, and stays where the buttons are.
func TestHeard(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Visit("game/1/index.html#31")
	replaying(b)
	b.Eval(`document.querySelector("[data-move=next]").focus()`, nil)
	for i := range 2 {
		b.Press("Enter")
		onTurn(t, b, 32+i)
		b.Wait(fmt.Sprintf(`document.getElementById("said").textContent.startsWith("Turn %d of 33. ")`, 32+i))
		b.Wait(`document.activeElement.dataset.move === "next"`)
		b.Wait(`((list, row) => row.top >= list.top - 1 && row.top < list.bottom)(document.getElementById("turns").getBoundingClientRect(), document.querySelector(".turns .current").getBoundingClientRect())`)
	}
	b.Wait(`document.getElementById("said").textContent.includes("Captured: ")`)
}

// TestPlayed: the game plays by itself, part by part, until it is told to stop.
func TestPlayed(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 4))))
	b.Visit("game/1/index.html#3")
	replaying(b)
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
	b.Visit("game/1/index.html#1")
	replaying(b)
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	b.Eval(`document.getElementById("words").open = true`, nil)
	const firstInWords = `document.querySelector(".words li")?.textContent.slice(0, 3)`
	b.Wait(firstInWords + ` === "b11"`)
	b.Click("#round")
	b.Wait(`location.hash === "#2-black" && ` + firstInWords + ` === "o2:"`)
	b.Press("ArrowRight")
	b.Wait(`location.hash === "#3-black"`)
	b.Visit("game/1/5-black.html")
	b.Wait(`location.hash === "#5-black" && document.getElementById("round").ariaPressed === "true" && document.querySelector("#board .names text").textContent === "p"`)
}

// TestWithoutScripts: the end, the start and all turns can be read by links alone; where the page is served, every turn.
func TestWithoutScripts(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "lifeform-open"), 2, 4))))
	b.WithoutScripts()
	b.Visit("games/index.html")
	b.Click(`a[href="../game/1/index.html"]`)
	b.Wait(`location.pathname.endsWith("game/1/index.html")`)
	b.Wait(shownSteps + ` === "step-2"`)
	b.Click(`.steps a[href="#step-1"]`)
	b.Wait(shownSteps + ` === "step-1"`)
	b.Axe()
	b.Visit("game/1/1.html")
	b.Wait(shownSteps + ` === "step-5"`)
	b.Click(`.steps a[href="#step-2"]`)
	b.Wait(shownSteps + ` === "step-2"`)
	b.Visit("game/2/0.html")
	b.Wait(`document.querySelectorAll("#told .move").length === 2 && ` + shownSteps + ` === "step-2"`)
}

// TestFilterInFiles: the list of a written site is searched by a script.
func TestFilterInFiles(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := pages(t, site(t, oneOfEach(t, 3)...)).Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	b := webtest.Open(t, http.FileServer(http.Dir(filepath.Clean(dir))))
	b.Visit("games/")
	b.Click("#player") // until somebody looks for games, nothing more than the page is loaded
	b.Wait(`!document.querySelector("script[src$='games.js']")`)
	const shown = `[...document.querySelectorAll(".games tbody tr")].filter(r => !r.hidden).length`
	b.Visit("games/?player=dmi")
	b.Wait(shown + ` > 0 && ` + shown + ` === [...document.querySelectorAll(".games tbody tr")].filter(r => r.textContent.includes("Dmitri")).length`)
	b.Eval(`document.getElementById("preset").value = "cosmic"; document.getElementById("preset").dispatchEvent(new Event("input", {bubbles: true}))`, nil)
	b.Wait(shown + ` <= 1`)
	b.Eval(`document.getElementById("player").value = "nobody"; document.getElementById("player").dispatchEvent(new Event("input", {bubbles: true}))`, nil)
	b.Wait(shown + ` === 0 && document.getElementById("count").textContent === "No games."`)
	b.Eval(`document.querySelector(".filter").reset(); document.getElementById("player").value = ""`, nil)
	b.Type("#player", "chloë")
	b.Wait(shown + ` > 1`)
	b.Visit("game/1/index.html#1")
	replaying(b)
	b.Press("ArrowRight")
	onTurn(t, b, 2)
}

// TestALinkToATurnShowsTheBoard: the address of a turn brings its board, whole, into a small window, and not its row of the list alone.
func TestALinkToATurnShowsTheBoard(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Size(1366, 650)
	b.Visit("game/1/index.html#17")
	onTurn(t, b, 17)
	b.Wait(`scrollY === 0 && document.getElementById("board").getBoundingClientRect().bottom <= innerHeight`)
}
