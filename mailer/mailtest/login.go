package mailtest

import (
	"bytes"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapserver"
	"github.com/emersion/go-sasl"
)

const (
	xoauth2 = "XOAUTH2"
	// longestLine is that of an answer in a login (RFC 4954, 4).
	longestLine = 12288
)

// SetToken gives an account the one token that is good for it from now on; "" is none.
func (s *Server) SetToken(address, token string) error {
	a := s.account(address)
	if a == nil {
		return fmt.Errorf("there is no account for %s", address)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	a.token = token
	return nil
}

// SetMechanisms has accounts log in by these from now on, of PLAIN, OAUTHBEARER and XOAUTH2; before, it is PLAIN.
func (s *Server) SetMechanisms(names ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.logins = names
}

func (s *Server) mechanisms() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.logins) == 0 {
		return []string{sasl.Plain}
	}
	return s.logins
}

// exchange is the server's side of a login. enter is called with who has proved to be whom, by the name that they gave; refused is the
// error that ends the exchange with who has not.
func (s *Server) exchange(mechanism string, enter func(a *account, name string) error, refused error) (sasl.Server, error) {
	if !slices.Contains(s.mechanisms(), mechanism) {
		return nil, errors.New("this way to log in is not known here")
	}
	admit := func(user, secret string, token bool) error {
		a := s.proved(user, secret, token)
		if a == nil {
			return refused
		}
		return enter(a, user)
	}
	switch mechanism {
	case sasl.OAuthBearer:
		return &bearerServer{parse: bearerWords, last: []byte{1}, admit: admit}, nil
	case xoauth2:
		return &bearerServer{parse: xoauth2Words, last: []byte{}, admit: admit}, nil
	}
	return sasl.NewPlainServer(func(_, user, password string) error { return admit(user, password, false) }), nil
}

// proved returns the account that a password or a token is good for; nil for none.
func (s *Server) proved(user, secret string, token bool) *account {
	s.mu.Lock()
	defer s.mu.Unlock()
	a := s.accounts[strings.ToLower(user)]
	if a == nil {
		return nil
	}
	right := a.password
	if token {
		right = a.token
	}
	if right == "" || subtle.ConstantTimeCompare([]byte(right), []byte(secret)) != 1 {
		return nil
	}
	return a
}

// bearerServer takes tokens as Google and RFC 7628 have it: a refusal is a challenge, which must be answered before the exchange ends.
type bearerServer struct {
	parse   func(response []byte) (user, token string, ok bool)
	last    []byte
	admit   func(user, token string, isToken bool) error
	refusal error
}

func (b *bearerServer) Next(response []byte) (challenge []byte, done bool, err error) {
	if b.refusal != nil {
		if !bytes.Equal(response, b.last) {
			return nil, true, fmt.Errorf("the client answered a refusal by %q", response)
		}
		return nil, true, b.refusal
	}
	if response == nil {
		return []byte{}, false, nil
	}
	user, token, ok := b.parse(response)
	status := "invalid_request"
	if b.refusal = errors.New("no token was understood"); ok {
		status, b.refusal = "invalid_token", b.admit(user, token, true)
	}
	if b.refusal == nil {
		return nil, true, nil
	}
	challenge, err = json.Marshal(map[string]string{"status": status, "schemes": "bearer", "scope": "mail"})
	return challenge, false, err
}

// bearerWords reads what a client says at first by OAUTHBEARER: "n,a=USER,^Ahost=HOST^Aport=PORT^Aauth=Bearer TOKEN^A^A".
func bearerWords(response []byte) (user, token string, ok bool) {
	parts := strings.SplitN(string(response), ",", 3)
	if len(parts) != 3 || parts[0] != "n" {
		return "", "", false
	}
	user, named := strings.CutPrefix(parts[1], "a=")
	for field := range strings.SplitSeq(parts[2], "\x01") {
		if t, is := strings.CutPrefix(field, "auth=Bearer "); is {
			token = t
		}
	}
	user = strings.NewReplacer("=2C", ",", "=3D", "=").Replace(user)
	return user, token, named && token != "" && strings.HasSuffix(parts[2], "\x01\x01")
}

// xoauth2Words reads what a client says at first by XOAUTH2: "user=USER^Aauth=Bearer TOKEN^A^A".
func xoauth2Words(response []byte) (user, token string, ok bool) {
	parts := strings.Split(string(response), "\x01")
	if len(parts) != 4 || parts[2] != "" || parts[3] != "" {
		return "", "", false
	}
	user, named := strings.CutPrefix(parts[0], "user=")
	token, is := strings.CutPrefix(parts[1], "auth=Bearer ")
	return user, token, named && is
}

// AuthenticateMechanisms, Authenticate and Login make IMAP logins work with the accounts' passwords and tokens.
func (p prompt) AuthenticateMechanisms() []string { return p.server.mechanisms() }

func (p prompt) Authenticate(mechanism string) (sasl.Server, error) {
	return p.server.exchange(mechanism,
		func(a *account, name string) error {
			return p.SessionIMAP4rev2.Login(strings.ToLower(name), a.password)
		},
		&imap.Error{Type: imap.StatusResponseTypeNo, Code: imap.ResponseCodeAuthenticationFailed, Text: "Invalid credentials"})
}

func (p prompt) Login(user, password string) error {
	if !slices.Contains(p.server.mechanisms(), sasl.Plain) {
		return &imap.Error{Type: imap.StatusResponseTypeNo, Code: imap.ResponseCodeAuthenticationFailed, Text: "Log in with a token"}
	}
	return p.SessionIMAP4rev2.Login(user, password)
}

// prompt is an IMAP session whose IDLE tells every change. The library's own forgets what happened between the command
// before and the IDLE.
type prompt struct {
	imapserver.SessionIMAP4rev2
	server *Server
}

// Idle looks again and again until the client has had enough.
func (p prompt) Idle(w *imapserver.UpdateWriter, stop <-chan struct{}) error {
	ticker := time.NewTicker(5 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-stop:
			return nil
		case <-ticker.C:
			if err := p.Poll(w, true); err != nil {
				return err
			}
		}
	}
}
