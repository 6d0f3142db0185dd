package receiver

import (
	"bytes"
	"fmt"
	"net/netip"
	"strings"
	"time"

	"pbem/mailer"
)

// trace is what a server that delivers a letter writes on top of it (RFC 5321 section 4.4), so that a letter that is kept
// shows by which way and for whom it came.
func trace(in mailer.Incoming, from client, host string) []byte {
	var b strings.Builder
	sender := in.Sender
	if sender != "<>" {
		sender = "<" + sender + ">"
	}
	fmt.Fprintf(&b, "Return-Path: %s\r\nDelivered-To: %s\r\nReceived: from %s", sender, in.Recipient, or(from.hello, "unknown"))
	if from.ip.IsValid() {
		fmt.Fprintf(&b, " (%s)", literal(from.ip))
	}
	fmt.Fprintf(&b, "\r\n\tby %s with %s; %s\r\n", host, from.protocol, in.Received.Format(time.RFC1123Z))
	return []byte(b.String())
}

// literal is an address literal (RFC 5321 section 4.1.3).
func literal(ip netip.Addr) string {
	if ip.Is4() {
		return "[" + ip.String() + "]"
	}
	return "[IPv6:" + ip.String() + "]"
}

// beginsWithField reports whether a letter begins with a header field (RFC 5322 section 2.2). Only then is a trace put in
// front of it: before anything else it would change how the letter is read, and so its digest.
func beginsWithField(raw []byte) bool {
	name, _, found := bytes.Cut(raw, []byte(":"))
	if !found || len(name) == 0 {
		return false
	}
	for _, c := range name {
		if c <= ' ' || c > '~' {
			return false
		}
	}
	return true
}
