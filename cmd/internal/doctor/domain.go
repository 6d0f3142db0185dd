package doctor

import (
	"context"
	"net"
	"strings"
)

// domain looks whether the world knows where letters to the service go: the domain's MX records (RFC 5321, 5.1).
func (e domainExam) domain(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	domain := e.mailDomain()
	servers, err := e.Resolver.LookupMX(ctx, domain)
	if err != nil && !missing(err) {
		e.unknown("domain", "The mail servers of "+domain, err)
		return
	}
	if len(servers) == 0 {
		if _, err := e.Resolver.LookupIPAddr(ctx, domain); err == nil {
			e.look("domain", "%s has no MX record, so letters are sent to the machine of that name itself. Publish one that names your mail server.", domain)
			return
		}
		e.broken("domain", "%s has no MX record and no address: nobody can write to the service. Publish an MX record that names your mail server.", domain)
		return
	}
	var names []string
	for _, s := range servers {
		name := strings.TrimSuffix(s.Host, ".")
		if _, err := e.Resolver.LookupIPAddr(ctx, name); missing(err) {
			e.broken("domain", "The MX record of %s names %s, which does not exist. Correct the one or the other.", domain, name)
			return
		}
		names = append(names, name)
	}
	e.ok("domain", "Letters to %s go to %s.", domain, strings.Join(names, ", "))
}

// reverse looks whether the sending server's address has a name that leads back to it: many refuse letters from others.
func (e domainExam) reverse(ctx context.Context) {
	host, ips := e.outgoing(ctx)
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	for _, ip := range ips {
		if ip.IsPrivate() || ip.IsLoopback() || ip.IsLinkLocalUnicast() {
			continue
		}
		names, err := e.Resolver.LookupAddr(ctx, ip.String())
		switch {
		case err != nil && !missing(err):
			e.unknown("reverse", "The name of "+ip.String(), err)
		case len(names) == 0:
			e.look("reverse", "The address %s of %s has no name (no PTR record); many refuse letters from such a server. Whoever gave you the address can set it.", ip, host)
		case !e.leadsBack(ctx, names, ip):
			e.look("reverse", "The address %s is called %s, but that name does not lead back to it. Make the two agree.", ip, strings.TrimSuffix(names[0], "."))
		default:
			e.ok("reverse", "The address %s is called %s, and that leads back to it.", ip, strings.TrimSuffix(names[0], "."))
		}
	}
}

func (e domainExam) leadsBack(ctx context.Context, names []string, ip net.IP) bool {
	for _, name := range names {
		found, _ := e.Resolver.LookupIPAddr(ctx, strings.TrimSuffix(name, "."))
		for _, a := range found {
			if a.IP.Equal(ip) {
				return true
			}
		}
	}
	return false
}
