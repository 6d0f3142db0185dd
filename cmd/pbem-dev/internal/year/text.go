package year

import (
	"bytes"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"strings"
)

// bodies are the texts of a letter of ours: plain, and as HTML, "" where it has none. Files that come with it are left alone.
func bodies(m *mail.Message) (plain, html string, err error) {
	return bodiesIn(m.Header.Get("Content-Type"), m.Header.Get("Content-Transfer-Encoding"), m.Body)
}

func bodiesIn(kind, encoding string, in io.Reader) (plain, html string, err error) {
	media, params, err := mime.ParseMediaType(kind)
	if err != nil {
		return "", "", err
	}
	if strings.HasPrefix(media, "multipart/") {
		return bodiesOf(multipart.NewReader(in, params["boundary"]))
	}
	if encoding == "quoted-printable" {
		in = quotedprintable.NewReader(in)
	}
	data, err := io.ReadAll(in)
	if media == "text/html" {
		return "", string(data), err
	}
	return string(data), "", err
}

// bodiesOf are those of the parts of a letter, the first of each kind.
func bodiesOf(parts *multipart.Reader) (plain, html string, err error) {
	for {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			return plain, html, nil
		}
		if err != nil {
			return plain, html, err
		}
		if part.FileName() != "" || strings.HasPrefix(part.Header.Get("Content-Type"), "image/") {
			continue
		}
		p, h, err := bodiesIn(part.Header.Get("Content-Type"), part.Header.Get("Content-Transfer-Encoding"), part)
		if err != nil {
			return plain, html, err
		}
		if plain == "" {
			plain = p
		}
		if html == "" {
			html = h
		}
	}
}

// onOneLine is a text without its line ends: what was wrapped stands together again.
func onOneLine(text string) []byte {
	return bytes.Join(bytes.Fields([]byte(text)), []byte(" "))
}

// saysLanguage is the language in which the HTML of a letter says that it is written; "" where it does not say.
func saysLanguage(html string) string {
	_, rest, _ := strings.Cut(html[:min(len(html), 200)], `<html lang="`)
	tag, _, _ := strings.Cut(rest, `"`)
	return tag
}

// soundsLike is the language whose commonest words a text has most of; "" where that is not clear.
func soundsLike(text string) string {
	german, english := 0, 0
	for word := range strings.FieldsSeq(text) {
		switch strings.ToLower(strings.Trim(word, ".,:;!?()“”„")) {
		case "der", "die", "das", "und", "nicht", "ist", "ein", "eine", "mit", "den", "dem", "du", "dein", "deine", "dir", "von", "auf", "für", "zu", "partie":
			german++
		case "the", "and", "not", "is", "a", "an", "with", "you", "your", "of", "on", "for", "to", "it", "game":
			english++
		}
	}
	switch {
	case german >= 6 && german > 3*english:
		return "de"
	case english >= 6 && english > 3*german:
		return "en"
	}
	return ""
}
