package mailtest

import (
	"strings"
	"testing"

	"github.com/emersion/go-smtp"
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
		"broken":             {"games+b1w.x@games.test", ours, false, "breaks a promise"},
		"from nobody":        {"", ours, false, "breaks a promise"},
		"passed on":          {"ada@games.test", ours, false, ""},
		"a person's":         {"", strings.Replace(ours, "<pbem.", "<", 1), false, ""},
		"not to be measured": {"", ours, true, ""},
	} {
		s := started(t)
		s.Unchecked = c.unchecked
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
