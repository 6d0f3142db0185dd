package doctor

import (
	"context"

	"github.com/emersion/go-msgauth/dmarc"
	"golang.org/x/net/publicsuffix"
)

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
