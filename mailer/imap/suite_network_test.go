package imap

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"pbem/mailer/mailtest"
)

// testBrokenAnywhere breaks one connection after another, each some bytes later than the one before, by turns with a reset,
// an orderly close and silence. In the end each letter lies once among the handled ones.
func testBrokenAnywhere(t *testing.T, h host) {
	direct := h
	h, p := h.through(t)
	h.cfg.Timeout, h.cfg.RetryMin, h.cfg.RetryMax = 100*time.Millisecond, time.Millisecond, time.Millisecond
	h.cfg.IdleMin, h.cfg.IdleMax = 5*time.Millisecond, 5*time.Millisecond // so that a connection comes to its end also where no letter is left
	const step, letters = 97, 5
	var connections atomic.Int64
	p.Spoil(func(server io.Reader) io.Reader {
		n := connections.Add(1)
		switch at := n * step; {
		case at > 6000:
			return server
		case n%3 == 0:
			return mailtest.After(server, at, io.EOF)
		case n%3 == 1:
			return mailtest.After(server, at, mailtest.ErrReset)
		default:
			return mailtest.Mute(server, at)
		}
	})
	for i := range letters {
		h.deliver(t, letterText(fmt.Sprint("n", i)))
	}
	c := &recorder{}
	start(t, h.cfg, c.handle)
	for i := 0; connections.Load()*step <= 6000; i++ { // there is always a letter on its way
		h.deliver(t, letterText(fmt.Sprint("m", i)))
		before := connections.Load()
		eventually(t, "another connection", func() bool { return connections.Load() > before })
	}
	eventually(t, "all letters", func() bool { return len(direct.folder(t, "INBOX")) == 0 })
	seen := map[string]int{}
	for _, l := range direct.folder(t, "pbem-done") {
		seen[subjectOf(l.Bytes)]++
	}
	for subject, n := range seen {
		if n != 1 || c.times("Subject: "+subject+"\r\n") == 0 {
			t.Errorf("%s lies there %d times", subject, n)
		}
	}
	if len(seen) < letters {
		t.Errorf("only %v were handled", seen)
	}
}

func subjectOf(raw []byte) string {
	m := regexp.MustCompile(`(?m)^Subject: (\S+)`).FindSubmatch(raw)
	if m == nil {
		return ""
	}
	return string(m[1])
}

func testByteByByte(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	direct := h
	h, p := h.through(t)
	p.Spoil(func(server io.Reader) io.Reader { return mailtest.Slowly(server, 10*time.Microsecond) })
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return c.times("Subject: one") == 1 && len(direct.folder(t, "INBOX")) == 0 })
}

// testEveryAnswerRefused has the server refuse the k-th command of a connection, each k in turn, in each way there is. It has
// carried it out nevertheless: that is the worst it can do.
func testEveryAnswerRefused(t *testing.T, h host) {
	tagged := regexp.MustCompile(`^(T\d+) OK.*`)
	direct := h
	h, p := h.through(t)
	h.cfg.RetryMin, h.cfg.RetryMax, h.cfg.Timeout = time.Millisecond, time.Millisecond, time.Second
	h.cfg.IdleMin, h.cfg.IdleMax = 5*time.Millisecond, 5*time.Millisecond
	ways := []string{"$1 NO refused", "$1 NO [OVERQUOTA] there is no room", "$1 BAD what?", "* BYE I am going down"}
	const commands = 14
	var connections atomic.Int64
	p.Spoil(func(server io.Reader) io.Reader {
		n := int(connections.Add(1)) - 1
		if n >= commands*len(ways) {
			return server
		}
		k := n / len(ways)
		return byLine(server, func(line string) string {
			if !tagged.MatchString(line) {
				return line
			}
			if k--; k != -1 {
				return line
			}
			return tagged.ReplaceAllString(strings.TrimRight(line, "\r\n"), ways[n%len(ways)]) + "\r\n"
		})
	})
	c := &recorder{}
	start(t, h.cfg, c.handle)
	for i := 0; connections.Load() <= commands*int64(len(ways)); i++ {
		h.deliver(t, letterText(fmt.Sprint("m", i)))
		before := connections.Load()
		eventually(t, "the letter", func() bool { return connections.Load() > before || len(direct.folder(t, "INBOX")) == 0 })
		p.HangUp()
		eventually(t, "another connection", func() bool { return connections.Load() > before })
	}
	eventually(t, "all letters", func() bool { return len(direct.folder(t, "INBOX")) == 0 })
	for _, l := range direct.folder(t, "pbem-done") {
		if c.times("Subject: "+subjectOf(l.Bytes)+"\r\n") == 0 {
			t.Errorf("%s was moved and never handed over", subjectOf(l.Bytes))
		}
	}
}

