package service

import (
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/login"
)

// TestNothingIsMadeBeforeTheConfigurationIsBelieved: a mistake in a line, or in a file that it names, is told with the line, and leaves
// nothing behind on disk.
func TestNothingIsMadeBeforeTheConfigurationIsBelieved(t *testing.T) {
	t.Parallel()
	const servers = "address: games@example.org\ninbox: imap://games@127.0.0.1:1/INBOX\nsend: smtp://games@127.0.0.1:1\n"
	const folder = "address: games@example.org\nsend: dir:letters\n"
	for name, c := range map[string]struct {
		text  string
		files map[string]string
		want  string
	}{
		"a password file that is not there": {servers + "password_file: password\n", nil, "pbem.yaml:4: password_file: cannot read the password file"},
		"one that is a folder":              {servers + "inbox_password_command: echo x\nsend_password_file: .\n", nil, "pbem.yaml:5: send_password_file: cannot read the password file"},
		"one that is empty":                 {servers + "password_file: password\n", map[string]string{"password": "\n"}, "pbem.yaml:4: password_file: the first line of the password file"},
		"no password":                       {servers, nil, "PBEM_INBOX_PASSWORD in the environment"},
		"no folder of presets":              {folder + "presets: dir:presets\n", nil, "pbem.yaml:3: presets: cannot list the presets: open "},
		"no certificates":                   {servers + "password_command: echo x\nca_file: ca.pem\n", nil, "pbem.yaml:5: ca_file: open "},
		"certificates that are none":        {servers + "password_command: echo x\nca_file: ca.pem\n", map[string]string{"ca.pem": "hello\n"}, "ca.pem holds no certificate"},
		"no certificate of our own":         {folder + "receive: smtp://127.0.0.1:1\nreceive_certificate: c.pem\nreceive_key: k.pem\n", nil, "pbem.yaml:4: receive_certificate: open "},
		"a key that is none":                {folder + "key: file:mine.key\n", map[string]string{"mine.key": "hello\n"}, "pbem.yaml:3: key: key file "},
		"no folder for the store":           {folder + "store: sqlite:none/games.db\n", nil, "pbem.yaml:3: store: the folder "},
		"no folder for the key":             {folder + "key: file:none/server.key\n", nil, "pbem.yaml:3: key: the folder "},
		"records in a file":                 {folder + "archive: dir:mine/records\n", map[string]string{"mine": ""}, "pbem.yaml:3: archive: "},
		"public keys that are none":         {folder + "archive: dir:.\n", map[string]string{"server.pub": "hello\n"}, "pbem.yaml:3: archive: "},
		"letters in a file":                 {"address: games@example.org\nsend: dir:mine\n", map[string]string{"mine": ""}, "pbem.yaml:2: send: "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			for name, text := range c.files {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), []byte(c.text))
			if err != nil {
				t.Fatal(err)
			}
			s, err := Open(t.Context(), settings, World{Getenv: func(string) string { return "" }, Log: io.Discard, Clock: time.Now, Check: SoundByCron})
			if err == nil {
				s.Close()
				t.Fatal("it is believed")
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
			for line := range strings.Lines(err.Error()) {
				if !strings.HasPrefix(line, settings.File) && name != "no password" {
					t.Errorf("this names no line: %s", line)
				}
			}
			entries, err := os.ReadDir(dir)
			if err != nil || len(entries) != len(c.files) {
				t.Errorf("there are %v, %v", entries, err)
			}
		})
	}
}

// TestRecordsByDefault: nobody has to ask for records.
func TestRecordsByDefault(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), []byte("address: games@example.org\nsend: dir:letters\n"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), settings, World{Getenv: os.Getenv, Log: io.Discard, Clock: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := os.Stat(filepath.Join(dir, "records", "server.pub")); err != nil || s.Daemon.Records == nil {
		t.Errorf("%v", err)
	}
}

// TestSecretsAreAskedForAnew: a new password or token counts at the next login; a command is not run before the first.
func TestSecretsAreAskedForAnew(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write := func(text string) {
		if err := os.WriteFile(filepath.Join(dir, "password"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("first\n")
	settings, err := config.Parse(filepath.Join(dir, "pbem.yaml"), []byte("address: games@example.org\ninbox: imaps://games@127.0.0.1/INBOX\n"+
		"send: smtps://games@127.0.0.1\ninbox_password_file: password\nsend_password_command: date +%s%N | tee ran\nsend_auth: xoauth2\n"))
	if err != nil {
		t.Fatal(err)
	}
	inbox, err := Mailbox(settings, os.Getenv, nil)
	if err != nil {
		t.Fatal(err)
	}
	send, err := Submission(settings, os.Getenv, nil)
	if err != nil || send.Method != login.XOAuth2 || inbox.Method != login.Password {
		t.Fatalf("%v, by %q and %q", err, send.Method, inbox.Method)
	}
	if _, err := os.Stat(filepath.Join(dir, "ran")); err == nil {
		t.Error("the command was run before anybody logged in")
	}
	write("second\n")
	if got, err := inbox.Secret(t.Context()); got != "second" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	one, _ := send.Secret(t.Context())
	if two, err := send.Secret(t.Context()); one == "" || one == two || err != nil {
		t.Errorf("%q and %q, %v", one, two, err)
	}
	os.Remove(filepath.Join(dir, "password"))
	if _, err := inbox.Secret(t.Context()); err == nil || !strings.Contains(err.Error(), "pbem.yaml:4: inbox_password_file: cannot read") {
		t.Error(err)
	}
}

// TestPatience: a letter waits for name servers that do not answer, and after a day it is answered.
func TestPatience(t *testing.T) {
	t.Parallel()
	closed, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	const day = 24 * time.Hour
	arrived := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	in := mailer.Incoming{Received: arrived, Raw: []byte("DKIM-Signature: v=1; a=ed25519-sha256; d=example.org; s=s; h=from:subject; bh=x; b=x\r\n" +
		"From: ada@example.org\r\nSubject: hello\r\n\r\nhelp\r\n")}
	m := mailer.Message{From: []mailer.Address{{Mailbox: "ada@example.org"}}}
	for late, waits := range map[time.Duration]bool{0: true, day - time.Second: true, day: false, 30 * day: false} {
		c := &config.Config{Trust: config.TrustDKIM, Resolver: closed.LocalAddr().String()}
		check := judge(c, func() time.Time { return arrived.Add(late) })
		got, err := check(t.Context(), in, m)
		if errors.Is(err, referee.ErrLater) != waits || !waits && got != (mailer.Judgement{Doubt: mailer.Unanswered}) {
			t.Errorf("%s after its arrival: %+v, %v, want it to wait: %v", late, got, err, waits)
		}
	}
	if judge(&config.Config{Trust: config.TrustToken}, time.Now) != nil {
		t.Error("trust: token asks name servers")
	}
}

// TestReadySaysThatLettersWait: while no name server answers, a service that checks signatures itself is not ready, and says why.
func TestReadySaysThatLettersWait(t *testing.T) {
	t.Parallel()
	closed, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	for _, c := range []struct {
		config config.Config
		ready  bool
	}{
		{config.Config{Trust: config.TrustDKIM}, false},
		{config.Config{Trust: config.TrustDKIM, AuthServID: "mx.example.org"}, true},
		{config.Config{Trust: config.TrustToken}, true},
	} {
		c.config.Resolver = closed.LocalAddr().String()
		s := &Service{Config: &c.config}
		if why := s.Ready(); (why == "") != c.ready {
			t.Errorf("%+v: %q", c.config, why)
		}
	}
}
