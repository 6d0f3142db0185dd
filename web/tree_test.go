package web_test

import (
	"fmt"
	"html"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive/catalogue"
	"pbem/games/archive/collection"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web"
)

// alike are games of a preset that begin alike: in each position one of the first few turns is played.
func alike(t testing.TB, s web.Site, p *presets.Preset, games, turns, choices int) {
	t.Helper()
	random := rand.New(rand.NewPCG(uint64(games), 5))
	for n := 1; n <= games; n++ {
		position, at := p.Game.Start(), time.Date(2026, 11, 1, 8, 0, 0, 0, time.UTC)
		var played []record.Turn
		for i := 0; i < turns && !position.Outcome().Over(); i++ {
			turn, k := rules.Turn{}, random.IntN(choices)
			for turn = range position.Turns() {
				if k--; k < 0 {
					break
				}
			}
			played, at = append(played, record.Turn{Text: turn.String(), At: at}), at.Add(time.Hour)
			position = judge(t, position, turn).Next
		}
		result, why := rules.Result(""), ""
		if n%4 != 0 {
			result, why = []rules.Result{rules.WhiteWins, rules.BlackWins, rules.Drawn}[n%3], []string{"resigned", "resigned", "agreed"}[n%3]
		}
		h := header(p, n, "Ada", "Bo")
		if result != "" {
			h.Ended = at
		}
		r := record.New(h, p.Game.Start().String(), played, result, why)
		if result != "" {
			if err := r.Sign(key()); err != nil {
				t.Fatal(err)
			}
		}
		put(t, dirOf(s), fmt.Sprintf("%03d.pbem", n), r.String())
	}
}

// TestTreeIsTheIndex: the pages of a tree tell what pbem tree tells, position by position, whichever turns had led there.
func TestTreeIsTheIndex(t *testing.T) {
	t.Parallel()
	s, amoeba := site(t), builtin(t, "amoeba")
	alike(t, s, amoeba, 40, 6, 3)
	x, err := catalogue.Source{Names: []string{dirOf(s)}, By: func(collection.Member, *record.Record) (rules.Game, error) { return amoeba.Game, nil }, Words: error.Error}.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	names, text := written(t, pages(t, s))
	seen := 0
	for _, name := range names {
		if !strings.HasPrefix(name, "tree/") {
			continue
		}
		seen++
		line := regexp.MustCompile(`--position &#39;(.*?)&#39;`).FindStringSubmatch(text[name])
		branches, _, err := x.Tree(t.Context(), html.UnescapeString(line[1]))
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, b := range branches {
			want = append(want, fmt.Sprint(b.Turn, " ", b.Games, b.White, b.Draws, b.Black))
		}
		if diff := cmp.Diff(want, treeRows(text[name])); diff != "" {
			t.Errorf("%s (-pbem tree +page)\n%s", name, diff)
		}
	}
	if seen < 20 {
		t.Errorf("only %d pages", seen)
	}
	if n := strings.Count(text["tree/amoeba/index.html"], `<ol class="way">`); n != 0 {
		t.Error("the start has a way to it")
	}
}

func treeRows(page string) (all []string) {
	row := regexp.MustCompile(`(?s)<tr><th scope="row">.*?<bdi>(.*?)</bdi>.*?</th>(.*?)<td class="share">`)
	number := regexp.MustCompile(`<td class="number".*?>(?:<a .*?>)?(\d+)(?:</a>)?</td>`)
	for _, r := range row.FindAllStringSubmatch(page, -1) {
		var n []any
		for _, d := range number.FindAllStringSubmatch(r[2], -1) {
			value, _ := strconv.Atoi(d[1])
			n = append(n, value)
		}
		all = append(all, fmt.Sprint(append([]any{html.UnescapeString(r[1]), " "}, n...)...))
	}
	return all
}

