// Package receiver takes letters from mail servers: over LMTP from the host's own, or over SMTP from everybody's.
//
// The idea: "250" after a letter means that it is on disk and will be acted upon, or kept aside for a person to look at;
// until then it is the client's, who keeps it and tries again. So a crash at any moment costs nothing but a second
// delivery of the same bytes. What is not for us is refused while the client still listens, and so we never have to write
// to a sender who may be forged.
//
// A [Receiver] knows no daemon and no game: it hands letters to a [Handler]. Those that come in while one commit runs are
// handed over together, and share the next.
//
// The protocol is github.com/emersion/go-smtp's. What that library leaves open is closed around it: a connection has bounds on
// its time and its talk, the listener counts connections, the rate limiter what each client does, and the queue takes letters
// from all sessions to the one handler.
package receiver

import (
	"bytes"
	"cmp"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/panics"
)

// Receiver takes letters over LMTP or SMTP.
type Receiver struct {
	cfg      Config
	queue    *queue
	listener *listener
	rooms    mailer.Rooms  // nil: there is no room for large letters
	large    chan struct{} // has room for as many large letters as may be in memory at once

	mu      sync.Mutex
	socket  net.Listener
	tls     *tls.Config // nil: no STARTTLS
	serving bool
}

// New returns the receiver that cfg describes. It does not listen yet.
func New(cfg Config) *Receiver {
	cfg = cfg.withDefaults()
	failed := func(err error) {
		cfg.Logger.Error("letters could not be handled", "err", err, "stack", panics.Stack(err))
	}
	return &Receiver{cfg: cfg, queue: newQueue(cfg.Batch, failed), large: make(chan struct{}, cfg.MaxLarge)}
}

// Listen reads the certificate and opens the port or socket: clients that connect wait until Run. Run does it where it has
// not been done.
func (r *Receiver) Listen() error {
	secure, err := r.cfg.secure()
	if err != nil {
		return err
	}
	listener, err := r.cfg.listen()
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.socket, r.tls = listener, secure
	return nil
}

// Close gives up the port of a receiver that will not run any more.
func (r *Receiver) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.socket == nil {
		return nil
	}
	return r.socket.Close()
}

// Addr returns where the receiver listens; nil if it does not.
func (r *Receiver) Addr() net.Addr {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.socket == nil {
		return nil
	}
	return r.socket.Addr()
}

// Listening reports whether letters are taken now.
func (r *Receiver) Listening() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.serving
}

// Run hands letters to handle until the context ends, and returns the context's error; or the error that keeps it from
// listening. When the context ends, nobody is let in any more; letters that are just coming in may end within
// Config.Grace. Call it once.
func (r *Receiver) Run(ctx context.Context, handle Handler) error {
	if r.Addr() == nil {
		if err := r.Listen(); err != nil {
			return err
		}
	}
	server := r.server()
	r.listener = newListener(r.socket, r.cfg)
	// The handler's context outlives ours by the grace: a letter that has come must not be turned away half handled.
	handling, enough := context.WithCancel(context.WithoutCancel(ctx))
	go r.queue.work(handling, handle)
	err := r.serve(ctx, server)
	enough()
	<-r.queue.ended
	_ = server.Shutdown(context.Background()) // waits for the sessions, which have no connection any more
	return err
}

// serve lets clients in until the context ends, and then out.
func (r *Receiver) serve(ctx context.Context, server *smtp.Server) error {
	served := make(chan error, 1)
	go func() { served <- server.Serve(r.listener) }()
	r.setServing(true)
	defer r.setServing(false)
	r.cfg.Logger.Info("taking letters", "protocol", r.cfg.protocol(), "at", r.socket.Addr(), "starttls", r.tls != nil)
	select {
	case <-ctx.Done():
		r.stop()
		<-served
		return ctx.Err()
	case err := <-served:
		r.stop()
		return fmt.Errorf("cannot take letters at %s any more: %w", r.socket.Addr(), err)
	}
}

// stop ends all sessions: those that send no letter at once, the others after the grace.
func (r *Receiver) stop() {
	r.listener.close()
	timer := time.NewTimer(r.cfg.Grace)
	defer timer.Stop()
	select {
	case <-r.listener.empty:
	case <-timer.C:
		r.listener.hangUp()
		<-r.listener.empty
	}
}

func (r *Receiver) setServing(yes bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.serving = yes
}

