package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// TestFromAnotherAddress: somebody writes to a secret address of Ada's from an address that is none of hers, perhaps her other one. She
// is asked back at her own and told how to add it; the writer hears nothing, however far the letter is believed.
func TestFromAnotherAddress(t *testing.T) {
	t.Parallel()
	white := adjudicator.WhiteSeat
	for name, tag := range map[string]func(*fixture) string{
		"of a turn":    func(o *fixture) string { return o.tag(white, 3) },
		"of an older":  func(o *fixture) string { return o.tag(white, 1) },
		"of a request": func(o *fixture) string { return o.adas },
		"of a button": func(o *fixture) string {
			return buttons(o.t, to(o.t, o.send(ada, o.tag(white, 3), "show"), "ada@example.org"))["draw"]
		},
		"of a question": func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw"), "ada@example.org"))
		},
	} {
		for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
			for _, words := range []string{"d3d4", "draw", "resign", "yes", "draw yes", "show", "say hello", "this was not me", "", "What is this?"} {
				o := open(t)
				at := tag(o)
				o.referee.Judge = judged(mailer.Judgement{Belief: as})
				c := o.decide(o.letter(adaNew, at, words))
				if got := o.effect(c); got == acts || recipients(c) != "ada@example.org" || !says(c, "ada@new.example") || !says(c, "address add") {
					t.Errorf("%s, %s, %q: %s, letters to %s, %+v", name, as, words, got, recipients(c), c.Handling)
				}
				if c.Imprint != "" || c.Handling.Doubt != mailer.OtherAuthor || c.Handling.From != "ada@new.example" {
					t.Errorf("%s, %s, %q: %+v", name, as, words, c.Handling)
				}
			}
		}
	}
}

// TestFromAnotherAddressIsCapped: whoever has got a copy of an address can bring its owner a few letters a day, and none to who wants
// none; her own are not counted with them.
func TestFromAnotherAddressIsCapped(t *testing.T) {
	t.Parallel()
	o := open(t)
	letters := 0
	for range 30 {
		letters += len(o.send(eve, o.tag(adjudicator.WhiteSeat, 3), "d3d4").Outbox)
	}
	if letters == 0 || letters > 5 {
		t.Errorf("%d letters in a day", letters)
	}
	if c := o.send(eve, o.tag(adjudicator.WhiteSeat, 3), "d3d4"); c.Handling.Disposition != games.Capped {
		t.Errorf("beyond: %+v", c.Handling)
	}
	if c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"); o.effect(c) != asks || len(c.Outbox) != 1 {
		t.Errorf("Ada is not answered any more: %+v", c.Handling)
	}
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "block")
	o.now = o.now.AddDate(0, 0, 2)
	for _, words := range []string{"d3d4", "unblock"} {
		if c := o.decide(o.letter(eve, o.tag(adjudicator.WhiteSeat, 3), words)); len(c.Outbox) > 0 {
			t.Errorf("%q brings a letter to who wants none: %+v", words, c.Handling)
		}
	}
}

// TestFromAnotherAddressThatIsNotValid: what is not valid is as good as the plain address, for the writer.
func TestFromAnotherAddressThatIsNotValid(t *testing.T) {
	t.Parallel()
	o := open(t)
	forged := strings.Replace(o.tag(adjudicator.WhiteSeat, 3), "1w3.", "1w2.", 1)
	dead := o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Epoch: "1.0"})
	for _, tag := range []string{forged, dead} {
		if c := o.decide(o.letter(eve, tag, "help")); recipients(c) != "eve@example.net" {
			t.Errorf("%s: letters to %q", tag, recipients(c))
		}
	}
}

// TestForgedLettersDoNotSilenceSecretAddresses: forged letters to the plain address, and letters from elsewhere, use up nothing of what
// a player's own letters bring that no server vouches for.
func TestForgedLettersDoNotSilenceSecretAddresses(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = judged(mailer.Judgement{Doubt: mailer.Unsigned})
	for range 30 {
		o.send(ada, "", "new chesimals-0.1 vs zoe@example.com")
		o.send(eve, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	}
	for i := range 20 {
		if c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4\r\nsay "+strings.Repeat("x", i+1)); o.effect(c) != asks || len(c.Outbox) != 1 {
			t.Fatalf("letter %d: %s, %+v", i+1, o.effect(c), c.Handling)
		}
	}
}

// TestFromWhereALetterCame is the table of what asks back: it names the address that the letter came from, and calls no other the reader's.
func TestFromWhereALetterCame(t *testing.T) {
	t.Parallel()
	white := adjudicator.WhiteSeat
	account := func(o *fixture) string { return o.account("ada@example.org") }
	for where, tag := range map[string]func(*fixture) string{
		"a turn": func(o *fixture) string { return o.tag(white, 3) }, "an older turn": func(o *fixture) string { return o.tag(white, 1) }, "the request": func(o *fixture) string { return o.adas },
		"a question": func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw"), "ada@example.org"))
		},
	} {
		for _, words := range []string{"resign", "newkey", "d3d4", "address add zoe@example.com", "draw"} {
			o := open(t)
			at := tag(o)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
			asked := o.send(adaNew, at, words)
			said := o.flat(to(t, asked, "ada@example.org"))
			if !strings.Contains(said, "A letter from ada@new.example asks for: > "+words) || strings.Contains(said, "You asked") || strings.Contains(said, "so please confirm that this was you") {
				t.Errorf("to %s, %q: %s", where, words, said)
			}
			again := o.flat(to(t, o.send(ada, o.asked(asked), "What is this?"), "ada@example.org"))
			if !strings.Contains(again, "address that isn't yours asks for") || strings.Contains(again, "You asked") {
				t.Errorf("to %s, %q, asked again: %s", where, words, again)
			}
		}
	}
	o := open(t)
	for _, tag := range []string{"", account(o)} {
		if said := o.flat(to(t, o.decide(o.letter(ada, tag, "newkey")), "ada@example.org")); !strings.Contains(said, "You asked for: > newkey") {
			t.Errorf("of her own: %s", said)
		}
	}
}
