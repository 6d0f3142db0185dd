package web_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/internal/testing/webtest"
	"pbem/notation/offers"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/web"
)

// clubSite is a site with a round robin of some players, of which a third of the games is in play, a tournament that waits for players, and
// offers.
func clubSite(t testing.TB, players int) web.Site {
	t.Helper()
	s := site(t)
	e := tournament.Event{Name: `Winter <b>"Cup"`, System: tournament.Once, Preset: "cosmic", Terms: "time 3d rounds 30d", Rated: true, Begun: time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)}
	g := tournament.Group{}
	names := []string{"Ada", "Bo", "Chloë Ünal", "Dmitri", "Wolfeschlegelsteinhausenberger", "山田太郎", "مرحبا"}
	for i := range players {
		e.Players = append(e.Players, tournament.Entrant{ID: fmt.Sprint("p", i+7), Name: names[i%len(names)]})
		g.Players = append(g.Players, tournament.Seed(i+1))
	}
	for r, round := range tournament.RoundRobin(players) {
		for b, pair := range round {
			game := tournament.BoardGame{Game: tournament.Game{Round: r + 1, Pair: pair}, Board: b + 1, Match: len(g.Games) + 1}
			g.Games = append(g.Games, game)
			tournamentGame(t, dirOf(s), e, g, game)
		}
	}
	e.Groups = []tournament.Group{g}
	f := e.File("games.example.org")
	if err := f.Sign(key()); err != nil {
		t.Fatal(err)
	}
	laid(t, dirOf(s), "Winter.event", f.String())
	list := offers.List{Site: "games.example.org", Seeks: []offers.Seek{
		{Number: 3, Preset: "amoeba", Terms: "time 3d", Free: 1, ID: "p7", Name: "Ada", Made: today().AddDate(0, 0, -2), Until: today().AddDate(0, 0, -1)},
		{Number: 7, Preset: "chesimals-2", Terms: "rated rating 1400-1800", Free: 3, ID: "p8", Name: "Bo", Made: today().AddDate(0, 0, -1), Until: today().AddDate(0, 1, 0)},
		{Number: 9, Preset: "cosmic", Terms: "time 3d", Takeover: 42, Free: 1, ID: "p9", Name: "<i>Eve", Made: today(), Until: today().AddDate(0, 1, 0)},
	}, Tournaments: []offers.Tournament{{Name: "Spring & Cup", Preset: "amoeba", System: "swiss 5", Terms: "time 3d", StartAt: 8, Joined: []offers.Joined{{ID: "p7", Name: "Ada"}, {ID: "p8", Name: "Bo"}}}}}
	text, err := list.Write()
	if err != nil {
		t.Fatal(err)
	}
	laid(t, dirOf(s), offers.FileName, string(text))
	return s
}

