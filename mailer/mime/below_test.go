package mime_test

import (
	"strings"
	"testing"

	"pbem/mailer"
	"pbem/mailer/mime"
)

// TestTextBelowWhatIsRead: a letter says whether its text goes on below what is read of it, by bytes and by lines; HTML counts where nothing else says the words.
func TestTextBelowWhatIsRead(t *testing.T) {
	t.Parallel()
	const head = "From: ada@example.org\r\nMIME-Version: 1.0\r\nContent-Type: "
	plain := func(n int) string {
		return "text/plain\r\n\r\ndraw\r\n" + strings.Repeat("> "+strings.Repeat("quoted ", 70)+"\r\n", n/490) + "\r\nscrap that\r\n"
	}
	html := func(n int) string {
		return "text/html\r\n\r\n<p>draw</p><img src='data:" + strings.Repeat("A", n) + "'><p>scrap that</p>\r\n"
	}
	both := func(plain, html string) string {
		return "multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: " + plain + "--b\r\nContent-Type: " + html + "--b--\r\n"
	}
	const little, much = 1000, mailer.MaxText
	for name, c := range map[string]struct {
		body  string
		below bool
	}{
		"plain, little": {plain(little), false},
		"plain, much":   {plain(much), true},
		"lines":         {"text/plain\r\n\r\ndraw\r\n" + strings.Repeat("> x\r\n", mailer.MaxLines) + "\r\nscrap that\r\n", true},
		"HTML, lines":   {"text/html\r\n\r\n<p>draw</p><blockquote>" + strings.Repeat("<p>x</p>", mailer.MaxLines) + "</blockquote><p>scrap that</p>\r\n", true},
		"HTML, little":  {html(little), false},
		"HTML, much":    {html(much), true},
		"both, little":  {both(plain(little), html(little)), false},
		"both, HTML":    {both(plain(little), html(much)), false},
		"both, plain":   {both(plain(much), html(little)), true},
		"a picture":     {"multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: " + plain(little) + "--b\r\nContent-Type: image/png\r\n\r\n" + strings.Repeat("A", much) + "\r\n--b--\r\n", false},
	} {
		m := mime.Reader{Room: mailer.Large}.Read(mailer.Incoming{Raw: []byte(head + c.body)})
		if m.Below != c.below || !m.Refused.Empty() || !strings.HasPrefix(m.Text, "draw") || strings.Contains(m.Text, "scrap") == c.below {
			t.Errorf("%s: below %v, refused %v, %q", name, m.Below, m.Refused, m.Text)
		}
	}
}
