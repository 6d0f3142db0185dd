package imap

import (
	"context"
	"strings"

	"github.com/emersion/go-imap/v2"
)

// Folders have names that begin with a prefix on some servers ("INBOX.", RFC 2342), and a folder of another name can't be made there.
// Config names folders without, or as the server does.

// locate learns where folders lie, and which of ours are there.
func (f *folders) locate(ctx context.Context) error {
	f.prefixes, f.there = []string{""}, map[string]bool{}
	if f.caps.Has(imap.CapNamespace) || f.caps.Has(imap.CapIMAP4rev2) {
		prefix, err := f.prefix(ctx, func() error { _, err := f.client.Namespace().Wait(); return err })
		if err != nil {
			return err
		}
		if prefix != "" {
			f.prefixes = []string{prefix, ""}
		}
	}
	for _, folder := range []*string{&f.cfg.Done, &f.cfg.Aside} {
		if err := f.look(ctx, folder); err != nil {
			return err
		}
	}
	if len(f.prefixes) == 1 && !f.there[f.cfg.Done] {
		if err := f.lookInside(ctx); err != nil {
			return err
		}
	}
	if len(f.prefixes) == 1 || strings.EqualFold(f.cfg.Mailbox, "INBOX") {
		return nil
	}
	return f.look(ctx, &f.cfg.Mailbox)
}

// lookInside looks for the folders in the inbox, too, on a server that doesn't say where folders lie.
func (f *folders) lookInside(ctx context.Context) error {
	inside, err := f.prefix(ctx, func() error { return f.client.List("", "INBOX", nil).Close() })
	if err != nil || inside == "" {
		return err
	}
	f.prefixes = []string{"", inside}
	for _, folder := range []*string{&f.cfg.Done, &f.cfg.Aside} {
		if err := f.look(ctx, folder); err != nil {
			return err
		}
	}
	return nil
}

// prefix takes the prefix of folders from the answer to a command. A server that says no has none.
func (f *folders) prefix(ctx context.Context, ask func() error) (string, error) {
	if err := f.command(ctx, ask); err != nil {
		if refused(err) {
			return "", nil
		}
		return "", err
	}
	for _, n := range f.wire.answer().namespaces {
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
func (f *folders) names(folder string) (names []string) {
	for _, prefix := range f.prefixes {
		if prefix != "" && len(folder) > len(prefix) && strings.EqualFold(folder[:len(prefix)], prefix) {
			return []string{folder}
		}
		names = append(names, prefix+folder)
	}
	return names
}

// look gives a folder the name under which it is there, if it is.
func (f *folders) look(ctx context.Context, folder *string) error {
	names := f.names(*folder)
	for _, name := range names {
		err := f.command(ctx, func() error {
			_, err := f.client.Status(name, &imap.StatusOptions{UIDNext: true}).Wait()
			return err
		})
		if err == nil {
			*folder, f.there[name] = name, true
			return nil
		}
		if !refused(err) {
			return err
		}
		delete(f.there, name)
	}
	return nil
}

// folder tells of one under the name that it has or gets.
func (f *folders) folder(name string) Folder {
	if f.there[name] {
		return Folder{name, true}
	}
	return Folder{f.names(name)[0], false}
}

// ensure makes a folder unless it is there.
func (f *folders) ensure(ctx context.Context, folder *string) error {
	if err := f.look(ctx, folder); err != nil || f.there[*folder] {
		return err
	}
	var err error
	for _, name := range f.names(*folder) {
		err = f.command(ctx, func() error { return f.client.Create(name, nil).Wait() })
		if err == nil || exists(err) {
			*folder, f.there[name] = name, true
			return nil
		}
		if !refused(err) {
			return err
		}
	}
	return err
}
