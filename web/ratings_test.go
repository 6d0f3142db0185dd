package web_test

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/web"
)

// ratedGame is a signed record of a rated game that ended in a month of 2025: p1 has won as White, or lost as Black.
func ratedGame(t *testing.T, number, month int, change func(*record.Header)) *record.Record {
	t.Helper()
	p := all(t)[0]
	for _, other := range all(t) {
		if other.Name == "cosmic" {
			p = other
		}
	}
	model := play(t, p, 1, 5)
	h := record.Header{Site: "example.org", Game: fmt.Sprint(number), Date: "2025.01.01", White: "Ada", Black: "Bo",
		Variant: p.Name, Rules: p.Hash, TimeControl: "3d",
		WhiteId: "p1", BlackId: "p2", Judged: p.Judged(), Rated: "yes", Revision: 1, Ended: time.Date(2025, time.Month(month), 10, 10, 0, 0, 0, time.UTC)}
	if change != nil {
		change(&h)
	}
	var turns []record.Turn
	for i, turn := range model.Played() {
		turns = append(turns, record.Turn{Text: turn.Text, At: h.Ended.Add(time.Duration(i-60) * time.Hour)})
	}
	r := record.New(h, p.Game.Start().String(), turns, rules.WhiteWins, "resigned")
	if err := r.Sign(key()); err != nil {
		t.Fatal(err)
	}
	return r
}

func ratedPages(t *testing.T, now string, records ...*record.Record) *web.Pages {
	t.Helper()
	s := site(t, records...)
	at, err := time.Parse(time.RFC3339, now)
	if err != nil {
		t.Fatal(err)
	}
	s.Now = func() time.Time { return at }
	return pages(t, s)
}

// TestRatingsPage, CR-1 and CR-21: the lists of the records, as "pbem ratings" has them; what ended in the month that is running stands apart.
func TestRatingsPage(t *testing.T) {
	t.Parallel()
	first := ratedGame(t, 1, 1, nil)
	second := ratedGame(t, 2, 2, func(h *record.Header) { h.White, h.Black, h.WhiteId, h.BlackId = "Bo", "Ada", "p2", "p1" })
	p := ratedPages(t, "2025-02-20T00:00:00Z", first, second)
	body := has(t, p, "/ratings.html", "<td class=\"number\">1</td><th scope=\"row\"><a href=\"players/", "<td class=\"number\">1662</td><td class=\"number\">290</td>",
		"<td class=\"number\">1338</td>", "One game of this month will be rated on")
	if strings.Index(body, "1662") > strings.Index(body, "1338") {
		t.Error("the stronger stands below")
	}
	later := ratedPages(t, "2025-03-01T00:00:00Z", first, second)
	has(t, later, "/"+firstPlayer(t, later), `<h2 id="ratings">Ratings</h2>`, `class="line line-1"`, `<title id="chart-title">Ratings of `, "January 2025</time>", "February 2025</time>")
}

// TestNoRatings: where no game is rated there is no page of ratings, and nothing in the menu leads to one.
func TestNoRatings(t *testing.T) {
	t.Parallel()
	p := ratedPages(t, "2025-03-01T00:00:00Z", ratedGame(t, 1, 1, func(h *record.Header) { h.Rated = "no" }))
	if w := get(t, p, "/ratings.html"); w.Code != http.StatusNotFound {
		t.Errorf("status %d", w.Code)
	}
	if strings.Contains(has(t, p, "/index.html"), "ratings.html") {
		t.Error("the menu has ratings")
	}
}

// TestRatingsFeed: an entry for each month and list that has ended, the newest first, with what has changed for whom; in every language, and linked from the page.
func TestRatingsFeed(t *testing.T) {
	t.Parallel()
	var records []*record.Record
	for month := 1; month <= 3; month++ {
		records = append(records, ratedGame(t, month, month, nil))
	}
	records = append(records, ratedGame(t, 4, 2, func(h *record.Header) { h.Black, h.BlackId = "Cy & <b>", "p3" }))
	s := inAll(t, site(t, records...))
	s.Now = func() time.Time { return time.Date(2025, 3, 20, 0, 0, 0, 0, time.UTC) }
	p := pages(t, s)
	f := feed(t, has(t, p, "/ratings.atom"))
	if len(f.Entry) != 2 || f.Updated != "2025-03-01T00:00:00Z" || f.Link[1].Href != "https://games.example.org/ratings.html" {
		t.Fatalf("%+v", f)
	}
	for i, want := range []struct{ id, title, updated, summary string }{
		{"https://games.example.org/ratings.html#2025-02-cosmic", "Cosmic Chess: ratings after February 2025", "2025-03-01T00:00:00Z", "2 games were rated: Ada 1662 → 1784; Cy & <b> 1383 (new); Bo 1338 → 1280."},
		{"https://games.example.org/ratings.html#2025-01-cosmic", "Cosmic Chess: ratings after January 2025", "2025-02-01T00:00:00Z", "One game was rated: Ada 1662 (new); Bo 1338 (new)."},
	} {
		e := f.Entry[i]
		if e.ID != want.id || e.Title != want.title || e.Updated != want.updated || e.Summary != want.summary || e.Link.Href != "https://games.example.org/ratings.html#list-1" {
			t.Errorf("entry %d: %+v, want %+v", i, e, want)
		}
	}
	has(t, p, "/ratings.html", `<link rel="alternate" type="application/atom+xml" title="Ratings" href="ratings.atom">`, `<h2 id="list-1">`)
	has(t, p, "/de/ratings.atom", `xml:lang="de"`, "Cosmic Chess: Wertungen nach Januar 2025", "Eine Partie wurde gewertet: Ada 1662 (neu)", "https://games.example.org/de/ratings.html#list-1")
	dir := t.TempDir()
	if _, err := p.Write(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"ratings.atom", "de/ratings.atom"} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(text) != get(t, p, "/"+name).Body.String() {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRatingsFeedIsShort: of many who played an entry tells of those who stand highest, and how many others there are; and there is no feed where
// nobody knows where the pages are seen from outside.
func TestRatingsFeedIsShort(t *testing.T) {
	t.Parallel()
	var records []*record.Record
	for n := 1; n <= 12; n++ {
		records = append(records, ratedGame(t, n, 1, func(h *record.Header) {
			h.White, h.WhiteId, h.Black, h.BlackId = fmt.Sprint("W", n), fmt.Sprint("p", 2*n), fmt.Sprint("B", n), fmt.Sprint("p", 2*n+1)
		}))
	}
	f := feed(t, has(t, ratedPages(t, "2025-02-01T00:00:00Z", records...), "/ratings.atom"))
	if len(f.Entry) != 1 || !strings.HasPrefix(f.Entry[0].Summary, "12 games were rated: W") || !strings.HasSuffix(f.Entry[0].Summary, "; 4 more players.") || strings.Count(f.Entry[0].Summary, "(new)") != 20 {
		t.Errorf("%+v", f.Entry)
	}
	s := site(t, records...)
	s.URL, s.Now = "", func() time.Time { return time.Date(2025, 2, 1, 0, 0, 0, 0, time.UTC) }
	if w := get(t, pages(t, s), "/ratings.atom"); w.Code != http.StatusNotFound {
		t.Errorf("status %d without an address", w.Code)
	}
}
