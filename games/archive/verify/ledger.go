package verify

import (
	"iter"
	"math"
	"slices"

	"pbem/games/archive/gamelog"
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
