// Package realmail starts a private Dovecot and Postfix for a test: any user of games.test and players.test, one password,
// loopback only, free ports, in a directory of their own that is removed in the end.
//
// The idea: the same tests run against the servers inside the process and against the ones that hosts really use, for only
// these show what a mailbox does with malformed letters, real TLS and real queues. They must be started as root.
package realmail

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
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

// Doveadm runs a command of Dovecot's administrator on a user's mailbox: "mailbox", "update", ….
func (s *Servers) Doveadm(user string, words ...string) error {
	_, err := s.administer(append(words, "-u", user)...)
	return err
}

// Connections returns how many have logged in to a user's mailbox and are there.
func (s *Servers) Connections(user string) (int, error) {
	out, err := s.administer("who", "-1", user)
	return strings.Count(out, user), err
}

func (s *Servers) administer(words ...string) (said string, err error) {
	out, err := exec.Command("doveadm", append([]string{"-c", filepath.Join(s.dir, "dovecot.conf")}, words...)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("doveadm %s: %w\n%s", strings.Join(words, " "), err, out)
	}
	return string(out), nil
}

// Maildir returns the folder of the disk in which a user's letters lie.
func (s *Servers) Maildir(user string) string {
	name, domain, _ := strings.Cut(user, "@")
	return filepath.Join(s.dir, "vmail", domain, name, "Maildir")
}

// Logs returns the end of what the servers wrote, for the report of a failed test.
func (s *Servers) Logs() string {
	var b strings.Builder
	for _, name := range []string{"output.log", "dovecot.log", "postfix.log"} {
		text, err := os.ReadFile(filepath.Join(s.dir, name))
		if err != nil {
			continue // not begun yet
		}
		b.WriteString("--- " + name + "\n" + tail(string(text), 40))
	}
	return b.String()
}

func tail(text string, lines int) string {
	all := strings.SplitAfter(text, "\n")
	return strings.Join(all[max(0, len(all)-lines):], "")
}

// ForTest starts the servers for one test and stops them after it; if the test failed, their logs are shown. Where no server is
// wanted it skips the test, and where they cannot be started the test fails.
func ForTest(t testing.TB, routes ...Route) *Servers {
	t.Helper()
	servers.Need(t)
	s, err := Start(t.Context(), routes...)
	if err != nil {
		t.Fatalf("the real mail servers do not start (%s=1 leaves such tests out): %v", servers.Without, err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(s.Logs())
		}
		s.Stop()
	})
	return s
}

// errNoPort means that a hundred ports were tried and all were taken.
var errNoPort = errors.New("no port is free")

// FreeAddress finds a port of this machine on which a server can be started, and started again. It lies below the ports that
// connections are given for their own ends (from 32768 on Linux): there, one of the hundreds of connections of the tests beside
// would take it between two starts.
func FreeAddress() (string, error) {
	const first, behind = 10000, 32000
	for range 100 {
		address := net.JoinHostPort("127.0.0.1", strconv.Itoa(first+rand.IntN(behind-first)))
		listener, err := net.Listen("tcp", address)
		if err != nil {
			continue
		}
		return address, listener.Close()
	}
	return "", errNoPort
}