// testLoginRefused: a password that is wrong for a while is tried more and more rarely, and then works.
func testLoginRefused(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	wrong := h.cfg
	wrong.Password = "wrong"
	_, err := New(wrong).connect(context.Background())
	if !wrongPassword(err) {
		t.Errorf("a wrong password gives %v", err)
	}
	in := New(h.cfg)
	pauses := backoff{min: time.Second, max: 30 * time.Second}
	var pause time.Duration
	for range 20 {
		pause = in.pause(&pauses, err)
	}
	if pause < 15*time.Minute/2 {
		t.Errorf("after 20 refusals the password is tried again in %v", pause)
	}
	if pause := in.pause(&pauses, errors.New("cut")); pause > 30*time.Second {
		t.Errorf("after a lost line it is tried again in %v", pause)
	}
	h, p := h.through(t)
	h.cfg.LoginMax = 20 * time.Millisecond
	tagged := regexp.MustCompile(`^(T\d+) OK.*`)
	var connections atomic.Int32
	p.Spoil(func(server io.Reader) io.Reader {
		if connections.Add(1) > 3 {
			return server
		}
		return byLine(server, func(line string) string {
			return tagged.ReplaceAllString(line, "$1 NO [AUTHENTICATIONFAILED] not now\r")
		})
	})
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return c.times("Subject: one") == 1 })
}

// testMarkedDeleted: what a person has marked as deleted is left alone, until they take it back.
func testMarkedDeleted(t *testing.T, h host) {
	h.deliver(t, letterText("one"))
	mark := func(op imap.StoreFlagsOp) {
		act(t, h.account, func(c *imapclient.Client) error {
			if _, err := c.Select("INBOX", nil).Wait(); err != nil {
				return err
			}
			var all imap.SeqSet
			all.AddRange(1, 0)
			return c.Store(all, &imap.StoreFlags{Op: op, Flags: []imap.Flag{imap.FlagDeleted}}, nil).Close()
		})
	}
	mark(imap.StoreFlagsAdd)
	c := &recorder{}
	h.cfg.IdleMax = 20 * time.Millisecond
	start(t, h.cfg, c.handle)
	h.deliver(t, letterText("two"))
	eventually(t, "two", func() bool { return c.times("Subject: two") == 1 && len(h.folder(t, "INBOX")) == 1 })
	if c.times("Subject: one") != 0 {
		t.Error("a letter marked as deleted was handed over")
	}
	mark(imap.StoreFlagsDel)
	eventually(t, "one", func() bool { return c.times("Subject: one") == 1 && len(h.folder(t, "INBOX")) == 0 })
}

// testAppended: a letter that a person put into the mailbox has no trace headers; the time that counts is the server's, in
// whatever zone it is told.
func testAppended(t *testing.T, h host) {
	at := time.Date(2026, 3, 29, 1, 30, 0, 0, time.FixedZone("", 5*3600+1800))
	raw := []byte("From: ada@players.test\r\nDate: Mon, 2 Mar 2020 10:00:00 +0000\r\n\r\nblue: Ac2-c3\r\n")
	act(t, h.account, func(c *imapclient.Client) error {
		cmd := c.Append("INBOX", int64(len(raw)), &imap.AppendOptions{Time: at})
		if _, err := cmd.Write(raw); err != nil {
			return err
		}
		if err := cmd.Close(); err != nil {
			return err
		}
		_, err := cmd.Wait()
		return err
	})
	c := &recorder{}
	start(t, h.cfg, c.handle)
	eventually(t, "the letter", func() bool { return len(c.seen()) == 1 })
	if l := c.seen()[0]; !l.Received.Equal(at) || !bytes.Equal(l.Raw, raw) {
		t.Errorf("it arrived at %v, want %v; %q", l.Received, at, l.Raw)
	}
}

