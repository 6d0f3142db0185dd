package web

import (
	"cmp"
	"context"
	"math"
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
