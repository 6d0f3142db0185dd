package referee_test

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/games/sqlite"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/token"
)

const (
	ada = "Ada <ada@example.org>"
	bo  = "Bo <bo@example.org>"
	eve = "Eve <eve@example.net>"
)

// fixture is a referee with a store, and a count that keeps its letters apart.
type fixture struct {
	t       rapid.TB // who is told of a fault
	referee *referee.Referee
	store   games.Store
	now     time.Time
	count   int
}

// open returns a fixture in which Ada (White) and Bo play game 1 of Chesimals 0.1: two turns are played, and Ada asked
// for "1: draw" in a letter without a token, which waits as request 2 for a confirmation.
func open(t *testing.T) *fixture {
	t.Helper()
	registry, err := referee.NewRegistry(nil)
	if err != nil {
		t.Fatal(err)
	}
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	o := &fixture{t: t, store: store, now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), referee: &referee.Referee{
		Service: mailer.Address{Name: "pbem", Mailbox: "games@example.org"}, Site: "example.org", PlusAddress: true,
		Key: token.Ring{Key: token.Key("key")}, Registry: registry, Language: catalog.English(), PerTurn: 72 * time.Hour, Grace: 168 * time.Hour}}
	o.send(ada, "", "new chesimals-0.1 vs bo@example.org as white")
	o.send(ada, o.referee.Key.Confirm(token.Pending{Number: 1}), "yes")
	o.send(bo, o.tag(adjudicator.BlackSeat, 1), "accept")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 1), "d2d3")
	o.send(bo, o.tag(adjudicator.BlackSeat, 2), "d7c6")
	o.send(ada, "", "1: draw")
	return o
}

// tag is the true tag of a seat in game 1 for a turn.
func (o *fixture) tag(seat adjudicator.Seat, turn int) string {
	return o.referee.Key.Reply(token.Claim{Game: 1, Seat: seat, Turn: turn, Epoch: "0.0"})
}

// letter makes a letter to the service's address with the tag.
func (o *fixture) letter(from, tag, words string) mailer.Incoming {
	o.count++
	to := "games@example.org"
	if tag != "" {
		to = "games+" + tag + "@example.org"
	}
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nMessage-ID: <%d@mail.example.org>\r\nSubject: hello\r\n\r\n%s\r\n", from, to, o.count, words)
	return mailer.Incoming{Raw: []byte(raw), Received: o.now}
}

// decide decides a letter and commits nothing. Every letter that would go out is held to what all promise.
func (o *fixture) decide(in mailer.Incoming) games.Commit {
	o.t.Helper()
	c, err := o.referee.Handle(context.Background(), o.referee.Changes(reader{o.store, o.t}), in)
	if err != nil {
		o.t.Fatal(err)
	}
	for _, l := range c.Outbox {
		for _, fault := range lint.Letter(o.referee.Service.Mailbox, l.Envelope) {
			o.t.Errorf("a letter to %s: %s\n%s", l.To, fault, l.Data)
		}
	}
	return c
}

// reader is a store of which the referee may only read.
type reader struct {
	games.Store
	t rapid.TB
}

func (r reader) Commit(context.Context, ...games.Commit) error {
	r.t.Error("the referee commits")
	return nil
}

func (r reader) SetMark(_ context.Context, name, _ string) error {
	r.t.Errorf("the referee writes the mark %s", name)
	return nil
}

func (r reader) SetOutage(context.Context, games.Outage) error {
	r.t.Error("the referee notes an outage")
	return nil
}

func (r reader) Hold(context.Context, ...games.Undecided) error {
	r.t.Error("the referee notes an undecided letter")
	return nil
}

func (r reader) Attempt(context.Context, string) (int, error) {
	r.t.Error("the referee counts attempts")
	return 0, nil
}

func (r reader) SetAside(context.Context, games.Quarantined, ...games.Outgoing) error {
	r.t.Error("the referee sets a letter aside")
	return nil
}

// send decides a letter and commits what follows.
func (o *fixture) send(from, tag, words string) games.Commit {
	o.t.Helper()
	c := o.decide(o.letter(from, tag, words))
	if err := o.store.Commit(context.Background(), c); err != nil {
		o.t.Fatal(err)
	}
	return c
}
