package lint_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"strings"
	"testing"

	"pbem/mailer/mailtest/lint"
)

// pictured is the good letter with a picture of 3 by 2 pixels and a link to a web page.
func pictured(t *testing.T) string {
	t.Helper()
	var data bytes.Buffer
	if err := png.Encode(&data, image.NewGray(image.Rect(0, 0, 3, 2))); err != nil {
		t.Fatal(err)
	}
	coded := base64.StdEncoding.EncodeToString(data.Bytes())
	html, end := strings.Index(good, "Content-Type: text/html"), strings.Index(good, "--inner--")
	page := strings.Replace(good[html:end], "<p>Hello.</p>", "<p>Hello.</p>=\r\n<a href=3D\"https://example.org/compose.html#p=3Dx&amp;s=3Dw\">Go</a>=\r\n"+
		"<img src=3D\"cid:b.1@example.org\" alt=3D\"The board\" =\r\nwidth=3D\"3\" height=3D\"2\">=\r\n", 1)
	text := strings.Replace(good[:html], "Hello.\r\n", "Hello.\r\n\r\nGo\r\nhttps://example.org/compose.html#p=x&s=w\r\n", 1)
	return text + "Content-Type: multipart/related; type=\"text/html\"; boundary=\"pics\"\r\n\r\n--pics\r\n" + page +
		"--pics\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <b.1@example.org>\r\n" +
		"Content-Disposition: inline; filename=board-42-12.png\r\n\r\n" + coded[:60] + "\r\n" + coded[60:] + "\r\n--pics--\r\n" + good[end:]
}

func TestAGoodPicture(t *testing.T) {
	if faults := lint.Letter(service, envelope(pictured(t))); len(faults) > 0 {
		t.Errorf("faults: %q\n%s", faults, pictured(t))
	}
}

// TestPictureFaults spoils the letter with a picture in one place.
func TestPictureFaults(t *testing.T) {
	letter := pictured(t)
	part := letter[strings.Index(letter, "--pics\r\nContent-Type: image/png"):strings.Index(letter, "--pics--")]
	for name, c := range map[string]struct{ old, new, want string }{
		"another kind of parts":  {`type="text/html"; `, "", "are called"},
		"no picture":             {part, "", "a multipart/related of 1 parts"},
		"picture first":          {"--pics\r\nContent-Type: text/html", part + "--pics\r\nContent-Type: text/html", "not text and HTML"},
		"not shown":              {"cid:b.1@", "cid:b.2@", "is shown 0 times"},
		"did not come":           {"cid:b.1@", "cid:b.2@", "did not come with it"},
		"shown twice":            {"Hello.</p>", "Hello.</p><img src=3D\"cid:b.1@example.org\" alt=3D\"x\">", "is shown 2 times"},
		"no identifier":          {"Content-ID: <b.1@example.org>\r\n", "", "is shown 0 times"},
		"no brackets":            {"<b.1@example.org>", "b.1@example.org", "is shown"},
		"without words":          {"alt=3D\"The board\" ", "", "without words"},
		"empty words":            {"alt=3D\"The board\"", "alt=3D\" \"", "without words"},
		"another size":           {"width=3D\"3\"", "width=3D\"4\"", "of 3x2 is shown as 4x2"},
		"an attachment":          {"inline; ", "attachment; ", "a picture is placed as"},
		"no name":                {"; filename=board-42-12.png", "", "a picture is placed as"},
		"no PNG":                 {"iVBORw0KGgo", "iVBORw0KGga", "cannot be decoded"},
		"another kind":           {"image/png", "image/svg+xml", "of the kind"},
		"another encoding":       {"image/png\r\nContent-Transfer-Encoding: base64", "image/png\r\nContent-Transfer-Encoding: 7bit", "is encoded as"},
		"too many":               {part, strings.Repeat(part, 4), "4 pictures in a letter"},
		"too heavy":              {"SGVsbG8=", strings.Repeat("SGVsbG8h\r\n", 20_000) + "SGVsbG8=", "1 pictures in a letter of 20"},
		"another field":          {"Content-ID: ", "Content-Description: 42w1.\r\nContent-ID: ", "a picture has a field"},
		"only text has the link": {"<a href=3D\"https://example.org/compose.html#p=3Dx&amp;s=3Dw\">Go</a>", "Go", "no link to"},
		"secret in the link":     {"https://example.org/compose.html#p=x", "https://example.org/compose.html#p=x&k=42w12." + secret, "secret 42w12"},
		"secret in the button":   {"#p=3Dx&amp;", "#p=3Dx&amp;k=3D42w12." + secret + "&amp;", "secret 42w12"},
		"words behind the link":  {"https://example.org/compose.html#p=x&s=w", "https://example.org/compose.html#p=x&s=w " + strings.Repeat("x", 40), "columns"},
		"words before the link":  {"\r\nhttps://example.org/compose.html#p=x&s=w", "\r\nGo to " + "https://example.org/compose.html#p=x&s=w" + strings.Repeat("x", 40), "columns"},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(letter, c.old) {
				t.Fatalf("%q is not in the letter", c.old)
			}
			faults := strings.Join(lint.Letter(service, envelope(strings.Replace(letter, c.old, c.new, 1))), "\n")
			if faults == "" || !strings.Contains(faults, c.want) {
				t.Errorf("faults %q, want %q", faults, c.want)
			}
		})
	}
}
