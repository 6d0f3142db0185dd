package mime

import (
	"bytes"
	"cmp"

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
	h, body, headSize := splitLetter(withLineFeeds(in.Raw[:min(len(in.Raw), maxSize)]))
	body = bytes.ReplaceAll(body, []byte("\x00"), nil)
	m := mailer.Message{
		MessageID:   firstOf(messageIDs(h.get("message-id"))),
		InReplyTo:   messageIDs(h.get("in-reply-to")),
		References:  messageIDs(h.get("references")),
		From:        speakers(h.all("from")),
		Recipients:  recipients(in, h),
		Subject:     oneLine(decodeWords(h.get("subject"))),
		Received:    in.Received,
		AuthResults: h.all("authentication-results"),
		Bounce:      isBounce(in, h),
		Refused:     tooBig(len(in.Raw), headSize),
	}
	m.Automatic = r.automatic(in, h, m)
	root := &part{header: h, body: body}
	if m.Refused == "" {
		root, m.Refused = splitParts(h, body)
	}
	if m.Refused != "" {
		m.Digest = digest(h, &part{header: h, body: body})
		return m
	}
	m.Digest, m.Report = digest(h, root), report(in, root)
	m.Automatic = cmp.Or(m.Automatic, byParts(root))
	m.Text, m.Quoted, m.Refused = ownWords(root)
	return m
}

// ownWords returns what the person wrote. cut reports that something else was left out; refused says why nothing is read.
func ownWords(root *part) (text string, cut bool, refused string) {
	text, skipped, refused := words(root)
	if refused != "" {
		return "", skipped, refused
	}
	text, signed, refused := unsign(text)
	if refused != "" {
		return "", skipped, refused
	}
	text, files := withoutFiles(text)
	text, quoted := cutQuotes(text)
	cut = skipped || signed || files || quoted
	if refused = tooLong(text); refused != "" {
		return "", cut, refused
	}
	return token.Scrub(text), cut, ""
}

// withLineFeeds gives every line the end LF, so that all that follows knows one kind of line.
func withLineFeeds(raw []byte) []byte {
	out := bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(out, []byte("\r"), []byte("\n"))
}

func firstOf(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}
