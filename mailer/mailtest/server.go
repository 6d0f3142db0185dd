// Package mailtest runs mail servers inside the process, for the demo and for tests: an SMTP server that delivers into
// the mailboxes of an IMAP server, both on free ports of the loopback interface.
//
// The idea: a [Server] behaves like a small mail host. It knows accounts, takes letters for them (games+tag@… goes to
// games@…) and puts Return-Path, Delivered-To and Received in front, as a real one would. A [Fault] makes it misbehave on
// purpose, and a [Proxy] does the same to any connection. Package realmail does the same job with Dovecot and Postfix.
package mailtest

import (
	"bytes"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-imap/v2/imapserver"
	"github.com/emersion/go-imap/v2/imapserver/imapmemserver"
	"github.com/emersion/go-smtp"
)

// Server is a mail host in memory.
type Server struct {
	// Delivered, if set before the first letter, is called with each letter after it was put into a mailbox.
	Delivered func(sender, recipient string, raw []byte)
	// Check, if set before the first letter, says what is wrong with a letter of a referee's, which is refused then: lint.Start.
	Check func(sender, recipient string, raw []byte) []string
	// Clock, if set before the first letter, is the time at which letters arrive; else it is ours.
	Clock func() time.Time
	// Forget, if set before the first letter, names mailboxes whose letters are not kept once Delivered was told of them:
	// for the many letters of a long test.
	Forget func(recipient string) bool

	imapAddr, smtpAddr         string
	closers                    []io.Closer
	imapListener, smtpListener *listener
	directory                  *imapmemserver.Server

	ended chan struct{} // closed by Stop; ends stalls

	mu       sync.Mutex
	stopped  bool
	logins   []string            // by which accounts log in; none is PLAIN alone
	accounts map[string]*account // by address
	faults   []Fault
}

type account struct {
	user     *imapmemserver.User
	password string
	token    string // "" for none
}

// Start runs a server without accounts. Stop it when done.
func Start() (*Server, error) {
	s := &Server{directory: imapmemserver.New(), ended: make(chan struct{}), accounts: make(map[string]*account)}
	if err := errors.Join(s.startIMAP(), s.startSMTP()); err != nil {
		s.Stop()
		return nil, fmt.Errorf("cannot start the mail server in the process: %w", err)
	}
	return s, nil
}

func (s *Server) startIMAP() error {
	server := imapserver.New(&imapserver.Options{
		NewSession: func(*imapserver.Conn) (imapserver.Session, *imapserver.GreetingData, error) {
			return prompt{s.directory.NewSession().(imapserver.SessionIMAP4rev2), s}, nil, nil
		},
		Caps:         imap.CapSet{imap.CapIMAP4rev1: {}, imap.CapUIDPlus: {}, imap.CapMove: {}, imap.CapNamespace: {}, imap.CapESearch: {}},
		InsecureAuth: true,
		Logger:       log.New(io.Discard, "", 0),
	})
	var err error
	if s.imapListener, err = startListener(server.Serve); err != nil {
		return err
	}
	s.imapAddr = s.imapListener.Addr().String()
	s.closers = append(s.closers, server)
	return nil
}

func (s *Server) startSMTP() error {
	server := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) {
		return &session{server: s, conn: c.Conn(), hello: c.Hostname()}, nil
	}))
	server.Domain = "mailtest"
	server.AllowInsecureAuth = true
	server.EnableSMTPUTF8 = true
	server.MaxMessageBytes = 10 << 20
	server.MaxLineLength = longestLine
	server.ReadTimeout, server.WriteTimeout = time.Minute, time.Minute
	server.ErrorLog = log.New(io.Discard, "", 0)
	var err error
	if s.smtpListener, err = startListener(server.Serve); err != nil {
		return err
	}
	s.smtpAddr = s.smtpListener.Addr().String()
	s.closers = append(s.closers, server)
	return nil
}

// IMAPAddr returns the host:port of the IMAP server; it speaks without encryption.
func (s *Server) IMAPAddr() string { return s.imapAddr }

// SMTPAddr returns the host:port of the SMTP server; it speaks without encryption and takes letters with and without login.
func (s *Server) SMTPAddr() string { return s.smtpAddr }

