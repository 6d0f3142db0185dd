package realmail

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"pbem/internal/testing/servers"
)

// Servers are a Dovecot and a Postfix that run. Any user of the domains games.test and players.test has a mailbox; a user's
// name is the whole address.
type Servers struct {
	IMAP, IMAPS      string // host:port; IMAP offers STARTTLS
	LMTP             string // host:port
	SMTP             string // host:port; takes letters for the two domains from anybody, offers STARTTLS
	Submission       string // host:port; demands STARTTLS and a login
	SubmissionTLS    string // host:port; TLS from the first byte, demands a login
	Password         string // of every user
	CA               *x509.CertPool
	tokens           *tokens
	dir              string
	dovecot, postfix *exec.Cmd
}

// attempts is how often other ports are tried: a free port may be taken by somebody else before a server binds it.
const attempts = 3

// Route makes Postfix hand the letters for an address, and for its plus-addresses, to another server than Dovecot.
type Route struct {
	Address   string // games@games.test
	Transport string // as transport(5) has it: lmtp:unix:/path, lmtp:inet:127.0.0.1:24, smtp:[127.0.0.1]:25
}

// Start starts both servers and waits until they answer. An error holds the end of their logs.
func Start(ctx context.Context, routes ...Route) (*Servers, error) {
	if !servers.Wanted() {
		return nil, errors.New(servers.Without + " is set")
	}
	if err := programs(); err != nil {
		return nil, err
	}
	var err error
	for range attempts {
		var s *Servers
		if s, err = prepare(routes); err != nil {
			return nil, err
		}
		if err = s.launch(ctx); err == nil {
			return s, nil
		}
		err = fmt.Errorf("%w\n%s", err, s.Logs())
		s.Stop()
		if ctx.Err() != nil {
			break
		}
	}
	return nil, err
}

// programs reports what is missing on this machine.
func programs() error {
	if os.Geteuid() != 0 {
		return errors.New("dovecot and postfix can only be started by root")
	}
	for _, name := range []string{dovecotProgram, masterProgram} {
		if _, err := os.Stat(name); err != nil {
			return fmt.Errorf("a mail server is not installed (Debian: dovecot-imapd dovecot-lmtpd postfix): %w", err)
		}
	}
	return nil
}

func (s *Servers) launch(ctx context.Context) error {
	if err := s.StartDovecot(ctx); err != nil {
		return err
	}
	return s.startPostfix(ctx)
}

// StartDovecot starts Dovecot, also after StopDovecot: on the same ports, with the same mailboxes.
func (s *Servers) StartDovecot(ctx context.Context) error {
	s.dovecot = exec.Command(dovecotProgram, "-F", "-c", filepath.Join(s.dir, "dovecot.conf"))
	return s.run(ctx, s.dovecot, s.IMAP, s.IMAPS, s.LMTP)
}

func (s *Servers) startPostfix(ctx context.Context) error {
	s.postfix = exec.Command(masterProgram, "-c", filepath.Join(s.dir, "pf"), "-d")
	return s.run(ctx, s.postfix, s.SMTP, s.Submission, s.SubmissionTLS)
}

// run starts a server and waits until it accepts connections at all addresses.
func (s *Servers) run(ctx context.Context, cmd *exec.Cmd, addresses ...string) error {
	out, err := os.OpenFile(filepath.Join(s.dir, "output.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer out.Close()
	cmd.Stdout, cmd.Stderr = out, out
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("cannot start %s: %w", cmd.Path, err)
	}
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	for _, a := range addresses {
		if err := await(ctx, a); err != nil {
			return fmt.Errorf("%s does not answer at %s: %w", cmd.Path, a, err)
		}
	}
	return nil
}

func await(ctx context.Context, address string) error {
	for {
		conn, err := net.DialTimeout("tcp", address, time.Second)
		if err == nil {
			return conn.Close()
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// StopDovecot ends Dovecot; Postfix goes on and keeps what it cannot deliver.
func (s *Servers) StopDovecot() {
	end(s.dovecot)
	s.dovecot = nil
}

// Stop ends both servers and removes their directory.
func (s *Servers) Stop() {
	end(s.postfix)
	end(s.dovecot)
	s.tokens.stop()
	os.RemoveAll(s.dir)
}

// end asks a server to end, then makes it.
func end(cmd *exec.Cmd) {
	if cmd == nil || cmd.Process == nil {
		return
	}
	cmd.Process.Signal(syscall.SIGTERM)
	force := time.AfterFunc(10*time.Second, func() { cmd.Process.Kill() })
	defer force.Stop()
	cmd.Wait()
}
