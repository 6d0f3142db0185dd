package looptest

import (
	"bytes"
	"context"
	"fmt"
	"net/mail"
	"strings"
	"sync"
	"testing"

	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
)

// relay carries a service's letters. It holds each to what all letters promise, and then does to it what mail systems do.
type relay struct {
	t       *testing.T
	post    *post
	service string
	// change spoils a letter on its way to another service; nil leaves it as it is.
	change func(mailer.Envelope) mailer.Envelope
	// answer is what a robot behind a person's address answers; nil is a person, who waits.
	answer func(mailer.Envelope) *mailer.Envelope
	// deliver has the letters to people carried, too; else they are only kept.
	deliver bool

	mu      sync.Mutex
	held    bool // letters to services are kept from them
	counted int  // letters to robots and services, and from robots
	list    []string
}

func (r *relay) Close() error { return nil }

func (r *relay) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		for _, fault := range lint.Letter(r.service, l) {
			r.t.Errorf("a letter to %s: %s\n%s", l.To, fault, l.Data)
		}
		replies[i].Err = r.send(l)
	}
	return replies
}

func (r *relay) send(l mailer.Envelope) error {
	toService, held := r.post.owner(l.To) != "", r.holds()
	if held || !toService {
		r.post.keep(l)
	}
	if held {
		return nil
	}
	if toService {
		r.note(l)
		if r.change != nil {
			l = r.change(l)
		}
		return r.post.hand(l)[0]
	}
	if r.deliver {
		return r.post.hand(l)[0]
	}
	if r.answer == nil {
		return nil
	}
	reply := r.answer(l)
	if reply == nil {
		return nil
	}
	r.note(*reply)
	return r.post.hand(*reply)[0]
}

func (p *post) keep(l mailer.Envelope) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.people[l.To] = append(p.people[l.To], l)
}

// note counts a letter.
func (r *relay) note(l mailer.Envelope) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counted++
	m := mime.Read(mailer.Incoming{Raw: l.Data})
	r.list = append(r.list, fmt.Sprintf("%s to %s: %s: %.80q", m.From[0].Mailbox, l.To, m.Subject, strings.Join(strings.Fields(m.Text), " ")))
}

func (r *relay) taken() (int, []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.counted, r.list
}

func (r *relay) holds() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.held
}

// hold keeps letters from everybody, or stops doing so.
func (r *relay) hold(yes bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.held = yes
}

// forget begins the count anew.
func (r *relay) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counted, r.list = 0, nil
}

// stripped keeps of a letter nothing but From, To, Subject, Message-ID and what MIME needs; its envelope sender is its author.
func stripped(l mailer.Envelope) mailer.Envelope {
	head, body, _ := bytes.Cut(l.Data, []byte("\r\n\r\n"))
	var out bytes.Buffer
	keep := false
	for line := range bytes.SplitSeq(head, []byte("\r\n")) {
		if len(line) > 0 && line[0] != ' ' && line[0] != '\t' {
			name, _, _ := strings.Cut(strings.ToLower(string(line)), ":")
			switch name {
			case "from", "to", "subject", "message-id", "mime-version", "content-type", "content-transfer-encoding":
				keep = true
			default:
				keep = false
			}
		}
		if keep {
			out.Write(append(line[:len(line):len(line)], "\r\n"...))
		}
	}
	out.WriteString("\r\n")
	out.Write(body)
	l.Data, l.From = out.Bytes(), headerAddress(l.Data, "From")
	return l
}

// echoing strips letters and adds the whole text of the letter that each answers, unquoted.
type echoing struct {
	mu    sync.Mutex
	texts map[string]string // the last text to each address
	above bool
}

func (e *echoing) change(l mailer.Envelope) mailer.Envelope {
	from, to := headerAddress(l.Data, "From"), headerAddress(l.Data, "To")
	e.mu.Lock()
	defer e.mu.Unlock()
	text := unquoted(plainText(l.Data))
	e.texts[to] = text
	if e.above {
		text = e.texts[from] + "\n" + text
	} else {
		text += "\n" + e.texts[from]
	}
	m, _ := mail.ReadMessage(bytes.NewReader(l.Data))
	l.Data = letterBytes(from, to, m.Header.Get("Subject"), m.Header.Get("Message-ID"), "text/plain", text)
	l.From = from
	return l
}

// unquoted takes the marks of quotations off.
func unquoted(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		for strings.HasPrefix(line, ">") {
			line = strings.TrimPrefix(strings.TrimPrefix(line, ">"), " ")
		}
		lines[i] = line
	}
	return strings.Join(lines, "\n")
}

func letterBytes(from, to, subject, id, kind, text string) []byte {
	return fmt.Appendf(nil, "From: %s\r\nTo: %s\r\nSubject: %s\r\nMessage-ID: %s\r\nMIME-Version: 1.0\r\nContent-Type: %s; charset=utf-8\r\n"+
		"Content-Transfer-Encoding: 8bit\r\n\r\n%s\r\n", from, to, subject, id, kind, strings.ReplaceAll(text, "\n", "\r\n"))
}

func headerAddress(data []byte, field string) string {
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return ""
	}
	a, err := mail.ParseAddress(m.Header.Get(field))
	if err != nil {
		return ""
	}
	return a.Address
}
