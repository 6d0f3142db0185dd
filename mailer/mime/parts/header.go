package parts

import (
	"bytes"
	"slices"
	"strings"
)

// Field is one header field: its name in lower case, its value unfolded and otherwise as it came.
type Field struct{ Name, Value string }

// Header is the fields of a letter or of a part, from the top.
type Header []Field

// Get returns the first value of a field; "" if there is none.
func (h Header) Get(name string) string {
	for _, f := range h {
		if f.Name == name {
			return f.Value
		}
	}
	return ""
}

// All returns every value of a field, from the top.
func (h Header) All(name string) []string {
	var values []string
	for _, f := range h {
		if f.Name == name {
			values = append(values, f.Value)
		}
	}
	return values
}

// ReadHeader splits a letter with LF line ends into header and body, past empty lines and an mbox "From " line at its head. size is the
// number of bytes in the header; of one that is too big only the beginning is read.
func ReadHeader(raw []byte) (h Header, body []byte, size int) {
	raw = bytes.TrimLeft(bytes.TrimPrefix(raw, []byte("\ufeff")), "\n")
	if isMboxLine(raw) {
		_, raw, _ = bytes.Cut(raw, []byte("\n"))
	}
	head, body := cutHeader(raw)
	h = ReadFields(head[:min(len(head), MaxHeader)])
	if len(h) == 0 {
		return nil, raw, 0
	}
	return h, body, len(head)
}

// isMboxLine knows the "From ada@example.org Sat Nov 21 …" that mailboxes of one file put above a letter. "From : …" is a
// field.
func isMboxLine(raw []byte) bool {
	rest, ok := bytes.CutPrefix(bytes.TrimPrefix(raw, []byte(">")), []byte("From "))
	return ok && !bytes.HasPrefix(bytes.TrimLeft(rest, " \t"), []byte(":"))
}

// cutHeader cuts the header off at the first empty line. Where there is none, the body begins with the first line that
// cannot be part of a header.
func cutHeader(raw []byte) (head, body []byte) {
	if end := bytes.Index(raw, []byte("\n\n")); end >= 0 {
		return raw[:end+1], raw[end+2:]
	}
	for at := 0; at < len(raw); {
		line, next := nextLine(raw, at)
		if _, _, ok := fieldStart(line); !ok && len(line) > 0 && !folded(line) {
			return raw[:at], raw[at:]
		}
		at = next
	}
	return raw, nil
}

// ReadFields reads the fields of a header. A line that is no field is passed over.
func ReadFields(head []byte) Header {
	var h Header
	var value []string // the lines of the field that is being read; nil behind a line that is none
	keep := func() {
		if value != nil {
			h[len(h)-1].Value = strings.TrimSpace(strings.Join(value, " "))
		}
		value = nil
	}
	for at := 0; at < len(head); {
		line, next := nextLine(head, at)
		at = next
		if folded(line) {
			if value != nil {
				value = append(value, strings.TrimSpace(string(line)))
			}
			continue
		}
		keep()
		if name, rest, ok := fieldStart(line); ok {
			h, value = append(h, Field{Name: name}), []string{rest}
		}
	}
	keep()
	return h
}

// folded reports whether a line goes on with the field above it.
func folded(line []byte) bool { return len(line) > 0 && (line[0] == ' ' || line[0] == '\t') }

// fieldStart splits "Name: value" (RFC 5322 section 2.2; spaces before the colon are forgiven). A name is printable ASCII;
// one that is "From" but for bytes that are not counts as From: who speaks must not depend on how a reader takes them.
func fieldStart(line []byte) (name, value string, ok bool) {
	colon := bytes.IndexByte(line, ':')
	if colon <= 0 {
		return "", "", false
	}
	key := bytes.TrimRight(line[:colon], " \t")
	name = strings.ToLower(string(bytes.Map(printable, key)))
	if len(key) == 0 || len(name) != len(key) && name != "from" {
		return "", "", false
	}
	return name, strings.TrimSpace(string(line[colon+1:])), true
}

// printable drops what a field's name cannot hold.
func printable(r rune) rune {
	if r <= ' ' || r > '~' {
		return -1
	}
	return r
}

// DecodeWords undoes encoded words (RFC 2047) in a header value; raw eight-bit text is guessed as in a body. The bytes of
// neighbours in one charset are put together before they become letters, because many programs cut letters in two. What is no
// encoded word stays as it stands.
func DecodeWords(value string) string {
	var out strings.Builder
	var open encodedWord // what is not written yet
	for {
		start := strings.Index(value, "=?")
		if start < 0 {
			break
		}
		word, length := encodedWordAt(value[start:])
		between := value[:start]
		if length == 0 {
			out.WriteString(open.text() + convert([]byte(between+"=?"), ""))
			open, value = encodedWord{}, value[start+2:]
			continue
		}
		if open.charset != word.charset || strings.TrimSpace(between) != "" {
			out.WriteString(open.text())
			if open.charset == "" || strings.TrimSpace(between) != "" {
				out.WriteString(convert([]byte(between), ""))
			}
			open = encodedWord{charset: word.charset}
		}
		open.bytes = append(open.bytes, word.bytes...)
		value = value[start+length:]
	}
	out.WriteString(open.text() + convert([]byte(value), ""))
	return out.String()
}

// encodedWord is "=?charset?Q?text?=" with its transfer encoding undone.
type encodedWord struct {
	charset string
	bytes   []byte
}

func (w encodedWord) text() string {
	if w.charset == "" {
		return ""
	}
	return decodeCharset(w.bytes, w.charset)
}

const longestWord = 2000 // bytes: RFC 2047 allows 75, but whole subjects are written as one

// encodedWordAt reads the encoded word at the head of a text and returns its length there; 0 if it is none.
func encodedWordAt(text string) (word encodedWord, length int) {
	text = text[:min(len(text), longestWord)]
	pieces := strings.SplitN(text, "?", 4) // "=", charset, encoding, the rest
	if len(pieces) < 4 || pieces[1] == "" || strings.ContainsAny(pieces[1], " \t=") {
		return encodedWord{}, 0
	}
	content, _, ok := strings.Cut(pieces[3], "?=")
	if !ok {
		return encodedWord{}, 0
	}
	length = len(text) - len(pieces[3]) + len(content) + len("?=")
	name := strings.ToLower(pieces[1])
	switch strings.ToLower(pieces[2]) {
	case "q":
		return encodedWord{name, unescape(nil, []byte(strings.ReplaceAll(content, "_", " ")))}, length
	case "b":
		return encodedWord{name, decodeBase64([]byte(content))}, length
	}
	return encodedWord{}, 0
}

// MessageID reads the first identifier of a field, without its angle brackets; "" if there is none.
func MessageID(value string) string {
	for _, id := range MessageIDs(value) {
		return id
	}
	return ""
}

// MessageIDs reads the identifiers of Message-ID, In-Reply-To and References, without their angle brackets. White space
// inside, which folding leaves, is dropped; without any brackets the words are taken as they stand. Of very many the first
// is kept, which began the thread, and the last (RFC 5537 section 3.4.4).
func MessageIDs(value string) []string {
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
	if len(out) > MaxIDs {
		out = slices.Concat(out[:1], out[len(out)-MaxIDs+1:])
	}
	return out
}

const longestID = 300 // bytes: a longer one is not ours, and an answer could not repeat it

func cleanIDs(ids []string) []string {
	var out []string
	for _, id := range ids {
		id = strings.ReplaceAll(OneLine(strings.Trim(id, "<>,;")), " ", "")
		if id != "" && len(id) <= longestID {
			out = append(out, id)
		}
	}
	return out
}
