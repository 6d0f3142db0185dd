package pgtest

import (
	"context"
	"errors"
	"sync"
)

// Cluster is a server, and a synchronous standby that takes its place when it is lost.
type Cluster struct {
	folders  [2]string // where what each of the two has is kept
	settings []string

	mu      sync.Mutex
	servers [2]*Server // nil where there is none just now
	primary int
}

// StartCluster starts a server, and a standby of it if it is to have one. What they keep is in two folders, "" for that of temporary files.
func StartCluster(ctx context.Context, folders [2]string, standby bool, settings ...string) (*Cluster, error) {
	first, err := StartIn(folders[0], settings...)
	if err != nil {
		return nil, err
	}
	c := &Cluster{folders: folders, settings: settings, servers: [2]*Server{first}}
	if standby {
		err = c.followed(ctx)
	}
	if err != nil {
		return nil, errors.Join(err, c.Stop())
	}
	return c, nil
}

// followed gives the primary a standby, and has it wait for that.
func (c *Cluster) followed(ctx context.Context) error {
	free := 1 - c.primary
	standby, err := c.servers[c.primary].Follow(c.folders[free])
	if err != nil {
		return err
	}
	c.mu.Lock()
	c.servers[free] = standby
	c.mu.Unlock()
	return c.servers[c.primary].WaitFor(ctx)
}

// Socket is that of one of the two servers just now, "" where there is none.
func (c *Cluster) Socket(place int) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.servers[place] == nil {
		return ""
	}
	return c.servers[place].Socket()
}

// Primary is the server that takes what is written, and where what it has is kept.
func (c *Cluster) Primary() (s *Server, folder string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.servers[c.primary], c.folders[c.primary]
}

// Standby is the other one; nil where there is none.
func (c *Cluster) Standby() *Server {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.servers[1-c.primary]
}

// Lose kills the primary, and has its standby take its place.
func (c *Cluster) Lose(ctx context.Context) error {
	lost := c.servers[c.primary]
	if err := lost.Kill(); err != nil {
		return err
	}
	c.mu.Lock()
	c.servers[c.primary], c.primary = nil, 1-c.primary
	c.mu.Unlock()
	if err := c.servers[c.primary].Promote(ctx); err != nil {
		return err
	}
	return errors.Join(c.servers[c.primary].Alone(ctx), lost.Stop())
}

// Refill gives the primary a standby again.
func (c *Cluster) Refill(ctx context.Context) error { return c.followed(ctx) }

// Stop ends all servers.
func (c *Cluster) Stop() (err error) {
	for _, s := range c.servers {
		if s != nil {
			err = errors.Join(err, s.Stop())
		}
	}
	return err
}
