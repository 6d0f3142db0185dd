package web

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"pbem/adjudicator/rating"
	"pbem/notation/record"
	"pbem/rules"
)

// rated is what ratings need of a record that is verified.
type rated struct {
	place    string // the site and the number there
	revision int
	link     string // the last of its chain
	game     rating.Game
	counts   bool
	ended    time.Time
	players  [2]string // as lists know them; "" where the record does not tell
}

// ratedOf is nil for a game in play.
func ratedOf(r *record.Record) *rated {
	if r.InPlay() {
		return nil
	}
	of := &rated{place: strings.ToLower(r.Tag("Site")) + "\n" + r.Tag("Game"), link: r.ResultHash, ended: rating.Ended(r),
		players: [2]string{rating.Player(r, rules.White), rating.Player(r, rules.Black)}}
	of.revision, _ = strconv.Atoi(r.Tag("Revision"))
	of.game, of.counts = rating.Of(r)
	return of
}

// ladder is the lists of ratings of an archive, as they are in a month. It is never changed.
type ladder struct {
	histories []rating.History
	names     map[string]string // of players, by their records that ended last (CR-19)
	running   rating.Month
}

// ladders makes the lists once a month: they change with it, and with the records.
type ladders struct {
	mu    sync.Mutex
	games []*game
	now   *ladder
}

func (l *ladders) at(now time.Time) *ladder {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.now == nil || l.now.running != rating.MonthOf(now) {
		l.now = newLadder(l.games, now)
	}
	return l.now
}

func newLadder(list []*game, now time.Time) *ladder {
	l := &ladder{names: map[string]string{}, running: rating.MonthOf(now)}
	var counted []rating.Game
	last := map[string]time.Time{}
	for _, g := range newestRevisions(list) {
		if g.rated.counts {
			counted = append(counted, g.rated.game)
		}
		for side, id := range g.rated.players {
			name := [2]string{g.White, g.Black}[side]
			if when, known := last[id]; !known || g.rated.ended.After(when) || g.rated.ended.Equal(when) && name < l.names[id] {
				last[id], l.names[id] = g.rated.ended, name
			}
		}
	}
	l.histories = rating.Histories(counted, now)
	return l
}

// newestRevisions are the games of which it is known how they ended: of several records of one game that with the highest revision; of
// two different ones with the same number neither (CR-53).
func newestRevisions(list []*game) []*game {
	newest, forked := map[string]*game{}, map[string]int{}
	for _, g := range list {
		if g.rated == nil || g.fault != nil {
			continue
		}
		old := newest[g.rated.place]
		switch {
		case old == nil || old.rated.revision < g.rated.revision:
			newest[g.rated.place] = g
		case old.rated.revision == g.rated.revision && old.rated.link != g.rated.link:
			forked[g.rated.place] = g.rated.revision
		}
	}
	var all []*game
	for _, g := range list {
		if g.rated == nil || newest[g.rated.place] != g {
			continue
		}
		if revision, two := forked[g.rated.place]; !two || revision != g.rated.revision {
			all = append(all, g)
		}
	}
	return all
}

// own are the lists in which a player has a game that counts.
func (l *ladder) own(id string) []rating.History {
	return slices.DeleteFunc(slices.Clone(l.histories), func(h rating.History) bool { return len(h.Entries[id]) == 0 && h.Waiting[id] == 0 })
}
