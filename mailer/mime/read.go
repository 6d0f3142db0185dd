// Package mime reads the raw bytes of a letter into a [mailer.Message].
//
// The idea: reading is total. What cannot be read is empty, what is too much is refused in a sentence, and no input makes it
// fail, panic or work for long. It goes through four rooms, each a package that knows only those before it:
//
//   - parts: bytes → header fields and parts, with limits, transfer encodings and charsets undone;
//   - text: parts → the words, of plain text, HTML, flowed and enriched text; never of an attachment;
//   - quotations: the words → what the person wrote, without quotations, reply headers, forwarded letters, signatures;
//   - robots: what must not be answered, and what a delivery report says, which is only read, never believed.
//
// Here they are put together, and here it is read who speaks: a From in which anything is doubtful (address.go) is nobody's.
//
// MIME is split by our own code, in one pass that counts while it splits: a library can't be bounded from outside, and a check in
// front of it would have to agree with it about every odd boundary. The parts are the bytes as they came, so that a letter has the
// same digest by every route. Charsets, addresses, parameters of a media type and HTML tokens are left to libraries.
//
// Nothing here does more than a bounded amount of work for each byte, and worst_test.go tries to prove the contrary: no letter
// within the limits takes a tenth of a second or 64 MB. A limit on seconds would make the answer depend on what else the
// machine does; these limits need none.
package mime

import (
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/mime/quotations"
	"pbem/mailer/mime/robots"
	"pbem/mailer/mime/text"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// Reader reads letters. The zero value knows no addresses of its own.
type Reader struct {
	Own []string // the service's own addresses, without plus-tags: mail from them is our own
	// Room is how large a letter may be. Of a larger one the header alone is read.
	Room mailer.Room
}

// Read reads a letter with the zero Reader.
func Read(in mailer.Incoming) mailer.Message { return Reader{}.Read(in) }

// Read makes a Message of a letter. It is total: what cannot be read is empty, and Refused says why the words were not
// read at all. The header is read even then, so that the refusal can be answered.
func (r Reader) Read(in mailer.Incoming) mailer.Message {
	l := parts.ReadUpTo(in, r.Room.Most())
	h := l.Header
	m := mailer.Message{
		MessageID:  parts.MessageID(h.Get("message-id")),
		InReplyTo:  parts.MessageIDs(h.Get("in-reply-to")),
		References: parts.MessageIDs(h.Get("references")),
		From:       speakers(h.All("from")),
		Recipients: recipients(in, h),
		CameTo:     r.cameTo(in, h),
		Subject:    parts.OneLine(parts.DecodeWords(h.Get("subject"))),
		Language:   parts.OneLine(h.Get("content-language")),
		Received:   in.Received,
		Bounce:     robots.IsBounce(in, l),
		Addressees: addressees(h),
		Refused:    l.Refused,
		Size:       int(in.Length()),
	}
	m.Automatic, m.Perhaps = robots.Automatic(in, l, m, r.Own)
	if m.Refused.Empty() {
		m.Report = robots.Report(in, l.Root)
		m.Text, m.Quoted, m.Below, m.Refused = ownWords(l.Root)
		m.Text, m.Struck, m.StruckWithin = text.WithoutStruck(m.Text)
		if (m.Automatic == "" || m.Perhaps) && robots.Reaction(l.Root, m.Text) {
			m.Automatic, m.Perhaps = "it is a reaction to another letter", false
		}
	}
	r.identify(&m, in, l)
	return m
}

// identify writes the digests of a letter into it. Those of one above the ordinary limit are taken over its header, and only its imprint
// over the whole: so it is known again before its bytes are fetched, and however large a letter may be at its address just now.
func (r Reader) identify(m *mailer.Message, in mailer.Incoming, l parts.Letter) {
	to, seen := tagged(m.Recipients), *m
	if in.Length() <= r.Room.Most() {
		m.Imprint = imprint(l, in.Raw, to)
	}
	if in.Length() > mailer.MaxLetter {
		l = parts.Letter{Header: l.Header, Root: &parts.Part{Header: l.Header}, Refused: phrase.New("mime-too-big", "kb", mailer.MaxLetter>>10)}
		seen.Refused, seen.Bounce = l.Refused, robots.IsBounce(in, l)
	}
	robot, _ := robots.Automatic(in, l, seen, nil)
	m.Digest = digest(l, seen, robot != "", to)
}

// Texts returns all that a letter says, part by part: also what it quotes, and the letters in it, but no file that comes with
// it. Nothing is cut off, so what this returns must never be obeyed. It is total.
func Texts(raw []byte) []string { return text.All(raw) }

// ownWords returns what the person wrote. cut reports that something else was left out, below that the text goes on below what is read of it;
// refused says why nothing is read.
func ownWords(root *parts.Part) (words string, cut, below bool, refused phrase.Phrase) {
	words, skipped, below, refused := text.Written(root)
	if !refused.Empty() {
		return "", skipped, false, refused
	}
	below = below || strings.Count(words, "\n") > parts.MaxLines
	words, quoted := quotations.Cut(words)
	cut = skipped || quoted
	if len(words) > maxWords {
		return "", cut, false, phrase.New("mime-too-many-words", "kb", maxWords/1024)
	}
	return token.Scrub(words), cut, below, refused
}

const maxWords = 64 << 10 // bytes of words, when quotations are cut off
