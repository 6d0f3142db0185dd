package demo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/mail"
	"strings"
	"time"

	"github.com/emersion/go-message"
	_ "github.com/emersion/go-message/charset" // letters in any charset

	"pbem/mailer"
	"pbem/mailer/imap"
)

// Player is a person with a mailbox and a mail program.
type Player struct {
	Name    string
	Address string
	Inbox   imap.Config
	Courier mailer.Courier

	letters chan []byte
	newest  []byte // the last letter that was read: the one a reply answers
	count   int
}

// watch collects the player's letters until the context ends.
func (p *Player) watch(ctx context.Context) error {
	return imap.New(p.Inbox).Run(ctx, func(ctx context.Context, batch []imap.Letter) []imap.Ack {
		acks := make([]imap.Ack, len(batch))
		for i, l := range batch {
			select {
			case p.letters <- l.Raw:
				acks[i] = imap.Done
			case <-ctx.Done():
			}
		}
		return acks
	})
}

// read waits for the next letter.
func (p *Player) read(ctx context.Context) ([]byte, error) {
	select {
	case raw := <-p.letters:
		p.newest = raw
		return raw, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("%s waits for a letter: %w", p.Name, context.Cause(ctx))
	}
}

// write sends words to the service: as a reply to the newest letter, quoting it, or as a first letter.
func (p *Player) write(ctx context.Context, service, words string, at time.Time) ([]byte, error) {
	p.count++
	id := fmt.Sprintf("%d.%d@%s", at.UnixNano(), p.count, domain(p.Address))
	to, raw := service, []byte(nil)
	if p.newest == nil {
		raw = p.compose(to, "A game?", id, "", words, at)
	} else {
		letter, err := mail.ReadMessage(bytes.NewReader(p.newest))
		if err != nil {
			return nil, fmt.Errorf("%s cannot read the letter: %w", p.Name, err)
		}
		if answer, err := mail.ParseAddress(letter.Header.Get("Reply-To")); err == nil {
			to = answer.Address
		}
		text, err := plainText(p.newest)
		if err != nil {
			return nil, fmt.Errorf("%s cannot read the letter: %w", p.Name, err)
		}
		quoted := words + "\n\nOn " + at.Format("Mon, 2 Jan 2006 at 15:04") + " the referee wrote:\n" + quote(text)
		raw = p.compose(to, "Re: "+letter.Header.Get("Subject"), id, letter.Header.Get("Message-ID"), quoted, at)
	}
	err := p.Courier.Send(ctx, []mailer.Envelope{{MessageID: id, From: p.Address, To: to, Data: raw}})[0].Err
	return raw, err
}

func (p *Player) compose(to, subject, id, inReplyTo, text string, at time.Time) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s <%s>\r\nTo: %s\r\nSubject: %s\r\nDate: %s\r\nMessage-ID: <%s>\r\n",
		p.Name, p.Address, to, subject, at.Format(time.RFC1123Z), id)
	if inReplyTo != "" {
		fmt.Fprintf(&b, "In-Reply-To: %s\r\nReferences: %s\r\n", inReplyTo, inReplyTo)
	}
	b.WriteString("MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n")
	b.WriteString(strings.ReplaceAll(text, "\n", "\r\n"))
	b.WriteString("\r\n")
	return b.Bytes()
}

func quote(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	return "> " + strings.Join(lines, "\n> ")
}

func domain(address string) string { return address[strings.LastIndexByte(address, '@')+1:] }

// errNoText means a letter without a text part.
var errNoText = errors.New("the letter has no text")

// plainText returns the text of a letter as a mail program shows it.
func plainText(raw []byte) (string, error) {
	entity, err := message.Read(bytes.NewReader(raw))
	if err != nil {
		return "", err
	}
	text, found := "", false
	err = entity.Walk(func(_ []int, part *message.Entity, err error) error {
		kind, _, _ := part.Header.ContentType()
		if err != nil || found || kind != "text/plain" {
			return err
		}
		data, err := io.ReadAll(part.Body)
		text, found = strings.ReplaceAll(string(data), "\r\n", "\n"), true
		return err
	})
	if err == nil && !found {
		err = errNoText
	}
	return text, err
}

// Text returns a letter as a person sees it: a few header lines, and the text without what is quoted.
func Text(raw []byte) (string, error) {
	letter, err := mail.ReadMessage(bytes.NewReader(raw))
	if err != nil {
		return "", err
	}
	text, err := plainText(raw)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, name := range []string{"From", "To", "Subject"} {
		value, err := new(mime.WordDecoder).DecodeHeader(letter.Header.Get(name))
		if err != nil {
			value = letter.Header.Get(name)
		}
		fmt.Fprintf(&b, "%s: %s\n", name, value)
	}
	b.WriteByte('\n')
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, ">") && strings.Contains(letter.Header.Get("To"), "games") {
			b.WriteString("> [the quoted letter]\n")
			break
		}
		b.WriteString(line)
	}
	return b.String(), nil
}
