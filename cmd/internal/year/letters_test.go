package year

import (
	"bytes"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"pbem/mailer"
	"pbem/mailer/token"
)

func read(l mailer.Envelope) (*received, error) {
	m, err := mail.ReadMessage(bytes.NewReader(l.Data))
	if err != nil {
		return nil, err
	}
	r := &received{id: l.MessageID, to: l.To, subject: m.Header.Get("Subject"), answers: strings.Trim(m.Header.Get("In-Reply-To"), "<> "), data: l.Data}
	if decoded, err := new(mime.WordDecoder).DecodeHeader(r.subject); err == nil {
		r.subject = decoded
	}
	plain, html, err := bodies(m.Header.Get("Content-Type"), m.Header.Get("Content-Transfer-Encoding"), m.Body)
	if err != nil {
		return nil, fmt.Errorf("letter %s: %w", l.MessageID, err)
	}
	_, rest, says := strings.Cut(html, `<html lang="`)
	if r.text, r.language = plain, soundsLike(plain); says {
		r.language, _, _ = strings.Cut(rest, `"`)
	}
	if to, err := mail.ParseAddress(m.Header.Get("Reply-To")); err == nil {
		r.reply = to.Address
		local, _, _ := strings.Cut(to.Address, "@")
		_, tag, _ := strings.Cut(local, "+")
		r.tag = token.Parse(tag)
		r.daily = r.tag.Kind == token.DigestTag && m.Header.Get("Auto-Submitted") == "auto-generated"
	}
	return r, nil
}

// bodies are the first plain text and the first HTML of a letter. Files are left alone.
func bodies(kind, encoding string, in io.Reader) (plain, html string, err error) {
	media, params, err := mime.ParseMediaType(kind)
	if err != nil {
		return "", "", err
	}
	if strings.HasPrefix(media, "multipart/") {
		for parts := multipart.NewReader(in, params["boundary"]); ; {
			part, err := parts.NextRawPart()
			if err == io.EOF {
				return plain, html, nil
			}
			if err != nil {
				return plain, html, err
			}
			if kind := part.Header.Get("Content-Type"); part.FileName() == "" && !strings.HasPrefix(kind, "image/") {
				p, h, err := bodies(kind, part.Header.Get("Content-Transfer-Encoding"), part)
				if err != nil {
					return plain, html, err
				}
				plain, html = plain+p, html+h
			}
		}
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

// soundsLike is the language whose commonest words a text has most of; "" where that is not clear.
func soundsLike(text string) string {
	words := map[string]int{}
	for word := range strings.FieldsSeq(text) {
		switch strings.ToLower(strings.Trim(word, ".,:;!?()“”„")) {
		case "der", "die", "das", "und", "nicht", "ist", "ein", "eine", "mit", "den", "dem", "du", "dein", "deine", "dir", "von", "auf", "für", "zu":
			words["de"]++
		case "the", "and", "not", "is", "a", "an", "with", "you", "your", "of", "on", "for", "to", "it":
			words["en"]++
		}
	}
	switch de, en := words["de"], words["en"]; {
	case de >= 6 && de > 3*en:
		return "de"
	case en >= 6 && en > 3*de:
		return "en"
	}
	return ""
}

// sent is a letter to the program.
type sent struct {
	id        string
	from      *person
	sender    string // from which of their addresses
	to        string
	meant     string // its words as they are in English
	answer    *received
	robot     bool      // a program of theirs wrote it
	at        time.Time // when it arrives at our mail server
	raw       []byte
	forgotten bool // whoever wrote it was, before it came
}

// write makes a letter of somebody's: an answer to one of the program's, or a new one for nil.
func (c *world) write(p *person, answer *received, words string, robot bool) *sent {
	p.wrote++
	s := &sent{id: fmt.Sprintf("%d@%s.test", p.wrote, p.box), from: p, sender: p.writesFrom(answer), to: referee, meant: words, answer: answer, robot: robot}
	p.remembers(s)
	subject, thread := "Hello", ""
	if answer != nil && answer.reply != "" {
		s.to, subject = answer.reply, "Re: "+strings.TrimPrefix(answer.subject, "Re: ")
		thread = fmt.Sprintf("In-Reply-To: <%s>\r\nReferences: <%[1]s>\r\n", answer.id)
	}
	if robot {
		thread += "Auto-Submitted: auto-replied\r\n"
	} else {
		words = c.spelt(p, words)
	}
	if p.wrote%3 == 0 {
		words += "\n\n-- \n" + p.name
	}
	if answer != nil && p.wrote%2 == 0 {
		words += "\n\nOn Sun, 29 Mar 2026 at 15:04, The referee <" + referee + "> wrote:\n> resign\n> " + strings.TrimSpace(answer.subject)
	}
	s.raw = fmt.Appendf(nil, "From: %s <%s>\r\nTo: %s\r\nSubject: %s\r\nDate: %s\r\nMessage-ID: <%s>\r\n%sMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n",
		p.name, s.sender, s.to, mime.QEncoding.Encode("utf-8", subject), c.now.Add(time.Duration(p.wrote%60)*time.Second).Format(time.RFC1123Z), s.id, thread, strings.ReplaceAll(words, "\n", "\r\n"))
	return s
}

// spelt is what somebody writes in their own language: a German copies commands from German letters.
func (c *world) spelt(p *person, words string) string {
	if p.language != "de" {
		return words
	}
	lines := strings.Split(words, "\n")
	for i, line := range lines {
		lines[i] = c.german.Own(line)
	}
	return strings.Join(lines, "\n")
}

// numberIn is the number behind one of these words, with which a line begins.
func numberIn(line string, begins ...string) (n int, ok bool) {
	for _, words := range begins {
		if rest, found := strings.CutPrefix(line, words); found {
			_, err := fmt.Sscanf(rest, "%d", &n)
			return n, err == nil
		}
	}
	return 0, false
}

// says reports whether one of some phrases stands in a text.
func says(text string, phrases []string) bool {
	return slices.ContainsFunc(phrases, func(words string) bool { return strings.Contains(text, words) })
}

// phrases are the words of the catalogue by which letters are known for what they are, in every language, by how their keys begin.
func phrases() map[string][]string {
	all := map[string][]string{"referee-last-": nil, "watch-undone": nil, "letter-board-after": nil, "copy-subject": nil}
	for _, file := range get(filepath.Glob("../../../mailer/catalog/*/*.ftl")) {
		for line := range strings.Lines(string(get(os.ReadFile(file)))) {
			key, text, _ := strings.Cut(line, " = ")
			for begins := range all {
				if strings.HasPrefix(key, begins) {
					parts := regexp.MustCompile(`\{[^}]*\}?`).Split(strings.TrimSpace(text), -1)
					if parts[0] == "" || begins == "copy-subject" { // whose first words say little
						parts = parts[1:]
					}
					all[begins] = append(all[begins], parts[0])
				}
			}
		}
	}
	return all
}
