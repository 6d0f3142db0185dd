package postgres_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/postgres"
	"pbem/games/referee"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// crossing is two letters that two nodes decide at the same time, and what came before them.
type crossing struct {
	before   func(c *pair)
	one, two func(c *pair) mailer.Incoming
}

func crossings() map[string]crossing {
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	says := func(from, words string) func(*pair) mailer.Incoming {
		return func(c *pair) mailer.Incoming { return c.letter(from, "", words) }
	}
	plays := func(from string, game int, seat adjudicator.Seat, turn int, words string) func(*pair) mailer.Incoming {
		return func(c *pair) mailer.Incoming { return c.letter(from, c.seat(game, seat, turn), words) }
	}
	consents := func(from, words string) func(*pair) mailer.Incoming {
		return func(c *pair) mailer.Incoming { return c.letter(from, c.asks(from, words), "yes") }
	}
	return map[string]crossing{
		"turn, turn":         {nil, plays(ada, 1, white, 3, "e2e3"), plays(ada, 1, white, 3, "c2c3")},
		"turn, resign":       {nil, plays(ada, 1, white, 3, "e2e3"), consents(bo, "1: resign")},
		"accept, withdraw":   {func(c *pair) { c.say(ada, "new cosmic vs bo@example.org as white") }, plays(bo, 2, black, 1, "accept"), says(ada, "2: withdraw")},
		"new, new":           {nil, says(ada, "new cosmic vs cy@example.org"), says(bo, "new cosmic vs dan@example.org")},
		"take, take":         {func(c *pair) { c.say(ada, "seek cosmic time 3d"); c.say(eve, "name Eve") }, says(bo, "take 1"), says(eve, "take 1")},
		"name, name":         {nil, says(ada, "name Zoe"), says(bo, "name ZOE")},
		"forget, turn":       {nil, consents(bo, "forget me"), plays(ada, 1, white, 3, "e2e3")},
		"announce, announce": {nil, says(ada, "tournament new Cup cosmic "+swiss), says(bo, "tournament new Cup cosmic "+swiss)},
		"join, join": {func(c *pair) {
			c.say(ada, "tournament new Cup cosmic "+swiss)
		}, says(ada, "join Cup"), says(bo, "join Cup")},
		"end, end": {func(c *pair) {
			c.say(ada, "new cosmic vs bo@example.org as white")
			c.tell(c.letter(bo, c.seat(2, black, 1), "accept"))
		}, consents(ada, "1: resign"), consents(bo, "2: resign")},
	}
}

const swiss = "swiss 2 time 60d rounds 30d start 2027-04-01"

// TestCrossing: one node is stopped between two statements of a letter while another decides a letter that touches the same, as far as it gets. What
// comes of both is what comes of them in one of the two orders. It is stopped at each eighth statement; PBEM_STOPS=1 for each.
func TestCrossing(t *testing.T) {
	t.Parallel()
	step, err := strconv.Atoi(cmp.Or(os.Getenv("PBEM_STOPS"), "8"))
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range crossings() {
		t.Run(name, func(t *testing.T) {
			var orders []string
			for _, turned := range []bool{false, true} {
				w, one, two := c.begin(t)
				if turned {
					w.tellAt(w.nodes[1], two)
					w.tellAt(w.nodes[0], one)
				} else {
					w.tellAt(w.nodes[0], one)
					w.tellAt(w.nodes[1], two)
				}
				orders = append(orders, w.state())
			}
			crossed := [2]int{}
			for stop := 1; ; stop += step {
				state, reached := c.stopped(t, stop)
				if !reached {
					break
				}
				order := slices.Index(orders, state)
				if order < 0 {
					t.Fatalf("stopped at statement %d:\n%s\nin one order:\n%s\nin the other:\n%s", stop, state, orders[0], orders[1])
				}
				crossed[order]++
			}
			if orders[0] != orders[1] && crossed[1] == 0 {
				t.Errorf("the second never came between")
			}
			t.Logf("%d times as if one after the other, %d times the other way round", crossed[0], crossed[1])
		})
	}
}

func (c crossing) begin(t *testing.T) (w *pair, one, two mailer.Incoming) {
	t.Helper()
	w = newPair(t)
	if c.before != nil {
		c.before(w)
	}
	return w, c.one(w), c.two(w)
}

// stopped has the first node stop before a statement until the second is done, or waits for it.
func (c crossing) stopped(t *testing.T, stop int) (state string, reached bool) {
	w, one, two := c.begin(t)
	at, goOn, done := make(chan bool, 1), make(chan struct{}), make(chan struct{})
	n := 0
	w.nodes[0].Before(func(string) error {
		if n++; n == stop {
			at <- true
			<-goOn
		}
		return nil
	})
	go func() {
		defer close(done)
		w.tellAt(w.nodes[0], one)
	}()
	select {
	case <-at:
	case <-done:
		return "", false
	}
	second := make(chan struct{})
	go func() {
		defer close(second)
		w.tellAt(w.nodes[1], two)
	}()
	select {
	case <-second:
	case <-time.After(300 * time.Millisecond): // it waits for a row of the first
	}
	close(goOn)
	<-done
	<-second
	w.nodes[0].Before(nil)
	return w.state(), true
}

const (
	ada = "Ada <ada@example.org>"
	bo  = "Bo <bo@example.org>"
	eve = "Eve <eve@example.net>"
)

