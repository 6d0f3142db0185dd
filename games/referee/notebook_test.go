package referee_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// TestNotebookPairs plays random pairs of one game. They differ in nothing but what Ada tries, keeps and notes, and whether she does. All
// letters to Bo, and both copies of the record with its notes, must be the same, byte for byte, until she shows something.
func TestNotebookPairs(t *testing.T) {
	t.Parallel()
	o := open(t)
	compared := 0
	for seed := range uint64(60) {
		one, two := pairedUp(o, seed, 1), pairedUp(o, seed, 2)
		if diff := cmp.Diff(one.watched, two.watched); diff != "" {
			t.Fatalf("seed %d: Bo can tell the one game from the other (-one +other):\n%s\none: %q\nother: %q", seed, diff, one.hidden, two.hidden)
		}
		if one.hidden != two.hidden {
			compared += len(one.watched)
		}
	}
	if compared < 100 {
		t.Errorf("only %d letters were compared", compared)
	}
	t.Logf("%d letters compared", compared)
}

// pairOf is a game of a pair. It is played in a world of its own.
type pairOf struct {
	*fixture
	plot    *rand.Rand // what both do alike
	dice    *rand.Rand // what differs
	now     time.Time
	count   [2]int
	watched []string // the letters to Bo, in order
	hidden  string   // what Ada wrote for herself
}

func pairedUp(o *fixture, seed, which uint64) (p *pairOf) {
	o.apart(func(o *fixture) {
		p = newPlayed(o, seed, which)
		for step := range 6 {
			p.step(step)
		}
	})
	return p
}

func newPlayed(o *fixture, seed, which uint64) *pairOf {
	return &pairOf{fixture: o, plot: rand.New(rand.NewPCG(seed, 7)), dice: rand.New(rand.NewPCG(seed, which)), now: o.now}
}

// step has both write once, and Ada something for herself besides: in letters of her own, and below what Bo sees.
func (p *pairOf) step(n int) {
	turns := []string{"e2e3", "e7d6", "c2c3", "c7b6", "d1d2", "e8f7"}
	for range p.dice.IntN(3) {
		p.write(0, n, p.secret())
	}
	open := []string{"say Hm.", "draw", "show", "time\nhistory", "undo", "record", "claim time"}[p.plot.IntN(7)]
	p.write(0, n, open+"\n\n"+p.secret())
	p.now = p.now.Add(time.Duration(p.plot.IntN(40)) * time.Hour)
	p.collect(referee.Tick(context.Background(), p.referee, p.referee.Changes(p.store), 1, p.now))
	p.write(1, n, []string{"history\nrecord", "say Well?", "games", "draw no", "show 1 at 1"}[p.plot.IntN(5)])
	if n%2 == 0 {
		p.write(0, n, turns[n]+"\n\n"+p.secret())
	} else {
		p.write(1, n, turns[n])
	}
}

func (p *pairOf) secret() string {
	words := fmt.Sprintf("a secret number %d", p.dice.IntN(1000))
	list := []string{"", "diary " + words, "diary:\n" + words + "\nand more", "try 1#0 e2e3 then e7f6\n\nkeep " + words, "try d3d4", "try d3d4\n\nkeep", "keep", "unkeep 1", "variations", "diary",
		"try e2e3 then nonsense", "diary release", "share variations"}
	said := list[p.dice.IntN(len(list))]
	p.hidden += said + "\n"
	return said
}

func (p *pairOf) write(who, n int, words string) {
	if strings.TrimSpace(words) == "" {
		return
	}
	from, seat := ada, adjudicator.WhiteSeat
	if who == 1 {
		from, seat = bo, adjudicator.BlackSeat
	}
	p.count[who]++
	raw := fmt.Sprintf("From: %s\r\nTo: games+%s@example.org\r\nMessage-ID: <%d.%d@mail.example.org>\r\nSubject: hello\r\n\r\n%s\r\n",
		from, p.tag(seat, 3+n), who, p.count[who], strings.ReplaceAll(words, "\n", "\r\n"))
	if who == 0 { // her letters are other letters; his are the same
		raw = strings.Replace(raw, "Subject: hello", fmt.Sprintf("Subject: %d", p.dice.IntN(1e9)), 1)
	}
	p.collect(p.handle(p.store, mailer.Incoming{Raw: []byte(raw), Received: p.now}))
}

func (p *pairOf) collect(c games.Commit, err error) {
	p.t.Helper()
	if err == nil {
		err = p.store.Commit(context.Background(), c)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	for _, l := range c.Outbox {
		if strings.HasPrefix(l.To, "bo@") {
			p.watched = append(p.watched, fmt.Sprintf("%s %s %s %d %s\n%s", l.MessageID, l.From, l.To, l.Seat, l.Kind, l.Data))
		}
	}
}

// TestReleased: nothing of a notebook stands in any copy before the game is over; then what was released does, of the one who released it,
// and not what was written later.
func TestReleased(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "diary A first secret.\r\n\r\ntry e2e3 then e7d6 then d3d4\r\n\r\nkeep a name of mine")
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "diary Of his own.")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "diary release\r\nshare variations\r\ndiary A second one.")
	if public, private, notes := o.copies(1); notes != "" || strings.Contains(public.String()+private.String(), "secret") {
		t.Errorf("before the end there are notes: %q", notes)
	}
	ended := o.consent(bo, "", "1: resign")
	public, private, notes := o.copies(1)
	head, next := private.Turns[1].Hash, "2 #"+private.Turns[1].Hash
	want := next + " by Ada: A first secret.\n" + next + " by Ada: a name of mine (2. white: Ze2-e3 2... black: Fe7-d6 3. white: Zd3-d4)\n"
	if notes != want || head == "" {
		t.Errorf("the notes are\n%swant\n%s", notes, want)
	}
	if strings.Contains(public.String()+private.String(), "secret") {
		t.Error("the words stand in the record")
	}
	for _, to := range []string{"ada@example.org", "bo@example.org"} {
		if files := attachedTo(ended, to); len(files) != 2 || files[1] != "001.notes "+want {
			t.Errorf("attached to %s: %q", to, files)
		}
	}
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "diary release")
	if _, _, notes := o.copies(1); notes != want+next+" by Bo: Of his own.\n" {
		t.Errorf("the notes are\n%s", notes)
	}
}
