package torture

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"strings"
	"testing"
	"time"
)

// limited is this program under a limit of the shell's. It collects garbage as often as at a host's, whatever these tests do.
func limited(limit string) Program {
	return Program{Path: "/bin/sh", Args: []string{"sh", "-c", "unset GOGC; " + limit + `; exec "$0"`, os.Args[0]}}
}

// TestSurroundings plays the script with a service that has hardly any descriptors, or hardly any memory, or lives elsewhere.
func TestSurroundings(t *testing.T) {
	t.Parallel()
	plain := newRig(t, ada, bo)
	undisturbed := plain.up()
	plain.finish(undisturbed, plain.play(steps()))
	for name, limit := range map[string]string{
		"descriptors": "ulimit -n 40",
		"memory":      "export GOMEMLIMIT=8MiB",
		"New York":    "export TZ=America/New_York",
		"Auckland":    "export TZ=Pacific/Auckland",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRig(t, ada, bo)
			r.program = limited(limit)
			only := r.up()
			r.finish(only, r.play(steps()))
			compare(t, r.outcome(), plain.outcome())
		})
	}
}

// TestNoDescriptors starts services with too few descriptors to work. They end with a sentence, and one that has enough
// finds everything as it was.
func TestNoDescriptors(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada, bo)
	first := r.up()
	white, _ := r.opened()
	r.settle(first)
	if err := r.by(IMAP)(ada, white.letter("white: Zd2-d3")); err != nil {
		t.Fatal(err)
	}
	for n := 6; n <= 16; n++ {
		r.program = limited(fmt.Sprintf("ulimit -n %d", n))
		l, err := r.begin(0, breakpoint{})
		if err != nil {
			t.Fatal(err)
		}
		select {
		case <-l.ended:
			if l.err == nil || l.errors.Len() == 0 {
				t.Errorf("with %d descriptors it ended with %v and the words %q", n, l.err, l.errors.String())
			}
		case <-time.After(3 * time.Second): // it manages somehow, or waits for better times
			l.kill()
		}
	}
	r.program = self()
	last := r.up()
	r.settle(last)
	r.audited()
	if got := strings.Join(r.turns(1), "; "); got != "white: Zd2-d3" {
		t.Errorf("played were %q", got)
	}
}

// TestDescriptorsUsedUp has callers take all the descriptors that a service has. It goes on when they are gone.
func TestDescriptorsUsedUp(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada, bo)
	r.program = limited("ulimit -n 40")
	only := r.up()
	white, _ := r.opened()
	var callers []net.Conn
	for range 60 {
		conn, err := net.Dial("unix", r.socket(0))
		if err != nil {
			break // its queue is full
		}
		callers = append(callers, conn)
	}
	if err := r.by(IMAP)(ada, white.letter("white: Zd2-d3")); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
	for _, c := range callers {
		c.Close()
	}
	if len(callers) < 40 {
		t.Fatalf("only %d callers came", len(callers))
	}
	r.handOver(LMTP, ada, white.letter("say I have got through."))
	r.settle(only)
	r.audited()
	if got := strings.Join(r.turns(1), "; "); got != "white: Zd2-d3" {
		t.Errorf("played were %q", got)
	}
}

// TestOutOfMemory lets a service run out of address space in the middle of big letters. Its successor, which has enough,
// does what there was to do.
func TestOutOfMemory(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada, bo)
	first := r.up()
	white, black := r.opened()
	r.settle(first)
	big := bytes.Repeat([]byte("This is a long letter with many words in it, and none of them is a turn.\r\n"), 6_000)
	for range 8 {
		l := white.letter("say Hello.\nend")
		l.bytes = append(l.bytes, big...)
		if err := r.by(IMAP)(ada, l); err != nil {
			t.Fatal(err)
		}
	}
	ended := 0
	for _, kilobytes := range []int{800_000, 1_300_000, 1_350_000, 1_400_000, 1_450_000, 1_500_000, 1_600_000} {
		r.program = limited(fmt.Sprintf("ulimit -v %d", kilobytes))
		l, err := r.begin(0, breakpoint{})
		if err != nil {
			t.Fatal(err)
		}
		select {
		case <-l.ended:
			ended++
			if l.errors.Len() == 0 {
				t.Errorf("with %d KB of addresses it ended without a word: %v", kilobytes, l.err)
			}
		case <-time.After(2 * time.Second):
			l.kill()
		}
	}
	if ended == 0 {
		t.Error("no service ran out of memory")
	}
	r.program = self()
	last := r.up()
	r.handOver(IMAP, ada, white.letter("white: Zd2-d3"))
	black.newest = r.latest(bo)
	r.settle(last)
	r.audited()
	if got := strings.Join(r.turns(1), "; "); got != "white: Zd2-d3" {
		t.Errorf("played were %q", got)
	}
}
