package auth

import (
	"strings"
)

// Own returns the Authentication-Results of our own side in a letter, given its header or the whole of it. ok is false where there is none
// that counts.
func (c *Checker) Own(raw []byte) (r Results, ok bool) {
	value, ok := readLetter(raw).resultsOf(c.AuthServID, c.ReceivedBy)
	if !ok {
		return Results{}, false
	}
	return ParseResults(value)
}

// Above lists patterns of the hosts whose Received lines stand above the topmost Authentication-Results of a server, whether they are of our
// side or not; ok is false where there is no such header, or a line tells no host.
func Above(raw []byte, server string) (patterns []string, ok bool) {
	for _, f := range readLetter(raw).fields {
		switch {
		case f.name == "authentication-results" && strings.EqualFold(serverOf(f.value), server):
			return patterns, true
		case f.name != "received":
			continue
		}
		host, told := ReceivedBy(f.value)
		if !told {
			return nil, false
		}
		patterns = append(patterns, HostPattern(host))
	}
	return nil, false
}

// HostPattern is a pattern of a host and its like: of an address of IPv6 with the groups that its network keeps, "2002:a05:*".
func HostPattern(host string) string {
	groups := strings.SplitN(strings.Trim(host, "[]"), ":", 3)
	if len(groups) < 3 || groups[0] == "" || groups[1] == "" {
		return host
	}
	return groups[0] + ":" + groups[1] + ":*"
}

// Servers names those whose Authentication-Results stand in a letter, whoever wrote them, from the top.
func Servers(raw []byte) []string {
	var names []string
	for _, f := range readLetter(raw).fields {
		if r, ok := ParseResults(f.value); ok && f.name == "authentication-results" {
			names = append(names, r.Server)
		}
	}
	return names
}
