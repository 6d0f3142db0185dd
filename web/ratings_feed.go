package web

import (
	"context"
	"net/url"
	"strconv"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// ratingsFeed tells of each new month of each list.
const ratingsFeed = "ratings.atom"

// changesTold is of how many players an entry of the feed tells.
const changesTold = 20

func (p ratingPages) feed() (file, bool, error) {
	if _, err := p.library.Called(); err != nil {
		return file{}, false, err
	}
	ratings, err := p.library.Listed().Ratings(context.Background(), rating.MonthOf(p.site.Now()))
	if err != nil {
		return file{}, false, err
	}
	lists := ratings.Lists()
	if len(lists) == 0 || p.site.URL == "" {
		return file{}, false, nil
	}
	anchors := map[string]string{}
	for i, list := range lists {
		anchors[list.Name] = listAnchor(i)
	}
	var entries []atomEntry
	for _, m := range ratings.Months(feedSize) {
		entries = append(entries, p.monthEntry(m, anchors[m.List]))
	}
	return known(p.atom(ratingsFeed, ratingsPath, phrase.New("web-ratings"), entries))
}

// monthEntry tells what a month has changed. It is called by the month and the list, for the list's place on the page, its anchor, may change.
func (p ratingPages) monthEntry(m catalogue.Month, anchor string) atomEntry {
	changes := m.Changes[:min(len(m.Changes), changesTold)]
	month := monthName(m.Month)
	title := phrase.New("web-ratings-feed-entry", "list", phrase.Words(p.titles.list(m.List)), "month", speech{p.language.Language}.day(month))
	parts := make([]phrase.Phrase, 0, len(changes)+1)
	for _, c := range changes {
		parts = append(parts, saidOf(c))
	}
	if more := len(m.Changes) - len(changes); more > 0 {
		parts = append(parts, phrase.New("web-ratings-feed-more", "n", more))
	}
	summary := phrase.New("web-ratings-feed-summary", "n", m.Games, "changes", phrase.Join(phrase.Semicolons, parts...))
	return atomEntry{
		ID: p.site.URL + ratingsPath + "#" + month + "-" + url.QueryEscape(m.List), Title: library.PlainWords(p.language.Say(title)), Updated: rfc3339((m.Month + 1).Began()),
		Link: atomLink{"alternate", "text/html", p.site.URL + ratingsPath + "#" + anchor}, Summary: library.PlainWords(p.language.Say(summary)),
	}
}

// saidOf says what a month has changed for somebody.
func saidOf(c catalogue.Change) phrase.Phrase {
	if c.Entered {
		return phrase.New("web-ratings-feed-new", "name", phrase.Words(c.Name), "rating", whole(c.After.Value))
	}
	return phrase.New("web-ratings-feed-change", "name", phrase.Words(c.Name), "before", whole(c.Before.Value), "rating", whole(c.After.Value))
}

// listAnchor is where a list stands on the page, by its place among all.
func listAnchor(i int) string { return "list-" + strconv.Itoa(i+1) }
