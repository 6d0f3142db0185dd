package smtp

import (
	"context"
	"net"
	"sync"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/refusal"
)

// connection is one of a courier's to its server: opened when there is something to send, and kept for the next letters.
type connection struct {
	cfg    Config
	mu     sync.Mutex // guards all below against the idle timer; whoever took the connection uses it alone
	idle   *time.Timer
	conn   net.Conn
	client *smtp.Client // nil while it is closed
	sent   int          // letters since it was opened
	stale  bool         // the connection was unused for a while: the server may have closed it
}

// use stops the idle timer of a connection that was taken; rest starts it.
func (c *connection) use() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.idle != nil {
		c.idle.Stop()
		c.idle = nil
	}
	c.stale = true
}

func (c *connection) rest() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.client == nil {
		return
	}
	var timer *time.Timer
	timer = time.AfterFunc(c.cfg.IdleTimeout, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.idle == timer {
			c.quit()
		}
	})
	c.idle = timer
}

// deliver tries one letter once, and returns what the server said when it took it.
func (c *connection) deliver(ctx context.Context, letter mailer.Envelope) (said string, err error) {
	if err := check(letter); err != nil {
		return "", err
	}
	if err := ctx.Err(); err != nil {
		return "", unreached("not sent", err)
	}
	if err := c.ready(ctx); err != nil {
		return "", unreached("cannot reach "+c.cfg.Address, err)
	}
	if err := letter.Late(); err != nil { // last of all: connecting can take its time
		return "", err
	}
	defer c.within(ctx)()
	said, err = c.transact(letter)
	first := c.sent == 0
	c.sent++
	if err == nil {
		return said, nil
	}
	f := classify(stageOf(err), err)
	c.recover(err, f.Ours)
	// A login that ran out is renewed with the connection: it is we who are refused where the server wants one right behind it.
	f.Ours = f.Ours && (first || !refusal.Login(f.Code))
	return "", f
}

// within bounds how long the letter at hand goes on once the context ends: the server may have taken it and be about to say so, and
// without its word it would go out again. It returns what ends the watch.
func (c *connection) within(ctx context.Context) (end func()) {
	conn, done := c.conn, make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		late := time.NewTimer(c.cfg.StopTimeout)
		defer late.Stop()
		select {
		case <-done:
		case <-late.C:
			conn.Close()
		}
	})
	return func() {
		stop()
		close(done)
	}
}

// ready sees to it that there is a connection that works.
func (c *connection) ready(ctx context.Context) error {
	if c.client != nil && c.sent >= c.cfg.PerConn {
		c.quit()
	}
	if c.client != nil && c.stale && c.client.Reset() != nil {
		c.drop()
	}
	c.stale = false
	if c.client != nil {
		return nil
	}
	client, conn, err := c.cfg.connect(ctx)
	if err != nil {
		return err
	}
	c.client, c.conn, c.sent = client, conn, 0
	return nil
}

// transact is one mail transaction (RFC 5321, 3.3). It returns what the server said to the letter.
func (c *connection) transact(letter mailer.Envelope) (said string, err error) {
	options := &smtp.MailOptions{Size: int64(len(letter.Data)), UTF8: !isASCII(letter.From + letter.To)}
	if options.UTF8 {
		if ok, _ := c.client.Extension("SMTPUTF8"); !ok {
			return "", &smtp.SMTPError{Code: 553, EnhancedCode: smtp.EnhancedCode{5, 6, 7}, Message: "the server takes no addresses with other than ASCII letters"}
		}
	}
	if err := c.client.Mail(letter.From, options); err != nil {
		return "", at{refusal.Mail, err}
	}
	if err := c.client.Rcpt(letter.To, nil); err != nil {
		return "", at{refusal.Rcpt, err}
	}
	data, err := c.client.Data()
	if err != nil {
		return "", err
	}
	// The client leaves writing the letter without a limit.
	c.conn.SetDeadline(time.Now().Add(c.cfg.DataTimeout))
	if _, err := data.Write(letter.Data); err != nil {
		return "", err
	}
	response, err := data.CloseWithResponse()
	if err != nil {
		return "", err
	}
	return response.StatusText, nil
}

// recover makes the connection fit for the next letter after a failure, or gives it up; also one on which we were refused: a token may
// have run out meanwhile, and the next connection has a new one.
func (c *connection) recover(err error, ours bool) {
	if !answered(err) || code(err) == 421 || ours || c.client.Reset() != nil {
		c.drop()
	}
}

// quitTimeout is how long a server may take to answer QUIT.
const quitTimeout = 2 * time.Second

// quit takes leave of the server.
func (c *connection) quit() {
	if c.client == nil {
		return
	}
	c.client.CommandTimeout = quitTimeout
	if c.client.Quit() != nil {
		c.client.Close()
	}
	c.client, c.conn = nil, nil
}

// drop closes a connection that is of no more use.
func (c *connection) drop() {
	c.client.Close()
	c.client, c.conn = nil, nil
}
