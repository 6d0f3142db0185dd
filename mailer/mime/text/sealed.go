package text

import (
	"strings"

	"pbem/mailer/mime/parts"
)

// Words that are there but cannot be read, and what a player is told of them.
const (
	tooMuchDecoded = "The letter is too big when its encodings are undone. Please send the words alone, as plain text."
	encrypted      = "The letter is encrypted, and I have no key to read it. Please send it unencrypted; my own letters to you are not secret either."
	enveloped      = "The letter is wrapped in S/MIME, so that I cannot get at its words. Please send it unencrypted and, if you want to sign it, clear-signed."
	tnef           = "The words of the letter are inside a file winmail.dat, which only Outlook can open. Please send it as plain text."
)

// whySealed returns why nothing in a part of this type can be read; "" if that cannot be said.
func whySealed(c parts.Content) string {
	switch c.Media {
	case "multipart/encrypted":
		return encrypted
	case "application/pkcs7-mime", "application/x-pkcs7-mime":
		return enveloped
	case "application/ms-tnef", "application/vnd.ms-tnef":
		return tnef
	}
	return ""
}

const (
	pgpMessage   = "-----BEGIN PGP MESSAGE-----"
	pgpSigned    = "-----BEGIN PGP SIGNED MESSAGE-----"
	pgpSignature = "-----BEGIN PGP SIGNATURE-----"
)

// unsign returns the words inside an OpenPGP clear signature (RFC 9580 section 7), with its dash-escaping undone, where a
// letter begins with one: nothing below it was signed. A signed or encrypted text further down is somebody's quotation, which
// ends the letter. refused says why the words cannot be read: they are encrypted.
func unsign(text string) (words string, cut bool, refused string) {
	if !strings.Contains(text, "-----BEGIN PGP ") {
		return text, false, ""
	}
	first, rest, _ := strings.Cut(strings.TrimLeft(text, "\n\t \u00a0\ufeff"), "\n")
	switch strings.TrimSpace(first) {
	case pgpMessage:
		return "", false, encrypted
	case pgpSigned:
	default:
		words, cut = abovePGP(text)
		return words, cut, ""
	}
	var kept []string
	inHead := true // "Hash: SHA256", up to an empty line
	for line := range strings.Lines(rest) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.TrimSpace(line) == pgpSignature:
			return strings.Join(kept, "\n"), true, ""
		case inHead:
			inHead = strings.TrimSpace(line) != ""
		default:
			kept = append(kept, strings.TrimPrefix(line, "- "))
		}
	}
	return strings.Join(kept, "\n"), true, ""
}

// abovePGP returns the lines above the first that begins something of OpenPGP's.
func abovePGP(text string) (words string, cut bool) {
	at := 0
	for line := range strings.Lines(text) {
		if bare := strings.TrimSpace(line); bare == pgpSigned || bare == pgpMessage {
			return text[:at], true
		}
		at += len(line)
	}
	return text, false
}
