package robots

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

const (
	// longestThought is after how long a child is killed that hasn't answered.
	longestThought = 30 * time.Second
	// idleFor is for how long a child waits for another task.
	idleFor = time.Minute
)

// Pool has child processes think. They are begun when they are needed, and end when they aren't any more.
type Pool struct {
	program string
	argv    []string
	longest time.Duration

	seats chan struct{} // as many as may think at once
	mu    sync.Mutex
	idle  []*resting
	files map[string]string // the files of rules, by their hashes
	dir   string            // where they are; "" before the first
}

// resting is a child that waits for a task, and its end.
type resting struct {
	*child
	end *time.Timer
}

// Workers is how many children think at once on this machine: one core stays free.
func Workers() int { return max(1, runtime.NumCPU()-1) }

// NewPool returns a pool of children of ours: argv is the path of the program and its arguments, beginning with its name. program is what it
// is called in records.
func NewPool(program string, workers int, argv ...string) *Pool {
	return &Pool{program: program, argv: argv, longest: longestThought, seats: make(chan struct{}, workers), files: map[string]string{}}
}

// Name implements Thinker.
func (p *Pool) Name() string { return p.program }

// Think implements Thinker. It waits until a child is free.
func (p *Pool) Think(ctx context.Context, t Task) (Thought, error) {
	select {
	case p.seats <- struct{}{}:
		defer func() { <-p.seats }()
	case <-ctx.Done():
		return Thought{}, ctx.Err()
	}
	game, err := p.game(t.Rules)
	if err != nil {
		return Thought{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, p.longest)
	defer cancel()
	c, err := p.take(ctx)
	if err != nil {
		return Thought{}, p.late(ctx, err)
	}
	stop := context.AfterFunc(ctx, c.stop)
	thought, err := c.think(game, t)
	killed := !stop()
	var no *refused
	if err != nil && !errors.As(err, &no) || killed {
		c.stop()
		return thought, p.late(ctx, err)
	}
	p.rest(c)
	return thought, err
}

// late tells a child that was too slow from one that broke.
func (p *Pool) late(ctx context.Context, err error) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return fmt.Errorf("the program took longer than %v: %w", p.longest, ctx.Err())
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// take returns a child that waits, or a new one that has answered.
func (p *Pool) take(ctx context.Context) (*child, error) {
	p.mu.Lock()
	for len(p.idle) > 0 {
		last := p.idle[len(p.idle)-1]
		p.idle = p.idle[:len(p.idle)-1]
		if last.end.Stop() {
			p.mu.Unlock()
			return last.child, nil
		}
	}
	p.mu.Unlock()
	c, err := start(p.argv)
	if err != nil {
		return nil, err
	}
	stop := context.AfterFunc(ctx, c.stop)
	err = c.greet()
	if !stop() && err == nil {
		err = ctx.Err()
	}
	if err != nil {
		c.stop()
		return nil, err
	}
	return c, nil
}

// rest keeps a child for the next task.
func (p *Pool) rest(c *child) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, &resting{c, time.AfterFunc(idleFor, c.stop)})
}

// game is how a child is told the rules: the name of a built-in preset, or a file; and options.
func (p *Pool) game(r Rules) (string, error) {
	words := []string{r.Name}
	if r.Data != nil {
		path, err := p.file(r)
		if err != nil {
			return "", err
		}
		words[0] = path
	}
	for _, s := range r.Settings {
		words = append(words, s.Name+"="+s.Value)
	}
	return strings.Join(words, " "), nil
}

// file writes the rules down once, for the children.
func (p *Pool) file(r Rules) (string, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if path, ok := p.files[r.Hash]; ok {
		return path, nil
	}
	if p.dir == "" {
		dir, err := os.MkdirTemp("", "pbem-robots-")
		if err != nil {
			return "", err
		}
		p.dir = dir
	}
	path := filepath.Join(p.dir, fmt.Sprintf("%d.yaml", len(p.files)+1))
	if err := os.WriteFile(path, r.Data, 0o600); err != nil {
		return "", err
	}
	p.files[r.Hash] = path
	return path, nil
}

// Close ends the children that wait, and takes the files away.
func (p *Pool) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.idle {
		c.end.Stop()
		c.stop()
	}
	p.idle, p.files = nil, map[string]string{}
	if p.dir == "" {
		return nil
	}
	dir := p.dir
	p.dir = ""
	return os.RemoveAll(dir)
}
