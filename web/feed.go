package web

import (
	"context"
	"encoding/xml"
	"time"

	"pbem/rules/phrase"
	"pbem/web/library"
)

// feedSize is how many games a feed names.
const feedSize = 50

// The elements of an Atom feed (RFC 4287).
type (
	atomFeed struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		Lang    string      `xml:"xml:lang,attr"`
		ID      string      `xml:"id"`
		Title   string      `xml:"title"`
		Updated string      `xml:"updated"`
		Author  string      `xml:"author>name"`
		Links   []atomLink  `xml:"link"`
		Entries []atomEntry `xml:"entry"`
	}
	atomEntry struct {
		ID      string   `xml:"id"`
		Title   string   `xml:"title"`
		Updated string   `xml:"updated"`
		Link    atomLink `xml:"link"`
		Summary string   `xml:"summary"`
	}
	atomLink struct {
		Rel  string `xml:"rel,attr"`
		Type string `xml:"type,attr"`
		Href string `xml:"href,attr"`
	}
)

// feed tells of the games that ended last.
func (p *Pages) feed() (file, error) {
	if _, err := p.library.Called(); err != nil {
		return file{}, err
	}
	games, err := p.library.GamesOf(p.library.Listed().Ended(context.Background(), 0, feedSize))
	if err != nil {
		return file{}, err
	}
	var entries []atomEntry
	for _, g := range games {
		entries = append(entries, p.atomEntry(g))
	}
	return p.atom("feed.atom", gamesPath, phrase.New("web-finished-games"), entries)
}

// atom is a feed of entries, the newest first, at an address, of what stands on a page. Its addresses are whole ones, for a reader of
// feeds shows it anywhere. The feed of finished games is called as the site.
func (p *Pages) atom(address, page string, about phrase.Phrase, entries []atomEntry) (file, error) {
	feed := atomFeed{
		Lang: p.language.Tag(), ID: p.site.URL + address, Title: p.language.Tell("web-feed-about", "site", phrase.Words(p.site.Name), "what", phrase.Words(p.language.Say(about))), Updated: rfc3339(time.Time{}), Author: p.site.Name,
		Links: []atomLink{{"self", mimeType(".atom"), p.site.URL + address}, {"alternate", "text/html", p.site.URL + page}}, Entries: entries,
	}
	if address == "feed.atom" {
		feed.ID, feed.Title = p.site.URL, p.language.Tell("web-feed-title", "site", phrase.Words(p.site.Name))
	}
	if len(entries) > 0 {
		feed.Updated = entries[0].Updated
	}
	body, err := xml.MarshalIndent(feed, "", "\t")
	return file{kind: mimeType(".atom"), body: append([]byte(xml.Header), append(body, '\n')...), policy: policy}, err
}

func (p *Pages) atomEntry(g *library.Game) atomEntry {
	address := p.site.URL + g.Page()
	title := phrase.New("web-feed-entry", "white", phrase.Words(g.White), "black", phrase.Words(g.Black), "preset", phrase.Words(p.titles.of(g.Variant)), "result", string(g.Result))
	summary := phrase.New("web-feed-summary", "game", g.Called(), "preset", phrase.Words(p.titles.of(g.Variant)), "result", g.InWords(), "n", g.Turns)
	if why := g.Cause(); !why.Empty() {
		summary = phrase.Join(phrase.Sentences, summary, phrase.New("web-sentence", "clause", why))
	}
	return atomEntry{
		ID: address, Title: library.PlainWords(p.language.Say(title)), Updated: rfc3339(g.Last),
		Link: atomLink{"alternate", "text/html", address}, Summary: library.PlainWords(p.language.Say(summary)),
	}
}

// rfc3339 writes a time as RFC 3339 does; where none is known, that of the first second there was.
func rfc3339(t time.Time) string {
	if t.IsZero() {
		t = time.Unix(0, 0)
	}
	return t.UTC().Format(time.RFC3339)
}
