package imap

import (
	"context"
	"crypto/x509"
	"time"

	"github.com/emersion/go-imap/v2"

	"pbem/mailer/endpoint"
)

// Sight is what a look at the mailbox shows.
type Sight struct {
	Certificate *x509.Certificate // the server's; nil without encryption
	Idle        bool              // the server tells news by itself (RFC 2177)
	Move        bool              // it moves letters in one step (RFC 6851)
	UIDPlus     bool              // it says what became of moved letters (RFC 4315)
	Done, Aside bool              // the folder is there
	Waiting     int               // letters in the mailbox
	Recent      []Glimpse         // of the mailbox and of the folder Done, the newest of each first
}

// Glimpse is the header of a letter.
type Glimpse struct {
	Arrived time.Time
	Header  []byte
}

// mostRecent letters of a folder are glimpsed at, of each at most mostHeader bytes.
const (
	mostRecent = 20
	mostHeader = 64 << 10
)

// Look connects, looks around and leaves, and changes nothing.
func Look(ctx context.Context, cfg Config) (Sight, error) {
	var sight Sight
	cfg.TLSConfig = endpoint.CaptureCertificate(cfg.TLSConfig, cfg.Address, cfg.TLS, &sight.Certificate)
	s, err := New(cfg).connect(ctx)
	if err != nil {
		return sight, err
	}
	defer s.close()
	sight.Idle, sight.Move, sight.UIDPlus = s.caps.Has(imap.CapIdle), s.caps.Has(imap.CapMove), s.caps.Has(imap.CapUIDPlus)
	var inbox, done []Glimpse
	if sight.Waiting, inbox, err = s.glimpse(ctx, s.cfg.Mailbox); err != nil {
		return sight, err
	}
	_, done, err = s.glimpse(ctx, s.cfg.Done)
	if sight.Done = err == nil; err != nil && !refused(err) {
		return sight, err
	}
	sight.Recent = append(inbox, done...)
	err = s.command(ctx, func() error {
		_, err := s.client.Status(s.cfg.Aside, &imap.StatusOptions{NumMessages: true}).Wait()
		return err
	})
	if sight.Aside = err == nil; err != nil && !refused(err) {
		return sight, err
	}
	return sight, nil
}

// glimpse opens a folder for reading only, and returns how many letters are in it and the headers of the newest.
func (s *session) glimpse(ctx context.Context, folder string) (count int, heads []Glimpse, err error) {
	err = s.command(ctx, func() error {
		data, err := s.client.Select(folder, &imap.SelectOptions{ReadOnly: true}).Wait()
		if err == nil {
			count = int(data.NumMessages)
		}
		return err
	})
	if err != nil || count == 0 {
		return 0, nil, err
	}
	section := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true, Partial: &imap.SectionPartial{Size: mostHeader}}
	var newest imap.SeqSet
	newest.AddRange(uint32(max(1, count-mostRecent+1)), uint32(count))
	err = s.command(ctx, func() error {
		messages, err := s.client.Fetch(newest, &imap.FetchOptions{InternalDate: true, BodySection: []*imap.FetchItemBodySection{section}}).Collect()
		for _, m := range messages {
			heads = append([]Glimpse{{m.InternalDate, m.FindBodySection(section)}}, heads...)
		}
		return err
	})
	return count, heads, err
}
