package web

import (
	"cmp"
	"context"
	"math"
	"net/url"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// ratingsPath is the page of all lists of ratings.
const ratingsPath = "ratings.html"

// ratedShown is how many players of a list stand on the page.
const ratedShown = 500

// ratingPages makes the page of ratings and its feed, and says where players stand.
type ratingPages struct{ *Pages }

// ratingsPage is the data of ratings.html.
type ratingsPage struct {
	frame
	Until, Next time.Time
	Lists       []ratingList
}

// ratingList is a list as the page shows it.
type ratingList struct {
	Title, Anchor string
	Rows          []ratingRow
	More          int // players who are not shown
	Waiting       int // games that will be rated when the month is over
}

// ratingRow is somebody in a list.
type ratingRow struct {
	Rank                    int
	Name, Page              string // Page is "" where they have none
	Rating, Deviation       string
	Games, Won, Drawn, Lost int
	Waiting                 int
}

func (p ratingPages) page() (file, bool, error) {
	if _, err := p.library.Called(); err != nil {
		return file{}, false, err
	}
	running := rating.MonthOf(p.site.Now())
	ratings, err := p.library.Listed().Ratings(context.Background(), running)
	if err != nil {
		return file{}, false, err
	}
	lists := ratings.Lists()
	if len(lists) == 0 {
		return file{}, false, nil
	}
	data := ratingsPage{frame: p.frame(ratingsPath, ratingsPath), Until: running.Began(), Next: (running + 1).Began()}
	data.Card = p.plainCard(phrase.New("web-ratings"), phrase.New("web-ratings-about"), ratingsPath)
	data.feed(p.Pages, phrase.New("web-ratings"), ratingsFeed)
	for i, list := range lists {
		shown, err := shownList(ratings, list)
		if err != nil {
			return file{}, false, err
		}
		shown.Title, shown.Anchor = p.titles.list(list.Name), listAnchor(i)
		data.Lists = append(data.Lists, shown)
	}
	slices.SortStableFunc(data.Lists, func(a, b ratingList) int { return cmp.Compare(min(1, len(b.Rows)), min(1, len(a.Rows))) }) // the page begins with a table
	return known(p.html("ratings.html", data))
}

func shownList(ratings catalogue.Ratings, list catalogue.List) (shown ratingList, err error) {
	shown = ratingList{Waiting: list.Waiting}
	ranked, err := ratings.Ranking(context.Background(), list.Name, ratedShown)
	if err != nil {
		return shown, err
	}
	for i, s := range ranked {
		shown.Rows = append(shown.Rows, ratingRow{Rank: i + 1, Name: s.Name, Page: s.Page, Rating: whole(s.Value), Deviation: whole(s.Deviation),
			Games: s.Games, Won: s.Won, Drawn: s.Drawn, Lost: s.Lost, Waiting: s.Waiting})
	}
	shown.More = list.People - len(shown.Rows)
	return shown, nil
}

// whole is a rating as people read it (CR-21).
func whole(x float64) string { return strconv.Itoa(int(math.Round(x))) }

// standings are what a player's page says of their ratings.
type standings struct {
	Rows   []standingRow
	Chart  *chart // nil where there is nothing to draw
	Months []monthRow
	Until  time.Time
}

// standingRow is where they stand in one list.
type standingRow struct {
	List string
	ratingRow
	Rated bool
}

// monthRow is what a month has changed.
type monthRow struct{ Month, List, Rating, Deviation string }

// standings tells where a player stands, and how that came; nil for who has no rated game.
func (p ratingPages) standings(who library.Identity) (*standings, error) {
	if who.ID == "" {
		return nil, nil
	}
	running, id := rating.MonthOf(p.site.Now()), who.Rater()
	ratings, err := p.library.Listed().Ratings(context.Background(), running)
	if err != nil {
		return nil, err
	}
	own := ratings.Own(id)
	if len(own) == 0 {
		return nil, nil
	}
	s := &standings{Until: running.Began()}
	for _, h := range own {
		title := p.titles.list(h.List)
		row := standingRow{List: title, ratingRow: ratingRow{Waiting: h.Waiting[id]}}
		if entries := h.Entries[id]; len(entries) > 0 {
			now := entries[len(entries)-1].At(running)
			row.Rated, row.Rating, row.Deviation = true, whole(now.Value), whole(now.Deviation)
			row.Games, row.Won, row.Drawn, row.Lost = now.Games, now.Won, now.Drawn, now.Lost
		}
		s.Rows = append(s.Rows, row)
		for _, e := range h.Entries[id] {
			s.Months = append(s.Months, monthRow{monthName(e.Month), title, whole(e.Value), whole(e.Deviation)})
		}
	}
	s.Chart = newChart(own, id, running, p.titles.list)
	return s, nil
}

// monthName is a month for programs, "2027-01".
func monthName(m rating.Month) string { return m.Began().Format(monthOnly) }

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
