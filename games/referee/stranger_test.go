package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

const cy = "Cy <cy@example.com>"

// invite has a player challenge somebody, with all the proof there is, and returns whether a letter went to them.
func (o *fixture) invite(from, seatTag, address string) bool {
	o.t.Helper()
	c := o.send(from, seatTag, "new chesimals-0.1 vs "+address)
	return strings.Contains(recipients(c), address)
}

// TestAStrangerIsInvitedOnceAWeek holds over all who challenge them, and nothing else is written to them meanwhile.
func TestAStrangerIsInvitedOnceAWeek(t *testing.T) {
	t.Parallel()
	o := open(t)
	adas, bos := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.BlackSeat, 3)
	if !o.invite(ada, adas, "cy@example.com") {
		t.Fatal("the stranger is not invited at all")
	}
	for range 6 {
		if o.invite(bo, bos, "cy@example.com") || o.invite(ada, adas, "cy@example.com") {
			t.Errorf("invited again on %s", o.now)
		}
		for _, words := range []string{"2: say are you there?", "2: withdraw", "address add cy@example.com"} {
			if c := o.send(ada, adas, words); strings.Contains(recipients(c), "cy@example.com") {
				t.Errorf("%q brings the stranger a letter", words)
			}
		}
		o.now = o.now.Add(24 * time.Hour)
	}
	o.now = o.now.Add(25 * time.Hour)
	if !o.invite(bo, bos, "cy@example.com") {
		t.Error("the stranger is not invited after a week")
	}
}

