package postgres_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
	"pbem/mailer"
)

// TestForgottenBesideLetters: whoever is forgotten while letters are committed all the time is forgotten at once: it is never refused.
func TestForgottenBesideLetters(t *testing.T) {
	t.Parallel()
	const people, writers = 6, 4
	pgtest.Require(t)
	server, err := pgtest.Start(append(pgtest.Quick(), "log_line_prefix=%a|")...)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Stop()
	if err := server.Create("games"); err != nil {
		t.Fatal(err)
	}
	node := func(name string) *postgres.Store {
		return open(t, server.Address("games")+"&application_name="+name)
	}
	letters, forgets := node("letters"), node("forgets")
	defer letters.Close()
	defer forgets.Close()
	var asked []games.Erasure
	for n := range people {
		who := writer(n)
		as := adjudicator.Player{Name: fmt.Sprintf("player-%04x", n), Address: fmt.Sprintf("player-%04x@forgotten.invalid", n)}
		e := games.Erasure{Player: who.Address, Addresses: []string{who.Address}, As: as, Asked: time.Now()}
		asked = append(asked, e)
		over := busy(100+n, 0, as)
		over.Outbox = nil
		if err := letters.Commit(t.Context(), games.Commit{Players: []games.Player{{Address: who.Address, Name: who.Name, Verified: true}}, Erase: []games.Erasure{e}}, over); err != nil {
			t.Fatal(err)
		}
		for version := range 30 {
			c := busy(200+n, version, who)
			c.Outbox = nil
			if err := letters.Commit(t.Context(), c); err != nil {
				t.Fatal(err)
			}
		}
	}
	var done atomic.Bool
	var all sync.WaitGroup
	for lane := range writers {
		who := writer(people + lane)
		if err := letters.Commit(t.Context(), games.Commit{Players: []games.Player{{Address: who.Address, Name: who.Name, Verified: true}}}); err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			for version := 0; !done.Load(); version++ {
				c := busy(1000+lane, version, who)
				p, err := letters.Player(t.Context(), who.Address)
				p.Plain = !p.Plain
				c.Players = []games.Player{p}
				err = errors.Join(err, letters.Commit(t.Context(), c), letters.Settle(t.Context(), time.Now(), []games.Settlement{{MessageID: c.Outbox[0].MessageID, Sent: true}}))
				if err != nil {
					t.Errorf("a letter beside: %v", err)
					return
				}
			}
		})
	}
	for _, e := range asked {
		if done, err := forgets.Erase(t.Context(), e, time.Now()); !done || err != nil {
			t.Errorf("%s is forgotten: %v, %v", e.Player, done, err)
		}
		if left, err := letters.Trace(t.Context(), e.Player, 9); len(left) > 0 || err != nil {
			t.Errorf("%s: %d letters are left: %v", e.Player, len(left), err)
		}
	}
	done.Store(true)
	all.Wait()
	for line := range strings.Lines(server.Log()) {
		if strings.HasPrefix(line, "forgets|ERROR") {
			t.Errorf("it was refused: %s", line)
		}
	}
}

func writer(n int) adjudicator.Player {
	return adjudicator.Player{Name: fmt.Sprint("Writer ", n), Address: fmt.Sprintf("writer%d@example.org", n)}
}

// busy is a letter that writes into whatever is gone through for somebody who is forgotten.
func busy(match, version int, who adjudicator.Player) games.Commit {
	at, id := time.Now(), fmt.Sprintf("%d.%d", match, version)
	fact := adjudicator.Fact(adjudicator.TurnPlayed{Number: version, Turn: "orange: Wn4-n6"})
	if version == 0 {
		fact = adjudicator.Opened{ID: match, White: who, Challenger: adjudicator.WhiteSeat}
	}
	return games.Commit{Digest: id, At: at,
		Changes: []games.Change{{Match: match, Expect: version, Events: []adjudicator.Event{{At: at, By: adjudicator.WhiteSeat, Cause: id, Fact: fact}},
			Summary: games.Summary{ID: match, Version: version + 1, Stage: adjudicator.Playing, White: who, Updated: at}}},
		Outbox:   []games.Outgoing{{Match: match, Seat: adjudicator.WhiteSeat, Created: at, Envelope: mailer.Envelope{MessageID: id, From: "g@example.org", To: who.Address, Data: []byte(id)}}},
		Charges:  []games.Charge{{Account: "mailbox not " + who.Address, Kind: "k", At: at}, {Account: "player " + who.Address, Kind: "k", At: at}},
		Requests: []games.Request{{Number: match*10000 + version, Address: who.Address, Player: who.Address, Text: "resign", Made: at, Expires: at.Add(time.Hour)}},
		Topics:   []games.Topic{{ID: id, Player: who.Address, Kind: "news", Text: "news", At: at, Due: at.Add(time.Hour)}},
		Held:     []games.Held{{ID: id, Player: who.Address, Kind: "k", Text: "text", At: at, Due: at.Add(time.Hour)}},
		Handling: games.Handling{Disposition: games.Acted, From: who.Address, Player: who.Address}, Receipt: games.Receipt{Received: at, Handled: at}}
}
