package mime

import (
	"io"
	stdmime "mime"
	"net/mail"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer"
)

// maxAddresses of a letter are read: nobody writes to so many, and who speaks must be a single one.
const maxAddresses = 1000

// speakers reads the addresses of every From field. Where anything about them is doubtful there is not exactly one with a
// mailbox, so that nobody speaks: an empty field counts, and so do an address outside the angle brackets that are there, one
// in a group, and one with a NUL in its field.
func speakers(values []string) []mailer.Address {
	var out []mailer.Address
	for _, value := range values {
		list := addresses([]string{value})
		if len(list) == 0 || len(list) == 1 && isDoubtful(value, list[0].Mailbox) {
			list = append(list, mailer.Address{})
		}
		out = append(out, list...)
	}
	return out[:min(len(out), maxAddresses)]
}

// isDoubtful reports whether a From field says more than that one mailbox.
func isDoubtful(value, mailbox string) bool {
	bare := withoutQuotedStrings(value)
	return strings.ContainsAny(bare, ";\x00") ||
		strings.Contains(bare, "<") && !strings.Contains(strings.ToLower(strings.Join(strings.Fields(value), "")), "<"+mailbox+">")
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

// addresses reads every address of every given field. A value that breaks RFC 5322 is searched for anything with an "@":
// it must rather give too many addresses than hide one.
func addresses(values []string) []mailer.Address {
	var out []mailer.Address
	for _, value := range values {
		if len(out) >= maxAddresses {
			break
		}
		out = append(out, addressList(value)...)
	}
	return out[:min(len(out), maxAddresses)]
}

func addressList(value string) []mailer.Address {
	words := &stdmime.WordDecoder{CharsetReader: func(name string, r io.Reader) (io.Reader, error) {
		text, err := io.ReadAll(r)
		return strings.NewReader(decodeCharset(text, name)), err
	}}
	parser := mail.AddressParser{WordDecoder: words}
	list, err := parser.ParseList(value)
	if err != nil {
		return scavenge(value)
	}
	var out []mailer.Address
	for _, a := range list {
		out = append(out, mailer.Address{Name: oneLine(a.Name), Mailbox: mailbox(a.Address)})
	}
	return out
}

// scavenge finds mailboxes in text that is no address list. One that only shows when encoded words are undone is nobody's, and
// a value without any is one address that is nobody's.
func scavenge(value string) []mailer.Address {
	shown := map[string]bool{}
	for _, piece := range addressPieces(value) {
		shown[piece] = true
	}
	var out []mailer.Address
	seen := map[string]bool{}
	for _, piece := range addressPieces(decodeWords(value)) {
		box := mailbox(piece)
		if !shown[piece] {
			box = ""
		}
		if !seen[box] && len(out) < maxAddresses {
			seen[box] = true
			out = append(out, mailer.Address{Mailbox: box})
		}
	}
	if len(out) == 0 && strings.TrimSpace(value) != "" {
		return []mailer.Address{{Name: oneLine(decodeWords(value))}}
	}
	return out
}

// addressPieces are the words with an "@" in them.
func addressPieces(value string) []string {
	pieces := strings.FieldsFunc(value, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`<>,;:()[]"`, r) })
	return slices.DeleteFunc(pieces, func(piece string) bool { return !strings.Contains(piece, "@") })
}

// mailbox normalises an address for comparison; "" for one that no plain address can equal: spaces, controls, what cannot
// be seen, quotes, an encoded word, dots at an end of the domain, anything but one "@". Letters beyond ASCII whose lower case
// is ASCII, such as the Kelvin sign, are no letters of anybody's address either.
func mailbox(address string) string {
	address = strings.TrimSpace(address)
	local, domain, ok := strings.Cut(address, "@")
	if !ok || local == "" || strings.Trim(domain, ".") != domain || domain == "" || strings.Contains(domain, "..") ||
		strings.ContainsAny(address[len(local)+1:], "@") || strings.Contains(address, "=?") || strings.ContainsFunc(address, neverInMailbox) {
		return ""
	}
	return strings.ToLower(address)
}

func neverInMailbox(r rune) bool {
	return r <= ' ' || strings.ContainsRune(`<>,;:()[]"\`, r) || !unicode.IsGraphic(r) || unicode.IsSpace(r) || r == unicode.ReplacementChar ||
		r > unicode.MaxASCII && unicode.ToLower(r) <= unicode.MaxASCII
}

// recipients lists where a letter was sent to, the surest first, each once.
func recipients(in mailer.Incoming, h header) []string {
	values := []string{in.Recipient}
	for _, name := range []string{"delivered-to", "x-original-to", "envelope-to", "to", "cc"} {
		values = append(values, h.all(name)...)
	}
	var out []string
	seen := map[string]bool{"": true}
	for _, a := range addresses(values) {
		if !seen[a.Mailbox] {
			seen[a.Mailbox] = true
			out = append(out, a.Mailbox)
		}
	}
	return out
}

// messageIDs reads the identifiers of Message-ID, In-Reply-To and References, without their angle brackets. White space
// inside, which folding leaves, is dropped; without any brackets the words are taken as they stand. Of very many the first
// is kept, which began the thread, and the last (RFC 5537 section 3.4.4).
func messageIDs(value string) []string {
	var out []string
	if !strings.Contains(value, "<") {
		out = strings.Fields(value)
	}
	for {
		_, rest, ok := strings.Cut(value, "<")
		if !ok {
			break
		}
		id, after, _ := strings.Cut(rest, ">")
		out, value = append(out, id[strings.LastIndex(id, "<")+1:]), after
	}
	out = cleanIDs(out)
	if len(out) > maxIDs {
		out = slices.Concat(out[:1], out[len(out)-maxIDs+1:])
	}
	return out
}

const (
	maxIDs    = 50  // identifiers of one field
	longestID = 300 // bytes: a longer one is not ours, and an answer could not repeat it
)

func cleanIDs(ids []string) []string {
	var out []string
	for _, id := range ids {
		id = strings.ReplaceAll(oneLine(strings.Trim(id, "<>,;")), " ", "")
		if id != "" && len(id) <= longestID {
			out = append(out, id)
		}
	}
	return out
}
