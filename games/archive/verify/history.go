package verify

import (
	"iter"
	"math"
	"slices"
	"strconv"

	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// history is what a log says of a game, and which records were held against it.
type history struct {
	begins []turningPoint
	ends   []turningPoint // and where an end was taken back
	met    []sighting
}

type turningPoint struct {
	gamelog.Line
	at int64 // the line, from 0
}

type sighting struct {
	name     string
	revision int
	private  bool
}

// ledger is a log by its games, and the records that were met, in few bytes a game: what is asked of a game is put together when it is
// asked. Games are added before records are met, and met before all are gone through; records may be met while games are asked for.
type ledger struct {
	whole *gamelog.Log
	games map[game]int32 // the place of each in what follows
	// The numbers below are those of lines and sightings from 1; 0 is for none.
	begins []int32 // the newest of each game
	ends   []int32
	met    []int32
	before []int32 // of each line, the one before it of the same game and kind
	seen   []seen
}

// seen is a sighting, and the one before it of the same game.
type seen struct {
	sighting
	before int32
}

func newLedger(whole *gamelog.Log) *ledger {
	return &ledger{whole: whole, games: make(map[game]int32, whole.Size()/2), before: make([]int32, whole.Size())}
}

// add takes the next line.
func (l *ledger) add(line gamelog.Line, at int64) game {
	id := game{line.Site, line.Game}
	place, known := l.games[id]
	if !known {
		place = int32(len(l.met))
		l.games[id] = place
		l.begins, l.ends, l.met = append(l.begins, 0), append(l.ends, 0), append(l.met, 0)
	}
	newest := &l.begins[place]
	if line.Kind != gamelog.Begin {
		newest = &l.ends[place]
	}
	l.before[at], *newest = *newest, int32(at)+1
	return id
}

// of is what the log says of a game; nil where it says nothing.
func (l *ledger) of(id game) *history {
	if l == nil {
		return nil
	}
	place, known := l.games[id]
	if !known {
		return nil
	}
	return l.history(place, math.MaxInt)
}

// recent is what the newest lines say, two of each kind at most.
func (l *ledger) recent(id game) *history { return l.history(l.games[id], 2) }

func (l *ledger) history(place int32, most int) *history {
	return &history{begins: l.points(l.begins[place], most), ends: l.points(l.ends[place], most)}
}

// points are the lines of a game from the newest back, in their order.
func (l *ledger) points(newest int32, most int) (all []turningPoint) {
	for n := newest; n > 0 && len(all) < most; n = l.before[n-1] {
		all = append(all, turningPoint{l.whole.Line(int64(n - 1)), int64(n - 1)})
	}
	slices.Reverse(all)
	return all
}

// see notes that there is a record of a game.
func (l *ledger) see(id game, s sighting) {
	if place, known := l.games[id]; known {
		l.seen = append(l.seen, seen{s, l.met[place]})
		l.met[place] = int32(len(l.seen))
	}
}

// all goes through the games, with the records that were met.
func (l *ledger) all() iter.Seq2[game, *history] {
	return func(yield func(game, *history) bool) {
		if l == nil {
			return
		}
		for id, place := range l.games {
			h := l.of(id)
			for n := l.met[place]; n > 0; n = l.seen[n-1].before {
				h.met = append(h.met, l.seen[n-1].sighting)
			}
			slices.Reverse(h.met)
			if !yield(id, h) {
				return
			}
		}
	}
}

// checkLog holds a record that is in order, and its last link, against the log.
func (c *checking) checkLog() error {
	l := c.log
	if l == nil || l.games == nil || l.unused {
		return nil
	}
	id, numbered := gameOf(c.r)
	if h := l.games.of(id); numbered && h != nil {
		return c.checkHistory(h)
	}
	return c.checkUntold(id, numbered)
}

// ringFor returns the keys that a record is checked against: those of the archive whose log tells of it, whatever lies nearer to it, for
// anybody can put keys there. What a keeper has taken in from elsewhere may have keys of its own, which are given.
func (l *Log) ringFor(r *record.Record, own keyring) keyring {
	if l == nil || l.games == nil || l.unused || len(l.ring.keys) == 0 {
		return own
	}
	id, numbered := gameOf(r)
	if r.Tag("Imported") != "" && !(numbered && l.games.of(id) != nil) {
		return own
	}
	return l.ring
}

// checkUntold refuses a record of which the log of its archive has no line, wherever it says that it was played: else a game could be made
// up under another name of the site. What a keeper has taken in from elsewhere, and says so, is in no log.
func (c *checking) checkUntold(id game, numbered bool) error {
	switch {
	case numbered && c.log.sites[id.site]:
		return phrase.Errorf("verifying-no-such-game")
	case c.r.Tag("Imported") != "", len(c.log.Faults) > 0:
		return nil
	}
	return phrase.Errorf("verifying-no-such-game")
}

// resumed reports whether the log says that a game goes on which was over before.
func (c *checking) resumed() bool {
	l := c.log
	if l == nil || l.games == nil || l.unused {
		return false
	}
	id, numbered := gameOf(c.r)
	h := l.games.of(id)
	return numbered && h != nil && len(h.ends) > 0 && h.ends[len(h.ends)-1].Kind == gamelog.Resume
}

func (h *history) checkOpen(revision int, begun func() (string, error)) error {
	if n := len(h.ends); n > 0 {
		last := h.ends[n-1]
		switch {
		case last.Kind == gamelog.End:
			return phrase.Errorf("verifying-ended", "line", last.at+1)
		case last.Revision != revision:
			return phrase.Errorf("verifying-went-on", "newest", last.Revision, "line", last.at+1, "revision", revision)
		}
	}
	if n := len(h.begins); n > 0 {
		link, err := begun()
		if err == nil && link != h.begins[n-1].Link {
			err = phrase.Errorf("verifying-other-beginning", "line", h.begins[n-1].at+1, "link", link, "want", h.begins[n-1].Link)
		}
		return err
	}
	return nil
}

func (h *history) checkEnd(revision int, head string) error {
	if len(h.ends) == 0 {
		return phrase.Errorf("verifying-not-ended")
	}
	last := h.ends[len(h.ends)-1]
	if last.Kind == gamelog.Resume {
		return phrase.Errorf("verifying-goes-on", "line", last.at+1)
	}
	for _, end := range h.ends {
		if end.Revision == last.Revision && end.Revision == revision && end.Link == head {
			return nil
		}
	}
	return phrase.Errorf("verifying-other-end", "line", last.at+1, "link", last.Link, "newest", last.Revision)
}

// signedBefore reports whether the log told of a record before it had so many lines.
func (l *Log) signedBefore(since int64, r *record.Record, head string) bool {
	id, ok := gameOf(r)
	if l == nil || !l.trusted || !ok {
		return false
	}
	h := l.games.of(id)
	return h != nil && slices.ContainsFunc(h.ends, func(end turningPoint) bool {
		return end.at < since && end.Link == head && end.Revision == revisionOf(r)
	})
}

// see notes that there is a record of a game.
func (l *Logs) see(log *Log, m collection.Member, r *record.Record) {
	if log == nil || log.games == nil {
		return
	}
	id, ok := gameOf(r)
	if !ok {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	log.games.see(id, sighting{m.Name, revisionOf(r), l.private(m)})
}

// private reports whether a record that lies on the disk is a private copy. To ask costs as much as reading a record, and there are few folders.
func (l *Logs) private(m collection.Member) bool {
	dir := m.Home()
	is, known := l.copies[dir]
	if !known {
		is = m.Private()
		l.copies[dir] = is
	}
	return is
}

// gameOf says which game a record is of; false where it has no number.
func gameOf(r *record.Record) (game, bool) {
	n, err := strconv.Atoi(r.Tag("Game"))
	return game{gamelog.SiteName(r.Tag("Site")), n}, err == nil && n > 0
}

// revisionOf is how often the record of a game was signed.
func revisionOf(r *record.Record) int { return r.Revision() }
