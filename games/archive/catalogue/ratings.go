package catalogue

import (
	"cmp"
	"context"
	"slices"

	"pbem/adjudicator/rating"
)

// Ratings are the lists of ratings as of a month that is running. They are never changed.
type Ratings struct {
	of  *Catalogue
	all ratings
}

// Ratings returns the lists of all games that count. Who asks for the same month again gets the same, until a game has come, changed or gone.
func (l *Catalogue) Ratings(ctx context.Context, running rating.Month) (Ratings, error) {
	all, err := l.reckoned(ctx, running)
	return Ratings{l, all}, err
}

// Rated reports whether a game counts in any list.
func (l *Catalogue) Rated(ctx context.Context) (bool, error) {
	l.reckoning.Lock()
	defer l.reckoning.Unlock()
	r, err := l.counted(ctx)
	return len(r.games) > 0, err
}

// List is a list of ratings.
type List struct {
	Name    string
	People  int // who stand in it
	Waiting int // games that will be rated when their month is over
}

// Lists are all in which a game counts, by their names.
func (r Ratings) Lists() (all []List) {
	for _, h := range r.all.histories {
		all = append(all, List{h.List, len(h.Entries), h.Ended})
	}
	return all
}

// Ranked is somebody in a list.
type Ranked struct {
	rating.Standing
	Name    string // by which they went in their game that ended last (CR-19)
	Page    string // the address of their page; "" where they have none
	Waiting int
}

// pageSQL is the page of a rated person; "" where they have none.
const pageSQL = "SELECT page FROM players WHERE rater = ? AND rater <> '' AND games > 0 ORDER BY lower DESC, name DESC, page DESC LIMIT 1"

// Ranking are the first n of a list, in order (CR-21).
func (r Ratings) Ranking(ctx context.Context, list string, n int) (all []Ranked, err error) {
	for _, h := range r.all.histories {
		if h.List != list {
			continue
		}
		order := h.Table(r.all.running.Began()).Ranked(func(id string) string { return r.all.names[id] })
		for _, s := range order[:min(len(order), n)] {
			page, err := single(ctx, r.of, scanned[string], pageSQL, s.ID)
			if err != nil {
				return nil, err
			}
			all = append(all, Ranked{s, r.all.names[s.ID], page, h.Waiting[s.ID]})
		}
	}
	return all, nil
}

// Own are the lists in which somebody has a game that counts, with their entries alone.
func (r Ratings) Own(who string) (all []rating.History) {
	for _, h := range r.all.histories {
		entries, waiting := h.Entries[who], h.Waiting[who]
		if len(entries)+waiting == 0 {
			continue
		}
		own := rating.History{List: h.List, Entries: map[string][]rating.Entry{}, Waiting: map[string]int{who: waiting}}
		if len(entries) > 0 {
			own.Entries[who] = entries
		}
		all = append(all, own)
	}
	return all
}

// Month is what a month has changed in a list.
type Month struct {
	List    string
	Month   rating.Month
	Games   int      // that were played in it
	Changes []Change // of who played in it, who stands highest after it first
}

// Change is where somebody stood as a month began in which they played, and when it was over.
type Change struct {
	Name    string
	Before  rating.Standing
	Entered bool // there is nothing before
	After   rating.Standing
}

// Months are the newest n months of all lists in which somebody played, those of one month by the names of the lists.
func (r Ratings) Months(n int) (all []Month) {
	for _, h := range r.all.histories {
		months := map[rating.Month]*Month{}
		for id, entries := range h.Entries {
			for i, e := range entries {
				m := months[e.Month]
				if m == nil {
					m = &Month{List: h.List, Month: e.Month}
					months[e.Month] = m
				}
				c := Change{Name: r.all.names[id], Entered: i == 0, After: e.Standing}
				if i > 0 {
					c.Before = entries[i-1].At(e.Month)
				}
				m.Changes, m.Games = append(m.Changes, c), m.Games+c.After.Games-c.Before.Games
			}
		}
		for _, m := range months {
			m.Games /= 2 // each was counted for both players
			all = append(all, *m)
		}
	}
	slices.SortFunc(all, func(a, b Month) int { return cmp.Or(cmp.Compare(b.Month, a.Month), cmp.Compare(a.List, b.List)) })
	all = all[:min(len(all), n)]
	for _, m := range all {
		slices.SortFunc(m.Changes, func(a, b Change) int {
			return cmp.Or(cmp.Compare(b.After.Value, a.After.Value), cmp.Compare(a.After.ID, b.After.ID))
		})
	}
	return all
}