// server sets go-smtp up.
func (r *Receiver) server() *smtp.Server {
	s := smtp.NewServer(smtp.BackendFunc(r.newSession))
	s.LMTP = r.cfg.LMTP
	s.Domain = r.cfg.Host
	s.MaxRecipients = maxRecipients
	s.MaxMessageBytes = r.most() + 1 // go-smtp refuses a letter of just this size
	s.MaxLineLength = maxLine
	s.ReadTimeout, s.WriteTimeout = r.cfg.Timeout, r.cfg.Timeout
	s.EnableSMTPUTF8 = true
	s.TLSConfig = r.tls
	s.ErrorLog = complaints{r.cfg.Logger}
	return s
}

// complaints are go-smtp's log: mostly of clients that vanish.
type complaints struct{ log *slog.Logger }

func (c complaints) Printf(format string, args ...any) { c.write(fmt.Sprintf(format, args...)) }
func (c complaints) Println(args ...any)               { c.write(fmt.Sprintln(args...)) }

func (c complaints) write(text string) {
	if strings.HasPrefix(text, "panic") {
		c.log.Error("a mail session broke", "err", text)
		return
	}
	c.log.Debug("a mail session ended badly", "err", text)
}

// Rooms says, before Run, how large a letter may be at its address; where nobody does, Config.MaxLetter is the limit at all of them.
func (r *Receiver) Rooms(rooms mailer.Rooms) {
	r.rooms, r.cfg.MaxSize = rooms, cmp.Or(r.cfg.MaxSize, mailer.MaxLarge-traceRoom)
}

// most is the largest letter that is taken at any address, in bytes.
func (r *Receiver) most() int64 { return max(r.cfg.MaxSize, r.cfg.MaxLetter) }

// roomFor judges a recipient of a letter whose sender has told its size: one that is too large is refused before it is sent. It returns
// the outcome and the refusal.
func (s *session) roomFor(recipient string) (string, error) {
	e := s.envelope
	if e.size <= s.r.cfg.MaxLetter {
		return "", nil
	}
	room, err := s.room(mailer.Incoming{Recipient: recipient, Sender: e.sender})
	switch {
	case err != nil:
		return Later, tryLater()
	case room != mailer.Large:
		return TooBig, tooBig(s.r.cfg.MaxLetter)
	}
	return "", nil
}

func (s *session) room(in mailer.Incoming) (mailer.Room, error) {
	if s.r.rooms == nil {
		return mailer.Small, nil
	}
	in.Received = s.r.cfg.Clock()
	return s.r.rooms(context.Background(), in)
}

// readLarge reads the rest of a letter whose beginning is above the ordinary limit, if one of its recipients has room for it; that one is
// then the letter's. The space that it takes is bounded for all sessions together: give gives it back.
func (s *session) readLarge(beginning []byte, rest io.Reader, e envelope) (raw []byte, to string, give func(), refused, err error) {
	give = func() {}
	if to, refused = s.roomy(beginning, e); refused == nil {
		select {
		case s.r.large <- struct{}{}:
			give = func() { <-s.r.large }
		default:
			s.r.cfg.turnAway(Refusal{Busy, e.sender, to})
			refused = noSpace()
		}
	}
	whole := bytes.NewBuffer(beginning)
	if refused == nil {
		whole.Grow(int(max(e.size-int64(len(beginning)), 0)))
		_, err = whole.ReadFrom(io.LimitReader(rest, s.r.most()+1-int64(len(beginning))))
		if err == nil && int64(whole.Len()) > s.r.most() {
			s.r.cfg.turnAway(Refusal{TooBig, e.sender, to})
			refused = tooBig(s.r.most())
		}
	}
	if refused != nil {
		io.Copy(io.Discard, rest) // the client listens only when it has said everything
	}
	return whole.Bytes(), to, give, refused, err
}

// roomy returns the recipient that has room for a large letter, or the refusal of all of them.
func (s *session) roomy(beginning []byte, e envelope) (string, error) {
	refusal := tooBig(s.r.cfg.MaxLetter)
	for _, recipient := range e.recipients {
		room, err := s.room(mailer.Incoming{Raw: beginning, Recipient: recipient, Sender: e.sender})
		switch {
		case err != nil:
			s.r.cfg.Count(Later)
			return "", tryLater()
		case room == mailer.Large:
			return recipient, nil
		case room == mailer.Spent:
			refusal = spent(s.r.cfg.MaxLetter)
		}
	}
	s.r.cfg.turnAway(Refusal{TooBig, e.sender, e.recipients[0]})
	return "", refusal
}
