// Package login proves to mail servers who we are: by a password, or by an access token (OAuth 2.0) as the great providers want it.
//
// The idea: a mailbox and a courier log in alike, and each connection anew. A token lives for an hour or so, therefore a [Secret] is not
// a string but a question that is asked each time, and answered by whoever knows how tokens are renewed. Tokens are handed over
// by the mechanisms OAUTHBEARER (RFC 7628) and XOAUTH2 (Google's, which Microsoft speaks alone). What a server says about a token that
// it does not take is told in words ([Refused]).
package login

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"unicode"

	"github.com/emersion/go-sasl"
)

// Method is how a login proves who we are.
type Method string

const (
	Password    Method = ""            // by a password, as the server likes best
	OAuth2      Method = "oauth2"      // by a token, by the mechanism that the server offers
	XOAuth2     Method = "xoauth2"     // by a token, by XOAUTH2 only
	OAuthBearer Method = "oauthbearer" // by a token, by OAUTHBEARER only
)

// Secret asks for the password or the token of an account. It is asked anew for each connection.
type Secret func(ctx context.Context) (string, error)

// Account is whose login it is, and where.
type Account struct {
	User string
	Host string // host:port of the server
}

// mechanisms are what a method may use, the best first.
func (m Method) mechanisms() []string {
	switch m {
	case XOAuth2:
		return []string{nameXOAuth2}
	case OAuthBearer:
		return []string{sasl.OAuthBearer}
	}
	return []string{sasl.OAuthBearer, nameXOAuth2}
}

// Offered reports whether a server takes tokens.
func Offered(offers func(mechanism string) bool) bool {
	return offers(sasl.OAuthBearer) || offers(nameXOAuth2)
}

// Authenticate logs in with a token. offers tells which SASL mechanisms the server has; run is the exchange with it. The error is a
// *[Refused] where the server said what it has against the token.
func (m Method) Authenticate(a Account, token string, offers func(mechanism string) bool, run func(sasl.Client) error) error {
	token = strings.TrimSpace(token)
	if err := check(token); err != nil {
		return err
	}
	for _, name := range m.mechanisms() {
		if offers(name) {
			return exchange(newBearer(name, a, token), run)
		}
	}
	return fmt.Errorf("the server takes no tokens: it offers no AUTH %s", strings.Join(m.mechanisms(), " and no AUTH "))
}

func exchange(b *bearer, run func(sasl.Client) error) error {
	err := run(b)
	if err == nil || b.refused == nil {
		return err
	}
	b.refused.Err = err
	return b.refused
}

// Refusal makes a *[Refused] of a login with a token that failed, if the server's answer means that it does not take the token: some
// end the exchange without saying what they have against it.
func Refusal(err error, means bool) error {
	if err == nil || !means || errors.As(err, new(*Refused)) {
		return err
	}
	return &Refused{Err: err}
}

// WithHint adds to a refused password that the server takes tokens, if it does: many take nothing else, whatever they offer.
func WithHint(err error, offers func(mechanism string) bool) error {
	if err == nil || !Offered(offers) {
		return err
	}
	return fmt.Errorf("%w (the server takes tokens, too: auth: oauth2)", err)
}

// check refuses what is no token (RFC 6750, 2.1): it could be mistaken for more than one value in the exchange.
func check(token string) error {
	if token == "" {
		return errors.New("there is no token")
	}
	const others = "-._~+/="
	for _, r := range token {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && !strings.ContainsRune(others, r) {
			return errors.New("this is no token: it must be one word of letters, digits and -._~+/=, without quotes, and not the whole answer of the token server")
		}
	}
	return nil
}

// Later keeps what a client says at first until it is asked for, if that is longer than a server's command line may be, which holds limit
// bytes of it in base64: servers read answers of any length, but not commands (RFC 4954, 4).
func Later(c sasl.Client, limit int) sasl.Client { return &later{Client: c, limit: limit} }

type later struct {
	sasl.Client
	limit int
	first []byte // nil when it was said
}

func (l *later) Start() (mechanism string, first []byte, err error) {
	mechanism, first, err = l.Client.Start()
	if base64.StdEncoding.EncodedLen(len(first)) > l.limit {
		l.first, first = first, nil
	}
	return mechanism, first, err
}

func (l *later) Next(challenge []byte) ([]byte, error) {
	if first := l.first; first != nil {
		l.first = nil
		return first, nil
	}
	return l.Client.Next(challenge)
}

// nameXOAuth2 is the mechanism that Google made before RFC 7628; the library has it no more.
const nameXOAuth2 = "XOAUTH2"

// bearer is the client's side of both mechanisms: all is said at once, and a refusal comes as a challenge, which is to be answered by a
// fixed word before the server ends the exchange (RFC 7628, 3.2.3).
type bearer struct {
	mechanism   string
	first, last []byte
	refused     *Refused // what the server has said against the token; nil for nothing
}

func newBearer(mechanism string, a Account, token string) *bearer {
	b := &bearer{mechanism: mechanism}
	if mechanism == nameXOAuth2 {
		b.first, b.last = []byte("user="+a.User+"\x01auth=Bearer "+token+"\x01\x01"), []byte{}
		return b
	}
	options := &sasl.OAuthBearerOptions{Username: escaped(a.User), Token: token}
	if host, port, err := net.SplitHostPort(a.Host); err == nil {
		options.Host = host
		options.Port, _ = strconv.Atoi(port) // 0, which leaves it out, for what is no number
	}
	_, b.first, _ = sasl.NewOAuthBearerClient(options).Start() // it has no error to give
	b.last = []byte{1}
	return b
}

// escaped writes a user's name as RFC 5801 (section 4) wants it.
func escaped(user string) string {
	return strings.NewReplacer("=", "=3D", ",", "=2C").Replace(user)
}

func (b *bearer) Start() (mechanism string, first []byte, err error) {
	return b.mechanism, b.first, nil
}

func (b *bearer) Next(challenge []byte) ([]byte, error) {
	if b.refused != nil {
		return nil, errors.New("the server goes on asking after it has refused the token")
	}
	b.refused = refusal(challenge)
	return b.last, nil
}

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
