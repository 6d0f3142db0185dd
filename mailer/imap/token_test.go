package imap

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/internal/testing/realmail"
	"pbem/mailer/login"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

// issuer hands out tokens, and remembers how often it was asked.
type issuer struct {
	mu    sync.Mutex
	token string
	err   error
	asked int
}

func (i *issuer) secret(context.Context) (string, error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.asked++
	return i.token, i.err
}

func (i *issuer) issue(token string, err error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.token, i.err = token, err
}

func (i *issuer) times() int {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.asked
}

// tokenHost is a mailbox that takes nothing but tokens, and what hands them out.
func tokenHost(t testing.TB, mechanisms ...string) (host, *mailtest.Server, *issuer) {
	t.Helper()
	s, err := lint.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	s.SetMechanisms(mechanisms...)
	const user = "games@games.test"
	if err := errors.Join(s.Add(user, password), s.SetToken(user, "first")); err != nil {
		t.Fatal(err)
	}
	issued := &issuer{token: "first"}
	h := host{cfg: testConfig(t, s.IMAPAddr()), deliver: func(t testing.TB, raw string) {
		t.Helper()
		if err := s.Deliver(user, []byte(raw)); err != nil {
			t.Fatal(err)
		}
	}}
	h.cfg.Password, h.cfg.Method, h.cfg.Secret = "", login.OAuth2, issued.secret
	return h, s, issued
}

// TestTokens: letters come through with a token, by each mechanism.
func TestTokens(t *testing.T) {
	t.Parallel()
	for _, mechanism := range []string{"OAUTHBEARER", "XOAUTH2"} {
		t.Run(mechanism, func(t *testing.T) {
			t.Parallel()
			h, _, _ := tokenHost(t, mechanism)
			h.deliver(t, "Subject: hello\r\n\r\nhelp\r\n")
			seen := &recorder{}
			start(t, h.cfg, seen.handle)
			eventually(t, "the letter to come", func() bool { return seen.times("hello") == 1 })
		})
	}
}

// TestATokenThatRunsOut: the mailbox is read on with the next token, which is asked for when the server hangs up, and again when that
// one is refused.
func TestATokenThatRunsOut(t *testing.T) {
	t.Parallel()
	h, s, issued := tokenHost(t, "OAUTHBEARER", "PLAIN") // the test itself looks into a folder by a password
	h.account = s.Account("games@games.test")
	seen := &recorder{}
	start(t, h.cfg, seen.handle)
	h.deliver(t, "Subject: one\r\n\r\nhelp\r\n")
	eventually(t, "the first letter to be moved", func() bool {
		letters, err := h.account.Folder("pbem-done")
		return err == nil && len(letters) == 1
	})
	time.Sleep(100 * time.Millisecond) // the library's server does not bear it when a connection breaks in the middle of an answer
	if err := s.SetToken("games@games.test", "second"); err != nil {
		t.Fatal(err)
	}
	before := issued.times()
	s.HangUp()
	h.deliver(t, "Subject: two\r\n\r\nhelp\r\n")
	eventually(t, "the old token to be tried", func() bool { return issued.times() > before+1 })
	if seen.times("two") > 0 {
		t.Error("a letter came with the old token")
	}
	issued.issue("", errors.New("the token server does not answer"))
	before = issued.times()
	eventually(t, "the token to be asked for again", func() bool { return issued.times() > before })
	issued.issue("second", nil)
	eventually(t, "the second letter", func() bool { return seen.times("two") == 1 })
}

