package postgres_test

import (
	"bytes"
	"io"
	"net"
	"path/filepath"
	"sync"
	"testing"
)

// proxy stands before the server, and cuts a connection at its next COMMIT.
type proxy struct {
	dir, server string
	listener    net.Listener
	mu          sync.Mutex
	cut         string // "" nothing; "before" the server has heard of it; "after" it has, so that the answer is lost
	cuts        int
}

func newProxy(t *testing.T, server string) *proxy {
	t.Helper()
	p := &proxy{dir: t.TempDir(), server: server}
	var err error
	if p.listener, err = net.Listen("unix", filepath.Join(p.dir, ".s.PGSQL.5432")); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.listener.Close() })
	go p.serve()
	return p
}

func (p *proxy) serve() {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return
		}
		go p.between(client)
	}
}

func (p *proxy) between(client net.Conn) {
	defer client.Close()
	server, err := net.Dial("unix", p.server)
	if err != nil {
		return
	}
	defer server.Close()
	go func() {
		io.Copy(client, server)
		client.Close()
	}()
	buffer := make([]byte, 64<<10)
	for {
		n, err := client.Read(buffer)
		if err != nil {
			return
		}
		switch p.fate(buffer[:n]) {
		case "before":
			return
		case "after":
			client.Close() // the server's answer finds nobody
			server.Write(buffer[:n])
			io.Copy(io.Discard, server.(*net.UnixConn))
			return
		}
		if _, err := server.Write(buffer[:n]); err != nil {
			return
		}
	}
}

// set has the next COMMIT be cut.
func (p *proxy) set(cut string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.cut = cut
}

func (p *proxy) fate(message []byte) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cut == "" || !bytes.Contains(bytes.ToLower(message), []byte("commit\x00")) {
		return ""
	}
	cut := p.cut
	p.cut = ""
	p.cuts++
	return cut
}
