// Package parts reads the bytes of a letter as its parts: header fields, MIME structure, transfer encodings and charsets.
//
// The idea: reading is total and costs a bounded amount of work for each byte. One pass over the lines (parts.go) splits the
// letter at its boundaries and counts size, header bytes, levels and parts while it goes; what is too much is refused there,
// before anything else looks at it. Then transfer encodings (transfer.go) and charsets (charset.go) are undone, and whatever
// is broken is read as well as it can be: squares and commands are ASCII, and ASCII survives every wrong name.
//
// Addresses are read the other way round: what could hide one gives rather too many (address.go).
package parts

import (
	"bytes"
	"strings"
	"unicode"

	"pbem/mailer"
	"pbem/rules/phrase"
)

// Letter is a letter as its parts.
type Letter struct {
	Header  Header
	Root    *Part         // the whole letter; of one that is refused a single part
	Refused phrase.Phrase // which limit it exceeds; empty if none
}

// Read splits a letter of at most MaxSize bytes into its parts. The header is read even of a letter that is refused, so that the refusal
// can be answered.
func Read(raw []byte) Letter { return ReadUpTo(mailer.Incoming{Raw: raw}, MaxSize) }

// ReadUpTo is Read with another limit for the size, in bytes. Of a letter that is larger nothing but the header is looked at: the rest
// need not be there.
func ReadUpTo(in mailer.Incoming, most int64) Letter {
	if in.Length() > most {
		h, _, headSize := ReadHeader(LineFeeds(in.Raw[:min(len(in.Raw), MaxSize)]))
		return Letter{Header: h, Root: &Part{Header: h}, Refused: tooBig(in.Length(), most, headSize)}
	}
	h, body, headSize := ReadHeader(LineFeeds(in.Raw))
	body = withoutNUL(body)
	whole := &Part{Header: h, Body: body}
	if refused := tooBig(in.Length(), most, headSize); !refused.Empty() {
		return Letter{Header: h, Root: whole, Refused: refused}
	}
	root, refused := Split(h, body)
	if !refused.Empty() {
		return Letter{Header: h, Root: whole, Refused: refused}
	}
	return Letter{Header: h, Root: root}
}

// withoutNUL drops what stands in no text. A letter without it is not copied.
func withoutNUL(body []byte) []byte {
	if bytes.IndexByte(body, 0) < 0 {
		return body
	}
	return bytes.ReplaceAll(body, []byte("\x00"), nil)
}

// The limits that hold before anything is parsed. No letter of a person comes near any of them.
const (
	MaxSize      = mailer.MaxLetter // bytes of a letter, where its address does not allow more
	MaxHeader    = 64 << 10         // bytes of the letter's header, and of the headers of all parts together
	MaxLevels    = 20               // multiparts inside each other
	MaxParts     = 100
	MaxDecoded   = 10 << 20 // bytes of text after transfer encodings and charsets were undone
	MaxRead      = mailer.MaxText
	MaxLines     = mailer.MaxLines
	MaxAddresses = 1000 // addresses of a header; who speaks must be a single one
	MaxIDs       = 50   // identifiers of one header field
)

// tooBig says why a letter is not even split into its parts; nothing if it is.
func tooBig(size, most int64, headSize int) phrase.Phrase {
	switch {
	case size > most:
		// How big it is is not said: of a big letter only the beginning may have been fetched.
		return phrase.New("mime-too-big", "kb", int(most>>10))
	case headSize > MaxHeader:
		return phrase.New("mime-header-too-big", "kb", MaxHeader/1024)
	}
	return phrase.Phrase{}
}

// LineFeeds gives every line the end LF, so that all that follows knows one kind of line.
func LineFeeds(raw []byte) []byte {
	out := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(out, []byte("\r"), []byte("\n"))
}

// nextLine returns the line that begins at a place, without its end, and where the one behind it begins.
func nextLine(raw []byte, at int) (line []byte, next int) {
	if end := bytes.IndexByte(raw[at:], '\n'); end >= 0 {
		return raw[at : at+end], at + end + 1
	}
	return raw[at:], len(raw)
}

// OneLine makes words of a header fit for one line of a letter or a log: it removes controls, and the
// marks that turn the direction of writing, and joins white space.
func OneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r):
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// Clip cuts text off behind so many bytes, between letters.
func Clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "")
}
