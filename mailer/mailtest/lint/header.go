package lint

import (
	"mime"
	"net/mail"
	"net/url"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer"
)

// headers checks the fields that must be there, and no others, each once.
func (c *checker) headers(h mail.Header) {
	known := map[string]bool{"Reply-To": true, "In-Reply-To": true, "References": true, "Content-Transfer-Encoding": true, "List-Unsubscribe": true}
	for _, name := range []string{"Date", "From", "To", "Subject", "Message-Id", "Auto-Submitted", "X-Auto-Response-Suppress", "Mime-Version", "Content-Type"} {
		known[name] = true
		if h.Get(name) == "" {
			c.wrong("%s is missing", name)
		}
	}
	for name, values := range h {
		if !known[name] || len(values) != 1 {
			c.wrong("%d fields %s", len(values), name)
		}
	}
	if _, err := h.Date(); err != nil || !strings.HasSuffix(h.Get("Date"), " +0000") {
		c.wrong("Date: %q, %v", h.Get("Date"), err)
	}
	for name, want := range map[string][]string{"Auto-Submitted": {"auto-replied", "auto-generated"}, "X-Auto-Response-Suppress": {"OOF, AutoReply"}, "Mime-Version": {"1.0"}} {
		if got := h.Get(name); !slices.Contains(want, got) {
			c.wrong("%s %q", name, got)
		}
	}
	for name, values := range h {
		for _, v := range values {
			c.encodedWords(name, v)
			if name == "List-Unsubscribe" {
				c.unsubscribes(v)
				continue
			}
			if name != "Reply-To" && name != "Subject" {
				c.secrets(name, v)
			}
		}
	}
}

// unsubscribes checks that the field names one secret address that is no game's, or the service's own with such a tag in the subject.
func (c *checker) unsubscribes(v string) {
	address, ok := strings.CutPrefix(v, "<mailto:")
	address, ends := strings.CutSuffix(address, ">")
	address, subject, inSubject := strings.Cut(address, "?subject=")
	if inSubject {
		text, err := url.PathUnescape(subject)
		tagged, _ := strings.CutPrefix(strings.TrimSuffix(text, "]"), "[pbem ")
		if !ok || !ends || err != nil || !strings.EqualFold(address, c.service) || parseTag(tagged).kind != 'c' {
			c.wrong("List-Unsubscribe: %q", v)
		}
		return
	}
	if !ok || !ends || c.tag(address).kind != 'c' {
		c.wrong("List-Unsubscribe: %q", v)
	}
}

// encodedWords checks that each is short enough and can be read (RFC 2047), and nothing that it hides turns the writing or ends a line.
func (c *checker) encodedWords(name, value string) {
	for word := range strings.FieldsSeq(value) {
		if strings.HasPrefix(word, "=?") && len(word) > 75 {
			c.wrong("%s: an encoded word of %d bytes", name, len(word))
		}
	}
	decoded, err := new(mime.WordDecoder).DecodeHeader(value)
	if err != nil {
		c.wrong("%s cannot be decoded: %v", name, err)
	}
	if i := strings.IndexFunc(decoded, unfit); i >= 0 {
		c.wrong("%s hides %q", name, decoded[i:])
	}
}

// unfit reports control characters and those that turn the direction of writing.
func unfit(r rune) bool {
	return unicode.IsControl(r) || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\ufeff'
}

// identity checks that From is exactly the service, To is whom the envelope says, and the envelope's sender is the null one, a bounce
// address of this letter's game or, where there are no secret addresses, the service.
func (c *checker) identity(h mail.Header, e mailer.Envelope) {
	from, to, reply := c.one(h, "From"), c.one(h, "To"), c.one(h, "Reply-To")
	if c.service == "" {
		c.service = strings.ToLower(from)
	}
	if !strings.EqualFold(from, c.service) {
		c.wrong("From is %q, not the service", from)
	}
	if to != e.To {
		c.wrong("To is %q, the envelope says %q", to, e.To)
	}
	id := ownMessageID.FindStringSubmatch(h.Get("Message-Id"))
	if id == nil || h.Get("Message-Id") != "<"+e.MessageID+">" || !strings.HasSuffix(c.service, "@"+strings.ToLower(id[2])) {
		c.wrong("Message-ID is %q, the envelope says %q", h.Get("Message-Id"), e.MessageID)
		return
	}
	c.game = id[1]
	if t := c.tag(reply); h.Get("Reply-To") != "" && t.kind != 'r' && t.kind != 'c' {
		c.wrong("Reply-To %q is no secret address", reply)
	} else if t.kind == 'r' {
		c.aboutGame("Reply-To", t)
	}
	if strings.EqualFold(e.From, c.service) && reply == "" {
		return // there are no secret addresses: what is returned matches nothing
	}
	if t := c.tag(e.From); e.From != "" && t.kind != 'b' {
		c.wrong("the envelope sender %q is no bounce address", e.From)
	} else if e.From != "" {
		c.aboutGame("the envelope sender", t)
	}
}

// one returns the single address of a field.
func (c *checker) one(h mail.Header, name string) string {
	if h.Get(name) == "" {
		return ""
	}
	list, err := h.AddressList(name)
	if err != nil || len(list) != 1 {
		c.wrong("%s %q: %v", name, h.Get(name), err)
		return ""
	}
	return list[0].Address
}

// thread checks that the identifiers are such; a letter that answers another names it last among what it refers to, and every letter
// about a game but the first to its reader names that one first.
func (c *checker) thread(h mail.Header) {
	own, answered, references := h.Get("Message-Id"), strings.Fields(h.Get("In-Reply-To")), strings.Fields(h.Get("References"))
	for field, words := range map[string][]string{"In-Reply-To": answered, "References": references} {
		for _, word := range words {
			if !messageID.MatchString(word) || word == own {
				c.wrong("%s holds %q", field, word)
			}
		}
	}
	switch {
	case len(answered) > 1:
		c.wrong("In-Reply-To names several letters")
	case len(answered) == 1 && (len(references) == 0 || references[len(references)-1] != answered[0]):
		c.wrong("In-Reply-To is not the last of the References")
	}
	if c.game == "" || c.game == "0" {
		return
	}
	root := "<pbem." + c.game + ".0."
	if !strings.HasPrefix(own, root) && (len(references) == 0 || !strings.HasPrefix(references[0], root)) {
		c.wrong("it is not the first of its thread and does not refer to that")
	}
}

// subject checks that it is "[pbem 42] …" in letters about a game. The tag of its reader's own may stand at its end where there are no
// secret addresses.
func (c *checker) subject(h mail.Header) {
	text, err := new(mime.WordDecoder).DecodeHeader(h.Get("Subject"))
	if err != nil {
		return // told already
	}
	if at := strings.LastIndex(text, " [pbem "); at >= 0 {
		if t := parseTag(strings.TrimSuffix(text[at+len(" [pbem "):], "]")); t.kind != 0 {
			c.subjectTag(h, t)
			text = text[:at]
		}
	}
	rest, _ := strings.CutPrefix(text, "[pbem ")
	if inside, _, _ := strings.Cut(rest, "]"); c.game != "" && c.game != "0" && inside != c.game {
		c.wrong("the Subject %q does not begin with the game", text)
	}
	c.secrets("Subject", text)
}

// subjectTag checks the tag at the end of a subject.
func (c *checker) subjectTag(h mail.Header, t tag) {
	if h.Get("Reply-To") != "" {
		c.wrong("the secret stands in Reply-To and in the Subject")
	}
	if t.kind == 'b' || t.kind == 'r' && t.game != c.game {
		c.wrong("the tag in the Subject is not its reader's")
	}
}
