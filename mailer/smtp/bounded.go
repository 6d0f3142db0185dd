package smtp

import (
	"errors"
	"net"
	"sync/atomic"
)

// mostSaid is how many bytes a server may say at a time: its certificates are the longest that honest ones have to tell.
const mostSaid = 256 << 10

// errTooMuch is of a server that says more than anyone asked for.
var errTooMuch = errors.New("the server says far more than it was asked for")

// bounded is a connection on which a server is given up that says too much between two things that it is told: the client keeps whatever it hears.
type bounded struct {
	net.Conn
	said atomic.Int64
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.said.Load() > mostSaid {
		return 0, errTooMuch
	}
	n, err := b.Conn.Read(p)
	b.said.Add(int64(n))
	return n, err
}

func (b *bounded) Write(p []byte) (int, error) {
	b.said.Store(0)
	return b.Conn.Write(p)
}
