package referee_test

import (
	"bytes"
	"net/mail"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk/leave"
)

const (
	adaNew = "Ada Lovelace <ada@new.example>"
	bob    = "Bob <ada@example.org>" // who has got Ada's old mailbox
)

// replyTag is the tag of a letter's Reply-To.
func replyTag(t rapid.TB, o games.Outgoing) string {
	t.Helper()
	m, err := mail.ReadMessage(bytes.NewReader(o.Data))
	if err != nil {
		t.Fatal(err)
	}
	address, err := mail.ParseAddress(m.Header.Get("Reply-To"))
	if err != nil {
		t.Fatalf("%v in\n%s", err, o.Data)
	}
	tag, _, _ := strings.Cut(strings.TrimPrefix(address.Address, "games+"), "@")
	return tag
}

// to returns the one letter to an address.
func to(t rapid.TB, c games.Commit, address string) games.Outgoing {
	t.Helper()
	var found []games.Outgoing
	for _, l := range c.Outbox {
		if l.To == address {
			found = append(found, l)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d letters to %s, of %d", len(found), address, len(c.Outbox))
	}
	return found[0]
}

// recipients lists where letters of a commit go.
func recipients(c games.Commit) string {
	var list []string
	for _, l := range c.Outbox {
		list = append(list, l.To)
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// move gives Ada a second address, with all confirmations, and returns the commit of the last.
func (o *fixture) move() games.Commit {
	o.t.Helper()
	asked := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "address add ada@new.example")
	first := o.send(ada, replyTag(o.t, to(o.t, asked, "ada@example.org")), "yes")
	return o.send(adaNew, replyTag(o.t, to(o.t, first, "ada@new.example")), "yes")
}

// TestASecondAddress: an address is added when both have agreed, and then speaks for the player; letters go where they went.
func TestASecondAddress(t *testing.T) {
	t.Parallel()
	o := open(t)
	valid := o.tag(adjudicator.WhiteSeat, 3)
	asked := o.send(ada, valid, "address add ada@new.example")
	if recipients(asked) != "ada@example.org" || len(asked.Addresses) > 0 {
		t.Fatalf("with a token alone: letters to %s, %v", recipients(asked), asked.Addresses)
	}
	if c := o.decide(o.letter(adaNew, valid, "d3d4")); o.effect(c) == acts {
		t.Error("the new address acts before anything was confirmed")
	}
	first := o.send(ada, replyTag(t, to(t, asked, "ada@example.org")), "yes")
	if recipients(first) != "ada@example.org ada@new.example" || len(first.Addresses) > 0 {
		t.Fatalf("confirmed once: letters to %s, %v", recipients(first), first.Addresses)
	}
	tag := replyTag(t, to(t, first, "ada@new.example"))
	for whose, from := range map[string]string{"Ada": ada, "Bo": bo, "Eve": eve} {
		if c := o.decide(o.letter(from, tag, "yes")); len(c.Addresses) > 0 {
			t.Errorf("%s confirms for the new address", whose)
		}
	}
	second := o.send(adaNew, tag, "yes")
	if recipients(second) != "ada@example.org ada@new.example" || len(second.Addresses) != 1 {
		t.Fatalf("confirmed twice: letters to %s, %v", recipients(second), second.Addresses)
	}
	for whose, from := range map[string]string{"the first": ada, "the second": adaNew} {
		c := o.decide(o.letter(from, valid, "d3d4"))
		if o.effect(c) != acts || recipients(c) != "ada@example.org bo@example.org" {
			t.Errorf("a turn from %s address %s, letters to %s", whose, o.effect(c), recipients(c))
		}
	}
	list := o.decide(o.letter(adaNew, valid, "address"))
	if !bytes.Contains(to(t, list, "ada@example.org").Data, []byte("ada@new.example")) {
		t.Error("the list of addresses does not have the new one")
	}
	if c := o.decide(o.letter(ada, valid, "address add ada@new.example")); len(c.Requests) != 1 {
		t.Errorf("again: %d requests", len(c.Requests))
	}
}

// TestARemovedAddress: it proves nothing, has no seat, and whoever writes from it is a stranger; the other is the same player.
func TestARemovedAddress(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.move()
	old := o.tag(adjudicator.WhiteSeat, 3)
	asked := o.send(adaNew, old, "address remove ada@example.org")
	first := o.send(ada, replyTag(t, to(t, asked, "ada@example.org")), "yes")
	if len(first.Addresses) > 0 {
		t.Fatal("removed with one confirmation")
	}
	second := o.send(adaNew, replyTag(t, to(t, first, "ada@new.example")), "yes")
	if len(second.Addresses) != 1 || recipients(second) != "ada@new.example ada@new.example" {
		t.Fatalf("%v, letters to %s", second.Addresses, recipients(second))
	}
	game := slices.IndexFunc(second.Outbox, func(l games.Outgoing) bool { return l.Match == 1 })
	fresh := replyTag(t, second.Outbox[game])
	for name, in := range map[string]struct{ from, tag string }{
		"the old token, from the old address":  {bob, old},
		"the old token, from the new address":  {adaNew, old},
		"the new token, from the old address":  {bob, fresh},
		"no token, from the old address":       {bob, ""},
		"a new letter of somebody else's name": {bo, fresh},
	} {
		for _, words := range []string{"d3d4", "resign", "show", "say hello", "games"} {
			if c := o.decide(o.letter(in.from, in.tag, words)); o.effect(c) == acts {
				t.Errorf("%s: %q %s", name, words, o.effect(c))
			}
		}
	}
	if c := o.decide(o.letter(adaNew, fresh, "d3d4")); o.effect(c) != acts || recipients(c) != "ada@new.example bo@example.org" {
		t.Errorf("the new address with the new token %s, letters to %s", o.effect(c), recipients(c))
	}

	help := o.decide(o.letter(bob, "", "help"))
	if recipients(help) != "ada@example.org" || o.effect(help) != tells {
		t.Errorf("help from the old address: %s to %s", o.effect(help), recipients(help))
	}
	want := o.send(bob, "", "new chesimals-0.1 vs bo@example.org as white")
	begun := o.send(bob, replyTag(t, to(t, want, "ada@example.org")), "yes")
	if len(begun.Changes) != 1 || begun.Changes[0].Match != 2 || recipients(begun) != "ada@example.org bo@example.org" {
		t.Fatalf("whoever has the old mailbox now cannot play: %d changes, letters to %s", len(begun.Changes), recipients(begun))
	}
	owner := begun.Changes[0].Summary.White
	if owner.Address == "ada@example.org" || owner.Name != "Bob" {
		t.Errorf("Bo plays as %+v", owner)
	}
	if bytes.Contains(begun.Outbox[0].Data, []byte("Ada")) {
		t.Errorf("Bo is taken for Ada:\n%s", begun.Outbox[0].Data)
	}
	later := o.send(bo, "", "new chesimals-0.1 vs ada@example.org")
	if got := later.Changes[0].Summary; got.White.Address != owner.Address && got.Black.Address != owner.Address {
		t.Errorf("a challenge of the old address is for %+v", got)
	}

	sure := o.send(adaNew, fresh, "forget me")
	gone := o.send(adaNew, replyTag(t, to(t, sure, "ada@new.example")), "yes")
	if len(gone.Erase) != 1 || gone.Erase[0].Player != "ada@example.org" || !slices.Equal(gone.Erase[0].Addresses, []string{"ada@new.example"}) {
		t.Errorf("Ada is forgotten with %+v, and the old address is Bob's", gone.Erase)
	}
}

// TestAddressesThatCannotBeAdded: the answer does not tell who plays here, and nobody else is written to.
func TestAddressesThatCannotBeAdded(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.move()
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "new chesimals-0.1 vs cy@example.net")
	o.consent("fay@example.net", "", "name Fay") // Fay plays here, and has no game just now
	o.consent(eve, "", "block")
	ask := func(from, address string) games.Commit {
		return o.consent(from, "", "address add "+address)
	}
	free := to(t, ask(bo, "dan@example.net"), "bo@example.org")
	for what, address := range map[string]string{"a player": "ada@example.org", "a player's second": "ada@new.example", "one without a game": "fay@example.net",
		"invited": "cy@example.net",
		"blocked": "eve@example.net", "asked a moment ago": "dan@example.net"} {
		c := ask(bo, address)
		if recipients(c) != "bo@example.org" {
			t.Errorf("%s: letters to %s", what, recipients(c))
		}
		body := strings.ReplaceAll(words(t, c.Outbox[0]), address, "dan@example.net")
		if body != words(t, free) {
			t.Errorf("%s: the answer tells:\n%s\nand else:\n%s", what, body, words(t, free))
		}
		o.now = o.now.AddDate(0, 0, 1)
	}
	for what, address := range map[string]string{"ours": "games@example.org", "ours with a tag": "games+x@example.org", "a robot's": "mailer-daemon@example.net",
		"Bo's own": "bo@example.org"} {
		if c := ask(bo, address); recipients(c) != "bo@example.org" || len(unanswered(c)) > 0 {
			t.Errorf("%s: letters to %s, %d requests", what, recipients(c), len(c.Requests))
		}
	}
}

// unanswered lists the requests that a commit makes.
func unanswered(c games.Commit) []games.Request {
	return slices.DeleteFunc(slices.Clone(c.Requests), func(r games.Request) bool { return r.Done })
}

// words is the body of a letter without what differs from letter to letter.
func words(t *testing.T, o games.Outgoing) string {
	t.Helper()
	_, body, found := bytes.Cut(o.Data, []byte("\r\n\r\n"))
	if !found {
		t.Fatalf("no body in\n%s", o.Data)
	}
	text, _, _ := strings.Cut(strings.ReplaceAll(string(body), "=\r\n", ""), "text/html")
	var lines []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "--") {
			lines = append(lines, strings.TrimRight(line, "\r\n"))
		}
	}
	return strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
}

