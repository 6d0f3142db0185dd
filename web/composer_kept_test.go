package web_test

import (
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/web/composer"
)

// TestTurnIsKept: a turn half-way is there again when the page is loaded anew and when its link is opened in another tab, one
// that was taken back is not, and each link has its own.
func TestTurnIsKept(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	game := composer.Start{Preset: "chesimals-2", Game: 42, Turn: 7}
	d.open(game)
	d.do("n4", "n6", "n3", "n4", "m4")
	turn, cells := d.turn(), d.Count(".cells .selected")
	d.Reload()
	d.settled()
	if got := d.turn(); got != turn || turn == "" || d.Count(".cells .selected") != cells {
		t.Errorf("after a reload the turn is %q, want %q", got, turn)
	}
	game.Turn = 9
	d.open(game)
	if got := d.turn(); got != "" {
		t.Errorf("another turn begins with %q", got)
	}
	game.Turn = 7
	d.Visit("index.html")
	d.open(game)
	if got := d.turn(); got != turn {
		t.Errorf("another day the turn is %q, want %q", got, turn)
	}
	d.do("[Clear]")
	d.Reload()
	d.settled()
	if got := d.turn(); got != "" {
		t.Errorf("a turn that was taken back is %q", got)
	}
}

// TestVictimsAreShown: what a jump would take is marked, and said, before the tap.
func TestVictimsAreShown(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "cosmic", Position: "5k/6/6/2p3/1P4/K5 w", Game: 42, Turn: 7})
	d.do("b2")
	var words string
	d.Eval(`document.querySelector("[data-at=d4]").ariaLabel`, &words)
	if d.Count("[data-at=c3].victim") != 1 || !strings.Contains(words, "takes the Pawn on c3") && !strings.Contains(words, "takes the pawn on c3") {
		t.Errorf("d4 is %q, and %d squares are marked", words, d.Count(".victim"))
	}
	d.looks(t, look{390, false}, "victims")
}

// TestAlwaysInSight: on a phone the sentence, Undo and Copy are in the window however the page is scrolled.
func TestAlwaysInSight(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.Size(390, 664)
	for _, preset := range []string{"chesimals-2", "lifeform", "cosmic"} {
		d.open(composer.Start{Preset: preset, Game: 42, Turn: 7})
		for _, scrolled := range []string{"0", "document.body.scrollHeight / 2", "document.body.scrollHeight"} {
			d.Eval(`scrollTo(0, `+scrolled+`)`, nil)
			d.Wait(`["prompt", "undo", "turn", "copy", "mail"].every(id => { const r = document.getElementById(id).getBoundingClientRect(); return r.width > 0 && r.top >= 0 && r.bottom <= innerHeight; })`)
		}
		d.Eval(`scrollTo(0, 0)`, nil)
		d.Wait(`document.getElementById("plate").getBoundingClientRect().bottom <= document.querySelector(".foot").getBoundingClientRect().top`) // all of the board can be seen
	}
}

// TestGoOn: a turn is answered on the board, the line is in the address and in this browser, and it is written as a letter
// tries it, and, once it has an answer to an answer, as one leaves that ready.
func TestGoOn(t *testing.T) {
	t.Parallel()
	pages := composerSite(t)
	d := openTab(t, pages)
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 7})
	d.do("c2", "d3")
	d.Click("#go-on")
	d.Wait(`document.querySelector("#path a")?.textContent === "Pc2-d3" && document.getElementById("turn").value === ""`)
	d.do("d5", "c4")
	if got, want := d.Text("#try-text"), "try 42#6 Pc2-d3 then Pd5-c4"; got != want {
		t.Errorf("the line is %q, want %q", got, want)
	}
	d.Wait(`document.getElementById("ahead").hidden`) // nothing is answered yet
	d.Click("#go-on")
	d.Wait(`document.querySelectorAll("#path a").length === 2`)
	d.looks(t, look{390, false}, "line")
	d.do("b3", "d5")
	if got, want := d.Text("#if-text"), "Pc2-d3\nif Pd5-c4 then Pb3xd5"; got != want {
		t.Errorf("the letter is %q, want %q", got, want)
	}
	var address string
	d.Eval(`location.hash.slice(1)`, &address)
	other := tab{webtest.Open(t, pages)} // somebody to whom it was sent
	other.follow(address)
	if got := other.Text("#path"); got != "Pc2-d3 › Pd5-c4 › here" {
		t.Errorf("somebody else sees the line %q", got)
	}
	other.Click("#path a:nth-of-type(2)")
	other.Wait(`document.querySelectorAll("#path a").length === 1 && document.getElementById("heading").textContent.includes("Black to move")`)
	other.Click("#path a")
	other.Wait(`location.hash.includes("g=42") && document.querySelectorAll("#path a").length === 0`)
	d.Click("#path a")
	d.Wait(`document.getElementById("turn").value === "Pc2-d3" && document.querySelector("#answers a").textContent === "Pc2-d3"`)
	d.Click("#answers a")
	d.Wait(`document.getElementById("turn").value === "Pd5-c4"`)
}
