package login

import (
	"errors"
	"strings"
	"testing"

	"github.com/emersion/go-sasl"
)

func offers(mechanisms ...string) func(string) bool {
	return func(m string) bool { return strings.Contains(" "+strings.Join(mechanisms, " ")+" ", " "+m+" ") }
}

// TestFirstWords: what is said at first, by each method, to servers that offer different mechanisms.
func TestFirstWords(t *testing.T) {
	t.Parallel()
	const (
		bearer  = "OAUTHBEARER n,a=games@example.org,\x01host=imap.example.org\x01port=993\x01auth=Bearer ya29.Tok-en\x01\x01"
		xoauth2 = "XOAUTH2 user=games@example.org\x01auth=Bearer ya29.Tok-en\x01\x01"
	)
	for _, c := range []struct {
		method Method
		offers string
		want   string
	}{
		{OAuth2, "PLAIN OAUTHBEARER XOAUTH2", bearer},
		{OAuth2, "PLAIN XOAUTH2", xoauth2},
		{OAuth2, "OAUTHBEARER", bearer},
		{OAuth2, "PLAIN LOGIN", "the server takes no tokens: it offers no AUTH OAUTHBEARER and no AUTH XOAUTH2"},
		{XOAuth2, "OAUTHBEARER XOAUTH2", xoauth2},
		{XOAuth2, "OAUTHBEARER", "the server takes no tokens: it offers no AUTH XOAUTH2"},
		{OAuthBearer, "OAUTHBEARER XOAUTH2", bearer},
		{OAuthBearer, "XOAUTH2", "the server takes no tokens: it offers no AUTH OAUTHBEARER"},
	} {
		got := ""
		err := c.method.Authenticate(Account{User: "games@example.org", Host: "imap.example.org:993"}, "ya29.Tok-en", offers(strings.Fields(c.offers)...), func(client sasl.Client) error {
			mechanism, first, err := client.Start()
			got = mechanism + " " + string(first)
			return err
		})
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s with %s: %q, want %q", c.method, c.offers, got, c.want)
		}
	}
}

// TestNames: a user's name cannot end its field (RFC 5801).
func TestNames(t *testing.T) {
	t.Parallel()
	b := newBearer(sasl.OAuthBearer, Account{User: "a,b=c@example.org"}, "t")
	if want := "n,a=a=2Cb=3Dc@example.org,\x01auth=Bearer t\x01\x01"; string(b.first) != want {
		t.Errorf("%q, want %q", b.first, want)
	}
}

func TestTokens(t *testing.T) {
	t.Parallel()
	for token, good := range map[string]bool{
		"ya29.a0AfH6SMC-_~+/==": true, "": false, "two words": false, `"quoted"`: false, "a\x01auth=Bearer b": false,
		`{"access_token":"x"}`: false, "tökén": false, "a\nb": false,
	} {
		if err := check(token); (err == nil) != good {
			t.Errorf("%q: %v", token, err)
		}
	}
}

// TestRefusals: what servers have against a token, and what we say of it.
func TestRefusals(t *testing.T) {
	t.Parallel()
	for challenge, want := range map[string]string{
		`{"status":"400","schemes":"Bearer","scope":"https://mail.google.com/"}`: "the server does not take the token: it has run out, is not whole, or is another user's (status 400); it must be good for https://mail.google.com/: NO",
		`{"status":"invalid_token"}`:                     "the server does not take the token: it has run out, was withdrawn, or is another user's (status invalid_token): NO",
		`{"status":401}`:                                 "the server does not take the token: it has run out, was withdrawn, or is another user's (status 401): NO",
		`{"status":"insufficient_scope","scope":"imap"}`: "the server does not take the token: it was made without the right to read and send mail (status insufficient_scope); it must be good for imap: NO",
		`{"status":"odd\r\nA1 LOGOUT"}`:                  "the server does not take the token (status oddA1 LOGOUT): NO",
		`not JSON`:                                       "the server does not take the token: NO",
		``:                                               "the server does not take the token: NO",
		`[]`:                                             "the server does not take the token: NO",
	} {
		no := errors.New("NO")
		err := OAuth2.Authenticate(Account{User: "u"}, "t", offers("XOAUTH2"), func(client sasl.Client) error {
			if last, err := client.Next([]byte(challenge)); err != nil || string(last) != "" {
				t.Errorf("%q is answered by %q, %v", challenge, last, err)
			}
			if _, err := client.Next([]byte(challenge)); err == nil {
				t.Error("a server may ask for ever")
			}
			return no
		})
		var refused *Refused
		if !errors.As(err, &refused) || !errors.Is(err, no) || err.Error() != want {
			t.Errorf("%s:\n%v, want\n%s", challenge, err, want)
		}
	}
}

// TestOtherFailures: a connection that is lost refuses no token.
func TestOtherFailures(t *testing.T) {
	t.Parallel()
	lost := errors.New("lost")
	err := OAuthBearer.Authenticate(Account{User: "u"}, "t", offers("OAUTHBEARER"), func(sasl.Client) error { return lost })
	if err != lost {
		t.Errorf("%v", err)
	}
	if err := WithHint(lost, offers("PLAIN")); err != lost {
		t.Errorf("%v", err)
	}
	if err := WithHint(lost, offers("PLAIN", "XOAUTH2")); !errors.Is(err, lost) || !strings.Contains(err.Error(), "auth: oauth2") {
		t.Errorf("%v", err)
	}
	if WithHint(nil, offers("XOAUTH2")) != nil {
		t.Error("there is no hint without a failure")
	}
}

// TestLater: what is too long for a command is said when the server asks for it, and once.
func TestLater(t *testing.T) {
	t.Parallel()
	for token, held := range map[string]bool{"short": false, strings.Repeat("x", 3000): true} {
		b := newBearer(nameXOAuth2, Account{User: "u"}, token)
		client := Later(b, 480)
		name, first, err := client.Start()
		if name != nameXOAuth2 || err != nil || (first == nil) != held {
			t.Errorf("%s %q %v", name, first, err)
		}
		if held {
			if first, err = client.Next([]byte{}); err != nil || string(first) != string(b.first) {
				t.Errorf("%q, %v", first, err)
			}
		}
		if last, err := client.Next([]byte(`{"status":"401"}`)); err != nil || len(last) != 0 || b.refused == nil {
			t.Errorf("%q, %v", last, err)
		}
	}
}

// TestRefusal: what a server does not say in the exchange is known by how it ends.
func TestRefusal(t *testing.T) {
	t.Parallel()
	no := errors.New("NO")
	said := &Refused{Status: "401", Err: no}
	var refused *Refused
	if err := Refusal(no, true); !errors.As(err, &refused) || err.Error() != "the server does not take the token: NO" || !errors.Is(err, no) {
		t.Error(err)
	}
	if Refusal(no, false) != no || Refusal(nil, true) != nil || Refusal(said, true) != error(said) {
		t.Error("what is no refusal, or is one, is changed")
	}
}

// FuzzRefusal: whatever a server says of a token fits into one line.
func FuzzRefusal(f *testing.F) {
	f.Add([]byte(`{"status":"400","schemes":"Bearer","scope":"https://mail.google.com/"}`))
	f.Add([]byte(`{"status":401}`))
	f.Add([]byte("\x00"))
	f.Fuzz(func(t *testing.T, challenge []byte) {
		if text := refusal(challenge).Error(); strings.ContainsAny(text, "\r\n\x00\x1b") || len(text) > 1000 {
			t.Errorf("%q", text)
		}
	})
}