// TestTheOtherAddressSaysNo: nothing is changed by anything but a yes, and one that is none does not stand in its way.
func TestTheOtherAddressSaysNo(t *testing.T) {
	t.Parallel()
	for reply, want := range map[string]string{"no": "ada@new.example", "This was not me!": "ada@new.example", "I am on holiday": "ada@new.example"} {
		o := open(t)
		asked := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "address add ada@new.example")
		first := o.send(ada, replyTag(t, to(t, asked, "ada@example.org")), "yes")
		tag := replyTag(t, to(t, first, "ada@new.example"))
		c := o.send(adaNew, tag, reply)
		if len(c.Addresses) > 0 || recipients(c) != want {
			t.Errorf("%q: %v, letters to %s", reply, c.Addresses, recipients(c))
		}
		if got, again := o.send(adaNew, tag, "yes"), reply == "I am on holiday"; (len(got.Addresses) > 0) != again {
			t.Errorf("yes after %q: %v", reply, got.Addresses)
		}
	}
}

// TestNewKeys: all older reply addresses of all games are dead, those that wait to confirm something too, and each live game
// comes with a new one.
func TestNewKeys(t *testing.T) {
	t.Parallel()
	o := open(t)
	begun := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "new chesimals-0.1 vs ada@example.org as white")
	second := replyTag(t, to(t, begun, "ada@example.org"))
	old, pending := o.tag(adjudicator.WhiteSeat, 3), o.adas
	c := o.consent(ada, old, "newkey")
	if recipients(c) != "ada@example.org ada@example.org ada@example.org" || c.Outbox[1].Match+c.Outbox[2].Match != 3 {
		t.Fatalf("letters to %s", recipients(c))
	}
	for name, tag := range map[string]string{"the tag of the game": old, "of the other game": second, "of a confirmation": pending} {
		for _, words := range []string{"d3d4", "accept", "yes", "show"} {
			if got := o.effect(o.decide(o.letter(ada, tag, words))); got == acts {
				t.Errorf("%s: %q %s", name, words, got)
			}
		}
	}
	for _, l := range c.Outbox[1:] {
		words := map[int]string{1: "d3d4", 2: "accept"}[l.Match]
		if got := o.effect(o.decide(o.letter(ada, replyTag(t, l), words))); got != acts {
			t.Errorf("game %d with the new tag: %s", l.Match, got)
		}
	}
	if got := o.effect(o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 3), "say hello"))); got != acts {
		t.Errorf("the opponent's tag: %s", got)
	}
	again := o.consent(ada, replyTag(t, c.Outbox[1]), "newkey")
	if len(again.Outbox) != 3 || again.Outbox[0].MessageID == c.Outbox[0].MessageID || again.Outbox[1].MessageID == c.Outbox[1].MessageID {
		t.Errorf("a second time: %d letters, %v", len(again.Outbox), again.Outbox)
	}
}

