package text

import (
	"strings"

	"pbem/mailer/mime/parts"
	"pbem/rules/phrase"
)

// whySealed says why nothing in a part of this type can be read; nothing if that cannot be said.
func whySealed(c parts.Content) phrase.Phrase {
	switch c.Media {
	case "multipart/encrypted":
		return phrase.New("mime-encrypted")
	case "application/pkcs7-mime", "application/x-pkcs7-mime":
		return phrase.New("mime-enveloped")
	case "application/ms-tnef", "application/vnd.ms-tnef":
		return phrase.New("mime-winmail")
	}
	return phrase.Phrase{}
}

const (
	pgpMessage   = "-----BEGIN PGP MESSAGE-----"
	pgpSigned    = "-----BEGIN PGP SIGNED MESSAGE-----"
	pgpSignature = "-----BEGIN PGP SIGNATURE-----"
)

// unsign returns the words inside an OpenPGP clear signature (RFC 9580 section 7), with its dash-escaping undone, where a
// letter begins with one: nothing below it was signed. A signed or encrypted text further down is somebody's quotation, which
// ends the letter. refused says why the words cannot be read: they are encrypted.
func unsign(text string) (words string, cut bool, refused phrase.Phrase) {
	if !strings.Contains(text, "-----BEGIN PGP ") {
		return text, false, refused
	}
	first, rest, _ := strings.Cut(strings.TrimLeft(text, "\n\t \u00a0\ufeff"), "\n")
	switch strings.TrimSpace(first) {
	case pgpMessage:
		return "", false, phrase.New("mime-encrypted")
	case pgpSigned:
	default:
		words, cut = abovePGP(text)
		return words, cut, refused
	}
	var kept []string
	inHead := true // "Hash: SHA256", up to an empty line
	for line := range strings.Lines(rest) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case strings.TrimSpace(line) == pgpSignature:
			return strings.Join(kept, "\n"), true, refused
		case inHead:
			inHead = strings.TrimSpace(line) != ""
		default:
			kept = append(kept, strings.TrimPrefix(line, "- "))
		}
	}
	return strings.Join(kept, "\n"), true, refused
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