// pair is two nodes on one database, in which Ada and Bo play game 1, whose third turn is Ada's.
type pair struct {
	t       *testing.T
	address string
	nodes   [2]*postgres.Store
	referee *talk.Settings
	now     time.Time
	count   int
}

func newPair(t *testing.T) *pair {
	t.Helper()
	address := databases.database(t)
	c := &pair{t: t, address: address, now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), referee: &talk.Settings{
		Service: mailer.Address{Name: "pbem", Mailbox: "games@example.org"}, Site: "example.org", PlusAddress: true, AllFound: true,
		Key: token.Ring{Key: token.Key("key")}, Registry: changes.NewRegistry(nil), Language: catalog.English(), Time: clock.PerTurn(72 * time.Hour), Grace: 168 * time.Hour,
		Judge: func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
			return mailer.Judgement{Belief: mailer.Believed}, nil
		}}}
	for i := range c.nodes {
		c.nodes[i] = open(t, address)
		t.Cleanup(func() { c.nodes[i].Close() })
	}
	c.tell(c.letter(ada, c.asks(ada, "new chesimals-0.1 vs bo@example.org as white"), "yes"))
	for _, l := range []struct {
		from  string
		seat  adjudicator.Seat
		turn  int
		words string
	}{{bo, adjudicator.BlackSeat, 1, "accept"}, {ada, adjudicator.WhiteSeat, 1, "d2d3"}, {bo, adjudicator.BlackSeat, 2, "d7c6"}} {
		c.tell(c.letter(l.from, c.seat(1, l.seat, l.turn), l.words))
	}
	return c
}

func (c *pair) letter(from, tag, words string) mailer.Incoming {
	c.count++
	to := "games@example.org"
	if tag != "" {
		to = "games+" + tag + "@example.org"
	}
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nDate: %s\r\nMessage-ID: <%d@mail.example.org>\r\nSubject: hello\r\nX-Trip: %s\r\n\r\n%s\r\n",
		from, to, c.now.Add(time.Duration(c.count)*time.Second).Format(time.RFC1123Z), c.count, strings.Repeat("by here and there ", 40), words)
	return mailer.Incoming{Raw: []byte(raw), Received: c.now}
}

func (c *pair) seat(game int, seat adjudicator.Seat, turn int) string {
	return c.referee.Key.Reply(token.Claim{Game: game, Seat: seat, Turn: turn, Epoch: "0.0"})
}

// asks has somebody ask for what is asked back, and returns the tag of the question.
func (c *pair) asks(from, words string) string {
	c.t.Helper()
	commit := c.say(from, words)
	if len(commit.Requests) == 0 {
		c.t.Fatalf("%s: %s: nothing is asked back: %+v", from, words, commit.Handling)
	}
	return c.referee.Key.Confirm(token.Pending{Number: commit.Requests[len(commit.Requests)-1].Number})
}

func (c *pair) say(from, words string) games.Commit { return c.tell(c.letter(from, "", words)) }

func (c *pair) tell(in mailer.Incoming) games.Commit { return c.tellAt(c.nodes[0], in) }

func (c *pair) tellAt(node *postgres.Store, in mailer.Incoming) (commit games.Commit) {
	p, _, err := referee.Prepare(context.Background(), c.referee, node, in)
	if err == nil {
		err = node.Do(context.Background(), func(tx games.Tx) (err error) {
			if commit, err = referee.Handle(context.Background(), c.referee, c.referee.Changes(tx), p); err == nil {
				err = tx.Commit(context.Background(), commit)
			}
			return err
		})
	}
	if err != nil {
		c.t.Errorf("%s\n%v", in.Raw[:60], err)
	}
	return commit
}

// state is what there is of games, people and letters.
func (c *pair) state() string {
	c.t.Helper()
	ctx, store := context.Background(), c.nodes[1]
	var all []string
	matches, err := store.Matches(ctx, games.Query{Limit: 100})
	if err != nil {
		c.t.Fatal(err)
	}
	for _, m := range matches {
		events, err := store.Events(ctx, m.ID)
		if err != nil {
			c.t.Fatal(err)
		}
		for _, e := range events {
			all = append(all, fmt.Sprintf("game %d: %v %s %T", m.ID, e.By, e.Cause[:min(6, len(e.Cause))], e.Fact))
		}
		all = append(all, fmt.Sprintf("game %d: %d %v %s %s", m.ID, m.Version, m.Stage, m.Result, m.Reason))
	}
	for _, address := range []string{"ada@example.org", "bo@example.org", "cy@example.org", "dan@example.org", "eve@example.net"} {
		p, err := store.Player(ctx, address)
		all = append(all, fmt.Sprintf("%d %s %d %q %v", p.Number, address, p.Version, p.Name, err))
	}
	for n := 1; n <= 2; n++ {
		events, err := store.ClubEvents(ctx, club.TournamentStream(n))
		for _, e := range events {
			all = append(all, fmt.Sprintf("tournament %d: %T %v", n, e.Fact, err))
		}
	}
	lines, err := store.LogLines(ctx, 0)
	all = append(all, fmt.Sprint(lines, err))
	letters, err := store.Lease(ctx, c.now, c.now, 1000)
	if err != nil {
		c.t.Fatal(err)
	}
	var out []string
	for _, l := range letters {
		out = append(out, fmt.Sprintln(l.MessageID, l.To, l.Kind, len(l.Data)))
	}
	slices.Sort(out)
	return strings.Join(append(all, out...), "\n")
}