// TestAStrangerWhoBlocks is never written to again, however they say it, and whatever comes in their name or about them.
func TestAStrangerWhoBlocks(t *testing.T) {
	t.Parallel()
	for i, reply := range []string{"block", "Block!", "unsubscribe", "please block", "subject: Re: unsubscribe", "subject: block"} {
		o := open(t)
		bos := o.tag(adjudicator.BlackSeat, 3)
		invitation := to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs cy@example.com"), "cy@example.com")
		if !strings.Contains(o.flat(invitation), "reply “block” and I'll never write again") {
			t.Error("the invitation does not say how to have no more letters")
		}
		in := o.letter(cy, replyTag(t, invitation), reply)
		if subject, ok := strings.CutPrefix(reply, "subject: "); ok {
			in = o.letter(cy, replyTag(t, invitation), "")
			in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello", "Subject: "+subject, 1))
		}
		c := o.commit(o.decide(in))
		if len(c.Players) != 1 || !c.Players[0].Blocked || recipients(c) != "cy@example.com" {
			t.Errorf("%q: %+v, letters to %q", reply, c.Players, recipients(c))
			continue
		}
		for range max(1, 3-2*i) { // how they said it does not matter any more
			o.now = o.now.AddDate(0, 0, 20)
			for whose, from := range map[string]string{"in their name": cy, "of Bo's": bo} {
				for _, tag := range []string{"", bos, replyTag(t, invitation)} {
					for _, words := range []string{"help", "new chesimals-0.1 vs cy@example.com", "2: say hello", "address add cy@example.com", "accept", "nonsense"} {
						if c := o.send(from, tag, words); strings.Contains(recipients(c), "cy@example.com") {
							t.Fatalf("%q, then %q %s brings the stranger a letter", reply, words, whose)
						}
					}
				}
			}
			if _, err := referee.Tick(t.Context(), o.referee, o.referee.Changes(o.store), 2, o.now); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestAStrangersMailbox: tags, and dots where they mean nothing, make no other stranger of one: they are invited once a week, and who has
// blocked stays blocked.
func TestAStrangersMailbox(t *testing.T) {
	t.Parallel()
	o := open(t)
	adas, bos := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.BlackSeat, 3)
	if !o.invite(ada, adas, "c.y@gmail.com") {
		t.Fatal("the stranger is not invited at all")
	}
	for i, other := range []string{"cy@gmail.com", "c.y+1@gmail.com", "C.Y+2@googlemail.com"} {
		if from, tag := []string{ada, bo, bo}[i], []string{adas, bos, bos}[i]; o.invite(from, tag, strings.ToLower(other)) {
			t.Errorf("%s is invited in the same week", other)
		}
	}
	if c := o.send(ada, adas, "address add c.y+3@gmail.com"); strings.Contains(recipients(c), "gmail") {
		t.Error("asked whether the address is Ada's, in the same week")
	}
	invitation := to(t, o.send(bo, bos, "new chesimals-0.1 vs di@example.com"), "di@example.com")
	o.send("Di <di@example.com>", replyTag(t, invitation), "block")
	o.now = o.now.AddDate(0, 0, 20)
	if o.invite(bo, bos, "di+games@example.com") {
		t.Error("who has blocked is invited with a tag")
	}
}

// TestTwoAddressesOfOnePlayer: how often an account may challenge an address does not tell whether it is somebody's who plays here.
func TestTwoAddressesOfOnePlayer(t *testing.T) {
	t.Parallel()
	o := open(t)
	adas := o.tag(adjudicator.WhiteSeat, 3)
	proposed := o.consent(bo, o.tag(adjudicator.BlackSeat, 3), "address add bobby@example.net")
	if c := o.send("Bo <bobby@example.net>", replyTag(t, to(t, proposed, "bobby@example.net")), "yes"); len(c.Addresses) != 1 {
		t.Fatalf("%+v", c.Handling)
	}
	for range 3 {
		o.send(ada, adas, "new chesimals-0.1 vs bo@example.org")
	}
	if c := o.send(ada, adas, "new chesimals-0.1 vs bobby@example.net"); c.Handling.Disposition != games.Acted {
		t.Errorf("%+v", c.Handling)
	}
}

// TestAConfirmationIsNotAskedOfStrangersForOthers: an address from which nobody has ever answered cannot have us write to
// anybody.
func TestAConfirmationIsNotAskedOfStrangersForOthers(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, words := range []string{"new chesimals-0.1 vs victim@example.com", "address add victim@example.com", "1: say hello", "1: resign",
		"new chesimals-0.1 vs ada@example.org say buy my pills"} {
		for _, tag := range []string{"", o.tag(adjudicator.WhiteSeat, 3), o.adas} {
			hears := "eve@example.net"
			if tag != "" { // somebody's secret address: its owner hears of it
				hears = "ada@example.org"
			}
			if c := o.send(eve, tag, words); recipients(c) != "" && recipients(c) != hears {
				t.Errorf("%q: letters to %s", words, recipients(c))
			}
		}
	}
}

// TestForgedLettersAreNoMailBomb: whoever writes many letters in somebody's name brings them a few letters a day, whoever they
// are and whatever the letters ask for.
func TestForgedLettersAreNoMailBomb(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		from, mailbox string
		most          int
	}{"a stranger": {cy, "cy@example.com", 14}, "a player": {bo, "bo@example.org", 30}} {
		o := open(t)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
		asks := []string{"help", "new chesimals-0.1 vs zoe%d@example.com", "1: draw %d", "address add zoe%d@example.com", "games", "what %d", "block", "rules chesimals-2", "accept %d",
			"1: show\n2: show\n3: show\ngames\nnew chesimals-0.1 vs zoe%d@example.com"}
		letters, toAda := 0, 0
		for i := range 200 {
			words := strings.ReplaceAll(asks[i%len(asks)], "%d", fmt.Sprint(i))
			tag := ""
			if i%3 == 1 {
				tag = o.tag(adjudicator.WhiteSeat, 3) // stolen from Ada
			}
			c := o.send(test.from, tag, words)
			for _, l := range c.Outbox {
				if tag != "" && l.To == "ada@example.org" {
					toAda++
				} else if l.To != test.mailbox {
					t.Errorf("%s: %q brings %s a letter", name, words, l.To)
				}
				if l.From != "" {
					t.Errorf("%s: %q brings a letter whose failure is reported to us", name, words)
				}
			}
			letters += len(c.Outbox)
			o.now = o.now.Add(time.Minute)
		}
		if letters -= toAda; toAda == 0 || toAda > 5 {
			t.Errorf("%s: the owner of the stolen address gets %d letters", name, toAda)
		}
		if letters == 0 || letters > test.most {
			t.Errorf("%s gets %d letters from 200 in their name, at most %d should come", name, letters, test.most)
		}
	}
}

// TestForetold: whoever has just proved an address hears at once if their letters will be asked back each time, and hears it once.
func TestForetold(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		judge mailer.Judgement
		token bool
		want  string
	}{
		"believed":      {mailer.Judgement{Belief: mailer.Believed}, false, ""},
		"half believed": {mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}, false, "I'm only half sure that this letter is from you: its DKIM signature doesn't cover its To line. Turns, words and offers work at once if you reply to a game's newest letter; for anything else I'll ask for a “yes”."},
		"not believed":  {mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned}, false, "So I'll ask you to confirm each request with “yes”."},
		"trust: token":  {mailer.Judgement{}, true, ""},
	} {
		o := open(t)
		invited := replyTag(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs eve@example.net"), "eve@example.net"))
		added := o.asked(o.send(ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "address add zoe@example.com")), "yes"))
		o.referee.Judge = judged(c.judge)
		if c.token {
			o.referee.Judge = nil
		}
		for from, answer := range map[string]games.Commit{
			"eve@example.net": o.send(eve, invited, "accept"),
			"zoe@example.com": o.send("Zoe <zoe@example.com>", added, "yes"),
		} {
			said := ""
			for _, l := range answer.Outbox {
				if l.To == from || from == "zoe@example.com" {
					said += o.flat(l)
				}
			}
			if before := strings.Contains(said, "Before you play:"); before != (c.want != "") || !strings.Contains(said, c.want) {
				t.Errorf("%s, %s: %s", name, from, said)
			}
		}
		if again := o.flat(to(t, o.send(eve, o.tagOf(2, adjudicator.BlackSeat, 1), "show"), "eve@example.net")); strings.Contains(again, "Before you play") {
			t.Errorf("%s: told again: %s", name, again)
		}
	}
}
