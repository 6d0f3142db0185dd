package mailtest

import (
	"errors"
	"io"
	"net"
	"sync"
)

// Proxy stands between a client and a server and spoils what the server says.
type Proxy struct {
	target   string
	listener *listener

	mu     sync.Mutex
	refuse bool
	spoil  func(server io.Reader) io.Reader // nil: as it is
}

// StartProxy listens on a free loopback port and passes connections on to the target.
func StartProxy(target string) (*Proxy, error) {
	p := &Proxy{target: target}
	var err error
	p.listener, err = startListener(p.serve)
	return p, err
}

// Addr returns the host:port where the proxy listens.
func (p *Proxy) Addr() string { return p.listener.Addr().String() }

// Refuse makes the proxy close new connections at once, and all that are open; or stop doing so.
func (p *Proxy) Refuse(yes bool) {
	p.mu.Lock()
	p.refuse = yes
	p.mu.Unlock()
	if yes {
		p.listener.hangUp()
	}
}

// Spoil makes new connections pass the server's words through a reader; where that ends, the client sees an orderly close,
// or a reset if it ends with ErrReset.
func (p *Proxy) Spoil(spoil func(server io.Reader) io.Reader) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.spoil = spoil
}

// HangUp closes all connections.
func (p *Proxy) HangUp() { p.listener.hangUp() }

// Stop closes everything and waits for its end.
func (p *Proxy) Stop() { p.listener.shut() }

func (p *Proxy) serve(listener net.Listener) error {
	for {
		client, err := listener.Accept()
		if err != nil {
			return err
		}
		go p.pass(client)
	}
}

// pass joins a client and the server until either is gone.
func (p *Proxy) pass(client net.Conn) {
	defer client.Close()
	p.mu.Lock()
	refuse, spoil := p.refuse, p.spoil
	p.mu.Unlock()
	if refuse {
		return
	}
	server, err := net.Dial("tcp", p.target)
	if err != nil {
		return
	}
	defer server.Close()
	var upward sync.WaitGroup
	upward.Go(func() {
		io.Copy(server, client)
		server.Close()
	})
	var words io.Reader = server
	if spoil != nil {
		words = spoil(server)
	}
	if _, err := io.Copy(client, words); errors.Is(err, ErrReset) {
		client.(*connection).Conn.(*net.TCPConn).SetLinger(0) // what is closed so is reset
	}
	if pipe, ok := words.(io.Closer); ok {
		pipe.Close() // when the client is gone first, whoever spoils the words must not wait for it
	}
	client.(*connection).Conn.Close()
	upward.Wait()
}
