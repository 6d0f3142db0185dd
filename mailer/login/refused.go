package login

import (
	"encoding/json"
	"strings"
	"unicode"
)

// Refused is a token that the server does not take, with what it said.
type Refused struct {
	Status string // as the server spells it: "401", "invalid_token"; "" if it does not say
	Scope  string // what the token must be good for; "" if it does not say
	Err    error  // how the exchange ended
}

// refusal reads what a server has against a token (RFC 7628, 3.2.2). What cannot be read is a refusal that says nothing.
func refusal(challenge []byte) *Refused {
	var said struct {
		Status any    `json:"status"` // a word or, in some servers, a number
		Scope  string `json:"scope"`
	}
	if json.Unmarshal(challenge, &said) != nil {
		return &Refused{}
	}
	r := &Refused{Scope: plain(said.Scope)}
	switch status := said.Status.(type) {
	case string:
		r.Status = plain(status)
	case float64:
		text, _ := json.Marshal(status) // a number always can
		r.Status = string(text)
	}
	return r
}

// longest is more than servers say.
const longest = 200

// plain takes out of a server's words what could break a line.
func plain(text string) string {
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text)
	return strings.ToValidUTF8(text[:min(len(text), longest)], "")
}

// Error says what the server has against the token, and how it ended the exchange.
func (r *Refused) Error() string {
	text := "the server does not take the token" + r.why()
	if r.Status != "" {
		text += " (status " + r.Status + ")"
	}
	if r.Scope != "" {
		text += "; it must be good for " + r.Scope
	}
	if r.Err != nil {
		text += ": " + r.Err.Error()
	}
	return text
}

// why puts the statuses of RFC 6750 (section 3.1), and those of HTTP that stand for them, into words.
func (r *Refused) why() string {
	switch strings.ToLower(r.Status) {
	case "invalid_token", "401":
		return ": it has run out, was withdrawn, or is another user's"
	case "invalid_request", "400":
		return ": it has run out, is not whole, or is another user's"
	case "insufficient_scope", "403":
		return ": it was made without the right to read and send mail"
	}
	return ""
}

func (r *Refused) Unwrap() error { return r.Err }
