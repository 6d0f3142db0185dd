package mailtest

import (
	"crypto/tls"
	"fmt"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

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
