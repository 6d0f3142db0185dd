package torture

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/games/durable/durabletest"
	"pbem/mailer/mailtest"
)

// TestBadNetwork plays the script over lines that break all the time: resets, orderly closes and silence at any byte from the
// mailbox and from the next server, which also refuses for a while, hangs up over a letter, and takes letters without saying
// so. What comes of it is what comes of an undisturbed run, second copies with the same bytes left out.
func TestBadNetwork(t *testing.T) {
	t.Parallel()
	want, _ := passages()[0].undisturbed(t)
	r := newRig(t, ada, bo)
	// Each costs a quarter of a minute: so often the service looks at its clock, which the test puts on.
	faults := []mailtest.Fault{{At: mailtest.AtMail, Code: 421}, {At: mailtest.AfterData}, {At: mailtest.AtRecipient, Code: 450}, {At: mailtest.AtData}}
	post := r.carry
	r.carry = func(from string, l letter) error {
		if len(faults) > 0 {
			faults[0].Times = 1
			r.mail.Fail(faults[0])
			faults = faults[1:]
		}
		return post(from, l)
	}
	r.through(r.mail.IMAPAddr(), 4, 1100)
	r.through(r.mail.SMTPAddr(), 2, 171)
	only := r.up()
	r.hasten()
	r.finish(only, r.play(steps()))
	compare(t, r.outcome(), want)
	if letters, again := r.deliveries.copies(); again == 0 {
		t.Errorf("of %d letters none came twice: the lost answers were not felt", letters)
	}
}

// through puts a proxy before a server. Of the first so many connections two in three break, each some bytes later than the
// one before.
func (r *rig) through(server string, broken, step int64) {
	r.t.Helper()
	p, err := mailtest.StartProxy(server)
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(p.Stop)
	var connections atomic.Int64
	p.Spoil(func(words io.Reader) io.Reader {
		n := connections.Add(1)
		switch {
		case n > broken || n%3 == 0:
			return words
		case n%3 == 1:
			return mailtest.After(words, n*step, io.EOF)
		}
		return mailtest.After(words, n*step, mailtest.ErrReset)
	})
	for daemon := range r.daemons {
		text, err := os.ReadFile(r.config(daemon))
		if err == nil {
			err = os.WriteFile(r.config(daemon), []byte(strings.Replace(string(text), server, p.Addr(), 1)), 0o600)
		}
		if err != nil {
			r.t.Fatal(err)
		}
	}
}

// hasten puts the clock on by a minute again and again, so that nobody has to wait for the next attempt at a letter.
func (r *rig) hasten() {
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			select {
			case <-end:
				return
			case <-time.After(100 * time.Millisecond):
				if err := r.clock.skip(time.Minute); err != nil {
					r.t.Error(err)
				}
			}
		}
	}()
	r.t.Cleanup(func() { close(end); <-ended })
}

// TestFullDisk fills the service's disk again and again while the script is played, to the last byte or nearly. Nothing is
// lost, nothing comes twice, and the service goes on by itself when there is room.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	disk := durabletest.SmallDisk(t, 8)
	want, _ := passages()[0].undisturbed(t)
	r := newRigIn(t, disk.Path, ada, bo)
	elsewhere, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	r.log.Close()
	r.log = elsewhere
	only := r.up()
	played := make(chan error, 1)
	go func() { played <- r.play(steps()) }()
	for round := range 12 {
		disk.Fill(t, []int64{0, 4096, 30_000, 0}[round%4])
		time.Sleep(150 * time.Millisecond)
		disk.Free(t)
		time.Sleep(time.Duration(100+50*(round%5)) * time.Millisecond)
	}
	r.finish(only, <-played)
	compare(t, r.outcome(), want)
}

// TestSyncFails has the disk refuse to sync while the script is played, and then pretend that all is well. The service says so
// and ends; its successor has everything that was acknowledged, and the letters that were not wait for it.
func TestSyncFails(t *testing.T) {
	t.Parallel()
	want, _ := passages()[0].undisturbed(t)
	r := newRig(t, ada, bo)
	played := make(chan error, 1)
	first := r.up()
	go func() { played <- r.play(steps()) }()
	for range 3 {
		time.Sleep(100 * time.Millisecond)
		stop := durabletest.Fail(t, first.cmd.Process.Pid, "fsync,fdatasync:error=EIO:when=1..2", r.file.path()+"-wal")
		select {
		case <-first.ended:
		case <-time.After(patience):
			t.Fatal("the service goes on after a failed sync")
		}
		stop()
		if first.err == nil || !strings.Contains(first.errors.String(), "the disk did not keep what was written to it") {
			t.Fatalf("the service ended with %v\n%s", first.err, first.errors.String())
		}
		first = r.up()
	}
	r.finish(first, <-played)
	compare(t, r.outcome(), want)
}
