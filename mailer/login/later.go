package login

import (
	"encoding/base64"

	"github.com/emersion/go-sasl"
)

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
