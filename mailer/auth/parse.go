package auth

import "strings"

// Results is the value of an Authentication-Results header.
type Results struct {
	Server string // whose word it is (authserv-id), as written
	List   []Result
}

// Result is what the server found by one method, all in lower case; a quoted value is blotted out to "".
type Result struct {
	Method, Value string            // "dkim", "pass"
	Properties    map[string]string // "header.d": "example.org"
}

// ParseResults reads the value of an Authentication-Results header (RFC 8601 section 2.2): the name of the server, an
// optional version, and results. Comments are passed over and quoted words are blotted out: they hold what strangers write,
// a sender's name or a reason. ok is false for a header that must not be believed at all: it breaks the form, a comment
// holds a quotation mark, or a property is there twice, which is how somebody makes a comment look like a result. (The
// library's parser splits at semicolons inside comments and quoted words.)
func ParseResults(value string) (r Results, ok bool) {
	plain, ok := withoutComments(value)
	if !ok {
		return Results{}, false
	}
	pieces := strings.Split(plain, ";")
	head := strings.Fields(pieces[0])
	if len(head) == 0 || len(head) > 2 || len(head) == 2 && head[1] != "1" {
		return Results{}, false
	}
	r.Server = head[0]
	for _, piece := range pieces[1:] {
		one, ok := parseResult(strings.ToLower(piece))
		if !ok {
			return Results{}, false
		}
		if one.Method != "" {
			r.List = append(r.List, one)
		}
	}
	return r, true
}

// parseResult reads "dkim=pass header.d=example.org"; "none" and nothing are the zero result.
func parseResult(text string) (r Result, ok bool) {
	for text != strings.NewReplacer(" =", "=", "= ", "=").Replace(text) {
		text = strings.NewReplacer(" =", "=", "= ", "=").Replace(text)
	}
	words := strings.Fields(text)
	if len(words) == 0 || len(words) == 1 && words[0] == "none" {
		return Result{}, true
	}
	method, value, ok := strings.Cut(words[0], "=")
	if !ok {
		return Result{}, false
	}
	method, _, _ = strings.Cut(method, "/") // "dkim/1"
	r = Result{Method: method, Value: value, Properties: map[string]string{}}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		if _, twice := r.Properties[name]; twice {
			return Result{}, false
		}
		r.Properties[name] = value
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
