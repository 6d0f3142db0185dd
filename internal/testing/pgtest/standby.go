package pgtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// Follow makes a standby of the server as it is now, and starts it. What it keeps is in a folder of its own in the given one, as with StartIn.
func (s *Server) Follow(folder string) (*Server, error) {
	standby, err := newServer(folder, s.settings)
	if err != nil {
		return nil, err
	}
	copied := standby.command("pg_basebackup", "-D", standby.data, "-h", s.dir, "-U", "pbem", "-R", "--checkpoint=fast", "--wal-method=stream", "--no-sync")
	return standby, standby.made(copied)
}

// WaitFor has the server acknowledge from now on only what its standby has on its disk, too, and returns when nothing is left that it
// acknowledged alone.
func (s *Server) WaitFor(ctx context.Context) error {
	if err := s.set(ctx, "synchronous_standby_names", "*"); err != nil {
		return err
	}
	// Who connects after the server has read its settings, and only they, sees the standby as a synchronous one; a checkpoint comes after it has told
	// its processes.
	if err := s.until(ctx, `SELECT count(*) > 0 FROM pg_stat_replication WHERE sync_state = 'sync'`); err != nil {
		return err
	}
	var edge string
	if err := s.row(ctx, "CHECKPOINT"); err != nil {
		return err
	}
	if err := s.row(ctx, "SELECT pg_current_wal_insert_lsn()::text", &edge); err != nil {
		return err
	}
	return s.until(ctx, `SELECT count(*) > 0 FROM pg_stat_replication WHERE sync_state = 'sync' AND flush_lsn >= '`+edge+`'::pg_lsn`)
}

// Alone has the server acknowledge by itself.
func (s *Server) Alone(ctx context.Context) error {
	return s.set(ctx, "synchronous_standby_names", "")
}

func (s *Server) set(ctx context.Context, name, value string) error {
	if err := s.row(ctx, fmt.Sprintf("ALTER SYSTEM SET %s = '%s'", name, value)); err != nil {
		return err
	}
	return s.row(ctx, "SELECT pg_reload_conf()::text", new(string))
}

// Promote has a standby be the server.
func (s *Server) Promote(ctx context.Context) error {
	return s.row(ctx, "SELECT pg_promote(true, 60)::text", new(string))
}

// row runs a statement over a connection of its own, and takes what it says.
func (s *Server) row(ctx context.Context, statement string, into ...any) error {
	conn, err := pgx.Connect(ctx, s.Address("postgres"))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if len(into) == 0 {
		_, err = conn.Exec(ctx, statement)
		return err
	}
	return conn.QueryRow(ctx, statement).Scan(into...)
}

// until waits until the server says yes.
func (s *Server) until(ctx context.Context, question string) error {
	for {
		var yes bool
		err := s.row(ctx, question, &yes)
		if err == nil && yes {
			return nil
		}
		select {
		case <-ctx.Done():
			return errors.Join(fmt.Errorf("it never was so: %s", question), err, ctx.Err())
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// Kill ends the server's first process and nothing else; the others see it, and end.
func (s *Server) Kill() error { return s.end(syscall.SIGKILL) }

// Freeze stops all processes of the server, and Thaw has them go on.
func (s *Server) Freeze() error { return s.all(syscall.SIGSTOP) }

// Thaw has all processes go on.
func (s *Server) Thaw() error { return s.all(syscall.SIGCONT) }

// all sends a signal to the first process and those that it has started.
func (s *Server) all(signal syscall.Signal) error {
	first := s.process.Process.Pid
	err := syscall.Kill(first, signal)
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, stat := range stats {
		text, _ := os.ReadFile(stat) // a process that has just ended has none
		_, rest, _ := strings.Cut(string(text), ") ")
		fields := strings.Fields(rest)
		if len(fields) < 2 || fields[1] != strconv.Itoa(first) {
			continue
		}
		child, _ := strconv.Atoi(filepath.Base(filepath.Dir(stat)))
		if ended := syscall.Kill(child, signal); !errors.Is(ended, syscall.ESRCH) {
			err = errors.Join(err, ended)
		}
	}
	return err
}

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
