package web_test

import (
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/internal/testing/webtest"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web"
)

// mixed is a site of games that differ in all that can be asked for.
func mixed(t testing.TB) web.Site {
	t.Helper()
	setback, err := presets.ParseSettings("setback=1")
	if err != nil {
		t.Fatal(err)
	}
	other, err := presets.Builtin("chesimals-2", setback)
	if err != nil {
		t.Fatal(err)
	}
	cosmic := builtin(t, "cosmic")
	s := site(t, append(oneOfEach(t, 5),
		play(t, other, 18, 3),
		numbered(t, cosmic, 19, "Ada", "p7", "Wolfeschlegelstein", "p9", func(h *record.Header) { h.Event, h.Date = "Wïnter  Cup", "2025.12.??" }))...)
	put(t, dirOf(s), "020.pbem", second(cosmic, play(t, cosmic, 1, 9).Turns, rules.Ongoing, "void", "void Bo was two"))
	put(t, dirOf(s), "021.pbem", strings.Replace(play(t, cosmic, 21, 4).String(), "1... ", "1... K", 1))
	open := record.New(header(cosmic, 22, "Bo", "Ada"), cosmic.Game.Start().String(), play(t, cosmic, 1, 4).Turns, "", "")
	put(t, dirOf(s), "022.pbem", open.String())
	return s
}

// questions are what somebody may ask for, with the games that are found; nil for those that are only compared.
func questions() map[string][]string {
	return map[string][]string{
		"?options=setback%3D1": {"18"}, "?options=-&preset=chesimals-2": nil, "?event=winter+cup": nil, "?event=w%C3%AFnter+cup": {"19"}, "?player=p7": {"19"}, "?player=P7": {},
		"?result=void": {"20"}, "?result=%3F": {"21", "11"}, "?result=*": {"22"}, "?cause=void": {"20"}, "?least=9": {"20"}, "?most=3&preset=chesimals-2": {"18"}, "?least=4&most=4&preset=cosmic": {"22", "21", "19"},
		"?to=2025-12-31": {"19"}, "?to=2025-12-30": {}, "?from=2025-12-01&to=2026-01-01": {"19"}, "?from=2026-11-23&preset=cosmic": {"22"}, "?cause=resigned&result=1-0": {"19"},
		"?year=2025": {"19"}, "?player=%C3%BCnal": nil, "?from=x": {}, "?least=x": nil,
	}
}

// TestChoosing: games are chosen by facts of their records.
func TestChoosing(t *testing.T) {
	t.Parallel()
	p := pages(t, mixed(t))
	for query, want := range questions() {
		got := foundOn(has(t, p, "/games/index.html"+query))
		if diff := cmp.Diff(want, got); want != nil && diff != "" {
			t.Errorf("%s (-want +got)\n%s", query, diff)
		}
	}
	has(t, p, "/games/index.html?cause=void", `<details class="rare" open>`, `<option value="void" selected>void</option>`)
	has(t, p, "/games/index.html", `<details class="rare">`, `<option value="setback=1">how many ranks further back both sides start: 1</option>`)
}

func foundOn(page string) []string {
	all := []string{}
	for _, m := range regexp.MustCompile(`<a class="whole" href="(?:\.\./)?game/(\d+)/`).FindAllStringSubmatch(page, -1) {
		all = append(all, m[1])
	}
	return all
}

// TestFilesChooseAsTheServer: in a written site the script finds what the server finds.
func TestFilesChooseAsTheServer(t *testing.T) {
	t.Parallel()
	p := pages(t, mixed(t))
	dir := t.TempDir()
	if _, err := p.Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	b := webtest.Open(t, http.FileServer(http.Dir(filepath.Clean(dir))))
	for query := range questions() {
		if query == "?from=x" || query == "?least=x" { // no field of these kinds takes them
			continue
		}
		want := foundOn(has(t, p, "/games/index.html"+query))
		b.Visit("games/" + query)
		b.Wait(`globalThis.pbemGames && document.getElementById("count").textContent.startsWith(` + map[bool]string{true: `"No games"`, false: `""`}[len(want) == 0] + `)`)
		var got []string
		b.Eval(`[...document.querySelectorAll(".games .whole")].map(a => a.getAttribute("href").match(/game.([0-9]+)/)[1])`, &got)
		if diff := cmp.Diff(want, append([]string{}, got...)); diff != "" {
			t.Errorf("%s (-server +script)\n%s", query, diff)
		}
	}
	for _, look := range looks() {
		look.of(b)
		b.Visit("games/?result=%3F")
		b.Wait(`document.querySelector("#rows .broken bdi")?.textContent.startsWith("21 is not verified: Turn 2: ")`)
		b.Visit("games/?cause=resigned")
		b.Wait(`document.querySelector(".rare").open && document.documentElement.scrollWidth <= innerWidth && !document.getElementById("pager")?.checkVisibility()`)
		b.Shot("filter-" + look.String())
		b.Axe()
	}
}

// TestBrokenLook: the page of a record that breaks off works as far as it goes.
func TestBrokenLook(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, mixed(t)))
	for _, look := range looks() {
		look.of(b)
		for name, path := range map[string]string{"broken": "game/21/index.html", "second": "game/19/index.html", "list-broken": "index.html?result=%3F"} {
			b.Visit(path)
			b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
			b.Shot(name + "-" + look.String())
			b.Axe()
		}
	}
}

// TestTreeLook: the pages of a tree on a phone and on a laptop.
func TestTreeLook(t *testing.T) {
	t.Parallel()
	s := site(t)
	alike(t, s, builtin(t, "amoeba"), 40, 6, 3)
	p := pages(t, s)
	for _, look := range looks() {
		t.Run(look.String(), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			look.of(b)
			for name, path := range map[string]string{"tree": "tree/amoeba/index.html", "preset-games": "presets/amoeba.html"} {
				b.Visit(path)
				b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
				b.Shot(name + "-" + look.String())
				b.Axe()
			}
			b.Visit("tree/amoeba/index.html")
			b.Click(".tree tbody th a")
			b.Wait(`document.querySelectorAll(".way li").length === 2`)
			b.Shot("tree-on-" + look.String())
		})
	}
}
