package receiver

import (
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/emersion/go-smtp"

	"pbem/internal/testing/realmail"
	"pbem/mailer"
	"pbem/mailer/mailtest"
)

// TestPostfix hands letters over from a real Postfix by every way that docs/hosting.md tells of: LMTP over a socket and over
// TCP, and SMTP with STARTTLS. A letter that is put off comes again; one that is refused goes back to its sender.
func TestPostfix(t *testing.T) {
	socket, inet, relay := postfixSocket(t), freePort(t), freePort(t)
	s := realmail.ForTest(t,
		realmail.Route{Address: "socket@games.test", Transport: "lmtp:unix:" + socket},
		realmail.Route{Address: "inet@games.test", Transport: "lmtp:inet:" + inet},
		realmail.Route{Address: "relay@games.test", Transport: "smtp:[127.0.0.1]:" + relay[len("127.0.0.1:"):]})
	file, key, _ := certificates(t, t.TempDir(), 1)
	for name, c := range map[string]struct {
		cfg      Config
		protocol string
	}{
		"socket": {Config{LMTP: true, Network: "unix", Address: socket}, "with LMTP;"},
		"inet":   {Config{LMTP: true, Network: "tcp", Address: inet}, "with LMTP;"},
		"relay":  {Config{Network: "tcp", Address: relay, Certificate: file, Key: key}, "with ESMTPS;"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c.cfg.Service, c.cfg.Host = name+"@games.test", "pbem.games.test"
			throughPostfix(t, s, c.cfg, c.protocol)
		})
	}
}

func throughPostfix(t *testing.T, s *realmail.Servers, cfg Config, protocol string) {
	plus := strings.Replace(cfg.Service, "@", "+42w13.tag@", 1)
	sender := strings.Replace(cfg.Service, "@games.", "@players.", 1)
	submit(t, s, sender, "Subject: early\r\n\r\nx\r\n", plus) // nobody listens yet: it waits in Postfix's queue
	r := start(t, cfg)
	r.eventually("the letter that waited", func() bool { return len(r.handled()) == 1 })
	r.mu.Lock()
	r.ack = puttingOffTwice()
	r.mu.Unlock()
	submit(t, s, sender, "Subject: put off\r\n\r\nx\r\n", plus, cfg.Service)
	r.eventually("the letter that was put off", func() bool { return r.counted(Kept) == 2 })
	submit(t, s, "", "Subject: bounce\r\n\r\n.\r\n..\r\n\r\n", plus)
	r.eventually("the letter without a sender", func() bool { return r.counted(Kept) == 3 })
	if l := r.handled(); len(l) != 5 || l[4].Sender != "<>" || l[0].Sender != sender || l[1].Recipient != plus || !strings.Contains(string(l[0].Raw), protocol) {
		t.Errorf("%d letters: %+v", len(l), l)
	}
	submit(t, s, sender, "Subject: damaged\r\n\r\nx\r\n", strings.Replace(cfg.Service, "@", "+damaged@", 1))
	submit(t, s, sender, "Subject: big\r\n\r\n"+letterOf(1<<20), plus)
	account := mailtest.Account{Address: s.IMAP, User: sender, Password: s.Password}
	for _, want := range []string{"is damaged or not one of ours", "size"} {
		r.eventually("a bounce that says "+want, func() bool {
			letters, err := account.Folder("INBOX")
			return err == nil && slices.ContainsFunc(letters, func(l mailtest.Stored) bool {
				return strings.Contains(strings.Join(strings.Fields(string(l.Bytes)), " "), want)
			})
		})
	}
	if len(r.handled()) != 5 {
		t.Errorf("%d letters", len(r.handled()))
	}
}

// puttingOffTwice is a handler that is not ready for the first two letters.
func puttingOffTwice() func(mailer.Incoming) Ack {
	letters := 0
	return func(mailer.Incoming) Ack {
		if letters++; letters <= 2 {
			return TryLater
		}
		return Safe
	}
}

func submit(t *testing.T, s *realmail.Servers, from, raw string, to ...string) {
	t.Helper()
	client, err := smtp.Dial(s.SMTP)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if err := client.SendMail(from, to, strings.NewReader("From: "+from+"\r\n"+raw)); err != nil {
		t.Fatal(err)
	}
}

// postfixSocket returns a path in a folder that Postfix's group may enter, and whose group new files get.
func postfixSocket(t *testing.T) string {
	t.Helper()
	path := socketPath(t)
	group, err := user.LookupGroup("postfix")
	if err != nil {
		t.Log(err) // realmail says what that means
		return path
	}
	gid, err := strconv.Atoi(group.Gid)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(filepath.Dir(path), -1, gid); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Dir(path), 0o750|os.ModeSetgid); err != nil {
		t.Fatal(err)
	}
	return path
}

func freePort(t *testing.T) string {
	t.Helper()
	address, err := realmail.FreeAddress()
	if err != nil {
		t.Fatal(err)
	}
	return address
}
