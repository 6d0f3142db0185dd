package library

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"slices"

	"pbem/games/archive/catalogue"
	"pbem/games/archive/tournaments"
	"pbem/notation/record"
)

// cacheSize is how many games lie open at once: whoever replays one asks for it again and again.
const cacheSize = 16

// cache keeps the games that were opened last, the latest at the end. The zero value is empty.
type cache struct{ open []*Played }

// take returns an open game; nil for one that is not.
func (c *cache) take(address string) *Played {
	i := slices.IndexFunc(c.open, func(p *Played) bool { return p.Address == address })
	if i < 0 {
		return nil
	}
	p := c.open[i]
	c.open = append(slices.Delete(c.open, i, i+1), p)
	return p
}

// put lays a game into the cache, and drops the one that was not asked for longest when there is no room.
func (c *cache) put(p *Played) {
	c.open = slices.DeleteFunc(c.open, func(q *Played) bool { return q.Address == p.Address })
	if len(c.open) == cacheSize {
		c.open = slices.Delete(c.open, 0, 1)
	}
	c.open = append(c.open, p)
}

// Open lays out the game of an address, as its record is now; nil when there is none that can be read.
func (l *Library) Open(address string, rules rulebook) (*Played, error) {
	if _, err := l.Called(); err != nil {
		return nil, err
	}
	row, err := l.Listed().One(context.Background(), address)
	if err != nil || row == nil {
		return nil, err
	}
	l.mu.Lock()
	lying := l.cache.take(address)
	l.mu.Unlock()
	text, notes, err := l.texts(row.File)
	switch {
	case errors.Is(err, ErrAway) && lying != nil:
		return lying, nil
	case errors.Is(err, ErrAway):
		return nil, err
	case err != nil: // it has changed since it was listed
		l.log.Warn("a record cannot be shown", "file", row.File, "err", err)
		return nil, nil
	}
	sum := sha256.Sum256(slices.Concat(text, []byte{0}, notes.text))
	if lying != nil && lying.sum == sum {
		return lying, nil
	}
	r, err := record.Parse(text)
	if err != nil {
		l.log.Warn("a record cannot be shown", "file", row.File, "err", err)
		return nil, nil
	}
	p := layOut(l.again(row, r, text), r, rules)
	p.sum, p.Notes = sum, p.annotated(notes)
	if notes.err != nil {
		l.log.Warn("the notes to a game are not shown", "file", notes.name, "err", notes.err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cache.put(p)
	return p, nil
}

// again summarises a record anew. It may be another one than was listed: then it is verified here.
func (l *Library) again(row *catalogue.Game, r *record.Record, text []byte) *Game {
	g := summarise(row.Address, row.File, public(r), l.Facts)
	preset, err := l.RulesOf(r)
	if err != nil {
		g.Fault = err
		return g
	}
	g.mover = moverOf(r, preset.Game)
	if verdict := verdictOn(text, preset.Hash); row.Broken || !bytes.Equal(verdict[:], row.Verdict) {
		g.Fault = l.verify(r, preset)
	}
	if of, ok := tournaments.Of(row.File, r); ok && g.Fault == nil {
		g.event = &of
	}
	return g
}
