package referee_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/referee"
	"pbem/games/sqlite"
	"pbem/games/talk"
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

// trip is as much as the servers on its way write into a letter's head, at the least.
var trip = strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20)

// fixture is a referee with a store, and a count that keeps its letters apart.
type fixture struct {
	t       rapid.TB // who is told of a fault
	referee *talk.Settings
	store   games.Store
	now     time.Time
	count   int
	// The tags of Ada's open request, and of Bo's where openTable has made one.
	adas, bos string
	button    string // the tag of the button "draw" in Ada's last letter; openTable has it
}

// open returns a fixture in which Ada (White) and Bo play game 1 of Chesimals 0.1: two turns are played, and Ada asked
// for "1: draw" in a letter without a token, which waits for a confirmation.
func open(t testing.TB) *fixture {
	t.Helper()
	begun, err := beginning()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "games.db")
	if err := os.WriteFile(path, begun.store, 0o600); err != nil {
		t.Fatal(err)
	}
	o := opened(t, path)
	t.Cleanup(func() { o.store.(*sqlite.Store).Close() })
	o.count, o.adas = begun.count, begun.adas
	return o
}

// begun is what fixtures begin with: a store, and where its fixture stood.
type begun struct {
	store []byte
	count int
	adas  string
}

// beginning plays the beginning of all fixtures once.
var beginning = sync.OnceValues(func() (begun, error) {
	dir, err := os.MkdirTemp("", "referee")
	if err != nil {
		return begun{}, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "games.db")
	o := opened(loud{}, path)
	o.consent(ada, "", "new chesimals-0.1 vs bo@example.org as white")
	o.send(bo, o.tag(adjudicator.BlackSeat, 1), "accept")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 1), "d2d3")
	o.send(bo, o.tag(adjudicator.BlackSeat, 2), "d7c6")
	o.adas = o.asked(o.send(ada, "", "1: draw"))
	if err := o.store.(*sqlite.Store).Close(); err != nil {
		return begun{}, err
	}
	store, err := os.ReadFile(path)
	return begun{store, o.count, o.adas}, err
})

// loud ends the tests at the first fault: before there is a test that could be told of it.
type loud struct{ rapid.TB }

func (loud) Helper()                        {}
func (loud) Errorf(format string, a ...any) { panic(fmt.Sprintf(format, a...)) }
func (loud) Fatalf(format string, a ...any) { panic(fmt.Sprintf(format, a...)) }
func (loud) Fatal(a ...any)                 { panic(fmt.Sprint(a...)) }

func opened(t rapid.TB, path string) *fixture {
	t.Helper()
	registry := changes.NewRegistry(nil)
	store, err := sqlite.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return &fixture{t: t, store: store, now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), referee: &talk.Settings{
		Service: mailer.Address{Name: "pbem", Mailbox: "games@example.org"}, Site: "example.org", PlusAddress: true,
		Key: token.Ring{Key: token.Key("key")}, Registry: registry, Language: catalog.English(), Judge: judged(mailer.Judgement{Belief: mailer.Believed}), Time: clock.PerTurn(72 * time.Hour), Grace: 168 * time.Hour}}
}

// judged judges all letters alike.
func judged(as mailer.Judgement) func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	return func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) { return as, nil }
}

// consent sends a letter that is asked back, and answers the question with a yes.
func (o *fixture) consent(from, tag, words string) games.Commit {
	o.t.Helper()
	return o.send(from, o.asked(o.send(from, tag, words)), "yes")
}

// asked is the tag of the request that a commit has made.
func (o *fixture) asked(c games.Commit) string {
	o.t.Helper()
	if len(c.Requests) == 0 {
		o.t.Fatalf("nothing is asked back: %+v", c.Handling)
	}
	return o.referee.Key.Confirm(token.Pending{Number: c.Requests[len(c.Requests)-1].Number})
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
	date := o.now.Add(time.Duration(o.count) * time.Second).Format(time.RFC1123Z)
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nDate: %s\r\nMessage-ID: <%d@mail.example.org>\r\nSubject: hello\r\n%s\r\n%s\r\n", from, to, date, o.count, trip, words)
	return mailer.Incoming{Raw: []byte(raw), Received: o.now}
}

// decide decides a letter and commits nothing. Every letter that would go out is held to what all promise.
func (o *fixture) decide(in mailer.Incoming) games.Commit {
	o.t.Helper()
	c, err := o.handle(reader{o.store, o.t}, in)
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

// handle decides a letter upon a store.
func (o *fixture) handle(store games.Store, in mailer.Incoming) (games.Commit, error) {
	p, c, err := referee.Prepare(context.Background(), o.referee, store, in)
	if err != nil {
		return c, err
	}
	return referee.Handle(context.Background(), o.referee, o.referee.Changes(store), p)
}

// take decides a letter and commits what follows, if it is not an error.
func (o *fixture) take(in mailer.Incoming) (games.Commit, error) {
	c, err := o.handle(o.store, in)
	if err == nil {
		err = o.store.Commit(context.Background(), c)
	}
	return c, err
}

// apart has something happen in a world of its own, which ends with it.
func (o *fixture) apart(do func(o *fixture)) {
	o.t.Helper()
	err := o.store.Rehearse(context.Background(), func(tx games.Tx) error {
		other := *o
		other.store = tx
		do(&other)
		return nil
	})
	if err != nil {
		o.t.Fatal(err)
	}
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

func (r reader) SetMark(_ context.Context, _ games.Scope, name, _ string) error {
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
