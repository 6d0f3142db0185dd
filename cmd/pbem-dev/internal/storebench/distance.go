package storebench

import (
	"net"
	"sync/atomic"
	"time"
)

// distance stands between a node and its database, and has each byte take its time. What is under way at once does not wait for each
// other.
type distance struct {
	listener net.Listener
	server   string        // the socket of the database
	oneWay   time.Duration // half of a round trip
	asked    atomic.Int64  // how often the node has sent something, and so waited for an answer
}

func newDistance(socket, server string, roundTrip time.Duration) (*distance, error) {
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return nil, err
	}
	d := &distance{listener: listener, server: server, oneWay: roundTrip / 2}
	go d.serve()
	return d, nil
}

func (d *distance) serve() {
	for {
		node, err := d.listener.Accept()
		if err != nil {
			return // it was closed
		}
		go d.between(node)
	}
}

func (d *distance) between(node net.Conn) {
	database, err := net.Dial("unix", d.server)
	if err != nil {
		node.Close()
		return
	}
	go d.carry(node, database, func() { d.asked.Add(1) })
	d.carry(database, node, func() {})
}

// chunk is something that is under way.
type chunk struct {
	data []byte
	due  time.Time
}

// carry takes what comes from one side to the other, until one of them ends. Both are closed then.
func (d *distance) carry(from, to net.Conn, sent func()) {
	way := make(chan chunk, 1024)
	go func() {
		defer close(way)
		for {
			data := make([]byte, 64<<10)
			n, err := from.Read(data)
			if err != nil {
				return
			}
			sent()
			way <- chunk{data[:n], time.Now().Add(d.oneWay)}
		}
	}()
	for c := range way {
		time.Sleep(time.Until(c.due))
		if _, err := to.Write(c.data); err != nil {
			break
		}
	}
	from.Close()
	to.Close()
	for range way { // whoever reads ends, too
	}
}

func (d *distance) close() error { return d.listener.Close() }
