package docs_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/emersion/go-message"

	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/rules/phrase"
)

// TestPagesAsLetters mails every page: the text is the page as it is printed, the HTML is whole, and neither shows a marker.
func TestPagesAsLetters(t *testing.T) {
	for _, l := range languages(t) {
		for name, page := range allPages(t, l) {
			mailed(t, l, name, page)
		}
	}
}

// mailed mails a page.
func mailed(t *testing.T, l *catalog.Language, name, page string) {
	t.Helper()
	letter := compose.Letter{
		From: mailer.Address{Mailbox: "games@example.org"}, To: mailer.Address{Mailbox: "ada@example.org"},
		Subject: phrase.Of(name), Language: l, MessageID: "pbem.0.0.abcdefghijklmnopqrstuvwx@example.org", Body: []compose.Block{compose.Markdown(page)},
	}
	e, err := letter.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range lint.Letter("games@example.org", e) {
		t.Errorf("%s: %s", name, fault)
	}
	text, html := parts(t, e.Data)
	if !strings.Contains(text, strings.TrimRight(page, "\n")) {
		t.Errorf("%s: the text is not the page:\n%s", name, text)
	}
	if strings.Contains(html, "<!--") || strings.Contains(html, "&lt;!--") {
		t.Errorf("%s: a marker shows in the HTML", name)
	}
	if strings.Count(html, "<h2") != strings.Count(page, "\n## ") {
		t.Errorf("%s: the HTML has not the page's headings", name)
	}
}

// parts returns the two bodies of a letter.
func parts(t *testing.T, letter []byte) (text, html string) {
	t.Helper()
	m, err := message.Read(bytes.NewReader(letter))
	if err != nil {
		t.Fatal(err)
	}
	err = m.Walk(func(_ []int, part *message.Entity, err error) error {
		if err != nil || part.MultipartReader() != nil {
			return err
		}
		data, err := io.ReadAll(part.Body)
		if kind, _, _ := part.Header.ContentType(); kind == "text/html" {
			html = string(data)
		} else {
			text = strings.ReplaceAll(string(data), "\r\n", "\n")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return text, html
}
