package auth

import (
	"path"
	"slices"
	"strings"
)

// resultsOf returns the Authentication-Results of our own side: the topmost with its name, if no Received line that says “by” a host which
// is not of our side stands above it. Further down a sender may have written one, in our server's name, too. Where no host's pattern is
// given, it must stand above the line of the hop by which the letter was taken over.
func (l letter) resultsOf(server string, by []string) (value string, ok bool) {
	fields := l.fields
	if len(by) == 0 {
		fields = l.ours()
	}
	for _, f := range fields {
		switch {
		case f.name == "received" && len(by) > 0 && !WrittenBy(f.value, by):
			return "", false
		case f.name == "authentication-results" && strings.EqualFold(serverOf(f.value), server):
			return f.value, true
		}
	}
	return "", false
}

// serverOf returns the name at the head of an Authentication-Results header, also of one that breaks the form further on.
func serverOf(value string) string {
	words := strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune("; \t(", r) })
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// WrittenBy reports whether a Received line says “by” a host of one of the patterns, as "mx.example.org" or "2002:a05:*".
func WrittenBy(received string, patterns []string) bool {
	host, ok := ReceivedBy(received)
	return ok && slices.ContainsFunc(patterns, func(pattern string) bool {
		matched, err := path.Match(strings.ToLower(pattern), host)
		return matched && err == nil
	})
}

// ReceivedBy returns the host that wrote a Received line (RFC 5321 section 4.4), in lower case. A name with which a client greeted could
// hold the word “by”, too: where that is there twice, ok is false.
func ReceivedBy(value string) (host string, ok bool) {
	words, count := clauses(value)
	at := slices.Index(words, "by")
	if count["by"] != 1 || at+1 >= len(words) {
		return "", false
	}
	return words[at+1], true
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
	words, count := clauses(value)
	protocol := ""
	if at := slices.Index(words, "with"); at >= 0 && at+1 < len(words) {
		protocol = words[at+1]
	}
	return count["from"] <= 1 && count["by"] == 1 && count["with"] == 1 && slices.Contains([]string{"lmtp", "lmtps", "lmtpa", "lmtpsa"}, protocol)
}

// clauses returns the words of a Received line up to its time, without comments, and how often each is there.
func clauses(value string) (words []string, count map[string]int) {
	plain, ok := withoutComments(value)
	if !ok {
		return nil, nil
	}
	plain, _, _ = strings.Cut(plain, ";")
	words, count = strings.Fields(strings.ToLower(plain)), map[string]int{}
	for _, w := range words {
		count[w]++
	}
	return words, count
}
