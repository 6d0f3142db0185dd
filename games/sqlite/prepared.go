package sqlite

import (
	"context"
	"database/sql"
	"maps"
	"slices"
	"sync"
)

// prepared keeps the statements of a pool of connections ready that were run before, by their text. One without arguments has its values in
// the text, and is never kept.
type prepared struct {
	pool   *sql.DB
	mu     sync.Mutex
	ready  map[string]*sql.Stmt
	wanted map[string]bool // met while a transaction had the connection on which they can be prepared
}

func newPrepared(pool *sql.DB) *prepared {
	return &prepared{pool: pool, ready: map[string]*sql.Stmt{}, wanted: map[string]bool{}}
}

// get returns a statement that is ready, nil for none, which is wanted from then on.
func (p *prepared) get(text string) *sql.Stmt {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ready[text] == nil {
		p.wanted[text] = true
	}
	return p.ready[text]
}

// prepare gets ready what is wanted. It may wait for a connection, whose transaction asks for statements meanwhile.
func (p *prepared) prepare(ctx context.Context) error {
	for _, text := range p.take() {
		statement, err := p.pool.PrepareContext(ctx, text)
		if err != nil {
			return err
		}
		p.mu.Lock()
		p.ready[text] = statement
		p.mu.Unlock()
	}
	return nil
}

// take returns what is wanted, and wants it no more.
func (p *prepared) take() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	wanted := slices.Collect(maps.Keys(p.wanted))
	clear(p.wanted)
	return wanted
}
