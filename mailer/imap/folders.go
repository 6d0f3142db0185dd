package imap

import (
	"context"
	"strings"

	"github.com/emersion/go-imap/v2"
)

// Folders have names that begin with a prefix on some servers ("INBOX.", RFC 2342), and a folder of another name can't be made there.
// Config names folders without, or as the server does.

// locate learns where folders lie, and which of ours are there.
func (s *session) locate(ctx context.Context) error {
	if s.caps.Has(imap.CapNamespace) || s.caps.Has(imap.CapIMAP4rev2) {
		if err := s.learn(ctx, func() error { _, err := s.client.Namespace().Wait(); return err }); err != nil {
			return err
		}
	}
	s.there = map[string]bool{}
	for _, folder := range []*string{&s.cfg.Done, &s.cfg.Aside} {
		if err := s.look(ctx, folder); err != nil {
			return err
		}
	}
	if s.prefix == "" || strings.EqualFold(s.cfg.Mailbox, "INBOX") {
		return nil
	}
	mailbox := s.cfg.Mailbox
	if err := s.look(ctx, &mailbox); err != nil || !s.there[mailbox] {
		return err
	}
	s.cfg.Mailbox = mailbox
	return nil
}

// learn takes the prefix of folders from the answer to a command. A server that says no has none.
func (s *session) learn(ctx context.Context, ask func() error) error {
	if err := s.command(ctx, ask); err != nil {
		if refused(err) {
			return nil
		}
		return err
	}
	for _, n := range s.wire.answer().namespaces {
		if strings.Trim(n.prefix, prefixLetters) == "" { // of others the client would make something else
			s.prefix = n.prefix
			break
		}
	}
	return nil
}

// prefixLetters may stand in a prefix.
const prefixLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ._/-#"

// names are those that a folder may have on the server, the likeliest first.
func (s *session) names(folder string) []string {
	inside := len(folder) >= len(s.prefix) && strings.EqualFold(folder[:len(s.prefix)], s.prefix)
	if inside || strings.EqualFold(folder, "INBOX") {
		return []string{folder}
	}
	return []string{s.prefix + folder, folder}
}

// look gives a folder the name under which it is there, or else that under which it would be made.
func (s *session) look(ctx context.Context, folder *string) error {
	names := s.names(*folder)
	for _, name := range names {
		err := s.command(ctx, func() error {
			_, err := s.client.Status(name, &imap.StatusOptions{UIDNext: true}).Wait()
			return err
		})
		if err == nil {
			*folder, s.there[name] = name, true
			return nil
		}
		if !refused(err) {
			return err
		}
	}
	*folder = names[0]
	delete(s.there, *folder)
	return nil
}

func (s *session) folder(name string) Folder { return Folder{name, s.there[name]} }

// ensure makes a folder unless it is there. Where the server refuses a name without a prefix, it is asked how it parts names.
func (s *session) ensure(ctx context.Context, folder *string) error {
	if err := s.look(ctx, folder); err != nil || s.there[*folder] {
		return err
	}
	err := s.create(ctx, *folder)
	if refused(err) && s.prefix == "" {
		if err := s.learn(ctx, func() error { return s.client.List("", "INBOX", nil).Close() }); err != nil {
			return err
		}
		if names := s.names(*folder); s.prefix != "" && names[0] != *folder {
			*folder = names[0]
			err = s.create(ctx, *folder)
		}
	}
	s.there[*folder] = err == nil
	return err
}

func (s *session) create(ctx context.Context, folder string) error {
	err := s.command(ctx, func() error { return s.client.Create(folder, nil).Wait() })
	if exists(err) {
		return nil
	}
	return err
}
