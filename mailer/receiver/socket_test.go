package receiver

import (
	"crypto/tls"
	"crypto/x509"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestListen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.db")
	if err := os.WriteFile(file, []byte("the store"), 0o600); err != nil {
		t.Fatal(err)
	}
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for name, c := range map[string]struct {
		cfg  Config
		want string
	}{
		"taken":             {Config{Network: "tcp", Address: taken.Addr().String()}, "address already in use"},
		"LMTP to everybody": {Config{LMTP: true, Network: "tcp", Address: "0.0.0.0:0"}, "LMTP asks nobody who they are"},
		"no folder":         {Config{LMTP: true, Network: "unix", Address: "/nowhere/at/all"}, "no such file"},
		"a file":            {Config{LMTP: true, Network: "unix", Address: file}, "games.db is there already, and is no socket"},
		"no systemd":        {Config{Network: "systemd"}, "systemd has handed over 0 sockets"},
	} {
		r := New(c.cfg)
		if err := r.Listen(); err == nil || !strings.Contains(err.Error(), "cannot listen for letters: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if err := r.Run(t.Context(), nil); err == nil || r.Listening() || r.Addr() != nil {
			t.Errorf("%s: Run returned %v", name, err)
		}
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	}
	if kept, err := os.ReadFile(file); string(kept) != "the store" {
		t.Errorf("a file was taken for a socket: %q, %v", kept, err)
	}
}

func socketPath(t *testing.T) string {
	dir, err := os.MkdirTemp("", "pbem-") // t.TempDir is too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return filepath.Join(dir, "lmtp.sock")
}

// A socket that a killed daemon has left is replaced; one that somebody listens at is not.
func TestSocket(t *testing.T) {
	path := socketPath(t)
	left, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{LMTP: true, Network: "unix", Address: path}
	if err := New(cfg).Listen(); err == nil {
		t.Fatal("a socket was taken from under somebody")
	}
	left.SetUnlinkOnClose(false)
	left.Close()
	r := start(t, cfg)
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != socketMode {
		t.Errorf("%v, %v", info, err)
	}
	r.hello().letter(plainLetter, "250")
	if l := r.handled()[0]; l.Client != "" || l.Route != "lmtp" || !strings.Contains(string(l.Raw), "Received: from client.example\r\n\tby example.org with LMTP") {
		t.Errorf("%+v\n%s", l, l.Raw)
	}
	if err := r.stop(); err == nil {
		t.Error("no error")
	}
	if _, err := os.Stat(path); !os.IsNotExist(err) {
		t.Errorf("the socket is still there: %v", err)
	}
}

// A service manager may open the port: so it can be 25 without our being root. The test starts itself as systemd would.
func TestSocketActivation(t *testing.T) {
	if os.Getenv("LISTEN_FDS") != "" {
		r := New(Config{Network: "systemd"})
		if err := r.Listen(); err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		t.Log("at", r.Addr())
		return
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	file, err := listener.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	// LISTEN_PID must be the child's: the shell that becomes the child knows it.
	cmd := exec.Command("sh", "-c", `LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" -test.v -test.run '^TestSocketActivation$'`, os.Args[0])
	cmd.ExtraFiles = []*os.File{file}
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "at "+listener.Addr().String()) {
		t.Errorf("%v\n%s", err, out)
	}
}

func (c *talker) startTLS(trust *x509.CertPool) (serial int64) {
	c.t.Helper()
	c.say("STARTTLS", "220")
	secure := tls.Client(c.conn, &tls.Config{RootCAs: trust, ServerName: "localhost"})
	if err := secure.Handshake(); err != nil {
		c.t.Fatal(err)
	}
	c.conn = secure
	c.in.Reset(secure)
	return secure.ConnectionState().PeerCertificates[0].SerialNumber.Int64()
}

func TestSTARTTLS(t *testing.T) {
	file, key, trust := certificates(t, t.TempDir(), 1)
	r := start(t, Config{Certificate: file, Key: key})
	r.from("192.0.2.7")
	c := r.dial()
	c.say("", "220")
	c.send("EHLO c\r\n")
	var offered []string
	for text := "-"; strings.HasPrefix(text, "250-") || text == "-"; {
		text = c.hear()
		offered = append(offered, text[4:])
	}
	if got := strings.Join(offered, " "); !strings.Contains(got, "STARTTLS") || strings.Contains(got, "AUTH") {
		t.Errorf("offered %s", got)
	}
	c.say("MAIL FROM:<before@b.example>", "250", "RCPT TO:<games@example.org>", "250")
	c.startTLS(trust)
	c.say("DATA", "502", "MAIL FROM:<a@b.example>", "502", "EHLO secure.example", "250", "STARTTLS", "502", "AUTH PLAIN AGEAYg==", "504")
	c.letter(plainLetter, "250")
	l := r.handled()
	if len(l) != 1 || l[0].Sender != "ada@example.com" || l[0].Helo != "secure.example" || !strings.Contains(string(l[0].Raw), "with ESMTPS;") {
		t.Errorf("%+v", l)
	}
	go r.stop()
	c.say("", "421 4.3.2 This service")
}

// What is sent in the clear behind STARTTLS is not taken for words that were encrypted (CVE-2011-0411).
func TestWordsBehindSTARTTLS(t *testing.T) {
	file, key, trust := certificates(t, t.TempDir(), 1)
	r := start(t, Config{Certificate: file, Key: key})
	c := r.hello()
	c.send("STARTTLS\r\nEHLO evil\r\nMAIL FROM:<evil@b.example>\r\nRCPT TO:<games@example.org>\r\nDATA\r\nA: 1\r\n.\r\n")
	c.say("", "220")
	secure := tls.Client(c.conn, &tls.Config{RootCAs: trust, ServerName: "localhost"})
	if err := secure.Handshake(); err == nil {
		c.conn = secure
		c.in.Reset(secure)
		c.say("DATA", "502", "QUIT", "221")
	}
	c.conn.Close()
	r.eventually("the client is gone", func() bool { return len(r.listener.connections()) == 0 })
	if l := r.handled(); len(l) != 0 {
		t.Errorf("handled %+v", l)
	}
}

// A renewed certificate is used without a restart; a spoilt one leaves the old one in use.
func TestRenewedCertificate(t *testing.T) {
	dir := t.TempDir()
	file, key, trust := certificates(t, dir, 1)
	r := start(t, Config{Certificate: file, Key: key})
	if got := r.hello().startTLS(trust); got != 1 {
		t.Error(got)
	}
	_, _, renewed := certificates(t, dir, 2)
	touch(t, file, time.Hour)
	if got := r.hello().startTLS(renewed); got != 2 {
		t.Error(got)
	}
	if err := os.WriteFile(file, []byte("half written"), 0o600); err != nil {
		t.Fatal(err)
	}
	touch(t, file, 2*time.Hour)
	for range 2 {
		if got := r.hello().startTLS(renewed); got != 2 {
			t.Error(got)
		}
	}
	if err := New(Config{Network: "tcp", Address: "127.0.0.1:0", Certificate: file, Key: key}).Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "cannot use the certificate for STARTTLS") {
		t.Error(err)
	}
}

// touch makes a file look changed, whatever the file system's clock shows.
func touch(t *testing.T, path string, ahead time.Duration) {
	t.Helper()
	when := time.Now().Add(ahead)
	if err := os.Chtimes(path, when, when); err != nil {
		t.Fatal(err)
	}
}
