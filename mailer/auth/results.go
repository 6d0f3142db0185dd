package auth

import (
	"net/netip"
	"slices"
	"strings"

	"pbem/mailer"
)

// byResults judges a letter by the word of our own server. found reports whether that is in the letter; one that has not come to an answer
// itself (temperror) is none.
func (c *Checker) byResults(in mailer.Incoming, a about, align *alignment) (found bool, best mailer.Judgement) {
	best = mailer.Judgement{Doubt: mailer.Unsigned}
	if c.AuthServID == "" || fromOutside(in.Client) {
		return false, best
	}
	value, ok := a.resultsOf(c.AuthServID, c.ReceivedBy)
	if !ok {
		return false, best
	}
	r, ok := ParseResults(value)
	if !ok || !strings.EqualFold(r.Server, c.AuthServID) {
		return false, best
	}
	found = true
	for _, one := range r.List {
		switch one.Value {
		case "pass":
			best = better(best, a.passed(one, align))
		case "temperror":
			found = false
		}
	}
	return found, best
}

// fromOutside reports whether the letter came to our own receiver from another machine: no server of ours has seen it.
func fromOutside(client string) bool {
	if client == "" {
		return false
	}
	address, err := netip.ParseAddr(client)
	return err != nil || !address.Unmap().IsLoopback()
}

// passed judges a letter for one pass of our server's.
func (a about) passed(r Result, align *alignment) mailer.Judgement {
	none, all := mailer.Judgement{Doubt: mailer.Unsigned}, mailer.Judgement{Belief: mailer.Believed}
	switch r.Method {
	case "dkim":
		signed := slices.DeleteFunc(a.signatures(align), func(s signature) bool { return !s.meantBy(r) })
		if len(signed) > 0 {
			return a.least(signed)
		}
	case "spf": // of the envelope sender; the greeting (smtp.helo) proves nothing
		if align.with(domainOf(r.Properties["smtp.mailfrom"]), strictSPF) {
			return all
		}
	case "dmarc": // by one of both, and it does not say by which: without a signature by SPF
		signed := a.signatures(align)
		if domainName(r.Properties["header.from"]) != align.from {
			return none
		}
		if len(signed) == 0 {
			return all
		}
		return a.least(signed)
	}
	return none
}

// least is what the worst of some signatures is worth: the server's word does not tell which of them it is about.
func (a about) least(signed []signature) mailer.Judgement {
	worst := mailer.Judgement{Belief: mailer.Believed}
	for _, s := range signed {
		if j := a.worth(s); j.Belief < worst.Belief {
			worst = j
		}
	}
	return worst
}

// shortestPrefix is how much of a signature header.b tells at least (RFC 6008 section 3).
const shortestPrefix = 8

// meantBy reports whether a dkim result can be that of a signature. A subdomain in header.i tells not which domain has signed.
func (s signature) meantBy(r Result) bool {
	if selector := r.Properties["header.s"]; selector != "" && selector != strings.ToLower(s.selector) {
		return false
	}
	if begin := strings.Trim(r.Properties["header.b"], `"`); len(begin) >= shortestPrefix && !strings.HasPrefix(strings.ToLower(s.seal), begin) {
		return false
	}
	if d := r.Properties["header.d"]; d != "" {
		return domainName(d) == s.domain
	}
	i := domainName(domainOf(r.Properties["header.i"]))
	return i == s.domain || strings.HasSuffix(i, "."+s.domain)
}

// signatures returns the letter's signatures by domains that align with From, which are not verified here.
func (a about) signatures(align *alignment) []signature {
	var list []signature
	for _, value := range a.all("dkim-signature") {
		if s, ok := readSignature(value); ok && align.with(s.domain, strictDKIM) {
			list = append(list, s)
		}
	}
	return list
}

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