func laid(t testing.TB, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// tournamentGame writes the record of a game of an event: White won, Black won, or in play.
func tournamentGame(t testing.TB, dir string, e tournament.Event, g tournament.Group, game tournament.BoardGame) {
	t.Helper()
	preset, random := builtin(t, e.Preset), rand.New(rand.NewPCG(uint64(game.Match), 7))
	position := preset.Game.Start()
	var played []record.Turn
	for k := range 4 {
		v := randomTurn(t, position, random)
		played, position = append(played, record.Turn{Text: v.Turn.String(), At: today().AddDate(0, 0, k-10).Add(time.Duration(game.Match) * time.Minute)}), v.Next
	}
	h := header(preset, game.Match, e.Players[game.White-1].Name, e.Players[game.Black-1].Name)
	h.Date = "2026.11.01"
	h.WhiteId, h.BlackId, h.Rated, h.Tournament, h.Round = e.Players[game.White-1].ID, e.Players[game.Black-1].ID, "yes", e.Name, g.Tag(game)
	result, cause := []rules.Result{rules.WhiteWins, rules.BlackWins, rules.Ongoing}[game.Match%3], "resigned"
	if result == rules.Ongoing {
		cause = ""
	} else {
		h.Ended, h.Revision = today().AddDate(0, 0, -5), 1
	}
	r := record.New(h, preset.Game.Start().String(), played, result, cause)
	if result != rules.Ongoing {
		if err := r.Sign(key()); err != nil {
			t.Fatal(err)
		}
	}
	laid(t, dir, fmt.Sprintf("%03d.pbem", game.Match), r.String())
}

// eventPageOf is the page of the first tournament in the list.
func eventPageOf(t testing.TB, p *web.Pages) string {
	t.Helper()
	list := has(t, p, "/tournaments/index.html")
	_, rest, _ := strings.Cut(list, `class="whole" href="../tournaments/`)
	page, _, found := strings.Cut(rest, `"`)
	if !found {
		t.Fatal(list)
	}
	return "tournaments/" + page
}

// TestTournamentPages: the table of a tournament with its games, the same as everywhere, and the feeds.
func TestTournamentPages(t *testing.T) {
	t.Parallel()
	s := clubSite(t, 4)
	p := pages(t, s)
	page := eventPageOf(t, p)
	body := has(t, p, "/"+page, `Winter &lt;b&gt;&#34;Cup&#34;`, `<div class="crosstable">`, `href="../game/1/index.html">0</a>`, `href="../game/1/index.html">1</a>`,
		`href="../game/2/index.html">.</a>`, ". still going, or void.", `<a href="../players/p7-`)
	has(t, p, "/game/1/index.html", `<a href="../../`+page+`">`)
	if strings.Contains(body, "<b>") {
		t.Error("the name of a tournament is markup")
	}
	has(t, p, "/tournaments/index.html", "Running", "4 players; 4 of 6 games over", "Open for players", "2 of 8 joined", "it starts with 8 players", "mailto:games@example.org?body=join%20Spring%20%26%20Cup")
	has(t, p, "/tournaments/index.atom", "https://games.example.org/"+page+"#began", "<title>Winter ")
	has(t, p, "/"+strings.TrimSuffix(page, ".html")+".atom", "https://games.example.org/game/1/index.html")
	has(t, p, "/index.html", `href="tournaments/index.html"`, `href="seeks.html"`, `href="play.html"`)

	if err := os.Remove(filepath.Join(dirOf(s), "001.pbem")); err != nil {
		t.Fatal(err)
	}
	has(t, pages(t, s), "/"+page, "In one thing this tournament")
	file := filepath.Join(dirOf(s), "Winter.event")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	laid(t, dirOf(s), "Winter.event", strings.Replace(string(text), "p7 - Ada", "p7 - Eve", 1))
	if w := get(t, pages(t, s), "/"+page); w.Code != 404 {
		t.Errorf("a file that was changed after it was signed is shown: %d", w.Code)
	}
}

// TestSeeksPage: what is on offer, without what has ended, and nothing of it where no service says so.
func TestSeeksPage(t *testing.T) {
	t.Parallel()
	p := pages(t, clubSite(t, 3))
	body := has(t, p, "/seeks.html", `<li id="seek-7">`, "rated; for ratings from 1400 to 1800", "mailto:games@example.org?body=take%207", "for 3 games", "until 22 December 2026",
		"the free seat in game 42", "&lt;i&gt;Eve")
	if strings.Contains(body, "seek-3") || strings.Index(body, "seek-9") > strings.Index(body, "seek-7") {
		t.Error("an offer that has ended stands there, or the newest is not on top")
	}
	has(t, p, "/seeks.atom", "https://games.example.org/seeks.html#seek-9", "Bo: Chesimals II; rated")
	alone := pages(t, site(t))
	for _, path := range []string{"/seeks.html", "/tournaments/index.html", "/play.html"} {
		if w := get(t, alone, path); w.Code != 404 {
			t.Errorf("%s: %d, and there is nothing", path, w.Code)
		}
	}
}

// TestPlayPage: the games in play, the one in which a turn came last on top.
func TestPlayPage(t *testing.T) {
	t.Parallel()
	p := pages(t, clubSite(t, 4))
	body := has(t, p, "/play.html", "mailto:games@example.org?body=watch%205", "watch 2", `href="game/5/index.html#4"`)
	if strings.Index(body, "watch 5") > strings.Index(body, "watch 2") || strings.Contains(body, "watch 1") {
		t.Errorf("%s", body)
	}
	has(t, p, "/play.atom", "https://games.example.org/game/5/index.html#4")
}

// TestClubIsWritten: a written site has these pages, and they go when what they show goes.
func TestClubIsWritten(t *testing.T) {
	t.Parallel()
	s, dir := clubSite(t, 3), t.TempDir()
	p := pages(t, s)
	write := func(p *web.Pages) {
		if _, err := p.Write(t.Context(), dir); err != nil {
			t.Fatal(err)
		}
	}
	write(p)
	page := eventPageOf(t, p)
	all := []string{page, strings.TrimSuffix(page, ".html") + ".atom", "tournaments/index.html", "tournaments/index.atom", "seeks.html", "seeks.atom", "play.html", "play.atom"}
	for _, name := range all {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || name != "play.html" && string(text) != get(t, p, "/"+name).Body.String() {
			t.Errorf("%s: %v", name, err)
		}
		if name == "play.html" && !strings.Contains(string(text), "As of ") { // a file says up to when; what is served is as of now
			t.Errorf("%s does not say up to when it tells:\n%s", name, text)
		}
	}
	for _, name := range []string{"Winter.event", offers.FileName} {
		if err := os.Remove(filepath.Join(dirOf(s), name)); err != nil {
			t.Fatal(err)
		}
	}
	write(pages(t, s))
	if _, err := os.Stat(filepath.Join(dir, page)); err == nil {
		t.Error("the page of a tournament that is gone is still there")
	}
}

// TestClubLook: the pages of what goes on fit a phone, a crosstable of 16 scrolls in itself, and axe finds nothing wrong with them.
func TestClubLook(t *testing.T) {
	t.Parallel()
	p := pages(t, clubSite(t, 16))
	for _, look := range looks() {
		t.Run(look.String(), func(t *testing.T) {
			t.Parallel()
			b := webtest.Open(t, p)
			look.of(b)
			for name, path := range map[string]string{"tournament": eventPageOf(t, p), "tournaments": "tournaments/index.html", "seeks": "seeks.html", "play": "play.html", "front": "index.html"} {
				b.Visit(path)
				b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
				b.Shot(name + "-" + look.String())
				if name != "front" {
					b.Axe()
				}
			}
		})
	}
}
