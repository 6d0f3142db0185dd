package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// played lists the turns that a commit plays, by game.
func played(c games.Commit) map[int]string {
	turns := map[int]string{}
	for _, change := range c.Changes {
		for _, e := range change.Events {
			if fact, ok := e.Fact.(adjudicator.TurnPlayed); ok {
				turns[change.Match] = fact.Turn
			}
		}
	}
	return turns
}

// TestTheNextTurnAtARequest: an answer in a game's thread that asks back has the address of the request. What is written to it and is no
// yes is as good as sent to the newest address of that game: also where the request is about another game, or about none.
func TestTheNextTurnAtARequest(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"resign", "2: resign", "newkey", "2: draw"} {
		o, _ := openTwo(t)
		tag := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words))
		if got := played(o.decide(o.letter(ada, tag, "d3d4"))); len(got) != 1 || got[1] == "" {
			t.Errorf("a turn in answer to what asks for %q plays %v", words, got)
		}
		o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		if text := ownWords(o.decide(o.letter(ada, tag, "d4d5"))); !strings.Contains(text, "You answered the letter for turn 3, but the game is at turn 4. I played") {
			t.Errorf("a turn in answer to what asked for %q before the last turn:\n%s", words, text)
		}
	}
}

// TestAYesIsToTheRequest: a yes in answer to a letter in one game's thread does what was asked about another.
func TestAYesIsToTheRequest(t *testing.T) {
	t.Parallel()
	o, _ := openTwo(t)
	c := o.send(ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "2: resign")), "yes")
	if len(c.Changes) != 1 || c.Changes[0].Match != 2 || c.Changes[0].Summary.Stage != adjudicator.Over {
		t.Errorf("a yes to resigning game 2 changes %+v", c.Changes)
	}
}

// TestActAndConfirmationInOneLetter: "confirm" below what cannot be undone is told where it belongs, and what stands above it is asked back as ever.
func TestActAndConfirmationInOneLetter(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"resign\nconfirm", "confirm\nresign", "resign\nyes", "resign\n\nconfirm resign"} {
		for _, as := range []mailer.Belief{mailer.HalfBelieved, mailer.Believed} {
			o, _ := openTwo(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: as})
			c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words))
			text := ownWords(c)
			if len(c.Requests) != 1 || !strings.Contains(text, "> resign\n") || !strings.Contains(text, "Send it alone") {
				t.Errorf("%q, %s: %d requests:\n%s", words, as, len(c.Requests), text)
			}
		}
	}
}

// TestOfferBesidesAQuestion: what the other side has asked can be answered in words at the address of a request; a plain yes is to the request.
func TestOfferBesidesAQuestion(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.HalfBelieved, mailer.Believed} {
		o, _ := openTwo(t)
		o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw")
		asked := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "newkey")
		text := ownWords(asked)
		if !strings.Contains(text, "“1: draw yes”") || strings.Contains(text, "    draw yes") {
			t.Errorf("the offer is not named beside the question:\n%s", text)
		}
		tag := o.asked(asked)
		o.referee.Judge = judged(mailer.Judgement{Belief: as})
		if c := o.decide(o.letter(ada, tag, "1: draw yes")); o.effect(c) != acts || c.Changes[0].Summary.Stage != adjudicator.Over {
			t.Errorf("%s: the offer is not accepted: %+v", as, c.Handling)
		}
		if c := o.decide(o.letter(ada, tag, "yes")); len(c.Players) != 1 || c.Players[0].Epoch != 1 {
			t.Errorf("%s: a yes does not renew the keys: %+v", as, c.Handling)
		}
	}
}

// TestAskedAgainElsewhere: a question that is asked again is answered in the thread of the letter that has asked; once that game has
// gone on, a question of the same words takes its place, so that a turn in answer to it is one at the board which it shows.
func TestAskedAgainElsewhere(t *testing.T) {
	t.Parallel()
	o, _ := openTwo(t)
	o.now = o.now.Add(8 * 24 * time.Hour) // what was asked before is too old
	first := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "newkey"))
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	o.send(bo, o.tag(adjudicator.BlackSeat, 4), "c6b5")
	again := o.send(ada, o.referee.Key.Reply(token.Claim{Game: 2, Seat: adjudicator.WhiteSeat, Turn: 1, Epoch: "0.0"}), "yes")
	second := o.asked(again)
	if first == second || !strings.Contains(ownWords(again), "[pbem 1]") && again.Outbox[0].Match != 1 {
		t.Fatalf("%+v\n%s", again.Handling, ownWords(again))
	}
	if got := played(o.decide(o.letter(ada, second, "d1d2"))); got[1] == "" {
		t.Errorf("a turn in answer to the question plays %v", got)
	}
	if c := o.decide(o.letter(ada, first, "yes")); o.effect(c) == acts {
		t.Errorf("a yes to the first question acts: %+v", c.Handling)
	}
	if c := o.decide(o.letter(ada, second, "yes")); o.effect(c) != acts {
		t.Errorf("a yes to the second does not: %+v", c.Handling)
	}
}
