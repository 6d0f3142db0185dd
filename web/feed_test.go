package web_test

import (
	"encoding/xml"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
)

// atom is what a reader of feeds looks for (RFC 4287, section 4.1).
type atom struct {
	XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Author  []string `xml:"author>name"`
	Link    []struct {
		Rel  string `xml:"rel,attr"`
		Href string `xml:"href,attr"`
	} `xml:"link"`
	Entry []struct {
		ID      string `xml:"id"`
		Title   string `xml:"title"`
		Updated string `xml:"updated"`
		Summary string `xml:"summary"`
		Link    struct {
			Href string `xml:"href,attr"`
		} `xml:"link"`
	} `xml:"entry"`
}

func feed(t *testing.T, body string) atom {
	t.Helper()
	var f atom
	if err := xml.Unmarshal([]byte(body), &f); err != nil {
		t.Fatalf("%v in %s", err, body)
	}
	return f
}

// TestFeed: the games that ended last, with all that a reader of feeds must be told.
func TestFeed(t *testing.T) {
	t.Parallel()
	cosmic := builtin(t, "cosmic")
	var records []*record.Record
	for n := range 60 {
		turns := play(t, cosmic, 1, 2).Turns
		for i := range turns {
			turns[i].At = time.Date(2026, 1, 1+(n*7)%60, 0, i, 0, 0, time.UTC)
		}
		h := header(cosmic, n+1, "Ada & Co <", "Bo")
		h.Ended = turns[len(turns)-1].At
		r := record.New(h, cosmic.Game.Start().String(), turns, "1-0", "resigned")
		if n == 5 {
			r = record.New(header(cosmic, n+1, "Ada & Co <", "Bo"), cosmic.Game.Start().String(), turns, "", "")
		} else if err := r.Sign(key()); err != nil {
			t.Fatal(err)
		}
		records = append(records, r)
	}
	p := pages(t, site(t, records...))
	f := feed(t, has(t, p, "/feed.atom"))
	if f.ID != "https://games.example.org/" || f.Title == "" || len(f.Author) != 1 || len(f.Entry) != 50 {
		t.Fatalf("%+v", f)
	}
	if f.Link[0].Rel != "self" || f.Link[0].Href != "https://games.example.org/feed.atom" {
		t.Errorf("the feed's own address is %+v", f.Link)
	}
	if f.Updated != f.Entry[0].Updated {
		t.Errorf("updated %s, but the first entry %s", f.Updated, f.Entry[0].Updated)
	}
	before, ids := "9999", map[string]bool{}
	for _, e := range f.Entry {
		if _, err := time.Parse(time.RFC3339, e.Updated); err != nil || e.Updated > before || ids[e.ID] {
			t.Errorf("%s, updated %s after %s, twice: %v, %v", e.ID, e.Updated, before, ids[e.ID], err)
		}
		before, ids[e.ID] = e.Updated, true
		has(t, p, strings.TrimPrefix(e.Link.Href, "https://games.example.org"), fmt.Sprintf("Game %s", e.Summary[5:strings.IndexByte(e.Summary, ',')]))
		if e.Link.Href == "https://games.example.org/game/6/index.html" {
			t.Error("a game that goes on is among those that have ended")
		}
		if !strings.HasPrefix(e.Title, "Ada & Co – Bo, Cosmic Chess: ") && !strings.HasPrefix(e.Title, "Ada & Co < – Bo, Cosmic Chess: ") {
			t.Errorf("the title %q", e.Title)
		}
	}
}

// TestHostileFeed: what players call themselves stays text.
func TestHostileFeed(t *testing.T) {
	t.Parallel()
	f := feed(t, has(t, pages(t, hostileSite(t)), "/feed.atom"))
	if len(f.Entry) != len(attacks()) {
		t.Errorf("%d entries", len(f.Entry))
	}
	for _, e := range f.Entry {
		if !strings.Contains(e.Title, "too, Cosmic Chess: 1-0") {
			t.Errorf("the title %q", e.Title)
		}
	}
}

// TestEmptyFeed is a feed, too.
func TestEmptyFeed(t *testing.T) {
	t.Parallel()
	f := feed(t, has(t, pages(t, site(t)), "/feed.atom"))
	if _, err := time.Parse(time.RFC3339, f.Updated); err != nil || len(f.Entry) != 0 {
		t.Errorf("%+v, %v", f, err)
	}
}
