package lint

import (
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/emersion/go-message"
)

func (c *checker) part(part *message.Entity) error {
	kind, _, err := part.Header.ContentType()
	if err != nil {
		return err
	}
	if strings.HasPrefix(kind, "multipart/") {
		return nil
	}
	body, err := io.ReadAll(part.Body)
	if err != nil {
		return err
	}
	c.secrets(string(body))
	if strings.HasPrefix(kind, "text/") && part.Header.Get("Content-Disposition") == "" {
		c.text(string(body), kind == "text/plain")
	}
	return nil
}

// secrets finds reply and confirmation tags: they belong into Reply-To or the subject and nowhere else.
func (c *checker) secrets(body string) {
	tag := regexp.MustCompile(`(?i)\b(\d+[wb]\d+|c\d+|b\d+[wbn])\.[a-z2-7]{26}`)
	if found := tag.FindString(body); found != "" {
		c.wrong("the body holds the secret %s", found)
	}
}

func (c *checker) text(body string, plain bool) {
	if !utf8.ValidString(body) {
		c.wrong("a part is not UTF-8")
	}
	for _, r := range body {
		if unicode.IsControl(r) && r != '\r' && r != '\n' {
			c.wrong("control character %U", r)
		}
	}
	if !plain {
		return
	}
	for line := range strings.Lines(body) {
		line = strings.TrimRight(line, "\r\n")
		if n := utf8.RuneCountInString(line); n > columns {
			c.wrong("%d columns: %q", n, line)
		}
		if strings.TrimRight(line, " ") != line {
			c.wrong("it ends in a space: %q", line)
		}
	}
}
