package web

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strconv"

	"pbem/adjudicator/rating"
	"pbem/rules/phrase"
)

// ratingsFeed tells of each new month of each list.
const ratingsFeed = "ratings.atom"

// changesTold is of how many players an entry of the feed tells.
const changesTold = 20

// monthOfList is what a month has changed in a list.
type monthOfList struct {
	history *rating.History
	anchor  string // of the list on the page
	month   rating.Month
	changes []ratingChange // of all who played, who stands highest now first
	games   int            // of the month that are rated
}

// ratingChange is where somebody stood before a month in which they played, and after it.
type ratingChange struct {
	before  rating.Standing
	entered bool // there is nothing before
	after   rating.Standing
}

func (p *Pages) ratingsAtom() (file, bool, error) {
	all, err := p.library.called()
	if err != nil {
		return file{}, false, err
	}
	l := all.ladders.at(p.site.Now())
	if len(l.histories) == 0 || p.site.URL == "" {
		return nothing()
	}
	var entries []atomEntry
	for _, m := range l.months(feedSize) {
		entries = append(entries, p.monthEntry(l, m))
	}
	return known(p.atom(ratingsFeed, ratingsPath, phrase.New("web-ratings"), entries))
}

// months are the newest of all lists in which somebody played, those of one month by the names of the lists.
func (l *ladder) months(most int) (all []monthOfList) {
	for i := range l.histories {
		all = append(all, monthsOf(&l.histories[i], listAnchor(i))...)
	}
	slices.SortStableFunc(all, func(a, b monthOfList) int { return cmp.Compare(b.month, a.month) })
	return all[:min(len(all), most)]
}

// monthsOf are those of a list, without order.
func monthsOf(h *rating.History, anchor string) (all []monthOfList) {
	months := map[rating.Month]*monthOfList{}
	for _, id := range slices.Sorted(maps.Keys(h.Entries)) {
		for i, e := range h.Entries[id] {
			m := months[e.Month]
			if m == nil {
				m = &monthOfList{history: h, anchor: anchor, month: e.Month}
				months[e.Month] = m
			}
			change := ratingChange{entered: i == 0, after: e.Standing}
			if i > 0 {
				change.before = h.Entries[id][i-1].At(e.Month)
			}
			m.changes = append(m.changes, change)
			m.games += change.after.Games - change.before.Games
		}
	}
	for _, month := range slices.Sorted(maps.Keys(months)) {
		m := *months[month]
		m.games /= 2 // each was counted for both who played it
		slices.SortStableFunc(m.changes, func(a, b ratingChange) int { return cmp.Compare(b.after.Value, a.after.Value) })
		all = append(all, m)
	}
	return all
}

// monthEntry tells what a month has changed. It is called by the month and the list, for the list's place on the page may change.
func (p *Pages) monthEntry(l *ladder, m monthOfList) atomEntry {
	month := monthName(m.month)
	title := phrase.New("web-ratings-feed-entry", "list", phrase.Words(plainWords(m.history.List)), "month", month)
	told := m.changes[:min(len(m.changes), changesTold)]
	parts := make([]phrase.Phrase, 0, len(told)+1)
	for _, c := range told {
		parts = append(parts, c.said(l.names[c.after.ID]))
	}
	if more := len(m.changes) - len(told); more > 0 {
		parts = append(parts, phrase.New("web-ratings-feed-more", "n", more))
	}
	summary := phrase.New("web-ratings-feed-summary", "n", m.games, "changes", phrase.Join(phrase.Semicolons, parts...))
	return atomEntry{
		ID: p.site.URL + ratingsPath + "#" + month + "-" + url.QueryEscape(m.history.List), Title: plainWords(p.language.Say(title)), Updated: rfc3339((m.month + 1).Began()),
		Link: atomLink{"alternate", "text/html", p.site.URL + ratingsPath + "#" + m.anchor}, Summary: plainWords(p.language.Say(summary)),
	}
}

func (c ratingChange) said(name string) phrase.Phrase {
	if c.entered {
		return phrase.New("web-ratings-feed-new", "name", phrase.Words(name), "rating", whole(c.after.Value))
	}
	return phrase.New("web-ratings-feed-change", "name", phrase.Words(name), "before", whole(c.before.Value), "rating", whole(c.after.Value))
}

// listAnchor is where a list stands on the page, by its place among all.
func listAnchor(i int) string { return "list-" + strconv.Itoa(i+1) }
