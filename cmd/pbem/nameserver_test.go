package main

import (
	"net"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

// nameserver is a DNS server on loopback, with TXT records by name.
type nameserver struct {
	address string

	mu  sync.Mutex
	txt map[string]string
	ill bool // it answers that it cannot answer
}

func startNameserver(t *testing.T, txt map[string]string) *nameserver {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	n := &nameserver{address: conn.LocalAddr().String(), txt: txt}
	done := make(chan struct{})
	go func() {
		defer close(done)
		n.serve(conn)
	}()
	t.Cleanup(func() {
		conn.Close()
		<-done
	})
	return n
}

func (n *nameserver) serve(conn net.PacketConn) {
	buffer := make([]byte, 4096)
	for {
		size, from, err := conn.ReadFrom(buffer)
		if err != nil {
			return
		}
		if answer, err := n.answer(buffer[:size]); err == nil {
			_, _ = conn.WriteTo(answer, from)
		}
	}
}

func (n *nameserver) answer(query []byte) ([]byte, error) {
	var m dnsmessage.Message
	if err := m.Unpack(query); err != nil || len(m.Questions) != 1 {
		return nil, err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	asked := m.Questions[0]
	text, known := n.txt[strings.TrimSuffix(strings.ToLower(asked.Name.String()), ".")]
	m.Header = dnsmessage.Header{ID: m.ID, Response: true, Authoritative: true, RecursionDesired: true, RecursionAvailable: true}
	m.Answers, m.Additionals = nil, nil
	switch {
	case n.ill:
		m.RCode = dnsmessage.RCodeServerFailure
	case !known:
		m.RCode = dnsmessage.RCodeNameError
	case asked.Type == dnsmessage.TypeTXT:
		m.Answers = []dnsmessage.Resource{{
			Header: dnsmessage.ResourceHeader{Name: asked.Name, Type: dnsmessage.TypeTXT, Class: dnsmessage.ClassINET},
			Body:   &dnsmessage.TXTResource{TXT: []string{text}},
		}}
	}
	return m.Pack()
}

func (n *nameserver) fallsIll(ill bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.ill = ill
}
