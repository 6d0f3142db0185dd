package auth

import (
	"net/netip"
	"strings"

	"pbem/mailer"
)

// resultsVouch reports whether an Authentication-Results header of our own server vouches for the letter.
func (c *Checker) resultsVouch(in mailer.Incoming, l letter, align *alignment) bool {
	if c.AuthServID == "" || fromOutside(in.Client) {
		return false
	}
	for _, f := range l.ours() {
		if f.name != "authentication-results" {
			continue
		}
		r, ok := ParseResults(f.value)
		if ok && strings.EqualFold(r.Server, c.AuthServID) && vouch(r.List, l, align) {
			return true
		}
	}
	return false
}

// fromOutside reports whether the letter came to our own receiver from another machine: no server of ours has seen it.
func fromOutside(client string) bool {
	if client == "" {
		return false
	}
	address, err := netip.ParseAddr(client)
	return err != nil || !address.Unmap().IsLoopback()
}

// ours returns the fields that our own side has written: those above the Received line of the server that took the letter
// from outside. Below it anything may have been written by the sender, also a Received line with our own name. Each server
// puts its lines on top, so the topmost Received line is our own; where it says that the letter came by LMTP, which never
// comes from outside, what stands above the next one is ours as well. A letter without a Received line has nothing of ours.
func (l letter) ours() []field {
	for i, f := range l.fields {
		if f.name == "received" && !byLMTP(f.value) {
			return l.fields[:i]
		}
	}
	return nil
}

// byLMTP reads a Received line (RFC 5321 section 4.4) of the form "from … by … with LMTP …". A name with which a client
// greeted could hold words like these, so each must be there once.
func byLMTP(value string) bool {
	plain, ok := withoutComments(value)
	if !ok {
		return false
	}
	clauses, _, _ := strings.Cut(plain, ";")
	words := strings.Fields(strings.ToLower(clauses))
	count, protocol := map[string]int{}, ""
	for i, w := range words {
		count[w]++
		if w == "with" && i+1 < len(words) {
			protocol = words[i+1]
		}
	}
	return count["from"] <= 1 && count["by"] == 1 && count["with"] == 1 && (protocol == "lmtp" || protocol == "lmtps" || protocol == "lmtpa" || protocol == "lmtpsa")
}

// vouch reports whether one of our server's results is a pass of a domain that aligns with From.
func vouch(list []Result, l letter, align *alignment) bool {
	for _, r := range list {
		if r.Value != "pass" {
			continue
		}
		switch r.Method {
		case "dkim":
			if l.signer(r, align) {
				return true
			}
		case "spf": // of the envelope sender; the greeting (smtp.helo) proves nothing
			if align.with(domainOf(r.Properties["smtp.mailfrom"]), strictSPF) {
				return true
			}
		case "dmarc":
			if domainName(r.Properties["header.from"]) == align.from && l.soundlySigned(align) {
				return true
			}
		}
	}
	return false
}

// signer reports whether a dkim result is that of a signature in the letter that aligns and leaves nothing open. The
// server's word does not tell what a signature covers, and a subdomain in header.i not which domain has signed.
func (l letter) signer(r Result, align *alignment) bool {
	if !l.soundlySigned(align) {
		return false
	}
	for _, s := range l.signatures(align) {
		d := domainName(s["d"])
		i := domainName(domainOf(r.Properties["header.i"]))
		if header := r.Properties["header.d"]; header != "" && domainName(header) != d {
			continue
		}
		if r.Properties["header.d"] == "" && i != d && !strings.HasSuffix(i, "."+d) {
			continue
		}
		if align.with(d, strictDKIM) {
			return true
		}
	}
	return false
}

// soundlySigned reports whether no signature of the letter that could be the one that a server passed leaves From, Subject
// or the end of the body open.
func (l letter) soundlySigned(align *alignment) bool {
	for _, s := range l.signatures(align) {
		if _, limited := s["l"]; limited || !covers(strings.Split(s["h"], ":")) {
			return false
		}
	}
	return true
}

// signatures returns the tags of the letter's signatures by From's organisation, which are not checked here.
func (l letter) signatures(align *alignment) []map[string]string {
	var list []map[string]string
	for _, f := range l.fields {
		if f.name != "dkim-signature" {
			continue
		}
		s := tags(f.value)
		if d := domainName(s["d"]); d == align.from || align.sameOrganisation(d) {
			list = append(list, s)
		}
	}
	return list
}
