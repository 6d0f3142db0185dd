package doctor

import (
	"context"
	"strings"
)

// domain looks whether the world knows where letters to the service go: the domain's MX records (RFC 5321, 5.1).
func (e *exam) domain(ctx context.Context) {
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
