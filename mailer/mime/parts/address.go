package parts

import (
	"io"
	"mime"
	"net/mail"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer"
)

// Addresses reads every address of every given field. A value that breaks RFC 5322 is searched for anything with an "@":
// it must rather give too many addresses than hide one.
func Addresses(values []string) []mailer.Address {
	var out []mailer.Address
	for _, value := range values {
		if len(out) >= MaxAddresses {
			break
		}
		out = append(out, addressList(value)...)
	}
	return out[:min(len(out), MaxAddresses)]
}

func addressList(value string) []mailer.Address {
	words := &mime.WordDecoder{CharsetReader: func(name string, r io.Reader) (io.Reader, error) {
		text, err := io.ReadAll(r)
		return strings.NewReader(decodeCharset(text, name)), err
	}}
	parser := mail.AddressParser{WordDecoder: words}
	list, err := parser.ParseList(value)
	if err != nil {
		return findMailboxes(value)
	}
	var out []mailer.Address
	for _, a := range list {
		out = append(out, mailer.Address{Name: OneLine(a.Name), Mailbox: Mailbox(a.Address)})
	}
	return out
}

// findMailboxes finds mailboxes in text that is no address list. One that only shows when encoded words are undone is nobody's, and
// a value without any is one address that is nobody's.
func findMailboxes(value string) []mailer.Address {
	shown := map[string]bool{}
	for _, piece := range addressPieces(value) {
		shown[piece] = true
	}
	var out []mailer.Address
	seen := map[string]bool{}
	for _, piece := range addressPieces(DecodeWords(value)) {
		box := Mailbox(piece)
		if !shown[piece] {
			box = ""
		}
		if !seen[box] && len(out) < MaxAddresses {
			seen[box] = true
			out = append(out, mailer.Address{Mailbox: box})
		}
	}
	if len(out) == 0 && strings.TrimSpace(value) != "" {
		return []mailer.Address{{Name: OneLine(DecodeWords(value))}}
	}
	return out
}

// addressPieces are the words with an "@" in them.
func addressPieces(value string) []string {
	pieces := strings.FieldsFunc(value, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`<>,;:()[]"`, r) })
	return slices.DeleteFunc(pieces, func(piece string) bool { return !strings.Contains(piece, "@") })
}

// Mailbox normalises an address for comparison; "" for one that no plain address can equal: spaces, controls, what cannot
// be seen, quotes, an encoded word, dots at an end of the domain, anything but one "@". Letters beyond ASCII whose lower case
// is ASCII, such as the Kelvin sign, are no letters of anybody's address either. A domain with other letters is written as in the DNS.
func Mailbox(address string) string {
	address = strings.TrimSpace(address)
	local, domain, ok := strings.Cut(address, "@")
	if !ok || local == "" || strings.Trim(domain, ".") != domain || domain == "" || strings.Contains(domain, "..") ||
		strings.ContainsAny(address[len(local)+1:], "@") || strings.Contains(address, "=?") || strings.ContainsFunc(address, neverInMailbox) {
		return ""
	}
	return mailer.InASCII(strings.ToLower(address))
}

func neverInMailbox(r rune) bool {
	return r <= ' ' || strings.ContainsRune(`<>,;:()[]"\`, r) || !unicode.IsGraphic(r) || unicode.IsSpace(r) || r == unicode.ReplacementChar ||
		r > unicode.MaxASCII && unicode.ToLower(r) <= unicode.MaxASCII
}
