package mime

import (
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

// speakers reads the addresses of every From field. Where anything about them is doubtful there is not exactly one with a
// mailbox, so that nobody speaks: an empty field counts, and so do an address outside the angle brackets that are there, one
// in a group, and one with a NUL in its field.
func speakers(values []string) []mailer.Address {
	var out []mailer.Address
	for _, value := range values {
		list := parts.Addresses([]string{value})
		if len(list) == 0 || len(list) == 1 && isDoubtful(value, list[0].Mailbox) {
			list = append(list, mailer.Address{})
		}
		out = append(out, list...)
	}
	return out[:min(len(out), parts.MaxAddresses)]
}

// isDoubtful reports whether a From field says more than that one mailbox.
func isDoubtful(value, mailbox string) bool {
	bare := withoutQuotedStrings(value)
	return strings.ContainsAny(bare, ";\x00") ||
		strings.Contains(bare, "<") && !inBrackets(strings.Join(strings.Fields(value), ""), mailbox)
}

// inBrackets reports whether a mailbox stands in angle brackets.
func inBrackets(value, mailbox string) bool {
	for rest := value; ; {
		_, after, found := strings.Cut(rest, "<")
		if !found {
			return false
		}
		if inside, _, closed := strings.Cut(after, ">"); closed && parts.Mailbox(inside) == mailbox {
			return true
		}
		rest = after
	}
}

// withoutQuotedStrings cuts "…" out of a value.
func withoutQuotedStrings(value string) string {
	var out strings.Builder
	quoted, escaped := false, false
	for i := range len(value) {
		c := value[i]
		switch {
		case escaped:
			escaped = false
		case c == '\\':
			escaped = quoted
		case c == '"':
			quoted = !quoted
			continue
		}
		if !quoted {
			out.WriteByte(c)
		}
	}
	return out.String()
}

// recipients lists where a letter was sent to, the surest first, each once.
func recipients(in mailer.Incoming, h parts.Header) []string {
	values := []string{in.Recipient}
	for _, name := range []string{"delivered-to", "x-original-to", "envelope-to", "to", "cc"} {
		values = append(values, h.All(name)...)
	}
	var out []string
	seen := map[string]bool{"": true}
	for _, a := range parts.Addresses(values) {
		if !seen[a.Mailbox] {
			seen[a.Mailbox] = true
			out = append(out, a.Mailbox)
		}
	}
	return out
}

// addressees lists whom To and Cc name, each once.
func addressees(h parts.Header) []string {
	var out []string
	for _, a := range parts.Addresses(append(h.All("to"), h.All("cc")...)) {
		if a.Mailbox != "" && !slices.Contains(out, a.Mailbox) {
			out = append(out, a.Mailbox)
		}
	}
	return out
}

// cameTo returns the address of ours that a letter came to. The envelope knows it; else what our own server wrote on top of the letter may
// tell, or To and Cc, which only say what the sender wrote. There the first with a tag counts: many servers leave the tag out where they
// write for whom a letter came.
func (r Reader) cameTo(in mailer.Incoming, h parts.Header) string {
	for _, a := range parts.Addresses([]string{in.Recipient}) {
		if ours, _ := r.ours(a.Mailbox); ours {
			return a.Mailbox
		}
	}
	plain := ""
	for _, mailbox := range recipients(in, h) {
		switch ours, tagged := r.ours(mailbox); {
		case tagged:
			return mailbox
		case ours && plain == "":
			plain = mailbox
		}
	}
	return plain
}

// ours reports whether a mailbox is one of our own, and whether it has a tag.
func (r Reader) ours(mailbox string) (ours, tagged bool) {
	local, domain, _ := strings.Cut(mailbox, "@")
	name, _, tagged := strings.Cut(local, "+")
	ours = slices.Contains(r.Own, name+"@"+domain)
	return ours, ours && tagged
}
