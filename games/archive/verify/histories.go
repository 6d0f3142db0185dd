package verify

import "pbem/games/archive/gamelog"

// histories are what a log says of its games, and which records were held against them: some forty bytes a game.
type histories []history

// history is one game's. Its lines are places in the log, from 0; none is -1.
type history struct {
	begun, ended int32       // the newest line of each kind
	earlier      *[]int32    // lines before them, in their order: hardly any game has some
	met          sighting    // the first record of the game, without a name where there was none
	others       *[]sighting // further ones
}

const none = -1

type sighting struct {
	name     string
	revision int32
	private  bool
}

// turningPoint is a line of a log, and where it stands.
type turningPoint struct {
	gamelog.Line
	at int64
}

// of returns a game's history; nil where the log does not know the game.
func (l *Log) of(id game) *history {
	at, known := l.games[id]
	if !known {
		return nil
	}
	return &l.histories[at]
}

// tell notes a line of a game.
func (l *Log) tell(id game, kind gamelog.Kind, at int64) *history {
	place, known := l.games[id]
	if !known {
		place = int32(len(l.histories))
		l.histories = append(l.histories, history{begun: none, ended: none})
		l.games[id], l.sites[id.site] = place, true
	}
	h := &l.histories[place]
	newest := &h.begun
	if kind == gamelog.End {
		newest = &h.ended
	}
	if *newest != none {
		if h.earlier == nil {
			h.earlier = &[]int32{}
		}
		*h.earlier = append(*h.earlier, *newest)
	}
	*newest = int32(at)
	return h
}

// point is a line of the log.
func (l *Log) point(at int32) turningPoint {
	return turningPoint{l.whole.Line(int64(at)), int64(at)}
}

// before is the line of a kind that came before the newest one; false where there was none.
func (l *Log) before(h *history, kind gamelog.Kind) (turningPoint, bool) {
	if h.earlier == nil {
		return turningPoint{}, false
	}
	for i := len(*h.earlier) - 1; i >= 0; i-- {
		if p := l.point((*h.earlier)[i]); p.Kind == kind {
			return p, true
		}
	}
	return turningPoint{}, false
}

// told is what the log says of a game, as a record is held against it.
func (l *Log) told(h *history) told {
	var t told
	if h.earlier != nil {
		for _, at := range *h.earlier {
			if p := l.point(at); p.Kind == gamelog.End {
				t.ends = append(t.ends, p)
			}
		}
	}
	if h.begun != none {
		p := l.point(h.begun)
		t.begun = &p
	}
	if h.ended != none {
		t.ends = append(t.ends, l.point(h.ended))
	}
	return t
}

// told are the newest line that begins a game, nil for none, and all that end it, the newest last.
type told struct {
	begun *turningPoint
	ends  []turningPoint
}

// newest is the line of the game that counts.
func (l *Log) newest(h *history) turningPoint {
	if h.ended != none {
		return l.point(h.ended)
	}
	return l.point(h.begun)
}

// meet notes that there is a record of a game.
func (h *history) meet(s sighting) {
	switch {
	case h.met.name == "":
		h.met = s
	case h.others == nil:
		h.others = &[]sighting{s}
	default:
		*h.others = append(*h.others, s)
	}
}

// sightings are the records of the game.
func (h *history) sightings() []sighting {
	switch {
	case h.met.name == "":
		return nil
	case h.others == nil:
		return []sighting{h.met}
	}
	return append([]sighting{h.met}, *h.others...)
}
