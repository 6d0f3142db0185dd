package looptest

import (
	"fmt"
	"net"
	"os/exec"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/internal/testing/realmail"
	"pbem/mailer"
)

// TestReturnedByPostfix: a player's mail system refuses their letters for good. One player's are refused when they are handed to
// Postfix; the other's by a server behind it, and Postfix reports that to the letter's bounce address. Both clocks stop.
func TestReturnedByPostfix(t *testing.T) {
	t.Parallel()
	sink := freeAddress(t)
	servers := realmail.ForTest(t,
		realmail.Route{Address: "gone@players.test", Transport: "error:5.1.1 there is no such mailbox"},
		realmail.Route{Address: "lost@players.test", Transport: "smtp:[127.0.0.1]:" + port(sink)})
	startSink(t, sink)
	const service = "games@games.test"
	p := newPost(t, real{servers})
	r := &relay{deliver: true}
	p.host(t, service, r)
	for game, bo := range []string{"gone@players.test", "lost@players.test"} {
		t.Run(bo, func(t *testing.T) { cutOff(t, p, service, game+1, bo) })
	}
}

// cutOff plays until three letters to a player have come back.
func cutOff(t *testing.T, p *post, service string, game int, bo string) {
	ada := fmt.Sprintf("ada%d@players.test", game)
	tell := func(from, to, words string) {
		t.Helper()
		before := p.letter(from).MessageID
		id := fmt.Sprintf("<%d.%s>", time.Now().UnixNano(), from)
		l := mailer.Envelope{From: from, To: to, Data: letterBytes(from, to, "Hello", id, "text/plain", words)}
		if err := p.hand(l)[0]; err != nil {
			t.Fatal(err)
		}
		await(t, words, func() bool { return p.letter(from).MessageID != before })
	}
	tell(ada, service, "new chesimals-0.1 vs "+bo+" as white")
	tell(ada, p.replyTo(t, ada), "yes")
	await(t, "the invitation", func() bool { return p.letter(bo).MessageID != "" })
	tell(bo, p.replyTo(t, bo), "accept")
	tell(ada, p.replyTo(t, ada), "d2d3")
	for i := range 2 {
		tell(ada, p.replyTo(t, ada), fmt.Sprintf("say %d: are you there?", i))
	}
	store := p.services[service].Daemon.Store
	count := func() (returned, stopped int) {
		events, err := store.Events(t.Context(), game)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			switch f := e.Fact.(type) {
			case adjudicator.Returned:
				returned++
			case adjudicator.CutOff:
				stopped += int(f.Seat)
			}
		}
		return returned, stopped
	}
	await(t, "the stop", func() bool { _, stopped := count(); return stopped == int(adjudicator.BlackSeat) })
	if returned, _ := count(); returned != 3 {
		t.Errorf("%d letters came back, want 3", returned)
	}
	await(t, "the letter about it", func() bool { return p.told(ada, "the last 3 letters came back.") })
}

func await(t *testing.T, what string, there func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !there(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: it never came", what)
		}
	}
}

func freeAddress(t *testing.T) string {
	t.Helper()
	address, err := realmail.FreeAddress()
	if err != nil {
		t.Fatal(err)
	}
	return address
}

func port(address string) string {
	_, port, _ := net.SplitHostPort(address)
	return port
}

// startSink starts a mail server that refuses every recipient for good.
func startSink(t *testing.T, address string) {
	t.Helper()
	sink := exec.Command("/usr/sbin/smtp-sink", "-u", "nobody", "-f", "RCPT", address, "10")
	if err := sink.Start(); err != nil {
		t.Fatalf("Postfix's smtp-sink cannot be started: %v", err)
	}
	t.Cleanup(func() {
		_ = sink.Process.Kill()
		_ = sink.Wait()
	})
}