// Add opens an account. Its address is also its user name.
func (s *Server) Add(address, password string) error {
	address = strings.ToLower(address)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.accounts[address] != nil {
		return fmt.Errorf("there is an account %s already", address)
	}
	user := imapmemserver.NewUser(address, password)
	if err := user.Create("INBOX", nil); err != nil {
		return err
	}
	s.directory.AddUser(user)
	s.accounts[address] = &account{user: user, password: password}
	return nil
}

// Deliver puts a letter into a mailbox as it is, past SMTP.
func (s *Server) Deliver(recipient string, raw []byte) error {
	a := s.account(recipient)
	if a == nil {
		return fmt.Errorf("there is no account for %s", recipient)
	}
	if s.Forget != nil && s.Forget(recipient) {
		return nil
	}
	_, err := a.user.Append("INBOX", literal{bytes.NewReader(raw)}, &imap.AppendOptions{Time: s.now()})
	return err
}

func (s *Server) now() time.Time {
	if s.Clock == nil {
		return time.Now()
	}
	return s.Clock()
}

type literal struct{ *bytes.Reader }

func (l literal) Size() int64 { return l.Reader.Size() }

// account finds the account of an address, without its "+tag"; nil if there is none.
func (s *Server) account(address string) *account {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	local, _, _ = strings.Cut(local, "+")
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.accounts[local+"@"+domain]
}

// Stop closes all connections and waits until the servers are gone. Only the first call does something.
func (s *Server) Stop() {
	s.mu.Lock()
	again := s.stopped
	s.stopped = true
	s.mu.Unlock()
	if again {
		return
	}
	close(s.ended)
	for _, d := range []*listener{s.imapListener, s.smtpListener} {
		if d != nil {
			d.shut()
		}
	}
	for _, c := range s.closers {
		c.Close()
	}
}

// Account is a way into a mailbox.
type Account struct {
	Address  string      // host:port of the IMAP server
	TLS      *tls.Config // nil: without encryption
	User     string
	Password string
}

// Stored is a letter in a folder.
type Stored struct {
	UID   uint32
	Seen  bool
	Bytes []byte
}

// Folder returns what a folder holds, without changing anything. A folder that does not exist is an error.
func (a Account) Folder(name string) ([]Stored, error) {
	client, err := a.dial()
	if err != nil {
		return nil, err
	}
	defer client.Close()
	if err := client.Login(a.User, a.Password).Wait(); err != nil {
		return nil, fmt.Errorf("cannot log in as %s: %w", a.User, err)
	}
	data, err := client.Select(name, &imap.SelectOptions{ReadOnly: true}).Wait()
	if err != nil {
		return nil, fmt.Errorf("cannot open the folder %s: %w", name, err)
	}
	if data.NumMessages == 0 {
		return nil, nil
	}
	section := &imap.FetchItemBodySection{Peek: true}
	var all imap.SeqSet
	all.AddRange(1, 0)
	messages, err := client.Fetch(all, &imap.FetchOptions{UID: true, Flags: true, BodySection: []*imap.FetchItemBodySection{section}}).Collect()
	if err != nil {
		return nil, fmt.Errorf("cannot fetch from the folder %s: %w", name, err)
	}
	return stored(messages, section), nil
}

func (a Account) dial() (*imapclient.Client, error) {
	if a.TLS != nil {
		return imapclient.DialTLS(a.Address, &imapclient.Options{TLSConfig: a.TLS})
	}
	return imapclient.DialInsecure(a.Address, nil)
}

func stored(messages []*imapclient.FetchMessageBuffer, section *imap.FetchItemBodySection) []Stored {
	var letters []Stored
	for _, m := range messages {
		letter := Stored{UID: uint32(m.UID), Bytes: m.FindBodySection(section)}
		for _, flag := range m.Flags {
			letter.Seen = letter.Seen || flag == imap.FlagSeen
		}
		letters = append(letters, letter)
	}
	return letters
}

// Account returns the way into one of the server's mailboxes.
func (s *Server) Account(address string) Account {
	a := Account{Address: s.imapAddr, User: address}
	s.mu.Lock()
	defer s.mu.Unlock()
	if known := s.accounts[address]; known != nil {
		a.Password = known.password
	}
	return a
}
