package imap

import (
	"context"
	"crypto/x509"
	"maps"
	"slices"
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
	Done, Aside Folder            //
	Waiting     int               // letters in the mailbox
	Older       int               // those of them that arrived before Config.Oldest, and are left alone
	Recent      []Glimpse         // of the mailbox and of the folder Done, the newest of each first
}

// Folder is a folder for letters that were in the mailbox.
type Folder struct {
	Name  string // as the server calls it: some have all folders begin with "INBOX."
	There bool
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
	if sight.Older, err = s.countOld(ctx); err != nil {
		return sight, err
	}
	sight.Done, sight.Aside = s.folder(s.cfg.Done), s.folder(s.cfg.Aside)
	if sight.Done.There {
		if _, done, err = s.glimpse(ctx, s.cfg.Done); err != nil && !refused(err) {
			return sight, err
		}
	}
	sight.Recent = append(inbox, done...)
	return sight, nil
}

// glimpse opens a folder for reading only, and returns how many letters are in it and the headers of the newest.
func (d *dialogue) glimpse(ctx context.Context, folder string) (count int, heads []Glimpse, err error) {
	err = d.command(ctx, func() error {
		_, err := d.client.Select(folder, &imap.SelectOptions{ReadOnly: true}).Wait()
		count = int(d.wire.answer().exists)
		return err
	})
	if err != nil || count == 0 {
		return 0, nil, err
	}
	section := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true, Partial: &imap.SectionPartial{Size: mostHeader}}
	var newest imap.SeqSet
	newest.AddRange(uint32(max(1, count-mostRecent+1)), uint32(count))
	err = d.command(ctx, func() error {
		return d.client.Fetch(newest, &imap.FetchOptions{UID: true, InternalDate: true, BodySection: []*imap.FetchItemBodySection{section}}).Close()
	})
	if err != nil {
		return count, nil, err
	}
	letters := d.wire.answer().letters
	for _, uid := range slices.Backward(slices.Sorted(maps.Keys(letters))) {
		heads = append(heads, Glimpse{letters[uid].arrived, letters[uid].body})
	}
	return count, heads, nil
}
