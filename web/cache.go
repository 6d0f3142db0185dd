package web

import (
	"errors"
	"slices"

	"pbem/notation/record"
)

// cacheSize is how many games lie open at once: whoever replays one asks for it again and again.
const cacheSize = 16

// cache keeps the games that were opened last, the latest at the end. The zero value is empty.
type cache struct{ open []*played }

// take returns an open game, if it is the one of this stamp.
func (c *cache) take(address string, now stamp) *played {
	i := slices.IndexFunc(c.open, func(p *played) bool { return p.Address == address })
	if i < 0 {
		return nil
	}
	p := c.open[i]
	c.open = slices.Delete(c.open, i, i+1)
	if p.stamp != now {
		return nil
	}
	c.open = append(c.open, p)
	return p
}

// put lays a game into the cache, and drops the one that was not asked for longest when there is no room.
func (c *cache) put(p *played) {
	c.open = slices.DeleteFunc(c.open, func(q *played) bool { return q.Address == p.Address })
	if len(c.open) == cacheSize {
		c.open = slices.Delete(c.open, 0, 1)
	}
	c.open = append(c.open, p)
}

// open lays out the game of an address; nil when there is none that can be read.
func (l *library) open(address string, rules rulebook) (*played, error) {
	if _, err := l.games(); err != nil {
		return nil, err
	}
	l.mu.Lock()
	b := l.files[address]
	p := l.cache.take(address, b.stamp)
	l.mu.Unlock()
	if b.game == nil || p != nil {
		return p, nil
	}
	r, err := l.record(b.file.Name)
	if errors.Is(err, ErrAway) {
		return nil, err
	}
	if err != nil { // it has changed since it was summarised
		l.log.Warn("a record cannot be shown", "file", b.file.Name, "err", err)
		return nil, nil
	}
	p = layOut(l.again(b.game, r), r, rules)
	p.stamp = b.stamp
	if p.notes, err = l.notesTo(p, b.file.Name); err != nil {
		return nil, err
	}
	l.mu.Lock()
	l.cache.put(p)
	l.mu.Unlock()
	return p, nil
}

// again summarises a record that was summarised before: somebody may have changed it since.
func (l *library) again(before *game, r *record.Record) *game {
	g := summarise(before.Address, before.File, public(r), l.facts)
	g.fault, g.opening, g.event = before.fault, before.opening, before.event
	return g
}
