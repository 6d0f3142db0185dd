package login

import (
	"errors"
	"net"
	"strconv"
	"strings"

	"github.com/emersion/go-sasl"
)

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
