package daemon

import (
	"context"
	"fmt"
	"log/slog"
	"net/mail"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/sqlite"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/token"
)

const (
	ada = "ada@example.org"
	bo  = "bo@example.net"
)

// rig is a daemon with a real store and referee, a clock that is set, and a courier that keeps what it is given.
type rig struct {
	*Daemon
	path    string
	store   *brittle
	courier *keeper
	now     time.Time
	count   int
}

func newRig(t *testing.T) *rig {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	file, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	registry := changes.NewRegistry(nil)
	r := &rig{path: path, store: &brittle{Store: file}, courier: &keeper{t: t, newest: map[string]mailer.Envelope{}},
		now: time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)}
	front := &talk.Settings{Service: mailer.Address{Name: "The referee", Mailbox: "games@example.com"}, Site: "example.com", PlusAddress: true,
		Key: token.Ring{Key: token.Key(strings.Repeat("k", 32))}, Registry: registry, Language: catalog.English(), Time: clock.PerTurn(72 * time.Hour), Grace: 24 * time.Hour}
	r.Daemon = New(Parts{Store: r.store, Referee: front, Courier: r.courier, Clock: func() time.Time { return r.now }, Log: slog.New(slog.DiscardHandler)})
	return r
}

// brittle is a store that counts commits and attempts, and fails on purpose.
type brittle struct {
	games.Store
	commits  int
	attempts int
	begin    func() error               // asked before each transaction
	before   func([]games.Commit) error // asked before each commit
	events   func(match int) error      // asked before events are read
	attempt  func() error               // asked before an attempt is counted
	seen     func() error               // asked before a letter is looked up
}

func (b *brittle) Attempt(ctx context.Context, digest string) (int, error) {
	b.attempts++
	if b.attempt != nil {
		if err := b.attempt(); err != nil {
			return 0, err
		}
	}
	return b.Store.Attempt(ctx, digest)
}

func (b *brittle) Handled(ctx context.Context, imprint string, digests ...string) (bool, error) {
	if b.seen != nil {
		if err := b.seen(); err != nil {
			return false, err
		}
	}
	return b.Store.Handled(ctx, imprint, digests...)
}

func (b *brittle) Do(ctx context.Context, do func(games.Tx) error) error {
	if err := b.begins(); err != nil {
		return err
	}
	err := b.Store.Do(ctx, func(tx games.Tx) error { return do(&within{tx, b}) })
	if err == nil {
		b.commits++
	}
	return err
}

func (b *brittle) Each(ctx context.Context, n int, touches func(int) []string, do func(int, games.Tx) error) ([]error, error) {
	if err := b.begins(); err != nil {
		return make([]error, n), err
	}
	failed, err := b.Store.Each(ctx, n, touches, func(i int, tx games.Tx) error { return do(i, &within{tx, b}) })
	if err == nil && slices.Contains(failed, nil) {
		b.commits++
	}
	return failed, err
}

func (b *brittle) begins() error {
	if b.begin == nil {
		return nil
	}
	return b.begin()
}

// within is a transaction of a brittle store.
type within struct {
	games.Tx
	of *brittle
}

func (w *within) Commit(ctx context.Context, commits ...games.Commit) error {
	if w.of.before != nil {
		if err := w.of.before(commits); err != nil {
			return err
		}
	}
	return w.Tx.Commit(ctx, commits...)
}

func (w *within) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	if w.of.events != nil {
		if err := w.of.events(match); err != nil {
			return nil, err
		}
	}
	return w.Tx.Events(ctx, match)
}

// Events breaks where the test wants it.
func (b *brittle) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	if b.events != nil {
		if err := b.events(match); err != nil {
			return nil, err
		}
	}
	return b.Store.Events(ctx, match)
}

// keeper is a courier. It keeps the newest letter to each address, and holds all to what they promise.
type keeper struct {
	t      *testing.T
	mu     sync.Mutex
	sent   []mailer.Envelope
	taken  []mailer.Envelope // those that were not refused
	newest map[string]mailer.Envelope
	refuse func(mailer.Envelope) error
}

func (k *keeper) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	k.mu.Lock()
	defer k.mu.Unlock()
	replies := make([]mailer.Reply, len(letters))
	for i, l := range letters {
		k.sent = append(k.sent, l)
		for _, fault := range lint.Letter("games@example.com", l) {
			k.t.Errorf("a letter to %s: %s\n%s", l.To, fault, l.Data)
		}
		if k.refuse != nil {
			replies[i].Err = k.refuse(l)
		}
		if replies[i].Err == nil {
			replies[i].Text = "2.0.0 queued"
			k.newest[l.To] = l
			k.taken = append(k.taken, l)
		}
	}
	return replies
}

func (k *keeper) Close() error { return nil }

// trip is as much as the servers on its way write into a letter's head, at the least.
var trip = strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20)

// letter makes a letter of a player's: a reply to the newest one, if there is one.
func (r *rig) letter(from, words string) mailer.Incoming {
	r.count++
	to, subject := "games@example.com", "Hello"
	if l, ok := r.courier.newest[from]; ok {
		if m, err := mail.ReadMessage(strings.NewReader(string(l.Data))); err == nil {
			subject = "Re: " + m.Header.Get("Subject")
			if a, err := mail.ParseAddress(m.Header.Get("Reply-To")); err == nil {
				to = a.Address
			}
		}
	}
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nSubject: %s\r\nMessage-ID: <%d@test>\r\n%s\r\n%s\r\n", from, to, subject, r.count, trip, words)
	return mailer.Incoming{Raw: []byte(raw), Received: r.now, Route: "pipe"}
}

// say has a letter handled and the answers sent.
func (r *rig) say(t *testing.T, from, words string) {
	t.Helper()
	if v := r.Handle(t.Context(), []mailer.Incoming{r.letter(from, words)}); v[0] != Done {
		t.Fatalf("%s: %s: ack %d", from, words, v[0])
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// begin begins a game; White has three days for each turn.
func (r *rig) begin(t *testing.T, white, black string) {
	t.Helper()
	r.say(t, white, "new chesimals-0.1 vs "+black+" as white time 3d no vacation")
	r.say(t, white, "yes")
	r.say(t, black, "accept")
}

// kinds lists what happened in a match.
func (r *rig) kinds(t *testing.T, match int) string {
	t.Helper()
	events, err := r.store.Store.Events(t.Context(), match)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range events {
		names = append(names, strings.TrimPrefix(fmt.Sprintf("%T", e.Fact), "adjudicator."))
	}
	return strings.Join(names, " ")
}

// sentTo lists the letters that were sent to an address.
func (r *rig) sentTo(address string) (letters []mailer.Envelope) {
	for _, l := range r.courier.sent {
		if l.To == address {
			letters = append(letters, l)
		}
	}
	return letters
}
