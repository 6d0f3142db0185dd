package web

import (
	"math"
	"strconv"
	"time"

	"pbem/adjudicator/rating"
	"pbem/rules/phrase"
)

// ratingsPath is the page of all lists of ratings.
const ratingsPath = "ratings.html"

// ratedShown is how many players of a list stand on the page.
const ratedShown = 500

// ratingsPage is the data of ratings.html.
type ratingsPage struct {
	frame
	Until, Next time.Time
	Lists       []ratingList
}

// ratingList is a list as the page shows it.
type ratingList struct {
	Name, Anchor string
	Rows         []ratingRow
	More         int // players who are not shown
	Waiting      int // games that will be rated when the month is over
}

// ratingRow is somebody in a list.
type ratingRow struct {
	Rank                    int
	Name, Page              string // Page is "" where they have none
	Rating, Deviation       string
	Games, Won, Drawn, Lost int
	Waiting                 int
}

func (p *Pages) ratingsPage() (file, bool, error) {
	all, err := p.library.called()
	if err != nil {
		return file{}, false, err
	}
	l := all.ladders.at(p.site.Now())
	if len(l.histories) == 0 {
		return nothing()
	}
	data := ratingsPage{frame: p.frame(ratingsPath, ratingsPath), Until: l.running.Began(), Next: (l.running + 1).Began()}
	data.Card = p.plainCard(phrase.New("web-ratings"), phrase.New("web-ratings-about"), ratingsPath)
	data.feed(p, phrase.New("web-ratings"), ratingsFeed)
	for i, h := range l.histories {
		data.Lists = append(data.Lists, l.shown(h, listAnchor(i), all))
	}
	return known(p.html("ratings.html", data))
}

func (l *ladder) shown(h rating.History, anchor string, all *roll) ratingList {
	list := ratingList{Name: h.List, Anchor: anchor, Waiting: h.Ended}
	ranked := h.Table(l.running.Began()).Ranked(func(id string) string { return l.names[id] })
	for i, s := range ranked[:min(len(ranked), ratedShown)] {
		row := ratingRow{Rank: i + 1, Name: l.names[s.ID], Page: all.pageOf[s.ID], Rating: whole(s.Value), Deviation: whole(s.Deviation),
			Games: s.Games, Won: s.Won, Drawn: s.Drawn, Lost: s.Lost, Waiting: h.Waiting[s.ID]}
		list.Rows = append(list.Rows, row)
	}
	list.More = len(ranked) - len(list.Rows)
	return list
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
func (p *Pages) standings(all *roll, who identity) *standings {
	if who.ID == "" {
		return nil
	}
	l, id := all.ladders.at(p.site.Now()), rating.PlayerAt(who.ID, who.Site)
	own := l.own(id)
	if len(own) == 0 {
		return nil
	}
	s := &standings{Until: l.running.Began()}
	for _, h := range own {
		row := standingRow{List: h.List, ratingRow: ratingRow{Waiting: h.Waiting[id]}}
		if entries := h.Entries[id]; len(entries) > 0 {
			now := entries[len(entries)-1].At(l.running)
			row.Rated, row.Rating, row.Deviation = true, whole(now.Value), whole(now.Deviation)
			row.Games, row.Won, row.Drawn, row.Lost = now.Games, now.Won, now.Drawn, now.Lost
		}
		s.Rows = append(s.Rows, row)
		for _, e := range h.Entries[id] {
			s.Months = append(s.Months, monthRow{monthName(e.Month), h.List, whole(e.Value), whole(e.Deviation)})
		}
	}
	s.Chart = newChart(own, id, l.running)
	return s
}

// monthName is a month in all languages, "2027-01".
func monthName(m rating.Month) string { return m.Began().Format("2006-01") }