// TestTreesByOptions: other options, or another start, are another tree; each leads to the others, and what is no page is none.
func TestTreesByOptions(t *testing.T) {
	t.Parallel()
	setback, err := presets.ParseSettings("setback=1")
	if err != nil {
		t.Fatal(err)
	}
	other, err := presets.Builtin("chesimals-2", setback)
	if err != nil {
		t.Fatal(err)
	}
	plain := builtin(t, "chesimals-2")
	p := pages(t, site(t, play(t, plain, 1, 3), play(t, plain, 2, 3), play(t, other, 3, 3)))
	body := has(t, p, "/tree/chesimals-2/index.html", "2 games: White won 0, Black won 2", "setback=1: 1 game")
	link := regexp.MustCompile(`href="([0-9a-f]{16}\.html)"><bdi>setback=1`).FindStringSubmatch(body)
	if link == nil {
		t.Fatal("no link to the other tree")
	}
	has(t, p, "/tree/chesimals-2/"+link[1], "(<bdi>setback=1</bdi>)", `href="../../game/3/index.html#0"`, `href="../../game/3/index.html#1"`, "no options: 2 games")
	has(t, p, "/presets/chesimals-2.html", `href="../tree/chesimals-2/index.html"`)
	for _, path := range []string{"/tree/cosmic/index.html", "/tree/index.html", "/tree/chesimals-2/0123456789abcdef.html", "/tree/chesimals-2/" + strings.TrimSuffix(link[1], ".html"), "/tree/../index.html"} {
		if w := get(t, p, path); w.Code != 404 {
			t.Errorf("%s: status %d", path, w.Code)
		}
	}
}

// TestNotVerified: a record that is not in order counts in no table, tree or feed, and the lists say why.
func TestNotVerified(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	good := play(t, cosmic, 1, 4)
	unsigned := *play(t, cosmic, 3, 4)
	unsigned.Signature = ""
	s := site(t, good)
	turned := strings.NewReplacer("\n0-1 {resigned by white", "\n1-0 {resigned by black", `[Result "0-1"]`, `[Result "1-0"]`).Replace(play(t, cosmic, 2, 4).String())
	put(t, dirOf(s), "002.pbem", turned)
	put(t, dirOf(s), "003.pbem", unsigned.Public().String())
	p := pages(t, s)
	has(t, p, "/games/index.html", "Game 2 is not verified: ", "he hash is #", "Game 3 is not verified: ", `<td class="result">Not verified</td>`, "2 games aren&#39;t verified")
	has(t, p, "/presets/cosmic.html", "White won 0, Black won 1, 0 drawn", "2 games aren&#39;t verified, so their results don&#39;t count")
	has(t, p, "/presets/index.html", "White won 0, Black won 1")
	has(t, p, "/tree/cosmic/index.html", "1 game: White won 0, Black won 1")
	has(t, p, "/games/index.html?result=1-0", "No games.")
	has(t, p, "/games/index.html?result=?", "2 games.")
	has(t, p, "/games.js", `"faults":{"0":`)
	has(t, p, firstPlayerPath(t, p, "Chlo"), "not verified", "<td class=\"number\">0</td>")
	if body := has(t, p, "/game/2/index.html", "the record says: White won", "Not verified."); strings.Contains(body, "<strong>") {
		t.Error("the page of the game tells the result as if it held")
	}
	if n := strings.Count(has(t, p, "/feed.atom"), "<entry>"); n != 1 {
		t.Errorf("%d games in the feed", n)
	}
	if strings.Contains(has(t, p, "/index.html"), `class="player won"><a href="players/dmitri`) {
		t.Error("the result that was changed makes a winner")
	}
}

// firstPlayerPath is the page of somebody whose name begins so.
func firstPlayerPath(t *testing.T, p *web.Pages, name string) string {
	t.Helper()
	found := regexp.MustCompile(`href="\.\./(players/[^"]*)"><bdi>` + name).FindStringSubmatch(has(t, p, "/players/index.html"))
	if found == nil {
		t.Fatalf("no player %s", name)
	}
	return "/" + found[1]
}

// TestTreePagesAreSmall: the page of a large board, with as many turns as it tells, keeps to the bound of all pages, and says what it leaves out.
func TestTreePagesAreSmall(t *testing.T) {
	t.Parallel()
	var records []*record.Record
	for n := 1; n <= 60; n++ {
		records = append(records, play(t, builtin(t, "chesimals-1"), n, 1), play(t, builtin(t, "chesimals-1"), n, 1))
	}
	body := has(t, pages(t, site(t, records...)), "/tree/chesimals-1/index.html", "20 more turns were played.", "80 more games came here.")
	if len(body) > 100_000 {
		t.Errorf("%d bytes", len(body))
	}
}
