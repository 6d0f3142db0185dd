package imap

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2/imapclient"

	"pbem/internal/testing/realmail"
)

// TestDovecotFaults is what only a real server can do wrong.
func TestDovecotFaults(t *testing.T) {
	t.Parallel()
	s := realmail.ForTest(t)
	for _, c := range []struct {
		name string
		test func(*testing.T, *realmail.Servers, host)
	}{
		{"uidvalidity", testUIDValidity},
		{"mailbox made anew", testMailboxMadeAnew},
		{"done folder renamed", testDoneRenamed},
		{"done folder that takes nothing", testDoneFull},
		{"a letter of 30 MB", testHuge},
		{"a full mailbox", testFull},
		{"restarted in the middle", testRestartedInTheMiddle},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.test(t, s, mailboxOf(t, s, strings.ReplaceAll(c.name, " ", "-")+"@games.test"))
		})
	}
}

// testUIDValidity: with another UIDVALIDITY all letters are other letters, as far as the server tells. Nothing is missed.
func testUIDValidity(t *testing.T, s *realmail.Servers, h host) {
	h.cfg.RetryMin, h.cfg.RetryMax = time.Hour, time.Hour
	h.cfg.IdleMax = 50 * time.Millisecond
	h.deliver(t, letterText("stuck"))
	h.deliver(t, letterText("one"))
	var open atomic.Bool
	c := &recorder{judge: func(l Letter) Ack {
		if open.Load() {
			return Done
		}
		return leaveStuck(l)
	}}
	in, stop := start(t, h.cfg, c.handle)
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 && c.times("Subject: stuck") == 1 })
	stop()
	first := c.seen()[0].UIDValidity
	if err := s.Doveadm(h.cfg.User, "mailbox", "update", "--uid-validity", fmt.Sprint(first+1000), "INBOX"); err != nil {
		t.Fatal(err)
	}
	open.Store(true)
	again := New(h.cfg)
	again.retries = in.retries // the same process: its memory of UIDs is worth nothing now
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() { ended <- again.Run(ctx, c.handle) }()
	h.deliver(t, letterText("two"))
	eventually(t, "both", func() bool {
		return c.times("Subject: two") == 1 && c.times("Subject: stuck") == 2 && len(h.folder(t, "INBOX")) == 0
	})
	cancel()
	<-ended
	all := c.seen()
	if last := all[len(all)-1]; last.UIDValidity == first || c.times("Subject: one") != 1 {
		t.Errorf("UIDVALIDITY was %d and is %d; the first letter came %d times", first, last.UIDValidity, c.times("Subject: one"))
	}
}

// testMailboxMadeAnew: the mailbox is deleted and made again while it is watched.
func testMailboxMadeAnew(t *testing.T, s *realmail.Servers, h host) {
	if err := s.Doveadm(h.cfg.User, "mailbox", "create", "Games"); err != nil {
		t.Fatal(err)
	}
	h.cfg.Mailbox, h.cfg.IdleMax = "Games", 50*time.Millisecond
	put := func(subject string) {
		act(t, h.account, func(c *imapclient.Client) error {
			raw := letterText(subject)
			cmd := c.Append("Games", int64(len(raw)), nil)
			if _, err := io.WriteString(cmd, raw); err != nil {
				return err
			}
			if err := cmd.Close(); err != nil {
				return err
			}
			_, err := cmd.Wait()
			return err
		})
	}
	c := &recorder{}
	start(t, h.cfg, c.handle)
	put("one")
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 && len(h.folder(t, "Games")) == 0 })
	if err := s.Doveadm(h.cfg.User, "mailbox", "delete", "Games"); err != nil {
		t.Fatal(err)
	}
	// Dovecot refuses to make it again while a session that had it open has not noticed yet that it is gone. Where that session has opened it once
	// more at the very moment, Dovecot itself has made it anew, and it exists.
	eventually(t, "made anew", func() bool {
		err := s.Doveadm(h.cfg.User, "mailbox", "create", "Games")
		return err == nil || strings.Contains(err.Error(), "already exists") && s.Doveadm(h.cfg.User, "mailbox", "status", "messages", "Games") == nil
	})
	put("two")
	eventually(t, "two", func() bool { return c.times("Subject: two") == 1 && len(h.folder(t, "Games")) == 0 })
}

