package auth

import (
	"bytes"
	"net/mail"
	"slices"
	"strings"
	"time"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

// letter is the raw letter with the one kind of line end that signatures are made over and that it is read with: what is
// checked is what is read.
type letter struct {
	raw    []byte
	fields []field // of the header, from the top
}

// field is a header field: its name in lower case, and as it is spelt without the spaces around it; its value unfolded.
type field struct{ name, spelt, value string }

func readLetter(raw []byte) letter {
	raw = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\r"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\x00"), nil)
	head, _, _ := bytes.Cut(raw, []byte("\n\n"))
	l := letter{raw: bytes.ReplaceAll(raw, []byte("\n"), []byte("\r\n"))}
	var folded []string // the lines of the last field's value: added one by one, they would be copied each time
	unfold := func() {
		if last := len(l.fields) - 1; last >= 0 {
			l.fields[last].value = strings.Join(folded, " ")
		}
	}
	for line := range strings.Lines(string(head)) {
		line = strings.TrimRight(line, "\n")
		if len(l.fields) > 0 && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) {
			folded = append(folded, strings.TrimSpace(line))
			continue
		}
		unfold()
		name, value, _ := strings.Cut(line, ":")
		l.fields, folded = append(l.fields, field{name: fieldName(name), spelt: strings.TrimSpace(name)}), []string{strings.TrimSpace(value)}
	}
	unfold()
	return l
}

// unread reports whether the header is larger than any that is read: who would check it copies it line by line, and works for minutes.
func (l letter) unread() bool {
	head, _, _ := bytes.Cut(l.raw, []byte("\r\n\r\n"))
	return len(head)-bytes.Count(head, []byte("\r\n")) > parts.MaxHeader
}

// fieldName reads a name as generously as any program might: one that is not plain counts as the one that it looks like.
func fieldName(name string) string {
	return strings.Map(func(r rune) rune {
		if r <= ' ' || r > '~' {
			return -1
		}
		return r
	}, strings.ToLower(name))
}

// ambiguous reports whether a field on which it depends who says what is there more than once, or is spelt so that one program knows it
// and another does not. A signature covers one of them, and somebody else may read the other.
func (l letter) ambiguous() bool {
	count := map[string]int{}
	for _, f := range l.fields {
		count[f.name]++
		if f.name != strings.ToLower(f.spelt) && decides(f.name) {
			return true
		}
	}
	return count["from"] != 1 || count["subject"] > 1 || count["date"] > 1 || count["content-type"] > 1 || count["content-transfer-encoding"] > 1
}

// decides reports whether a field has a part in who says what to whom.
func decides(name string) bool {
	switch name {
	case "from", "to", "cc", "subject", "date", "mime-version":
		return true
	}
	return strings.HasPrefix(name, "content-")
}

// about is a letter, the address of ours that it came to, and when it came.
type about struct {
	letter
	to      string // normalised; "" where it is not known
	arrived time.Time
}

// signature is what a DKIM signature says of itself.
type signature struct {
	domain, selector string
	seal             string    // b=
	fields           []string  // of h=, in lower case
	limited          bool      // it has l=
	below            bool      // i= is of another domain than d=: of one below it
	expires          time.Time // of x=; zero for never
}

// keyName is where the key of a signature stands.
func (s signature) keyName() string { return s.selector + "._domainkey." + s.domain }

// dateLeeway is how far a letter's Date may be from its arrival.
const dateLeeway = 3 * 24 * time.Hour

// worth says how far a letter is believed for a signature, taken that it is valid and of a domain that aligns with From.
func (a about) worth(s signature) mailer.Judgement {
	switch {
	case !s.expires.IsZero() && a.arrived.After(s.expires):
		return mailer.Judgement{Doubt: mailer.Expired}
	case s.limited || s.times("from") == 0 || s.times("subject") == 0 || s.times("date") == 0:
		return mailer.Judgement{Doubt: mailer.LeftOpen}
	case !a.timely():
		return mailer.Judgement{Doubt: mailer.OtherDate}
	case !parts.Borne(a.raw, func(field string) bool { return a.open(s, field) }):
		return mailer.Judgement{Doubt: mailer.Unborne}
	case s.times("to") == 0:
		return mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}
	case !a.named(s):
		return mailer.Judgement{Doubt: mailer.OtherAddress}
	}
	return mailer.Judgement{Belief: mailer.Believed}
}

// times is how often a signature covers a field: so many of them, from the last upwards (RFC 6376 section 5.4.2). Where fewer are there,
// one that is added breaks the signature.
func (s signature) times(field string) int {
	n := 0
	for _, f := range s.fields {
		if f == field {
			n++
		}
	}
	return n
}

// open reports whether a signature leaves a field to whoever handed the letter on: there is one more than it covers, or none and it says
// nothing of that.
func (a about) open(s signature, field string) bool {
	there := len(a.all(field))
	return there > s.times(field) || there == 0 && s.times(field) == 0
}

// timely reports whether the letter's Date is near its arrival.
func (a about) timely() bool {
	for _, value := range a.all("date") {
		written, err := mail.ParseDate(value)
		return err == nil && a.arrived.Sub(written).Abs() <= dateLeeway
	}
	return false
}

// named reports whether the To and Cc that are signed name the address that the letter came to.
func (a about) named(s signature) bool {
	if a.to == "" {
		return false
	}
	var values []string
	for _, field := range []string{"to", "cc"} {
		all := a.all(field)
		values = append(values, all[max(0, len(all)-s.times(field)):]...)
	}
	return slices.ContainsFunc(parts.Addresses(values), func(b mailer.Address) bool { return b.Mailbox == a.to })
}

// all returns the values of a field, from the top, spelt as a verifier knows it.
func (l letter) all(name string) []string {
	var values []string
	for _, f := range l.fields {
		if strings.EqualFold(f.spelt, name) {
			values = append(values, f.value)
		}
	}
	return values
}
