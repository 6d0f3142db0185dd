package auth

import "strings"

// result is one result of an Authentication-Results header, in lower case.
type result struct {
	method, value string
	properties    map[string]string // "header.d": "example.org"
}

// parseResults reads the value of an Authentication-Results header (RFC 8601 section 2.2): the name of the server, an
// optional version, and results. Comments are passed over and quoted words are blotted out: they hold what strangers write,
// a sender's name or a reason. Where a comment holds a quotation mark, or a property is there twice, somebody has tried to
// make one look like a result; such a header is not believed at all.
func parseResults(value string) (id string, list []result, ok bool) {
	plain, ok := withoutComments(value)
	if !ok {
		return "", nil, false
	}
	pieces := strings.Split(plain, ";")
	head := strings.Fields(pieces[0])
	if len(head) == 0 || len(head) > 2 || len(head) == 2 && head[1] != "1" {
		return "", nil, false
	}
	for _, piece := range pieces[1:] {
		r, ok := parseResult(strings.ToLower(piece))
		if !ok {
			return "", nil, false
		}
		if r.method != "" {
			list = append(list, r)
		}
	}
	return head[0], list, true
}

// parseResult reads "dkim=pass header.d=example.org"; "none" and nothing are the zero result.
func parseResult(text string) (r result, ok bool) {
	for text != strings.NewReplacer(" =", "=", "= ", "=").Replace(text) {
		text = strings.NewReplacer(" =", "=", "= ", "=").Replace(text)
	}
	words := strings.Fields(text)
	if len(words) == 0 || len(words) == 1 && words[0] == "none" {
		return result{}, true
	}
	method, value, ok := strings.Cut(words[0], "=")
	if !ok {
		return result{}, false
	}
	method, _, _ = strings.Cut(method, "/") // "dkim/1"
	r = result{method: method, value: value, properties: map[string]string{}}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		if _, twice := r.properties[name]; twice {
			return result{}, false
		}
		r.properties[name] = value
	}
	return r, true
}

// blot stands for a quoted word.
const blot = `""`

// withoutComments takes comments out and blots out quoted words. ok is false where one does not end, or where one is inside
// the other.
func withoutComments(text string) (plain string, ok bool) {
	var out strings.Builder
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && (depth > 0 || quoted):
			i++
		case c == '"' && depth > 0:
			return "", false
		case c == '"':
			if quoted = !quoted; !quoted {
				out.WriteString(blot)
			}
		case quoted:
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth < 0 {
				return "", false
			}
			out.WriteByte(' ')
		case depth == 0 && (c == '\t' || c == '\n' || c == '\r'):
			out.WriteByte(' ')
		case depth == 0:
			out.WriteByte(c)
		}
	}
	return out.String(), depth == 0 && !quoted
}
