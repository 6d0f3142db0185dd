package referee_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
)

const inventor = "Ivy <ivy@example.com>"

// invented is a table whose game has an inventor with an address.
func invented(t *testing.T) *fixture {
	o := open(t)
	o.referee.Inventors = map[string]string{"chesimals-0.1": "ivy@example.com"}
	return o
}

// says has a player answer the newest letter of the game.
func (o *fixture) says(from, words string) games.Commit {
	o.t.Helper()
	seat := adjudicator.WhiteSeat
	if from == bo {
		seat = adjudicator.BlackSeat
	}
	return o.send(from, o.tag(seat, 3), words)
}

// toIvy counts the letters of a commit to the inventor.
func toIvy(c games.Commit) (n int) {
	for _, l := range c.Outbox {
		if l.To == "ivy@example.com" {
			n++
		}
	}
	return n
}

// resigned has Ada give the game up.
func (o *fixture) resigned() games.Commit {
	o.t.Helper()
	return o.send(ada, o.asked(o.says(ada, "resign")), "yes")
}

// TestCopyOfAGame: it goes with the later of the end and the second yes, whatever ends it, in that very commit, and once.
func TestCopyOfAGame(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(*fixture) games.Commit{
		"a letter": (*fixture).resigned,
		"time": func(o *fixture) games.Commit {
			o.now = o.now.AddDate(0, 1, 0)
			c, err := referee.Tick(t.Context(), o.referee, o.referee.Changes(o.store), 1, o.now)
			if err == nil && toIvy(c) == 0 { // the flag falls first
				err = o.store.Commit(t.Context(), c)
			}
			if err == nil && toIvy(c) == 0 {
				o.now = o.now.AddDate(0, 1, 0)
				c, err = referee.Tick(t.Context(), o.referee, o.referee.Changes(o.store), 1, o.now)
			}
			if err == nil {
				err = o.store.Commit(t.Context(), c)
			}
			if err != nil {
				t.Fatal(err)
			}
			return c
		},
		"the second yes": func(o *fixture) games.Commit {
			o.says(bo, "copy inventor no")
			if c := o.resigned(); toIvy(c) != 0 || !strings.Contains(o.flat(to(t, c, "bo@example.org")), "write “copy inventor yes”") {
				t.Errorf("letters to %s", recipients(c))
			}
			return o.says(bo, "copy inventor yes")
		},
	} {
		o := invented(t)
		for _, who := range []string{ada, bo} {
			if c := o.says(who, "copy inventor yes"); c.Handling.Disposition != games.Acted || strings.Contains(recipients(c), " ") || toIvy(c) != 0 {
				t.Errorf("%s: %+v, letters to %s", who, c.Handling, recipients(c))
			}
		}
		c := end(o)
		if toIvy(c) != 1 {
			t.Errorf("%s: letters to %s", name, recipients(c))
		}
		if c := o.says(ada, "copy inventor yes"); toIvy(c) != 0 {
			t.Errorf("%s: it goes twice", name)
		}
	}
}

// TestCopyIsOfOneDaemon: of two that decide at once what sends it, one has a conflict.
func TestCopyIsOfOneDaemon(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "copy inventor yes")
	o.says(bo, "copy inventor yes")
	question := o.asked(o.says(ada, "resign"))
	one, other := o.decide(o.letter(ada, question, "yes")), o.decide(o.letter(ada, question, "yes"))
	if toIvy(one) != 1 || toIvy(other) != 1 {
		t.Fatalf("letters to %s and %s", recipients(one), recipients(other))
	}
	if err := o.store.Commit(t.Context(), one); err != nil {
		t.Fatal(err)
	}
	if err := o.store.Commit(t.Context(), other); !errors.Is(err, games.ErrConflict) {
		t.Errorf("the second is committed, too: %v", err)
	}
}

// TestCopyHoldsNoWords: nothing of what the players said to each other, or noted, and no address of theirs is in the letter.
func TestCopyHoldsNoWords(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "say Hushhush")
	o.says(bo, "diary Hushhush")
	o.says(bo, "diary release")
	o.says(ada, "copy inventor yes")
	o.says(bo, "copy inventor yes")
	l := to(t, o.resigned(), "ivy@example.com")
	for _, secret := range []string{"Hushhush", "ada@", "bo@"} {
		if strings.Contains(o.flat(l), secret) || bytes.Contains(l.Data, []byte(secret)) {
			t.Errorf("it holds %q:\n%s", secret, l.Data)
		}
	}
	for _, needed := range []string{"Ada against Bo", "as the inventor of Chesimals 0.1", "reply “block”", "001.pbem"} {
		if !strings.Contains(o.flat(l), needed) && !bytes.Contains(l.Data, []byte(needed)) {
			t.Errorf("it lacks %q:\n%s", needed, l.Data)
		}
	}
}

