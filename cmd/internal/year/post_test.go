package year

import (
	"bytes"
	"context"
	"crypto/sha256"
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

	"pbem/adjudicator/clock"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/token"
)

// received is a letter of the program's, as somebody finds it in their mailbox.
type received struct {
	id, to, subject, reply string
	answers                string    // the Message-ID of the letter that it answers; "" for none
	since                  time.Time // when it was given to the relay first
	tag                    token.Tag // of the address that an answer goes to
	text                   string
	data                   []byte
	language               string // the one that it says it is in, or whose words it has
	reminds                bool   // it is a reminder
	daily                  bool   // it is a letter of the day
}

// game is which game it is about, as its address or its subject says; 0 for none.
func (r *received) game() int {
	if r.tag.Claim.Game > 0 {
		return r.tag.Claim.Game
	}
	n, _ := numberIn(r.subject, "Game ", "Partie ")
	return n
}

// asks reports whether it asks for a yes.
func (r *received) asks() bool { return r.tag.Kind == token.ConfirmTag || r.tag.Kind == token.AskTag }

// invites reports whether it asks somebody to accept a challenge.
func (r *received) invites() bool { return r.tag.Kind == token.AskTag && r.tag.Act == token.Accept }

// relay is the mail server that takes our letters: it may take none for a while.
type relay struct {
	down    time.Time            // since when; zero while it works
	trial   time.Time            // when it was first asked in vain
	back    time.Time            // when it worked again last
	waiting map[string]string    // letters that it did not take yet, with whom they are to
	since   map[string]time.Time // when letters were first given to it that it took late
	stood   []clock.Interval     // from the first letter that it did not take to the first that it took
}

// onTrial is the outage of the relay that is not over yet.
func (c *world) onTrial() []clock.Interval {
	if c.relay.trial.IsZero() {
		return nil
	}
	return []clock.Interval{{Began: c.relay.trial, Ended: c.now}}
}

// late reports whether letters may be late just now: the relay has taken none, or the program was down, in the last hours.
func (c *world) late() bool {
	return !c.relay.down.IsZero() || c.now.Sub(c.relay.back) < 4*time.Hour || c.now.Sub(c.fell) < 4*time.Hour
}

// Send implements mailer.Courier.
func (c *world) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		if !c.relay.down.IsZero() {
			if c.relay.trial.IsZero() { // that it was not taken is known for sure
				c.relay.trial, c.house.fuse, c.house.between = c.now, 0, 0
			}
			replies[i].Err = &mailer.Failure{Unreached: true, Text: "connection refused"}
			if _, before := c.relay.waiting[l.MessageID]; !before {
				c.relay.waiting[l.MessageID], c.relay.since[l.MessageID] = l.To, c.now
			}
			continue
		}
		if !c.relay.trial.IsZero() {
			if c.now.Sub(c.relay.trial) > 90*time.Minute { // what is shorter no clock counts as an outage (outage_credit)
				c.relay.stood = append(c.relay.stood, clock.Interval{Began: c.relay.trial, Ended: c.now})
			}
			c.relay.trial, c.house.fuse, c.house.between = time.Time{}, 0, 0
		}
		delete(c.relay.waiting, l.MessageID)
		if p := c.byAddress[l.To]; p != nil && p.noMailbox {
			replies[i].Err = &mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "5.1.1 no such mailbox"}
			c.seen[l.MessageID] = sha256.Sum256(nil)
			continue
		}
		replies[i].Text = "2.0.0 queued"
		c.arrives(l)
		if c.breaks(OtherBytes) && len(c.seen) == 30 {
			l.Data = append(bytes.Clone(l.Data), "x\r\n"...)
			c.arrives(l)
		}
	}
	return replies
}

// Close implements mailer.Courier.
func (c *world) Close() error { return nil }

// arrives: a letter that comes again, after a kill, must be the same. Any other is held to all that is promised of letters.
func (c *world) arrives(l mailer.Envelope) {
	sum := sha256.Sum256(append([]byte(l.To+"\n"), l.Data...))
	before, again := c.seen[l.MessageID]
	c.seen[l.MessageID] = sum
	if again {
		if c.try("letters that came twice"); before != sum {
			c.find("letters", "%s to %s came again with other bytes", l.MessageID, l.To)
		}
		return
	}
	for _, fault := range lint.Letter(referee, l) {
		c.find("letters", "%s to %s: %s", l.MessageID, l.To, fault)
	}
	p := c.byAddress[l.To]
	if p == nil {
		c.find("letters", "a letter to %s, who is nobody", l.To)
		return
	}
	r := get(read(l))
	r.since, r.reminds = c.now, c.reminds(r)
	if since, late := c.relay.since[l.MessageID]; late {
		r.since = since
	}
	for _, d := range c.spoiled(p, r) {
		c.delivered[d.letter.id] = true
		c.inbox[d.letter.answers] = append(c.inbox[d.letter.answers], d.letter)
		if c.checkLetter(d.to, d.letter) {
			d.to.files(d.letter)
		}
	}
}

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
