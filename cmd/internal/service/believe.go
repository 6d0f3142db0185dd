package service

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/games/referee"
	"pbem/games/serverkey"
	"pbem/mailer"
	"pbem/mailer/auth"
	"pbem/mailer/smtp"
)

// believe reads everything that a configuration names, and makes nothing: a mistake in one line must not leave a new store, key or
// folder behind, in which the next start would find somebody else's service. Each mistake names the line.
func believe(ctx context.Context, c *config.Config, w World) error {
	_, presets := Presets(c.Presets)
	mistakes := []error{c.About("presets", presets), inward(c, w), outward(c, w), handedOver(c), keys(ctx, c),
		folder(c, "store", c.Beside()), file(c), folder(c, "key", filepath.Dir(c.Key))}
	if c.Archive != "" {
		mistakes = append(mistakes, folder(c, "archive", Nearest(c.Archive)), folder(c, "archive_private", Nearest(c.PrivateArchive)), signersBeside(c))
	}
	return config.Mistaken(errors.Join(mistakes...))
}

// signersBeside reads the public keys that lie beside the records, where there are any.
func signersBeside(c *config.Config) error {
	_, err := signers.Read(filepath.Join(c.Archive, archive.KeysFile))
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) { // that it is no folder was said
		return nil
	}
	return c.About("archive", err)
}

func inward(c *config.Config, w World) error {
	if c.Inbox == "" {
		return nil
	}
	_, err := Mailbox(c, w.Getenv, nil)
	return err
}

func outward(c *config.Config, w World) error {
	if dir, err := smtp.ParseDirectory(c.Send); err == nil {
		return folder(c, "send", Nearest(dir))
	}
	_, err := Submission(c, w.Getenv, nil)
	return err
}

// handedOver reads the certificate that is shown to mail servers.
func handedOver(c *config.Config) error {
	if c.Receive.Certificate == "" {
		return nil
	}
	_, err := tls.LoadX509KeyPair(c.Receive.Certificate, c.Receive.Key)
	return c.About("receive_certificate", err)
}

// keys reads the server's key where there is one.
func keys(ctx context.Context, c *config.Config) error {
	if _, err := serverkey.Load(c.Key); !errors.Is(err, fs.ErrNotExist) {
		return c.About("key", err)
	}
	return c.About("key", keyThere(ctx, c))
}

// folder wants a folder to be there.
func folder(c *config.Config, field, path string) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = fmt.Errorf("the folder %s is not there", path)
	case err == nil && !info.IsDir():
		err = fmt.Errorf("%s is no folder", path)
	}
	return c.About(field, err)
}

// file wants the store, where it is there, to be a file.
func file(c *config.Config) error {
	if info, err := os.Stat(c.Store); err == nil && !info.Mode().IsRegular() {
		return c.About("store", fmt.Errorf("%s is no file", c.Store))
	}
	return nil
}

// Nearest is the folder itself, or the nearest above it that is there: those below will be made.
func Nearest(folder string) string {
	for {
		above := filepath.Dir(folder)
		if _, err := os.Stat(folder); err == nil || above == folder {
			return folder
		}
		folder = above
	}
}

// judge returns what judges letters with trust: dkim; nil with trust: token.
func judge(c *config.Config, clock func() time.Time) func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	if c.Trust != config.TrustDKIM {
		return nil
	}
	checker := &auth.Checker{AuthServID: c.AuthServID, ReceivedBy: c.ReceivedBy, Resolver: Resolver(c.Resolver), Clock: clock}
	return func(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		judged, err := checker.Judge(ctx, in, m)
		if errors.Is(err, auth.ErrResolver) {
			return judged, fmt.Errorf("%w: %w", referee.ErrLater, err)
		}
		return judged, err
	}
}

// Resolver asks the name server at host:port; "" is the system's.
func Resolver(address string) *net.Resolver {
	if address == "" {
		return net.DefaultResolver
	}
	var dialer net.Dialer
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network, _ string) (net.Conn, error) {
		return dialer.DialContext(ctx, network, address)
	}}
}