// testPast: the handled letters can be gone through once more, from a place on, in the order in which they were moved.
func testPast(t *testing.T, h host) {
	if place, err := New(h.cfg).Since(t.Context(), Place{}, nil); err != nil || place != (Place{}) {
		t.Errorf("without a folder: %v, %v", place, err)
	}
	c := &recorder{}
	in, stop := start(t, h.cfg, c.handle)
	if in.Place() != (Place{}) {
		t.Errorf("nothing was moved, and the place is %v", in.Place())
	}
	handled := func(subject string) {
		before := in.Place()
		h.deliver(t, letterText(subject))
		// The server has moved a letter before it says so, and only then is the new place known here.
		eventually(t, subject, func() bool {
			return c.times("Subject: "+subject+"\r\n") == 1 && len(h.folder(t, "INBOX")) == 0 && in.Place() != before
		})
	}
	handled("one")
	handled("two")
	middle := in.Place()
	handled("three")
	handled("four")
	end := in.Place()
	stop()
	read := func(from Place) (subjects []string, to Place) {
		to, err := New(h.cfg).Since(t.Context(), from, func(_ context.Context, batch []Letter) error {
			for _, l := range batch {
				subjects = append(subjects, subjectOf(l.Raw))
				if !slices.ContainsFunc(c.seen(), func(first Letter) bool {
					return bytes.Equal(first.Raw, l.Raw) && first.Received.Equal(l.Received) && first.Route == l.Route
				}) {
					t.Errorf("%s is not what was handed over the first time", subjectOf(l.Raw))
				}
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		return subjects, to
	}
	for _, c := range []struct {
		from Place
		want string
	}{
		{Place{}, "[one two three four]"}, {middle, "[three four]"}, {end, "[]"},
		{Place{middle.Validity + 1, end.Next}, "[one two three four]"}, // the folder is another one
		{Place{middle.Validity, end.Next + 1000}, "[]"},
	} {
		got, to := read(c.from)
		if fmt.Sprint(got) != c.want || to.Validity != end.Validity || to.Next < end.Next {
			t.Errorf("from %v: %v up to %v, want %s up to %v", c.from, got, to, c.want, end)
		}
	}
	if to, err := New(h.cfg).Since(t.Context(), Place{}, nil); err != nil || to != end {
		t.Errorf("looking only: %v, %v, want %v", to, err, end)
	}
	stopped := errors.New("enough")
	if _, err := New(h.cfg).Since(t.Context(), Place{}, func(context.Context, []Letter) error { return stopped }); !errors.Is(err, stopped) {
		t.Errorf("the visitor's error became %v", err)
	}
}

func testPastOverABadLine(t *testing.T, h host) {
	h.cfg.Batch = 2
	c := &recorder{}
	for i := range 7 {
		h.deliver(t, letterText(fmt.Sprint("n", i)))
	}
	_, stop := start(t, h.cfg, c.handle)
	eventually(t, "all", func() bool { return len(c.seen()) == 7 && len(h.folder(t, "INBOX")) == 0 })
	stop()
	h, p := h.through(t)
	h.cfg.RetryMin, h.cfg.RetryMax = time.Millisecond, time.Millisecond
	var connections atomic.Int64
	p.Spoil(func(server io.Reader) io.Reader {
		return mailtest.After(server, connections.Add(1)*397, mailtest.ErrReset)
	})
	seen := map[string]bool{}
	if _, err := New(h.cfg).Since(t.Context(), Place{}, func(_ context.Context, batch []Letter) error {
		for _, l := range batch {
			seen[subjectOf(l.Raw)] = true
		}
		return nil
	}); err != nil || len(seen) != 7 || connections.Load() < 3 {
		t.Errorf("%v over %d connections, %v", seen, connections.Load(), err)
	}
}

// TestTenThousandLetters: a mailbox that was filled while nobody looked is worked off in batches, each letter once.
func TestTenThousandLetters(t *testing.T) {
	const letters = 10_000
	h := inMemory(t)
	for i := range letters {
		h.deliver(t, letterText(fmt.Sprint("n", i)))
	}
	workOff(t, h, letters)
}

func workOff(t *testing.T, h host, letters int) {
	t.Helper()
	h.cfg.Logger = slog.New(slog.DiscardHandler)
	seen, most := map[string]int{}, 0
	in, stop := start(t, h.cfg, func(_ context.Context, batch []Letter) []Ack {
		most = max(most, len(batch))
		for _, l := range batch {
			seen[subjectOf(l.Raw)]++
		}
		return slices.Repeat([]Ack{Done}, len(batch))
	})
	eventually(t, "the end of the pile", func() bool { return !in.LastSuccess().IsZero() })
	stop()
	if most > 100 || len(seen) != letters {
		t.Errorf("%d different letters came, at most %d at once; want %d", len(seen), most, letters)
	}
	for subject, n := range seen {
		if n != 1 {
			t.Errorf("%s came %d times", subject, n)
		}
	}
}
