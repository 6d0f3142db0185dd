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