// TestForgottenWithAChallenge: a challenge to the address that somebody has given up, of which nobody has shown to have it since, comes to nothing
// when they are forgotten, and has their pseudonym.
func TestForgottenWithAChallenge(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.move()
	asked := o.send(adaNew, o.tag(adjudicator.WhiteSeat, 3), "address remove ada@example.org")
	first := o.send(ada, replyTag(t, to(t, asked, "ada@example.org")), "yes")
	moved := o.send(adaNew, replyTag(t, to(t, first, "ada@new.example")), "yes")
	challenge := o.send(bo, "", "new chesimals-0.1 vs ada@example.org")
	id := challenge.Changes[0].Match
	game := slices.IndexFunc(moved.Outbox, func(l games.Outgoing) bool { return l.Match == 1 })
	sure := o.send(adaNew, replyTag(t, moved.Outbox[game]), "forget me")
	gone := o.send(adaNew, replyTag(t, to(t, sure, "ada@new.example")), "yes")
	ends := slices.IndexFunc(gone.Changes, func(c games.Change) bool { return c.Match == id && c.Summary.Stage == adjudicator.Refused })
	if len(gone.Erase) != 1 || gone.Erase[0].Heir == "" || ends < 0 {
		t.Fatalf("%+v, %+v", gone.Erase, gone.Changes)
	}
	erased, err := leave.Erase(t.Context(), o.referee, o.referee.Changes(o.store), gone.Erase[0], o.now)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range erased.Changes {
		if s := c.Summary; s.White.Address == gone.Erase[0].Heir || s.Black.Address == gone.Erase[0].Heir {
			t.Errorf("game %d has still %+v, %+v", c.Match, s.White, s.Black)
		}
	}
	if !slices.ContainsFunc(erased.Changes, func(c games.Change) bool { return c.Match == id }) {
		t.Errorf("the challenge keeps its names: %+v", erased.Changes)
	}
}