// TestCopyNobodyReads: where nobody may be written to, a yes is refused in a sentence, nothing is kept, and nothing goes; also when that
// came about after both had said yes.
func TestCopyNobodyReads(t *testing.T) {
	t.Parallel()
	for name, because := range map[string]func(*fixture){
		"no address": func(o *fixture) { o.referee.Inventors = nil },
		"another's":  func(o *fixture) { o.referee.Inventors = map[string]string{"amoeba": "ivy@example.com"} },
		"blocked": func(o *fixture) {
			o.keep(games.Player{Address: "ivy@example.com", Blocked: true})
		},
		"blocked, with another tag": func(o *fixture) {
			o.referee.Inventors = map[string]string{"chesimals-0.1": "ivy+games@example.com"}
			o.keep(games.Player{Address: "ivy@example.com", Blocked: true})
		},
	} {
		before := invented(t)
		before.says(ada, "copy inventor yes")
		before.says(bo, "copy inventor yes")
		because(before)
		if c := before.resigned(); strings.Contains(recipients(c), "ivy") {
			t.Errorf("%s: it goes nevertheless", name)
		}
		o := invented(t)
		because(o)
		c := o.says(ada, "copy inventor yes")
		if answer := o.flat(to(t, c, "ada@example.org")); c.Handling.Disposition != games.Refused || !strings.Contains(answer, "I know no inventor of Chesimals 0.1") {
			t.Errorf("%s: %+v %s", name, c.Handling, answer)
		}
		for _, change := range c.Changes {
			for _, e := range change.Events {
				if _, kept := e.Fact.(adjudicator.CopyAgreed); kept {
					t.Errorf("%s: the yes is kept", name)
				}
			}
		}
	}
}

// keep stores a player.
func (o *fixture) keep(p games.Player) {
	o.t.Helper()
	o.count++
	if err := o.store.Commit(context.Background(), games.Commit{Digest: "keep " + p.Address, At: o.now, Players: []games.Player{p}}); err != nil {
		o.t.Fatal(err)
	}
}

// TestInventorBlocks: who has never written here ends such letters by one word.
func TestInventorBlocks(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "copy inventor yes")
	o.says(bo, "copy inventor yes")
	l := to(t, o.resigned(), "ivy@example.com")
	c := o.send(inventor, replyTag(t, l), "block")
	if len(c.Players) != 1 || !c.Players[0].Blocked {
		t.Fatalf("%+v", c.Handling)
	}
}

// TestCopyOfSomebodyWhoLeaves: with the game of somebody who is forgotten nothing goes, neither by that nor by a yes while they still are in
// the store.
func TestCopyOfSomebodyWhoLeaves(t *testing.T) {
	t.Parallel()
	playing := invented(t)
	playing.says(ada, "copy inventor yes")
	playing.says(bo, "copy inventor yes")
	if c := playing.send(ada, playing.asked(playing.says(ada, "forget me")), "yes"); len(c.Erase) != 1 || toIvy(c) != 0 {
		t.Errorf("%+v, letters to %s", c.Handling, recipients(c))
	}
	over := invented(t)
	over.says(ada, "copy inventor yes")
	over.resigned()
	if c := over.send(ada, over.asked(over.says(ada, "forget me")), "yes"); len(c.Erase) != 1 {
		t.Fatalf("%+v", c.Handling)
	}
	c := over.says(bo, "copy inventor yes")
	if toIvy(c) != 0 || !strings.Contains(over.flat(to(t, c, "bo@example.org")), "One of the players has left") {
		t.Errorf("%+v, letters to %s", c.Handling, recipients(c))
	}
}

// TestCopiesAreCapped: two who end games for nothing but that bring an inventor a few letters a day, and are told.
func TestCopiesAreCapped(t *testing.T) {
	t.Parallel()
	o := invented(t)
	o.says(ada, "copy inventor yes")
	o.says(bo, "copy inventor yes")
	if err := o.store.Commit(t.Context(), games.Commit{Digest: "before", At: o.now, Charges: []games.Charge{
		{Account: "writer bo@example.org", At: o.now, Kind: "copy"}, {Account: "writer bo@example.org", At: o.now, Kind: "copy"}, {Account: "writer bo@example.org", At: o.now, Kind: "copy"},
	}}); err != nil {
		t.Fatal(err)
	}
	if c := o.resigned(); toIvy(c) != 0 || !strings.Contains(o.flat(to(t, c, "bo@example.org")), "again tomorrow") {
		t.Errorf("letters to %s", recipients(c))
	}
	if c := o.says(bo, "copy inventor yes"); toIvy(c) != 0 {
		t.Errorf("on the same day letters to %s", recipients(c))
	}
	o.now = o.now.Add(25 * time.Hour)
	if c := o.says(bo, "copy inventor yes"); toIvy(c) != 1 {
		t.Errorf("a day later letters to %s", recipients(c))
	}
}
