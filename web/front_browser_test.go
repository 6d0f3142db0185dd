package web_test

import (
	"fmt"
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/rules/presets"
)

// TestFrontFirstScreen: on a phone the first thing a visitor sees has both buttons and a board; before, it had neither.
func TestFrontFirstScreen(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, clubSite(t, 7)))
	for _, size := range [][2]int{{390, 664}, {768, 1024}, {1366, 650}} {
		b.Size(size[0], size[1])
		b.Visit("index.html")
		b.Wait(`document.querySelector(".boards img").complete`)
		b.Shot(fmt.Sprintf("front-%d", size[0]))
		var seen struct {
			Buttons, Boards, Cards int
			Words                  []string
		}
		b.Eval(`(() => {
			const inside = e => (r => r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth && r.width > 0)(e.getBoundingClientRect());
			const boards = [...document.querySelectorAll(".boards img")];
			return {Buttons: [...document.querySelectorAll(".welcome .button")].filter(inside).length, Cards: boards.length,
				Boards: boards.filter(e => inside(e) && e.naturalWidth > 0 && e.getBoundingClientRect().width >= 200).length,
				Words: [...document.querySelectorAll(".welcome .button")].map(e => e.textContent)};
		})()`, &seen)
		if want := map[int]int{390: 1, 768: 3, 1366: 3}[size[0]]; seen.Buttons != 2 || seen.Boards < want || seen.Cards != 3 {
			t.Errorf("%v: %+v", size, seen)
		}
		if strings.Join(seen.Words, "|") != "Take a game (2 open)|Try a turn now" {
			t.Errorf("the buttons say %q", seen.Words)
		}
	}
}

// kindsOfPages are one of each kind of the pages that name games.
func kindsOfPages(t *testing.T, p http.Handler) []string {
	t.Helper()
	list := []string{"/index.html", "/games/index.html", "/play.html", "/seeks.html", "/ratings.html", "/tournaments/index.html", "/presets/index.html", "/players/index.html",
		"/game/1/index.html", "/game/2/index.html", "/feed.atom", "/play.atom", "/seeks.atom", "/ratings.atom", "/tournaments/index.atom"}
	return append(list, "/"+firstPlayer(t, p), "/"+firstEvent(t, p))
}

func firstEvent(t *testing.T, p http.Handler) string {
	t.Helper()
	m := regexp.MustCompile(`href="\.\./(tournaments/[^"]*[0-9a-f]{10}\.html)"`).FindStringSubmatch(has(t, p, "/tournaments/index.html"))
	if m == nil {
		t.Fatal("there is no tournament")
	}
	return m[1]
}

// toldOf is what a page says: without what is code, a command to send or a value that only programs read.
func toldOf(body string) string {
	for _, pattern := range []string{`(?s)<script.*?</script>`, `(?s)<code.*?</code>`, `(?s)<pre.*?</pre>`, `(?s)<a class="button" href="mailto.*?</a>`, `(?s)<svg.*?</svg>`, `(?s)<dl class="told".*?</dl>`, `<meta name="viewport"[^>]*>`, `(?s)<(id|link)[^>]*>[^<]*`} {
		body = regexp.MustCompile(pattern).ReplaceAllString(body, " ")
	}
	var told []string
	for _, m := range regexp.MustCompile(`(?:content|alt|aria-label|title)="([^"]*)"`).FindAllStringSubmatch(body, -1) {
		if !strings.Contains(m[1], "://") {
			told = append(told, m[1])
		}
	}
	body = regexp.MustCompile(`<[^>]*>`).ReplaceAllString(body, " ")
	return html.UnescapeString(strings.Join(append(told, body), "\n"))
}

// TestTitles: no list, heading, rating, offer or feed calls a game by the name of a file, and terms and options are said in words.
func TestTitles(t *testing.T) {
	t.Parallel()
	p := pages(t, clubSite(t, 7))
	var names []string
	for _, s := range presets.Names() {
		names = append(names, regexp.QuoteMeta(s.Name))
	}
	spelt := regexp.MustCompile(`(?:^|[^-.\w])(` + strings.Join(names, "|") + `)(?:[^-.\w]|$)|\b[a-z_]+=\w+|\btime \d|\bswiss \d|\bround-robin\b`)
	for _, path := range kindsOfPages(t, p) {
		body := has(t, p, path)
		for _, line := range strings.Split(toldOf(body), "\n") {
			if m := spelt.FindString(line); m != "" {
				t.Errorf("%s says %q: %s", path, m, strings.TrimSpace(line))
			}
		}
	}
	has(t, p, "/seeks.html", "Cosmic Chess", "3 days a turn", "rated; for ratings from 1400 to 1800")
	has(t, p, "/tournaments/index.html", "2 of 8 joined", "Swiss, 5 rounds")
	has(t, p, "/index.html", "2 of 8 joined", "Cosmic Chess", "to move")
}
