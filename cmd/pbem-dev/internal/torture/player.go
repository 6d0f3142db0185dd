package torture

import (
	"bytes"
	"context"
	"fmt"
	"strings"
)

// player is a player's side of one correspondence: the letter that the next one answers.
type player struct {
	host    *host
	address string
	name    string // of the correspondence, for Message-IDs
	newest  *received
	count   int
}

// letter is one to the service.
type letter struct {
	id    string
	to    string
	bytes []byte
}

// letter makes the next letter. The bytes depend only on what was written and answered before.
func (c *player) letter(words string) letter {
	c.count++
	l := letter{to: referee, id: fmt.Sprintf("%s.%d@demo.test", c.name, c.count)}
	subject, thread := "A game?", ""
	if c.newest != nil {
		l.to, subject = c.newest.replyTo, "Re: "+c.newest.subject
		thread = fmt.Sprintf("In-Reply-To: <%s>\r\nReferences: <%[1]s>\r\n", c.newest.id)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s <%s>\r\nTo: %s\r\nSubject: %s\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\nMessage-ID: <%s>\r\n%s",
		c.name, c.address, l.to, subject, l.id, thread)
	b.WriteString(strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20)) // as servers on the way write
	fmt.Fprintf(&b, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n", strings.ReplaceAll(words, "\n", "\r\n"))
	l.bytes = b.Bytes()
	return l
}

// hear waits for the next letter about a game, 0 for none.
func (c *player) hear(ctx context.Context, game int) error {
	l, err := c.host.deliveries.wait(ctx, c.address, game)
	if err == nil {
		c.newest = l
	}
	return err
}
