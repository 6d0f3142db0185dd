package parts

import "strings"

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
