package web_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// numbered is a record between players with ids, signed.
func numbered(t testing.TB, p *presets.Preset, n int, white, whiteID, black, blackID string, change func(*record.Header)) *record.Record {
	t.Helper()
	h := header(p, n, white, black)
	h.Judged, h.Revision, h.Ended, h.WhiteId, h.BlackId = p.Judged(), 1, today(), whiteID, blackID
	change(&h)
	r := record.New(h, p.Game.Start().String(), play(t, p, 1, 4).Turns, rules.WhiteWins, "resigned")
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPlayersByID: two players of one name are two, and a player who has changed their name is one.
func TestPlayersByID(t *testing.T) {
	t.Parallel()
	cosmic, same := builtin(t, "cosmic"), func(*record.Header) {}
	p := pages(t, site(t,
		play(t, cosmic, 4, 2), // without ids, between Ada and Chloë
		numbered(t, cosmic, 2, "Ada", "p7", "Bo", "p9", same),
		numbered(t, cosmic, 3, "Ada", "p8", "Bo", "p9", same),
		numbered(t, cosmic, 4, "Countess", "p7", "Bo", "p9", same)))
	body := has(t, p, "/players/index.html", "<code>p8</code>", "<bdi>Countess</bdi>")
	if n := strings.Count(body, `<a href="../players/ada-`); n != 1 || strings.Count(body, "<bdi>Bo</bdi>") != 1 {
		t.Errorf("the players are %s", body)
	}
	renamed := firstPlayerPath(t, p, "Countess")
	has(t, p, renamed, "Player <code>p7</code>: this number stays", "Earlier names: Ada.", `<td class="number">2</td>`, `<bdi>Countess</bdi>`)
	if !strings.HasPrefix(renamed, "/players/p7-") {
		t.Errorf("the page of p7 is %s", renamed)
	}
	for _, path := range []string{"/game/2/index.html", "/game/4/index.html"} {
		has(t, p, path, `href="../..`+renamed+`"`)
	}
	other := firstPlayerPath(t, p, "Ada</bdi></a> <code>p8")
	has(t, p, other, "<code>p8</code>", `<td class="number">1</td>`, "a page of their own")
	has(t, p, "/games/index.html?player=p7", "2 games.")
	has(t, p, "/games/index.html?player=ada", "3 games.")
	has(t, p, "/games.js", `"p7"]`)
}

// TestSecondIsTold: what a record tells stands on its game's page, and what letters say of it.
func TestSecondIsTold(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	r := numbered(t, cosmic, 42, "Ada", "p7", "Bo", "p9", func(h *record.Header) {
		h.Rated, h.Tournament, h.Round, h.From, h.Revision, h.TimeControl = "yes", "Winter <Cup>", "2.3", "takeover 12", 3, "30d+1d"
	})
	s := site(t)
	put(t, dirOf(s), "042.pbem", r.String())
	p := pages(t, s)
	told := func(label, words string) string {
		return fmt.Sprintf("<dt>%s</dt><dd><bdi>%s</bdi></dd>", label, words)
	}
	first, err := r.Head(cosmic.Game, 0)
	if err != nil {
		t.Fatal(err)
	}
	body := strings.NewReplacer("&#39;", "'", "&#43;", "+").Replace(has(t, p, "/game/42/index.html"))
	for _, want := range []string{
		told("Played at", "games.example.org"), told("Tournament", "Winter &lt;Cup&gt;"), told("Round", "2.3"), told("Time control", "30d+1d"), told("Rated", "yes"),
		told("Began from", "a position of game 12, taken over"), told("Ended", "Sunday 22 November 2026, 12:00 UTC"), told("Ended by", "Black"), told("White's id", "p7"), told("Black's id", "p9"),
		told("Judged by", "cosmic 1"), told("Revision of the record", "3"),
		"The record of game 42 after its result has the hash #" + r.ResultHash + ".", "Before the first turn it is #" + first + ".",
	} {
		if !strings.Contains(body, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	has(t, p, "/game/42/042.pbem", " #"+r.Turns[0].Hash+"\n") // the other links stand there
	if len(r.ResultHash) != 32 || len(first) != 32 {
		t.Errorf("the links have %d and %d digits", len(r.ResultHash), len(first))
	}
	put(t, dirOf(s), "042.pbem", second(cosmic, nil, rules.Ongoing, "void", "void Bo was two"))
	if void := has(t, pages(t, s), "/game/42/index.html", "Void"); strings.Contains(void, "Ended by") {
		t.Error("a void game was ended by somebody")
	}
}
