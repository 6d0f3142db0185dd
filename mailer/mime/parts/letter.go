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
