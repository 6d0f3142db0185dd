package login

import (
	"context"
	"errors"
	"fmt"
	"strings"

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
