package mime

import (
	"bytes"

	"pbem/mailer"
	"pbem/mailer/token"
)

// Reader reads letters. The zero value knows no addresses of its own.
type Reader struct {
	Own []string // the service's own addresses, without plus-tags: mail from them is our own
}

// Read reads a letter with the zero Reader.
func Read(in mailer.Incoming) mailer.Message { return Reader{}.Read(in) }

// Read makes a Message of a letter. It is total: what cannot be read is empty, and Refused says why the words were not
// read at all. The header is read even then, so that the refusal can be answered.
func (r Reader) Read(in mailer.Incoming) mailer.Message {
	raw := in.Raw[:min(len(in.Raw), maxSize)]
	h, body, headSize := splitLetter(normalise(raw))
	m := mailer.Message{
		Digest:      digest(h, body),
		MessageID:   firstOf(messageIDs(h.get("message-id"))),
		InReplyTo:   messageIDs(h.get("in-reply-to")),
		References:  messageIDs(h.get("references")),
		From:        addresses(h.all("from")),
		Recipients:  recipients(in, h),
		Subject:     oneLine(decodeWords(h.get("subject"))),
		Received:    in.Received,
		AuthResults: h.all("authentication-results"),
		Bounce:      isBounce(in, h),
		Refused:     refusal(len(in.Raw), headSize, h, body),
	}
	m.Automatic = r.automatic(in, h, m)
	if m.Refused != "" {
		return m
	}
	text, forwarded := words(h, body)
	text, cut := cutQuotes(text)
	m.Text, m.Quoted = token.Scrub(text), cut || forwarded
	return m
}

// normalise gives every line the end LF and drops NUL bytes, so that all that follows knows one kind of line.
func normalise(raw []byte) []byte {
	out := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	out = bytes.ReplaceAll(out, []byte("\r"), []byte("\n"))
	return bytes.ReplaceAll(out, []byte("\x00"), nil)
}

func firstOf(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}