// TestWhatIsSaidOfTokens: a refusal is told in words, and waits as long as one of a password.
func TestWhatIsSaidOfTokens(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		offers []string
		method login.Method
		token  string
		err    error
		want   string
		waits  bool
	}{
		"refused by RFC 7628":   {[]string{"OAUTHBEARER"}, login.OAuth2, "bad", nil, "the server does not take the token: it has run out, was withdrawn, or is another user's (status invalid_token); it must be good for mail: imap: NO [AUTHENTICATIONFAILED] Invalid credentials", true},
		"refused by Google":     {[]string{"XOAUTH2"}, login.OAuth2, "bad", nil, "the server does not take the token: it has run out, was withdrawn, or is another user's (status invalid_token); it must be good for mail: imap: NO [AUTHENTICATIONFAILED] Invalid credentials", true},
		"no token":              {[]string{"XOAUTH2"}, login.OAuth2, "{}", nil, "this is no token", false},
		"nobody hands it out":   {[]string{"XOAUTH2"}, login.OAuth2, "", errors.New("exit status 1"), "exit status 1", false},
		"not offered":           {[]string{"PLAIN"}, login.OAuth2, "first", nil, "the server takes no tokens", false},
		"other than offered":    {[]string{"XOAUTH2"}, login.OAuthBearer, "first", nil, "it offers no AUTH OAUTHBEARER", false},
		"a password, not taken": {[]string{"XOAUTH2"}, login.Password, "secret", nil, "the server takes tokens, too: auth: oauth2", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h, _, issued := tokenHost(t, c.offers...)
			h.cfg.Method = c.method
			issued.issue(c.token, c.err)
			_, err := Look(t.Context(), h.cfg)
			if err == nil || !strings.Contains(err.Error(), c.want) || wrongPassword(err) != c.waits {
				t.Errorf("%v (waits %v), want %q", err, wrongPassword(err), c.want)
			}
			if err != nil && c.token == "bad" && strings.Contains(err.Error(), "bad") {
				t.Error("the token is told")
			}
		})
	}
}

// testTokens: Dovecot takes them, as it asks a server of ours about them (RFC 7662).
func testTokens(t *testing.T, s *realmail.Servers) {
	const user = "tokens@games.test"
	for i, method := range []login.Method{login.OAuth2, login.OAuthBearer, login.XOAuth2} {
		h := mailboxOf(t, s, user)
		h.cfg.Password, h.cfg.Method = "", method
		token := strings.Repeat(fmt.Sprint(i), 3000) // as long as Microsoft's are
		h.cfg.Secret = func(context.Context) (string, error) { return token, nil }
		s.SetToken(user, "")
		started := time.Now()
		_, err := Look(t.Context(), h.cfg)
		if !wrongPassword(err) || !strings.Contains(err.Error(), "the server does not take the token") {
			t.Errorf("%s, with a bad token: %v", method, err)
		}
		if took := time.Since(started); took > 5*time.Second {
			t.Errorf("%s: the refusal took %v", method, took)
		}
		s.SetToken(user, token)
		if _, err := Look(t.Context(), h.cfg); err != nil {
			t.Errorf("%s, with a good token: %v", method, err)
		}
	}
}

// TestARefusalWithoutAWord: Outlook ends the exchange at once, and does not say why; a server whose own servers are down says that.
func TestARefusalWithoutAWord(t *testing.T) {
	t.Parallel()
	for answer, want := range map[string]bool{"NO AUTHENTICATE failed.": true, "NO [UNAVAILABLE] later": false} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { listener.Close() })
		go func() {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			defer conn.Close()
			fmt.Fprint(conn, "* OK [CAPABILITY IMAP4rev1 SASL-IR AUTH=XOAUTH2] ready\r\n")
			tag, _, _ := strings.Cut(line(conn), " ")
			fmt.Fprintf(conn, "%s %s\r\n", tag, answer)
			line(conn)
		}()
		cfg := testConfig(t, listener.Addr().String())
		cfg.Method, cfg.Password = login.OAuth2, "token"
		_, err = Look(t.Context(), cfg)
		if wrongPassword(err) != want || strings.Contains(err.Error(), "the server does not take the token: imap: NO") != want {
			t.Errorf("%s: %v", answer, err)
		}
	}
}

// line reads one line that a client says.
func line(conn net.Conn) string {
	text, _ := bufio.NewReader(conn).ReadString('\n')
	return text
}
