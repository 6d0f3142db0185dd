package smtp

import (
	"context"
	"net"
	"sync"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
)

// lane is one connection to the server, opened when there is something to send and kept for the next.
type lane struct {
	cfg    Config
	mu     sync.Mutex // guards all below against the idle timer; a user holds the lane alone
	idle   *time.Timer
	conn   net.Conn
	client *smtp.Client // nil while there is no connection
	sent   int          // letters on this connection
	stale  bool         // the connection was unused for a while: the server may have closed it
}

// use takes the lane into use; rest gives it up.
func (l *lane) use() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.idle != nil {
		l.idle.Stop()
		l.idle = nil
	}
	l.stale = true
}

func (l *lane) rest() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.client == nil {
		return
	}
	var timer *time.Timer
	timer = time.AfterFunc(l.cfg.IdleTimeout, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.idle == timer {
			l.quit()
		}
	})
	l.idle = timer
}

// deliver tries one letter once.
func (l *lane) deliver(ctx context.Context, letter mailer.Envelope) error {
	if err := check(letter); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return unreached("not sent", err)
	}
	if err := l.ready(ctx); err != nil {
		return unreached("cannot reach "+l.cfg.Address, err)
	}
	stop := context.AfterFunc(ctx, func() { l.conn.Close() })
	defer stop()
	err := l.transact(letter)
	l.sent++
	if err == nil {
		return nil
	}
	l.recover(err)
	return classify(err)
}

// ready sees to it that there is a connection that works.
func (l *lane) ready(ctx context.Context) error {
	if l.client != nil && l.sent >= l.cfg.PerConn {
		l.quit()
	}
	if l.client != nil && l.stale && l.client.Reset() != nil {
		l.drop()
	}
	l.stale = false
	if l.client != nil {
		return nil
	}
	client, conn, err := l.cfg.connect(ctx)
	if err != nil {
		return err
	}
	l.client, l.conn, l.sent = client, conn, 0
	return nil
}

// transact is one mail transaction (RFC 5321, 3.3).
func (l *lane) transact(letter mailer.Envelope) error {
	options := &smtp.MailOptions{Size: int64(len(letter.Data)), UTF8: !isASCII(letter.From + letter.To)}
	if options.UTF8 {
		if ok, _ := l.client.Extension("SMTPUTF8"); !ok {
			return &smtp.SMTPError{Code: 553, Message: "the server takes no addresses with other than ASCII letters"}
		}
	}
	if err := l.client.Mail(letter.From, options); err != nil {
		return err
	}
	if err := l.client.Rcpt(letter.To, nil); err != nil {
		return atRecipient{err}
	}
	data, err := l.client.Data()
	if err != nil {
		return err
	}
	// The client leaves writing the letter without a limit.
	l.conn.SetDeadline(time.Now().Add(l.cfg.DataTimeout))
	if _, err := data.Write(letter.Data); err != nil {
		return err
	}
	return data.Close()
}

// recover makes the connection fit for the next letter after a failure, or gives it up.
func (l *lane) recover(err error) {
	if !answered(err) || code(err) == 421 || l.client.Reset() != nil {
		l.drop()
	}
}

// farewell is how long a server may take to answer QUIT.
const farewell = 2 * time.Second

// quit takes leave of the server.
func (l *lane) quit() {
	if l.client == nil {
		return
	}
	l.client.CommandTimeout = farewell
	if l.client.Quit() != nil {
		l.client.Close()
	}
	l.client, l.conn = nil, nil
}

// drop closes a connection that is of no more use.
func (l *lane) drop() {
	l.client.Close()
	l.client, l.conn = nil, nil
}
