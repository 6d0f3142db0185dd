package web_test

import (
	"fmt"
	"net/http"
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
	h := record.Header{Format: record.Version2, Site: "example.org", Game: fmt.Sprint(number), Date: "2025.01.01", White: "Ada", Black: "Bo",
		Variant: p.Name, Rules: p.Hash, TimeControl: "3d",
		Second: record.Second{WhiteId: "p1", BlackId: "p2", Judged: p.Judged(), Rated: "yes", Revision: 1, Ended: time.Date(2025, time.Month(month), 10, 10, 0, 0, 0, time.UTC)}}
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
		"<td class=\"number\">1338</td>", "One game of this month is not rated yet")
	if strings.Index(body, "1662") > strings.Index(body, "1338") {
		t.Error("the stronger stands below")
	}
	later := ratedPages(t, "2025-03-01T00:00:00Z", first, second)
	has(t, later, "/"+firstPlayer(t, later), `<h2 id="ratings">Ratings</h2>`, `class="line line-1"`, `<title id="chart-title">How the ratings of `, "<th scope=\"row\">2025-01</th>", "<th scope=\"row\">2025-02</th>")
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
