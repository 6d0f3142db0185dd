package year

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"mime"
	"net/mail"
	"strings"
	"sync"
	"time"

	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/token"
)

// received is a letter of the service's, as somebody finds it in their mailbox.
type received struct {
	id      string
	to      string // which address of theirs
	at      time.Time
	since   time.Time // when it was given to the relay first
	subject string
	reply   string // where an answer goes
	tag     token.Tag
	answers string // the Message-ID of the letter that it answers; "" for none
	data    []byte // emptied once it is looked over
	plain   string // its text
	says    string // the language that its HTML says it is in; "" where it has none
	daily   bool   // it is a letter of the day, and no answer to one
	sounds  string // the language whose words it has; "" where that is not clear
}

// game is which game the letter is about; 0 for none, or for one that its address does not name.
func (r *received) game() int { return r.tag.Claim.Game }

// asks reports whether the letter asks for a yes.
func (r *received) asks() bool {
	return r.tag.Kind == token.ConfirmTag || r.tag.Kind == token.AskTag
}

// post carries letters between the service and the people. It is the service's courier.
type post struct {
	world *world
	mu    sync.Mutex
	seen  map[string][sha256.Size]byte // letters of the service by Message-ID
	again int                          // how many came once more
}

// Send implements mailer.Courier: who has moved away without a word has no mailbox any more.
func (p *post) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.world.relay.down.IsZero() {
		return p.world.takesNothing(letters)
	}
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		p.world.takes(l.MessageID)
		if who := p.world.byAddress[l.To]; who != nil && who.noMailbox(p.world.now) {
			replies[i].Err = &mailer.Failure{Code: 550, Permanent: true, Recipient: true, Text: "5.1.1 no such mailbox"}
			continue
		}
		replies[i].Text = "2.0.0 queued"
		p.deliver(p.world.broken(l))
	}
	return replies
}

// Close implements mailer.Courier.
func (p *post) Close() error { return nil }

// deliver puts letters into a mailbox. One that comes again, after a kill, must be the same.
func (p *post) deliver(letters []mailer.Envelope) {
	for _, l := range letters {
		sum := sha256.Sum256(append([]byte(l.To+"\n"), l.Data...))
		before, again := p.seen[l.MessageID]
		p.seen[l.MessageID] = sum
		if again {
			p.again++
			if before != sum {
				p.world.find("letters", "%s to %s came again with other bytes", l.MessageID, l.To)
			}
			continue
		}
		for _, fault := range lint.Letter(referee, l) {
			p.world.find("letters", "%s to %s: %s", l.MessageID, l.To, fault)
		}
		p.world.report.Out++
		p.world.opened(l)
	}
}

// read opens a letter.
func read(l mailer.Envelope, at time.Time) (*received, error) {
	m, err := mail.ReadMessage(bytes.NewReader(l.Data))
	if err != nil {
		return nil, fmt.Errorf("letter %s cannot be read: %w", l.MessageID, err)
	}
	r := &received{id: l.MessageID, to: l.To, at: at, subject: m.Header.Get("Subject"), answers: strings.Trim(m.Header.Get("In-Reply-To"), "<> "), data: l.Data}
	if decoded, err := new(mime.WordDecoder).DecodeHeader(r.subject); err == nil {
		r.subject = decoded
	}
	plain, html, err := bodies(m)
	if err != nil {
		return nil, fmt.Errorf("the body of letter %s cannot be read: %w", l.MessageID, err)
	}
	r.plain, r.says, r.sounds = plain, saysLanguage(html), soundsLike(plain)
	if to, err := mail.ParseAddress(m.Header.Get("Reply-To")); err == nil {
		r.reply = to.Address
		if _, tag, ok := strings.Cut(strings.TrimSuffix(to.Address, referee[strings.IndexByte(referee, '@'):]), "+"); ok {
			r.tag = token.Parse(tag)
			r.daily = r.tag.Kind == token.DigestTag && m.Header.Get("Auto-Submitted") == "auto-generated"
		}
	}
	return r, nil
}

// sent is a letter of somebody's to the service.
type sent struct {
	id     string
	from   *person
	to     string
	words  string
	meant  string    // the same as commands are spelt in English
	answer *received // what it answers; nil for nothing
	sender string    // from which of their addresses
	robot  bool      // their program wrote it
	at     time.Time
	raw    []byte
	late   bool // whoever wrote it was forgotten before it was handed over
}

// write makes a letter of somebody's: an answer to one of the service's, or a new one where there is none.
func (p *person) write(answer *received, words string, at time.Time, automatic bool) *sent {
	p.wrote++
	from := p.writesFrom(answer)
	meant := words
	if !automatic {
		words = p.spelt(words)
	}
	s := &sent{id: fmt.Sprintf("%d@%s.test", p.wrote, p.box), from: p, to: referee, words: words, meant: meant, answer: answer, sender: from, robot: automatic, at: at}
	p.remembers(s)
	subject, thread := "Hello", ""
	if answer != nil && answer.reply != "" {
		s.to, subject = answer.reply, "Re: "+strings.TrimPrefix(answer.subject, "Re: ")
		thread = fmt.Sprintf("In-Reply-To: <%s>\r\nReferences: <%[1]s>\r\n", answer.id)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s <%s>\r\nTo: %s\r\nSubject: %s\r\nDate: %s\r\nMessage-ID: <%s>\r\n%s", p.name, from, s.to, mime.QEncoding.Encode("utf-8", subject), at.Add(time.Duration(p.wrote%60)*time.Second).Format(time.RFC1123Z), s.id, thread)
	if automatic {
		b.WriteString("Auto-Submitted: auto-replied\r\n")
	}
	fmt.Fprintf(&b, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n", strings.ReplaceAll(p.closing(words, answer), "\n", "\r\n"))
	s.raw = b.Bytes()
	return s
}

// closing is what mail programs and people put below their words: a name, and what they answer, quoted.
func (p *person) closing(words string, answer *received) string {
	if p.wrote%3 == 0 {
		words += "\n\n-- \n" + p.name
	}
	if answer != nil && p.wrote%2 == 0 {
		words += "\n\nOn " + answer.at.Format("Mon, 2 Jan 2006 at 15:04") + ", The referee <" + referee + "> wrote:\n> resign\n> " + strings.TrimSpace(answer.subject)
	}
	return words
}
