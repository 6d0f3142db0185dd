package gate

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// elsewhere lets readers seem to come from addresses of the test's choice.
type elsewhere struct {
	net.Listener
	from *atomic.Value
}

type reader struct {
	net.Conn
	from net.Addr
}

func (r reader) RemoteAddr() net.Addr { return r.from }

func (e elsewhere) Accept() (net.Conn, error) {
	conn, err := e.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &reader{conn, &net.TCPAddr{IP: net.ParseIP(e.from.Load().(string)), Port: 4711}}, nil
}

// TestIdleReadersMakeRoom: readers who connect and say nothing, from one network or from many, never keep one out who asks for a page,
// and never hold more connections than the listener's share.
func TestIdleReadersMakeRoom(t *testing.T) {
	for name, from := range map[string]string{"of this machine": "127.0.0.1", "of one network": "198.51.100.%d", "of many networks": "198.51.%d.1"} {
		t.Run(name, func(t *testing.T) {
			behind, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			var client atomic.Value
			client.Store("192.0.2.1")
			g := New(elsewhere{behind, &client})
			g.room = 20
			server := &http.Server{ReadHeaderTimeout: time.Minute, ConnState: g.State, Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				io.WriteString(w, "hello")
			})}
			go server.Serve(g)
			defer server.Close()
			for i := range 100 {
				address := from
				if strings.Contains(from, "%d") {
					address = fmt.Sprintf(from, i%250)
				}
				client.Store(address)
				conn, err := net.Dial("tcp", behind.Addr().String())
				if err != nil {
					t.Fatal(err)
				}
				defer conn.Close()
				time.Sleep(time.Millisecond)
			}
			client.Store("203.0.113.5")
			time.Sleep(1100 * time.Millisecond)
			answer, err := http.Get("http://" + behind.Addr().String() + "/")
			if err != nil {
				t.Fatalf("a reader is kept out: %v", err)
			}
			answer.Body.Close()
			g.mu.Lock()
			defer g.mu.Unlock()
			if len(g.open) > g.room {
				t.Errorf("%d connections are open, %d may be", len(g.open), g.room)
			}
		})
	}
}

// TestShareOfANetwork: of one network no more than its share is let in, however much room there is.
func TestShareOfANetwork(t *testing.T) {
	g := New(nil)
	let := func(from string) bool {
		near, far := net.Pipe()
		t.Cleanup(func() { near.Close(); far.Close() })
		return g.admit(&reader{near, &net.TCPAddr{IP: net.ParseIP(from), Port: 1}})
	}
	g.room = 1000
	for i := range 250 {
		if got, want := let(fmt.Sprintf("198.51.100.%d", i)), i < mostOfNetwork; got != want {
			t.Fatalf("reader %d is let in: %v", i, got)
		}
	}
	if !let("203.0.113.1") || !let("2001:db8::1") {
		t.Error("readers of other networks are kept out")
	}
	if n := Room(); n < 4 || n > mostOpen {
		t.Errorf("room for %d", n)
	}
}

// TestReadersWhoDoNotReadMakeRoom: readers who ask for a page and never read it, wherever they come from, keep nobody out: who asks once is
// answered, also from the network that they come from.
func TestReadersWhoDoNotReadMakeRoom(t *testing.T) {
	for name, from := range map[string]string{"of this machine": "127.0.0.1", "of one network": "198.51.100.%d", "of many networks": "198.51.%d.1"} {
		t.Run(name, func(t *testing.T) {
			behind, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			var client atomic.Value
			client.Store("192.0.2.1")
			g := New(elsewhere{behind, &client})
			page := strings.Repeat("x", 8<<20)
			server := &http.Server{ReadHeaderTimeout: time.Minute, WriteTimeout: 2 * time.Minute, ConnState: g.State, Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				io.WriteString(w, page)
			})}
			go server.Serve(g)
			defer server.Close()
			address := func(i int) string {
				if strings.Contains(from, "%d") {
					return fmt.Sprintf(from, i%250)
				}
				return from
			}
			for i := range 220 {
				client.Store(address(i))
				conn, err := net.Dial("tcp", behind.Addr().String())
				if err != nil {
					t.Fatal(err)
				}
				defer conn.Close()
				io.WriteString(conn, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
				time.Sleep(time.Millisecond)
			}
			full := g.room
			if name == "of one network" {
				full = mostOfNetwork
			}
			for end := time.Now().Add(20 * time.Second); g.stuck() < full; time.Sleep(10 * time.Millisecond) {
				if time.Now().After(end) {
					t.Fatalf("%d answers wait", g.stuck())
				}
			}
			for _, honest := range []string{"203.0.113.5", "203.0.113.6", address(7)} {
				client.Store(honest)
				answer, err := (&http.Client{Transport: &http.Transport{DisableKeepAlives: true}}).Get("http://" + behind.Addr().String() + "/")
				if err != nil {
					t.Fatalf("a reader is kept out: %v", err)
				}
				if n, err := io.Copy(io.Discard, answer.Body); err != nil || n != int64(len(page)) {
					t.Errorf("%d bytes of the page came: %v", n, err)
				}
				answer.Body.Close()
			}
			g.mu.Lock()
			defer g.mu.Unlock()
			if len(g.open) > g.room {
				t.Errorf("%d connections are open, %d may be", len(g.open), g.room)
			}
		})
	}
}

// stuck counts the answers that wait so long that somebody else may have their place.
func (g *Gate) stuck() (n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for conn := range g.open {
		if c, ok := conn.(*connection); ok && c.waits() >= leastWait {
			n++
		}
	}
	return n
}
