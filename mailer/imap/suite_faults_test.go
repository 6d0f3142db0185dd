package imap

import (
	"bytes"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"pbem/mailer/mailtest"
)

func testReconnect(t *testing.T, h host) {
	h, p := h.through(t)
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "connection", in.Connected)
	p.Refuse(true)
	eventually(t, "loss noticed", func() bool { return !in.Connected() })
	h.deliver(t, letterText("one"))
	p.Refuse(false)
	eventually(t, "the letter", func() bool { return c.times("Subject: one") == 1 })
}

// testCutLiteral closes the connection in good order in the middle of each letter in turn, at several places.
func testCutLiteral(t *testing.T, h host) {
	h, p := h.through(t)
	long := letterText("long") + strings.Repeat("0123456789012345678901234567890123456789012345678901234567890\r\n", 200)
	h.deliver(t, long)
	var cuts atomic.Int64
	p.Spoil(func(server io.Reader) io.Reader {
		if n := cuts.Add(1); n <= 3 {
			return &cutter{server: server, left: n * 3000}
		}
		return server
	})
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return len(c.seen()) > 0 })
	if n := cuts.Load(); n != 4 {
		t.Errorf("handed over on connection %d, want 4", n)
	}
	if got := c.seen()[0].Raw; !bytes.HasSuffix(got, []byte(long)) {
		t.Errorf("a letter of %d bytes was taken as whole, it has at least %d", len(got), len(long))
	}
}

// cutter passes on what the server says until so many bytes of it follow the announcement of a letter's body.
type cutter struct {
	server  io.Reader
	pending []byte
	begun   bool
	left    int64
}

func (c *cutter) Read(b []byte) (int, error) {
	if c.begun {
		n, err := io.LimitReader(c.server, c.left).Read(b)
		c.left -= int64(n)
		return n, err
	}
	n, err := c.server.Read(b)
	c.pending = append(c.pending, b[:n]...)
	if at := bytes.Index(c.pending, []byte("BODY[]")); at >= 0 {
		c.begun = true
		after := int64(len(c.pending) - at)
		if after > c.left {
			n, after = n-int(after-c.left), c.left
		}
		c.left -= after
	}
	return n, err
}

func testSilence(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	h, p := h.through(t)
	h.cfg.Timeout = 300 * time.Millisecond
	var connections atomic.Int32
	p.Spoil(func(server io.Reader) io.Reader {
		if connections.Add(1) > 1 {
			return server
		}
		return mailtest.Mute(server, 200)
	})
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return c.times("Subject: one") == 1 })
	if n := connections.Load(); n < 2 {
		t.Errorf("%d connections; the first was silent", n)
	}
}

// act does something to the mailbox as another client would.
func act(t testing.TB, a mailtest.Account, do func(*imapclient.Client) error) {
	t.Helper()
	client, err := imapclient.DialInsecure(a.Address, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if err := client.Login(a.User, a.Password).Wait(); err != nil {
		t.Fatal(err)
	}
	if err := do(client); err != nil {
		t.Fatal(err)
	}
}

func testFolderDeleted(t *testing.T, h host) {
	c := &recorder{}
	in, _ := start(t, h.cfg, c.handle)
	eventually(t, "first look", func() bool { return !in.LastSuccess().IsZero() })
	act(t, h.account, func(c *imapclient.Client) error { return c.Delete("pbem-done").Wait() })
	h.deliver(t, letterText("one"))
	eventually(t, "moved", func() bool { return len(c.seen()) > 0 && len(h.folder(t, "INBOX")) == 0 })
	if got := h.folder(t, "pbem-done"); len(got) != 1 {
		t.Errorf("the folder made anew has %d letters, want 1", len(got))
	}
}

func testVanished(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	c := &recorder{judge: func(l Letter) Ack {
		if bytes.Contains(l.Raw, []byte("Subject: one")) {
			act(t, h.account, func(c *imapclient.Client) error {
				if _, err := c.Select("INBOX", nil).Wait(); err != nil {
					return err
				}
				uids := imap.UIDSetNum(imap.UID(l.UID))
				if err := c.Store(uids, &imap.StoreFlags{Op: imap.StoreFlagsAdd, Flags: []imap.Flag{imap.FlagDeleted}}, nil).Close(); err != nil {
					return err
				}
				return c.UIDExpunge(uids).Close()
			})
		}
		return Done
	}}
	start(t, h.cfg, c.handle)
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 })
	h.deliver(t, letterText("two"))
	eventually(t, "two", func() bool { return c.times("Subject: two") == 1 && len(h.folder(t, "INBOX")) == 0 })
	if n := c.times("Subject: one"); n != 1 {
		t.Errorf("a letter that is gone was handed over %d times", n)
	}
}
