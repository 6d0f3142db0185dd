package doctor

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/url"
	"slices"
	"strings"
	"time"

	"pbem/mailer/endpoint"
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

// lookupTime bounds all look-ups of one check.
const lookupTime = 10 * time.Second

// texts looks up the TXT records of a name that begin with a word. No such name is no records.
func (e domainExam) texts(ctx context.Context, name, begins string) ([]string, error) {
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	all, err := e.Resolver.LookupTXT(ctx, name)
	if err != nil && !missing(err) {
		return nil, err
	}
	return slices.DeleteFunc(all, func(text string) bool {
		return len(text) < len(begins) || !strings.EqualFold(text[:len(begins)], begins)
	}), nil
}

// missing reports whether the name servers answered, and know no such thing.
func missing(err error) bool {
	var dns *net.DNSError
	return errors.As(err, &dns) && dns.IsNotFound
}

// unknown says that something could not be looked up.
func (e domainExam) unknown(check, name string, err error) {
	e.look(check, "%s could not be looked up: %v. Try again later; if it stays so, see which name server this machine asks (resolver).", name, err)
}

// outgoing finds the addresses from which our letters probably go out to the world: those of the server that they are handed to.
// A server on this machine is taken to be one that also receives for our domain.
func (e domainExam) outgoing(ctx context.Context) (host string, ips []net.IP) {
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	u, err := url.Parse(e.Config.Send)
	if err != nil || u.Hostname() == "" {
		return "", nil // letters go into a folder
	}
	if host = u.Hostname(); endpoint.Loopback(net.JoinHostPort(host, "25")) {
		servers, err := e.Resolver.LookupMX(ctx, e.mailDomain())
		if err != nil || len(servers) == 0 {
			return "", nil
		}
		host = strings.TrimSuffix(servers[0].Host, ".")
	}
	found, _ := e.Resolver.LookupIPAddr(ctx, host)
	for _, a := range found {
		ips = append(ips, a.IP)
	}
	return host, ips
}

// soon is how long before its end a certificate should have been renewed: those that renew themselves do it a month before.
const soon = 14 * 24 * time.Hour

// certificate looks at how long a server's certificate is good. That it is good now is known: the connection was made.
func (e domainExam) certificate(check string, c *x509.Certificate) {
	switch {
	case c == nil: // only a server on this machine is spoken to without encryption
	case c.NotAfter.Before(e.Now()):
		e.look(check, "The server's certificate was good until %s. It is accepted only because the server is on this machine.", date(c.NotAfter))
	case c.NotAfter.Sub(e.Now()) < soon:
		e.look(check, "The server's certificate is good until %s. Have it renewed: after that day nothing connects any more.", date(c.NotAfter))
	default:
		e.ok(check, "The server's certificate is good until %s.", date(c.NotAfter))
	}
}

// ownCertificate looks at the certificate that is shown to servers that hand letters over.
func (e domainExam) ownCertificate(file, key string) {
	pair, err := tls.LoadX509KeyPair(file, key)
	if err != nil {
		e.broken("receiving", "The certificate of receive_certificate and receive_key cannot be used%s, and the service does not start without it: %s", e.at("receive_certificate"), sentence(err))
		return
	}
	switch c := pair.Leaf; {
	case e.Now().Before(c.NotBefore):
		e.look("receiving", "The certificate in %s is good only from %s on. Look at the clock.", file, date(c.NotBefore))
	case c.NotAfter.Before(e.Now()):
		e.look("receiving", "The certificate in %s was good until %s. Have it renewed: careful servers hand nothing over.", file, date(c.NotAfter))
	case c.NotAfter.Sub(e.Now()) < soon:
		e.look("receiving", "The certificate in %s is good until %s. Have it renewed before; the service notices the new one by itself.", file, date(c.NotAfter))
	default:
		e.ok("receiving", "The certificate in %s is good until %s.", file, date(c.NotAfter))
	}
}
