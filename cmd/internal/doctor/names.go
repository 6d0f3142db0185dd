package doctor

import (
	"context"
	"errors"
	"net"
	"net/url"
	"slices"
	"strings"
	"time"

	"pbem/mailer/endpoint"
)

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
