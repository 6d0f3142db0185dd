package mime

import (
	stdmime "mime"
	"net/mail"
	"slices"
	"strings"

	"github.com/emersion/go-message/charset"

	"pbem/mailer"
)

// addresses reads every address of every given field. A value that breaks RFC 5322 is searched for anything with an "@":
// it must rather give too many addresses than hide one, because who speaks must be a single one.
func addresses(values []string) []mailer.Address {
	parser := mail.AddressParser{WordDecoder: &stdmime.WordDecoder{CharsetReader: charset.Reader}}
	var out []mailer.Address
	for _, value := range values {
		list, err := parser.ParseList(value)
		if err != nil {
			out = append(out, scavenge(value)...)
			continue
		}
		for _, a := range list {
			out = append(out, mailer.Address{Name: oneLine(a.Name), Mailbox: mailbox(a.Address)})
		}
	}
	return out
}

// scavenge finds mailboxes in text that is no address list. A value without any is one address that is nobody's.
func scavenge(value string) []mailer.Address {
	var out []mailer.Address
	pieces := strings.FieldsFunc(value, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`<>,;:()[]"`, r) })
	for _, piece := range pieces {
		a := mailer.Address{Mailbox: mailbox(piece)}
		if strings.Contains(piece, "@") && !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	if len(out) == 0 && strings.TrimSpace(value) != "" {
		return []mailer.Address{{Name: oneLine(decodeWords(value))}}
	}
	return out
}

// mailbox normalises an address for comparison; "" for one that no plain address can equal: spaces, controls, quotes,
// anything but one "@".
func mailbox(address string) string {
	a := strings.ToLower(strings.TrimSpace(address))
	local, domain, ok := strings.Cut(a, "@")
	if !ok || local == "" || domain == "" || strings.Contains(domain, "@") {
		return ""
	}
	for _, r := range a {
		if r <= ' ' || r == 0x7f || strings.ContainsRune(`<>,;:()[]"\`, r) {
			return ""
		}
	}
	return a
}

// recipients lists where a letter was sent to, the surest first, each once.
func recipients(in mailer.Incoming, h header) []string {
	values := []string{in.Recipient}
	for _, name := range []string{"delivered-to", "x-original-to", "envelope-to", "to", "cc"} {
		values = append(values, h.all(name)...)
	}
	var out []string
	for _, a := range addresses(values) {
		if a.Mailbox != "" && !slices.Contains(out, a.Mailbox) {
			out = append(out, a.Mailbox)
		}
	}
	return out
}

// messageIDs reads the identifiers of Message-ID, In-Reply-To and References, without their angle brackets. White space
// inside, which folding leaves, is dropped; without any brackets the words are taken as they stand.
func messageIDs(value string) []string {
	var out []string
	if !strings.Contains(value, "<") {
		return cleanIDs(strings.Fields(value))
	}
	for {
		_, rest, ok := strings.Cut(value, "<")
		if !ok {
			return cleanIDs(out)
		}
		id, after, _ := strings.Cut(rest, ">")
		out, value = append(out, id), after
	}
}

func cleanIDs(ids []string) []string {
	var out []string
	for _, id := range ids {
		id = strings.ReplaceAll(oneLine(strings.Trim(id, "<>,;")), " ", "")
		if id != "" {
			out = append(out, id)
		}
	}
	return out
}
