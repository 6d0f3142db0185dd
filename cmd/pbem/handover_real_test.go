package main

import (
	"fmt"
	"net/mail"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/internal/testing/realmail"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

// A whole game in which Postfix hands the players' letters to the program over LMTP: there is no mailbox, and no Dovecot on
// the referee's side.
func TestGameByLMTPFromPostfix(t *testing.T) {
	t.Parallel()
	socket := socketForPostfix(t)
	servers := realmail.ForTest(t, realmail.Route{Address: realService, Transport: "lmtp:unix:" + socket})
	d := startServe(t, servers, "inbox: none", "receive: lmtp:unix:"+socket)
	d.awaitReady(t)
	letters := playReal(t, servers, "chesimals-2")
	metrics := d.get(t, "/metrics")
	for _, want := range []string{fmt.Sprintf(`pbem_letters_total{outcome="handled"} %d`, letters), fmt.Sprintf(`pbem_receiver_total{outcome="kept"} %d`, letters)} {
		if !strings.Contains(metrics, want) {
			t.Errorf("/metrics has no line %s:\n%s", want, metrics)
		}
	}
	d.terminate(t)
	checkRecord(t, d.archive, endings()["chesimals-2"])
}

// The program is killed again and again while Postfix hands letters over. Each letter is answered in the end, by one letter
// only; a letter that was sent twice is the same one.
func TestKillsDuringTheHandover(t *testing.T) {
	const senders, kills = 25, 6
	socket := socketForPostfix(t)
	servers := realmail.ForTest(t, realmail.Route{Address: realService, Transport: "lmtp:unix:" + socket})
	d := startServe(t, servers, "inbox: none", "receive: lmtp:unix:"+socket)
	d.awaitReady(t)
	for i := range senders {
		askForHelp(t, servers, i)
		if i%(senders/kills) == 0 {
			time.Sleep(time.Duration(i) * 5 * time.Millisecond) // so that it is now at this, now at that
			d.kill(t)
			d = d.again(t)
		}
	}
	for i := range senders {
		answeredOnce(t, servers, i)
	}
	d.awaitReady(t)
	d.terminate(t)
}

// kill ends the daemon without a warning, at whatever it is just doing.
func (d *served) kill(t *testing.T) {
	t.Helper()
	if err := d.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = d.cmd.Wait() // killed
}

func askForHelp(t *testing.T, servers *realmail.Servers, i int) {
	t.Helper()
	client, err := smtp.Dial(servers.SMTP)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	from := sender(i)
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nSubject: hello\r\nMessage-ID: <%d@players.test>\r\n\r\nhelp\r\n", from, realService, i)
	if err := client.SendMail(from, []string{realService}, strings.NewReader(raw)); err != nil {
		t.Fatal(err)
	}
}

func sender(i int) string { return fmt.Sprintf("p%d@players.test", i) }

// answeredOnce waits for the answer to a sender's letter. One that a killed process was about to send is sent a minute later, when nobody holds its
// lease any more.
func answeredOnce(t *testing.T, servers *realmail.Servers, i int) {
	t.Helper()
	account := mailtest.Account{Address: servers.IMAP, User: sender(i), Password: servers.Password}
	for end := time.Now().Add(150 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		letters, err := account.Folder("INBOX")
		if err != nil || len(letters) == 0 {
			continue
		}
		answers := map[string]bool{}
		for _, l := range letters {
			for _, fault := range lint.Delivered(realService, "", account.User, l.Bytes) {
				t.Errorf("a letter to %s: %s", account.User, fault)
			}
			m, err := mail.ReadMessage(strings.NewReader(string(l.Bytes)))
			if err != nil || m.Header.Get("In-Reply-To") != fmt.Sprintf("<%d@players.test>", i) {
				t.Errorf("%s got %v\n%s", account.User, err, l.Bytes)
				continue
			}
			answers[m.Header.Get("Message-ID")] = true
		}
		if len(answers) != 1 {
			t.Errorf("%s got %d different answers", account.User, len(answers))
		}
		return
	}
	t.Errorf("%s got no answer", account.User)
}

// socketForPostfix returns a path in a folder that belongs to Postfix's group, as docs/hosting.md tells.
func socketForPostfix(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "pbem-") // t.TempDir is too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if group, err := user.LookupGroup("postfix"); err == nil { // without Postfix realmail says so
		gid, _ := strconv.Atoi(group.Gid)
		if err := os.Chown(dir, -1, gid); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(dir, 0o750|os.ModeSetgid); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "lmtp.sock")
}
