package auth

import (
	"net"
	"net/netip"
	"strings"

	"blitiri.com.ar/go/spf"

	"pbem/mailer"
)

// spfVouches reports whether the client that handed the letter to us may send for its envelope sender, and that aligns
// with From. The name by which the client greeted proves nothing.
func spfVouches(in mailer.Incoming, align *alignment) bool {
	client, err := netip.ParseAddr(in.Client)
	sender := strings.Trim(in.Sender, "<>")
	if err != nil || !strings.Contains(sender, "@") || !align.with(domainOf(sender), strictSPF) {
		return false
	}
	result, _ := spf.CheckHostWithSender(net.IP(client.Unmap().AsSlice()), in.Helo, sender,
		spf.WithContext(align.names.ctx), spf.WithResolver(align.names))
	return result == spf.Pass
}
