package doctor

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"strings"

	"blitiri.com.ar/go/spf"
	"github.com/emersion/go-msgauth/dmarc"
	"golang.org/x/net/publicsuffix"
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

// usualSelectors are the names under which mail servers and hosters keep DKIM keys when nobody chose another.
func usualSelectors() []string {
	return []string{"default", "mail", "dkim", "s1", "s2", "selector1", "selector2", "google", "k1", "k2", "key1", "pbem", "smtp", "email"}
}

// weakRSA is the shortest RSA key, in bits, that is not frowned upon (RFC 8301, 3.2).
const weakRSA = 2048

// dkim looks for the key with which our letters' signatures are checked (RFC 6376). Its name, the selector, is only known
// from a signed letter.
func (e domainExam) dkim(ctx context.Context) {
	domain := e.mailDomain()
	selectors, from := []string{e.Selector}, "you named"
	if e.Selector == "" {
		selectors, from = e.seenSelectors(domain), "was seen in a letter"
	}
	if len(selectors) == 0 {
		selectors, from = usualSelectors(), "is one of the usual names"
	}
	found := false
	for _, s := range selectors {
		name := s + "._domainkey." + domain
		records, err := e.texts(ctx, name, "")
		if err != nil {
			e.unknown("DKIM", "The key "+name, err)
			return
		}
		if len(records) > 0 {
			found = true
			e.dkimKey(s, from, records)
		}
	}
	if !found {
		e.look("DKIM", "No DKIM key of %s was found; looked for were the names %s. Let your mail server sign, or many take the letters for spam. "+
			"If it signs already, tell the name with --dkim-selector: it stands after s= in the DKIM-Signature of a letter from the service.", domain, strings.Join(selectors, ", "))
	}
}

// seenSelectors are those of our own domain's signatures on letters in the mailbox.
func (e domainExam) seenSelectors(domain string) (selectors []string) {
	for _, header := range e.headers() {
		for _, signature := range header["Dkim-Signature"] {
			if tags := tagList(signature); strings.EqualFold(tags["d"], domain) {
				selectors = append(selectors, tags["s"])
			}
		}
	}
	return unique(selectors...)
}

// headers are those of the letters in the mailbox that can be read; names are spelt Like-This.
func (e domainExam) headers() (list []mail.Header) {
	for _, g := range e.recent {
		if m, err := mail.ReadMessage(bytes.NewReader(g.Header)); err == nil {
			list = append(list, m.Header)
		}
	}
	return list
}

func (e domainExam) dkimKey(selector, from string, records []string) {
	if len(records) > 1 {
		e.broken("DKIM", "There are %d TXT records for the DKIM key %q; there must be one.", len(records), selector)
		return
	}
	bits, err := keySize(tagList(records[0]))
	switch {
	case err != nil:
		e.broken("DKIM", "The DKIM key %q, which %s, cannot be used: %v. Publish it anew.", selector, from, err)
	case bits < weakRSA:
		e.look("DKIM", "The DKIM key %q has %d bits only; some no longer take that seriously. Make one of %d.", selector, bits, weakRSA)
	default:
		e.ok("DKIM", "There is a DKIM key %q, which %s.", selector, from)
	}
}

// keySize reads a key record (RFC 6376, 3.6.1; RFC 8463 for Ed25519, which counts as strong).
func keySize(tags map[string]string) (bits int, err error) {
	if v, given := tags["v"]; given && v != "DKIM1" {
		return 0, fmt.Errorf("its version is %q, not DKIM1", v)
	}
	if tags["p"] == "" {
		return 0, errors.New("it was taken back (p= is empty)")
	}
	data, err := base64.StdEncoding.DecodeString(strings.Join(strings.Fields(tags["p"]), ""))
	if err != nil {
		return 0, errors.New("p= is not base 64")
	}
	switch tags["k"] {
	case "ed25519":
		if len(data) != ed25519.PublicKeySize {
			return 0, fmt.Errorf("an Ed25519 key has %d bytes, this one %d", ed25519.PublicKeySize, len(data))
		}
		return weakRSA, nil
	case "", "rsa":
		return rsaSize(data)
	}
	return 0, fmt.Errorf("its kind %q is not known", tags["k"])
}

func rsaSize(data []byte) (bits int, err error) {
	if key, err := x509.ParsePKIXPublicKey(data); err == nil {
		if key, ok := key.(*rsa.PublicKey); ok {
			return key.N.BitLen(), nil
		}
	}
	key, err := x509.ParsePKCS1PublicKey(data)
	if err != nil {
		return 0, errors.New("p= is no RSA key")
	}
	return key.N.BitLen(), nil
}

// tagList reads "v=DKIM1; k=rsa; p=…".
func tagList(text string) map[string]string {
	tags := map[string]string{}
	for part := range strings.SplitSeq(text, ";") {
		if name, value, ok := strings.Cut(part, "="); ok {
			tags[strings.TrimSpace(name)] = strings.TrimSpace(value)
		}
	}
	return tags
}

// dmarc looks whether the domain says what becomes of letters that only pretend to be its own (RFC 7489).
func (e domainExam) dmarc(ctx context.Context) {
	domain := e.mailDomain()
	records, err := e.dmarcRecords(ctx, domain)
	switch {
	case err != nil:
		e.unknown("DMARC", "The DMARC record of "+domain, err)
		return
	case len(records) == 0:
		e.look("DMARC", "%s does not say what is to become of letters that are forged in its name (it has no DMARC record); some large providers want one. "+
			"Publish a TXT record for _dmarc.%s; “v=DMARC1; p=none” is a beginning.", domain, domain)
		return
	case len(records) > 1:
		e.broken("DMARC", "%s has %d DMARC records; with more than one all are void. Make one of them.", domain, len(records))
		return
	}
	record, err := dmarc.Parse(records[0])
	if err != nil {
		e.broken("DMARC", "The DMARC record of %s cannot be understood: %v. Correct it; until then it is void.", domain, err)
		return
	}
	e.ok("DMARC", "%s has a DMARC record; its policy is %s.%s", domain, record.Policy, strictness(record))
}

// dmarcRecords are those of the domain, or else of the organisation that it belongs to.
func (e domainExam) dmarcRecords(ctx context.Context, domain string) ([]string, error) {
	records, err := e.texts(ctx, "_dmarc."+domain, "v=DMARC1")
	if err != nil || len(records) > 0 {
		return records, err
	}
	organisation, err := publicsuffix.EffectiveTLDPlusOne(domain)
	if err != nil || organisation == domain {
		return nil, nil
	}
	return e.texts(ctx, "_dmarc."+organisation, "v=DMARC1")
}

// strictness reminds of an alignment that is easily missed.
func strictness(r *dmarc.Record) string {
	if r.DKIMAlignment == dmarc.AlignmentStrict || r.SPFAlignment == dmarc.AlignmentStrict {
		return " Its alignment is strict: signatures and bounces must be of this very domain, not of one below it."
	}
	return ""
}
