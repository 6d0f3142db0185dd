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
	s.prefixes, s.there = []string{""}, map[string]bool{}
	if s.caps.Has(imap.CapNamespace) || s.caps.Has(imap.CapIMAP4rev2) {
		prefix, err := s.prefix(ctx, func() error { _, err := s.client.Namespace().Wait(); return err })
		if err != nil {
			return err
		}
		if prefix != "" {
			s.prefixes = []string{prefix, ""}
		}
	}
	for _, folder := range []*string{&s.cfg.Done, &s.cfg.Aside} {
		if err := s.look(ctx, folder); err != nil {
			return err
		}
	}
	if len(s.prefixes) == 1 && !s.there[s.cfg.Done] {
		if err := s.lookInside(ctx); err != nil {
			return err
		}
	}
	if len(s.prefixes) == 1 || strings.EqualFold(s.cfg.Mailbox, "INBOX") {
		return nil
	}
	return s.look(ctx, &s.cfg.Mailbox)
}

// lookInside looks for the folders in the inbox, too, on a server that doesn't say where folders lie.
func (s *session) lookInside(ctx context.Context) error {
	inside, err := s.prefix(ctx, func() error { return s.client.List("", "INBOX", nil).Close() })
	if err != nil || inside == "" {
		return err
	}
	s.prefixes = []string{"", inside}
	for _, folder := range []*string{&s.cfg.Done, &s.cfg.Aside} {
		if err := s.look(ctx, folder); err != nil {
			return err
		}
	}
	return nil
}

// prefix takes the prefix of folders from the answer to a command. A server that says no has none.
func (s *session) prefix(ctx context.Context, ask func() error) (string, error) {
	if err := s.command(ctx, ask); err != nil {
		if refused(err) {
			return "", nil
		}
		return "", err
	}
	for _, n := range s.wire.answer().namespaces {
		if strings.Trim(n.prefix, prefixLetters) == "" { // of others the client would make something else
			if strings.EqualFold(n.prefix, "INBOX") { // the server forgot what follows it
				n.prefix += n.delimiter
			}
			return n.prefix, nil
		}
	}
	return "", nil
}

// prefixLetters may stand in a prefix.
const prefixLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ._/-#"

// names are those that a folder may have on the server, the likeliest first.
func (s *session) names(folder string) (names []string) {
	for _, prefix := range s.prefixes {
		if prefix != "" && len(folder) > len(prefix) && strings.EqualFold(folder[:len(prefix)], prefix) {
			return []string{folder}
		}
		names = append(names, prefix+folder)
	}
	return names
}

// look gives a folder the name under which it is there, if it is.
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
		delete(s.there, name)
	}
	return nil
}

// folder tells of one under the name that it has or gets.
func (s *session) folder(name string) Folder {
	if s.there[name] {
		return Folder{name, true}
	}
	return Folder{s.names(name)[0], false}
}

// ensure makes a folder unless it is there.
func (s *session) ensure(ctx context.Context, folder *string) error {
	if err := s.look(ctx, folder); err != nil || s.there[*folder] {
		return err
	}
	var err error
	for _, name := range s.names(*folder) {
		err = s.command(ctx, func() error { return s.client.Create(name, nil).Wait() })
		if err == nil || exists(err) {
			*folder, s.there[name] = name, true
			return nil
		}
		if !refused(err) {
			return err
		}
	}
	return err
}
