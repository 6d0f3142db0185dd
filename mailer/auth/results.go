package auth

import (
	"bytes"
	"strings"

	"github.com/emersion/go-msgauth/authres"
)

// trusted reports whether an Authentication-Results header of our own server (RFC 8601) vouches for the domain.
func trusted(raw []byte, servID, domain string) bool {
	for _, f := range fields(raw) {
		name, value, ok := strings.Cut(f, ":")
		if !ok {
			return false
		}
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "received":
			if !receivedBy(value, servID) {
				return false // what stands below was written by a stranger
			}
		case "authentication-results":
			id, results, err := authres.Parse(value)
			if err == nil && strings.EqualFold(id, servID) && vouches(results, domain) {
				return true
			}
		}
	}
	return false
}

// fields returns the header fields of a letter from the top, unfolded.
func fields(raw []byte) []string {
	raw = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	head, _, _ := bytes.Cut(raw, []byte("\n\n"))
	var list []string
	for line := range strings.Lines(string(head)) {
		line = strings.TrimRight(line, "\n")
		if len(list) > 0 && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) {
			list[len(list)-1] += " " + strings.TrimSpace(line)
			continue
		}
		list = append(list, line)
	}
	return list
}

// receivedBy reports whether a Received header was written by the host.
func receivedBy(value, host string) bool {
	words := strings.Fields(strings.ToLower(value))
	for i, w := range words[:max(0, len(words)-1)] {
		if w == "by" {
			return strings.Trim(words[i+1], ";()") == strings.ToLower(host)
		}
	}
	return false
}

func vouches(results []authres.Result, domain string) bool {
	for _, r := range results {
		switch r := r.(type) {
		case *authres.DKIMResult:
			if r.Value == authres.ResultPass && aligned(r.Domain, domain) {
				return true
			}
		case *authres.SPFResult:
			if r.Value == authres.ResultPass && aligned(domainOf(r.From), domain) {
				return true
			}
		case *authres.DMARCResult:
			if r.Value == authres.ResultPass && aligned(domainOf(r.From), domain) {
				return true
			}
		}
	}
	return false
}

// domainOf returns what follows the last @, or the whole.
func domainOf(address string) string {
	return address[strings.LastIndexByte(address, '@')+1:]
}