func testDoneRenamed(t *testing.T, s *realmail.Servers, h host) {
	h.cfg.IdleMax = 50 * time.Millisecond
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	h.deliver(t, letterText("one"))
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 && len(h.folder(t, "INBOX")) == 0 })
	before := in.Place()
	if err := s.Doveadm(h.cfg.User, "mailbox", "rename", "pbem-done", "kept"); err != nil {
		t.Fatal(err)
	}
	h.deliver(t, letterText("two"))
	eventually(t, "two", func() bool { return c.times("Subject: two") == 1 && len(h.folder(t, "INBOX")) == 0 })
	if done, kept := h.folder(t, "pbem-done"), h.folder(t, "kept"); len(done) != 1 || len(kept) != 1 {
		t.Errorf("%d letters in the new folder, %d in the old", len(done), len(kept))
	}
	if after := in.Place(); after.Validity == before.Validity {
		t.Errorf("the new folder's place is %v, as that of the old one", after)
	}
}

// testDoneFull: a folder into which nothing can be moved (no room, no right) holds nobody up.
func testDoneFull(t *testing.T, s *realmail.Servers, h host) {
	h.cfg.IdleMax = 50 * time.Millisecond
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "first look", func() bool { return !in.LastSuccess().IsZero() })
	folder := filepath.Join(s.Maildir(h.cfg.User), ".pbem-done")
	lock := func(owner int, mode os.FileMode) {
		for _, name := range []string{folder, folder + "/cur", folder + "/new", folder + "/tmp"} {
			if err := os.Chown(name, owner, -1); err != nil {
				t.Fatal(err)
			}
			if err := os.Chmod(name, mode); err != nil {
				t.Fatal(err)
			}
		}
	}
	lock(0, 0o555)
	for _, subject := range []string{"one", "two", "three"} {
		h.deliver(t, letterText(subject))
		eventually(t, subject, func() bool { return c.times("Subject: "+subject) > 0 })
	}
	if n := len(h.folder(t, "INBOX")); n != 3 {
		t.Errorf("%d letters are left in the mailbox, want 3", n)
	}
	lock(65534, 0o700)
	eventually(t, "moved at last", func() bool { return len(h.folder(t, "INBOX")) == 0 && len(h.folder(t, "pbem-done")) == 3 })
}

// testHuge: of a letter far beyond the limit no more is fetched than shows that it is.
func testHuge(t *testing.T, _ *realmail.Servers, h host) {
	h.deliver(t, letterText("huge")+strings.Repeat(strings.Repeat("x", 70)+"\r\n", 30<<20/72))
	h.deliver(t, letterText("after"))
	h, p := h.through(t)
	var bytes atomic.Int64
	p.Spoil(func(server io.Reader) io.Reader { return io.TeeReader(server, counter{&bytes}) })
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "both", func() bool { return len(c.seen()) == 2 })
	if l := c.seen()[0]; len(l.Raw) > 1000 || l.Size < 29<<20 {
		t.Errorf("%d bytes of %d were handed over", len(l.Raw), l.Size)
	}
	if n := bytes.Load(); n > 100<<10 {
		t.Errorf("%d bytes were fetched", n)
	}
}

type counter struct{ n *atomic.Int64 }

func (c counter) Write(b []byte) (int, error) { c.n.Add(int64(len(b))); return len(b), nil }

// testFull fills the mailbox while nobody looks. It is only so many letters as Dovecot looks at the whole folder again for each
// batch; TestTenThousandLetters has more.
func testFull(t *testing.T, s *realmail.Servers, h host) {
	h.deliver(t, letterText("n0")) // Dovecot makes the folders
	const letters = 1000
	for i := 1; i < letters; i++ {
		path := filepath.Join(s.Maildir(h.cfg.User), "new", fmt.Sprintf("%d.M%dP1.test", 1_700_000_000+i, i))
		if err := os.WriteFile(path, []byte(letterText(fmt.Sprint("n", i))), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(path, 65534, 65534); err != nil {
			t.Fatal(err)
		}
	}
	workOff(t, h, letters)
}

// testRestartedInTheMiddle: the server falls over again and again while letters are handled; each comes through and is moved.
func testRestartedInTheMiddle(t *testing.T, s *realmail.Servers, h host) {
	const letters = 120
	for i := range letters {
		h.deliver(t, letterText(fmt.Sprint("n", i)))
	}
	h.cfg.Batch, h.cfg.Timeout = 7, 2*time.Second
	c := &recorder{}
	start(t, h.cfg, c.handle)
	for round := range 3 {
		eventually(t, "some letters", func() bool { return len(c.seen()) > 20*round })
		s.StopDovecot()
		if err := s.StartDovecot(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	eventually(t, "all letters", func() bool { return len(h.folder(t, "INBOX")) == 0 })
	if n := len(h.folder(t, "pbem-done")); n != letters {
		t.Errorf("%d letters were moved, want %d", n, letters)
	}
	for i := range letters {
		if c.times(fmt.Sprintf("Subject: n%d\r\n", i)) == 0 {
			t.Errorf("letter %d was moved and never handed over", i)
		}
	}
}
