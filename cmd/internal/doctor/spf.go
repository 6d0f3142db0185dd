package doctor

import (
	"context"
	"net"

	"blitiri.com.ar/go/spf"
)

// spf looks whether the domain says who may send its letters (RFC 7208), and whether our server is among them.
func (e domainExam) spf(ctx context.Context) {
	domain := e.mailDomain()
	records, err := e.texts(ctx, domain, "v=spf1")
	switch {
	case err != nil:
		e.unknown("SPF", "The SPF record of "+domain, err)
		return
	case len(records) == 0:
		e.look("SPF", "%s does not say which servers may send its letters (it has no SPF record), so some take them for spam. "+
			"Publish a TXT record; if the server that receives also sends, it is “v=spf1 mx -all”.", domain)
		return
	case len(records) > 1:
		e.broken("SPF", "%s has %d SPF records; with more than one all are void. Make one of them.", domain, len(records))
		return
	}
	host, ips := e.outgoing(ctx)
	if len(ips) == 0 {
		e.ok("SPF", "%s has an SPF record: %s", domain, records[0])
		return
	}
	for _, ip := range ips {
		e.permitted(ctx, domain, host, ip)
	}
}

func (e domainExam) permitted(ctx context.Context, domain, host string, ip net.IP) {
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	result, err := spf.CheckHostWithSender(ip, host, e.Config.Address, spf.WithContext(ctx), spf.WithResolver(e.Resolver))
	switch result {
	case spf.Pass:
		e.ok("SPF", "%s (%s) may send letters of %s.", host, ip, domain)
	case spf.PermError:
		e.broken("SPF", "The SPF record of %s cannot be understood: %v. Correct it; until then it is void.", domain, err)
	case spf.TempError:
		e.unknown("SPF", "What the SPF record of "+domain+" names", err)
	default:
		e.look("SPF", "The SPF record of %s does not name %s (%s), to which the service hands its letters. "+
			"If that server sends them to the world, add it, or they look forged; if it passes them on to another, all may be well.", domain, host, ip)
	}
}
