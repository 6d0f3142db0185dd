package daemon

import (
	"context"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/games/changes"
	"pbem/games/sqlite"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// deadlyStore names the store of the process that is killed.
const deadlyStore = "PBEM_TEST_DEADLY_STORE"

// weighing is a letter of so many bytes.
func weighing(bytes int) mailer.Incoming {
	raw := "From: ada@example.org\r\nTo: games@example.com\r\nSubject: hello\r\nMessage-ID: <heavy@test>\r\nContent-Type: text/html\r\n\r\n"
	raw += strings.Repeat("<p>words</p>\r\n", bytes/14+1)
	return mailer.Incoming{Raw: []byte(raw), Received: time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC), Route: "pipe"}
}

// TestDiesOfALetter is what the next test starts: a service that is killed, as by a system without memory, while it reads a letter.
func TestDiesOfALetter(t *testing.T) {
	path := os.Getenv(deadlyStore)
	if path == "" {
		return
	}
	store, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)
	front := &talk.Settings{Service: mailer.Address{Mailbox: "games@example.com"}, Site: "example.com", PlusAddress: true, Key: token.Ring{Key: token.Key("k")},
		Registry: changes.NewRegistry(nil), Language: catalog.English()}
	front.Judge = func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		select {}
	}
	d := New(Parts{Store: store, Referee: front, Clock: func() time.Time { return now }, Log: slog.New(slog.DiscardHandler)})
	t.Errorf("it survives: %v", d.Handle(t.Context(), []mailer.Incoming{weighing(heavy)}))
}

// TestALetterThatKillsIsSetAside: a letter that has killed the process three times is set aside unread, the host is told, and those behind
// it are handled. One that is put down each time never is, however often it comes.
func TestALetterThatKillsIsSetAside(t *testing.T) {
	r := newRig(t)
	r.Host = "host@example.org"
	for i := range maxAttempts {
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestDiesOfALetter$")
		child.Env = append(os.Environ(), deadlyStore+"="+r.path)
		out, err := child.CombinedOutput()
		if err == nil || !strings.Contains(err.Error(), "killed") {
			t.Fatalf("process %d was not killed: %v\n%s", i, err, out)
		}
	}
	acks := r.Handle(t.Context(), []mailer.Incoming{r.letter(bo, "help"), weighing(heavy), r.letter(ada, "help")})
	if len(acks) != 3 || acks[0] != Done || acks[1] != Aside || acks[2] != Done {
		t.Fatalf("acks %v", acks)
	}
	aside, err := r.Store.Quarantine(t.Context())
	if err != nil || len(aside) != 1 || !strings.Contains(aside[0].Reason, "killed 3 times") {
		t.Fatalf("quarantine %+v, %v", aside, err)
	}
	if err := r.Flush(t.Context()); err != nil || len(r.sentTo(r.Host)) != 1 {
		t.Errorf("the host got %d letters, %v", len(r.sentTo(r.Host)), err)
	}
	if acks := r.Handle(t.Context(), []mailer.Incoming{weighing(heavy)}); acks[0] != Done {
		t.Errorf("offered once more: %v", acks)
	}
	for range 2 * maxAttempts {
		if acks := r.Handle(t.Context(), []mailer.Incoming{weighing(heavy + 1000)}); acks[0] != Done {
			t.Fatalf("a letter that harms nobody: %v", acks)
		}
	}
	if lines, err := r.inHand(t.Context()); err != nil || len(lines) > 0 {
		t.Errorf("in hand: %v, %v", lines, err)
	}
}
