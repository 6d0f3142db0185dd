package realmail

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
)

// tokens is the server that Dovecot asks about tokens (RFC 7662).
type tokens struct {
	server *httptest.Server
	mu     sync.Mutex
	users  map[string]string // by token
}

func (s *Servers) issueTokens() error {
	t := &tokens{users: map[string]string{}}
	t.server = httptest.NewServer(http.HandlerFunc(t.tell))
	s.tokens = t
	return nil
}

// SetToken gives a user the one token that is good for them from now on; "" is none.
func (s *Servers) SetToken(user, token string) {
	s.tokens.mu.Lock()
	defer s.tokens.mu.Unlock()
	for old, whose := range s.tokens.users {
		if whose == user {
			delete(s.tokens.users, old)
		}
	}
	if token != "" {
		s.tokens.users[token] = user
	}
}

func (t *tokens) tell(w http.ResponseWriter, r *http.Request) {
	t.mu.Lock()
	user, active := t.users[r.FormValue("token")]
	t.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{"active": active, "username": user, "scope": "mail"})
}

func (t *tokens) address() string { return strings.TrimPrefix(t.server.URL, "http://") }

func (t *tokens) stop() {
	if t != nil {
		t.server.Close()
	}
}
