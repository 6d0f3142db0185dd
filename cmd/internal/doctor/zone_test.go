package doctor

import (
	"context"
	"net"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

// zone is what the test's name server knows: "MX example.org" → "10 mx.example.org.". "SERVFAIL" as a value is a server
// in trouble. What is not in it does not exist.
type zone map[string][]string

// healthy is the zone of a service at example.org that lacks nothing.
func healthy() zone {
	return zone{
		"MX example.org":                     {"10 mx.example.org."},
		"A mx.example.org":                   {"192.0.2.1"},
		"PTR 1.2.0.192.in-addr.arpa":         {"mx.example.org."},
		"TXT example.org":                    {"v=spf1 mx -all", "some-verification=1"},
		"TXT _dmarc.example.org":             {"v=DMARC1; p=quarantine"},
		"TXT default._domainkey.example.org": {"v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="},
	}
}

// serve runs a name server for the zone and returns a resolver that asks it, over the wire as every other.
func (z zone) serve(t *testing.T) *net.Resolver {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	go func() {
		for buffer := make([]byte, 4096); ; {
			n, from, err := conn.ReadFrom(buffer)
			if err != nil {
				return
			}
			if answer := z.answer(buffer[:n]); answer != nil {
				conn.WriteTo(answer, from)
			}
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

func (z zone) answer(query []byte) []byte {
	var m dnsmessage.Message
	if m.Unpack(query) != nil || len(m.Questions) != 1 {
		return nil
	}
	q := m.Questions[0]
	name := strings.ToLower(strings.TrimSuffix(q.Name.String(), "."))
	reply := dnsmessage.Message{Questions: m.Questions,
		Header: dnsmessage.Header{ID: m.ID, Response: true, Authoritative: true, RCode: dnsmessage.RCodeNameError}}
	for key, values := range z {
		kind, of, _ := strings.Cut(key, " ")
		if of != name {
			continue
		}
		reply.RCode = dnsmessage.RCodeSuccess
		if values[0] == "SERVFAIL" {
			reply.RCode, reply.Answers = dnsmessage.RCodeServerFailure, nil
			break
		}
		if "Type"+kind == q.Type.String() {
			for _, v := range values {
				reply.Answers = append(reply.Answers, dnsmessage.Resource{
					Header: dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class, TTL: 1}, Body: body(kind, v)})
			}
		}
	}
	packed, err := reply.Pack()
	if err != nil {
		return nil
	}
	return packed
}

func body(kind, value string) dnsmessage.ResourceBody {
	switch kind {
	case "MX":
		preference, host, _ := strings.Cut(value, " ")
		n, _ := strconv.Atoi(preference)
		return &dnsmessage.MXResource{Pref: uint16(n), MX: dnsmessage.MustNewName(host)}
	case "A":
		return &dnsmessage.AResource{A: [4]byte(net.ParseIP(value).To4())}
	case "PTR":
		return &dnsmessage.PTRResource{PTR: dnsmessage.MustNewName(value)}
	}
	var parts []string
	for len(value) > 255 {
		parts, value = append(parts, value[:255]), value[255:]
	}
	return &dnsmessage.TXTResource{TXT: append(parts, value)}
}
