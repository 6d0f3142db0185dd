package imap

import (
	"context"
	"net"
	"sync"
	"time"
)

// line is the connection to the server. The IMAP client has no read time-out and no context while it waits, so the line
// cuts itself when a command hears nothing for too long or its context ends; the client then fails whatever it waits for.
type line struct {
	net.Conn
	mu       sync.Mutex
	timer    *time.Timer // nil while no command waits
	patience time.Duration
}

func (l *line) Read(b []byte) (int, error) {
	n, err := l.Conn.Read(b)
	if n > 0 {
		l.heard()
	}
	return n, err
}

func (l *line) heard() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer != nil {
		l.timer.Reset(l.patience)
	}
}

// command runs do, and cuts the line if it hears nothing for the line's patience or if the context ends.
func (l *line) command(ctx context.Context, do func() error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, l.cut)
	defer stop()
	l.arm()
	defer l.disarm()
	return do()
}

func (l *line) cut() { l.Conn.Close() }

func (l *line) arm() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.timer = time.AfterFunc(l.patience, l.cut)
}

func (l *line) disarm() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.timer.Stop()
	l.timer = nil
}
