package web

import "slices"

// shelfSize is how many games lie open at once: whoever replays one asks for it again and again.
const shelfSize = 16

// shelf keeps the games that were opened last, the latest at the end. The zero value is empty.
type shelf struct{ open []*played }

// take returns an open game, if it is the one of this stamp.
func (s *shelf) take(number int, now stamp) *played {
	i := slices.IndexFunc(s.open, func(p *played) bool { return p.Number == number })
	if i < 0 {
		return nil
	}
	p := s.open[i]
	s.open = slices.Delete(s.open, i, i+1)
	if p.stamp != now {
		return nil
	}
	s.open = append(s.open, p)
	return p
}

// put lays a game on the shelf, and takes the one down that lay there longest when there is no room.
func (s *shelf) put(p *played) {
	s.open = slices.DeleteFunc(s.open, func(q *played) bool { return q.Number == p.Number })
	if len(s.open) == shelfSize {
		s.open = slices.Delete(s.open, 0, 1)
	}
	s.open = append(s.open, p)
}

// open lays out the game of a number; nil when there is none that can be read.
func (l *library) open(number int, rules rulebook) (*played, error) {
	if _, err := l.games(); err != nil {
		return nil, err
	}
	l.mu.Lock()
	b := l.books[number]
	p := l.shelf.take(number, b.stamp)
	l.mu.Unlock()
	if b.game == nil || p != nil {
		return p, nil
	}
	r, err := l.record(number)
	if err != nil { // it has changed since it was summarised
		l.log.Warn("a record cannot be shown", "file", recordName(number), "err", err)
		return nil, nil
	}
	p = layOut(number, r, rules)
	p.stamp = b.stamp
	l.mu.Lock()
	l.shelf.put(p)
	l.mu.Unlock()
	return p, nil
}
