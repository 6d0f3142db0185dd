package smtp

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pbem/internal/testing/realmail"
	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/login"
	"pbem/mailer/mailtest"
)

// tokens hands out the tokens of a list, one each time that it is asked, and the last one for ever.
func tokens(asked *int, list ...string) login.Secret {
	return func(context.Context) (string, error) {
		token := list[min(*asked, len(list)-1)]
		*asked++
		if token == "" {
			return "", errors.New("the token server does not answer")
		}
		return token, nil
	}
}

// TestTokens: letters go out with a token, by each mechanism; one that is refused is told in words, and its letter is not given up.
func TestTokens(t *testing.T) {
	for _, mechanism := range []string{"OAUTHBEARER", "XOAUTH2"} {
		s := server(t)
		s.SetMechanisms(mechanism)
		if err := s.SetToken("ada@players.test", "good"); err != nil {
			t.Fatal(err)
		}
		asked := 0
		c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, User: "ada@players.test", Method: login.OAuth2, Secret: tokens(&asked, "bad", "", "good")})
		replies := c.Send(t.Context(), []mailer.Envelope{to("bo", 1), to("bo", 2), to("bo", 3)})
		if got := describe(t, replies); got != "535 temporary, 535 temporary, 535 temporary" || asked != 1 {
			t.Errorf("%s: %s, and the token was asked for %d times", mechanism, got, asked)
		}
		if text := replies[0].Err.Error(); !strings.Contains(text, "the server does not take the token: it has run out") || strings.Contains(text, "bad") {
			t.Errorf("%s: %s", mechanism, text)
		}
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("bo", 1)})); got != "0 temporary" {
			t.Errorf("%s: nobody hands out a token: %s", mechanism, got)
		}
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("bo", 1), to("bo", 2)})); got != "ok, ok" || asked != 3 {
			t.Errorf("%s: %s, and the token was asked for %d times", mechanism, got, asked)
		}
	}
}

// TestATokenThatRunsOut: where the server wants another login in the middle of a connection, the next letter goes by a new one.
func TestATokenThatRunsOut(t *testing.T) {
	s := server(t)
	s.SetMechanisms("XOAUTH2")
	if err := s.SetToken("ada@players.test", "good"); err != nil {
		t.Fatal(err)
	}
	asked := 0
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, User: "ada@players.test", Method: login.XOAuth2, Secret: tokens(&asked, "good")})
	s.Fail(mailtest.Fault{At: mailtest.AtMail, Times: 1, Code: 530})
	if got := describe(t, c.Send(t.Context(), []mailer.Envelope{to("bo", 1), to("bo", 2)})); got != "530 temporary, ok" || asked != 2 {
		t.Errorf("%s, and the token was asked for %d times", got, asked)
	}
}

// TestPasswordsWhereTokensAreWanted: whoever has a password is told what the server wants.
func TestPasswordsWhereTokensAreWanted(t *testing.T) {
	s := server(t)
	s.SetMechanisms("XOAUTH2")
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, User: "ada@players.test", Password: "secret"})
	if err := c.Send(t.Context(), []mailer.Envelope{to("bo", 1)})[0].Err; err == nil || !strings.Contains(err.Error(), "auth: oauth2") {
		t.Errorf("%v", err)
	}
}

// testTokens: Postfix takes tokens, as Dovecot asks a server of ours about them.
func testTokens(t *testing.T, s *realmail.Servers, reach Config) {
	for i, method := range []login.Method{login.OAuth2, login.OAuthBearer, login.XOAuth2} {
		long := strings.Repeat(fmt.Sprint(i), 3000) // as Microsoft's are
		s.SetToken(reach.User, long)
		asked := 0
		reach.Method, reach.Secret = method, tokens(&asked, "bad", long)
		c, letter := courier(t, reach), to(fmt.Sprintf("ada+token%d", i), 200+i)
		replies := c.Send(t.Context(), []mailer.Envelope{letter})
		if got := describe(t, replies); got != "535 temporary" || !strings.Contains(replies[0].Err.Error(), "does not take the token") {
			t.Errorf("%s: a bad token: %v", method, replies[0].Err)
		}
		if got := describe(t, c.Send(t.Context(), []mailer.Envelope{letter})); got != "ok" {
			t.Fatalf("%s: a good token: %s", method, got)
		}
		arrives(t, s, letter)
	}
}
