package lint

import (
	"strings"
	"testing"

	"github.com/emersion/go-smtp"

	"pbem/mailer/mailtest"
)

// TestBrokenLettersAreRefused: a letter of a referee's that breaks a promise goes no further than here; letters of people, and
// what others pass on, are not looked at.
func TestBrokenLettersAreRefused(t *testing.T) {
	const ours = "Date: x\r\nFrom: games@games.test\r\nMessage-ID: <pbem.1.2.abcdefghijklmnopqrstuvwx@games.test>\r\n\r\nHello\r\n"
	for name, c := range map[string]struct {
		from, letter string
		unchecked    bool
		want         string
	}{
		"broken":          {"games+b1w.x@games.test", ours, false, "breaks a promise"},
		"from nobody":     {"", ours, false, "breaks a promise"},
		"passed on":       {"ada@games.test", ours, false, ""},
		"a person's":      {"", strings.Replace(ours, "<pbem.", "<", 1), false, ""},
		"without a check": {"", ours, true, ""},
	} {
		s, err := Start()
		if c.unchecked {
			s, err = mailtest.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Stop)
		if err := s.Add("games@games.test", "secret"); err != nil {
			t.Fatal(err)
		}
		client, err := smtp.Dial(s.SMTPAddr())
		if err != nil {
			t.Fatal(err)
		}
		err = client.SendMail(c.from, []string{"games@games.test"}, strings.NewReader(c.letter))
		client.Close()
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
