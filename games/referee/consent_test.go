package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// ofNoReturn are orders that cannot be undone, one of each kind.
func ofNoReturn() []string {
	return []string{"resign", "newkey", "address add zoe@example.com"}
}

// noConsent are answers of people to a letter that asks for a yes, and that are none.
func noConsent() []string {
	return []string{"Please do not!", "Go away", "Do I know you?", "Yes, but that was not me!", "confirm nothing", "", "-- \nAda", "Do not write me such things",
		"Yes?", "I did not ask for this", "Sure you are right?", "ok, what is this about", "Please stop", "What do I have to confirm?", "Yes, I know that I am losing",
		"confirm draw", "No way, yes!", "d3d4 yes"}
}

// TestNothingButAYesIsConsent: a forged letter asks for what cannot be undone, and its owner answers as people do.
func TestNothingButAYesIsConsent(t *testing.T) {
	t.Parallel()
	wrong, tried := 0, 0
	for _, words := range ofNoReturn() {
		o := open(t)
		asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words))
		for _, answer := range noConsent() {
			tried++
			c := o.decide(o.letter(ada, asked, answer))
			if got := o.effect(c); got == acts && answer != "d3d4 yes" || len(c.Addresses) > 0 || over(c) {
				wrong++
				t.Errorf("%q, answered %q: %s, %+v", words, answer, got, c.Handling)
			}
			if recipients(c) == "" {
				t.Errorf("%q, answered %q: silence", words, answer)
			}
		}
		c := o.send(ada, asked, "Yes, please.")
		if o.changed(words, c) == false {
			t.Errorf("%q: a yes does nothing: %+v", words, c.Handling)
		}
		if c := o.decide(o.letter(ada, asked, "yes")); o.changed(words, c) {
			t.Errorf("%q is done twice", words)
		}
	}
	t.Logf("%d answers, %d read as consent wrongly", tried, wrong)
}

// over reports whether a commit ends a game.
func over(c games.Commit) bool {
	for _, change := range c.Changes {
		if change.Summary.Stage == adjudicator.Over {
			return true
		}
	}
	return false
}

// changed reports whether a commit did what was asked for.
func (o *fixture) changed(words string, c games.Commit) bool {
	switch words {
	case "resign":
		return over(c)
	case "block":
		return len(c.Players) == 1 && c.Players[0].Blocked
	case "newkey":
		return len(c.Players) == 1 && c.Players[0].Epoch == 1
	}
	return strings.Contains(recipients(c), "zoe@example.com")
}

// TestThisWasNotMe: the question is dead, nothing else changes, and new keys are offered.
func TestThisWasNotMe(t *testing.T) {
	t.Parallel()
	o := open(t)
	asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"))
	c := o.send(ada, asked, "This was not me!")
	if over(c) || !strings.Contains(string(to(t, c, "ada@example.org").Data), "newkey") {
		t.Errorf("%+v", c.Handling)
	}
	if c := o.decide(o.letter(ada, asked, "yes")); over(c) {
		t.Error("a yes after it resigns")
	}
	if c := o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")); o.effect(c) != acts {
		t.Errorf("the game does not go on: %+v", c.Handling)
	}
}

// TestWhatDisarms: a resignation that was asked for is worth nothing after what changes what it means, and stays what it was after
// the rest.
func TestWhatDisarms(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, c := range map[string]struct {
		after func(*fixture)
		armed bool
	}{
		"nothing":                  {func(*fixture) {}, true},
		"talk of either side":      {func(o *fixture) { o.send(ada, o.tag(white, 3), "say hm"); o.send(bo, o.tag(black, 3), "say hm?") }, true},
		"looks":                    {func(o *fixture) { o.send(ada, o.tag(white, 3), "show\nlegal\nhistory") }, true},
		"another game":             {func(o *fixture) { o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs bo@example.org") }, true},
		"time":                     {func(o *fixture) { o.now = o.now.Add(40 * time.Hour); o.tick(1) }, true},
		"the other's try":          {func(o *fixture) { o.send(bo, o.tag(black, 3), "try d7d6") }, true},
		"an own turn":              {func(o *fixture) { o.send(ada, o.tag(white, 3), "d3d4") }, false},
		"an own turn, refused":     {func(o *fixture) { o.send(ada, o.tag(white, 3), "d3d9") }, false},
		"an own try":               {func(o *fixture) { o.send(ada, o.tag(white, 3), "try d3d4") }, false},
		"an own try, refused":      {func(o *fixture) { o.send(ada, o.tag(white, 3), "try d3d9") }, false},
		"an own offer":             {func(o *fixture) { o.send(ada, o.tag(white, 3), "draw") }, false},
		"an own answer, refused":   {func(o *fixture) { o.send(ada, o.tag(white, 3), "draw yes") }, false},
		"the other's offer":        {func(o *fixture) { o.send(bo, o.tag(black, 3), "draw") }, false},
		"the other's wish to undo": {func(o *fixture) { o.send(bo, o.tag(black, 3), "undo") }, false},
		"a turn of the other's":    {func(o *fixture) { o.send(ada, o.tag(white, 3), "d3d4"); o.send(bo, o.tag(black, 4), "c6c5") }, false},
		"a take-back":              {func(o *fixture) { o.send(bo, o.tag(black, 3), "undo"); o.send(ada, o.tag(white, 3), "undo yes") }, false},
		"a turn that could be for another game": {func(o *fixture) {
			o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs bo@example.org")
			o.send(ada, o.tag(white, 3), "2: d3d4")
		}, false},
		"an answer with a number of neither": {func(o *fixture) { o.send(ada, o.tag(white, 3), "57: draw yes") }, false},
		"a try of too many turns":            {func(o *fixture) { o.send(ada, o.tag(white, 3), "try d3d4"+strings.Repeat(" then d3d4", 21)) }, false},
		"a try on a fresh board":             {func(o *fixture) { o.send(ada, o.tag(white, 3), "try chesimals-0.1 d2d3") }, true},
		"a later letter of the same":         {func(o *fixture) { o.send(ada, o.tag(white, 3), "resign") }, true},
	} {
		o := open(t)
		asked := o.asked(o.send(ada, o.tag(white, 3), "resign"))
		c.after(o)
		if got := over(o.decide(o.letter(ada, asked, "confirm"))); got != c.armed {
			t.Errorf("after %s the resignation is confirmed: %v, want %v", name, got, c.armed)
		}
	}
}

// TestAYesThatIsNotBelieved: what cannot be undone is not done by it, and the request waits on for one that is.
func TestAYesThatIsNotBelieved(t *testing.T) {
	t.Parallel()
	o := open(t)
	asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"))
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
	if c := o.send(ada, asked, "yes"); over(c) || len(c.Outbox) != 1 {
		t.Errorf("%+v, %d letters", c.Handling, len(c.Outbox))
	}
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	if c := o.send(ada, asked, "Yes."); !over(c) {
		t.Errorf("the yes that is believed: %+v", c.Handling)
	}
}

// TestBelievedAtThePlainAddress: a letter of the account's that was believed counts wherever it was sent to.
func TestBelievedAtThePlainAddress(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.now = o.now.Add(20 * 24 * time.Hour)
	o.send(ada, "", "name Ada")
	o.now = o.now.Add(20 * 24 * time.Hour)
	asked := o.asked(o.send(ada, "", "1: resign"))
	o.now = o.now.Add(time.Hour)
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
	if c := o.send(ada, asked, "yes"); over(c) {
		t.Errorf("a yes that is not believed resigns, twenty days after one that was: %+v", c.Handling)
	}
}

// TestAnOldRequest: after thirty days the address of a request about no game is no better than the plain one, as that of an account.
func TestAnOldRequest(t *testing.T) {
	t.Parallel()
	o := open(t)
	asked := o.asked(o.send(ada, "", "newkey"))
	for _, days := range []time.Duration{29, 31} {
		in := o.letter(ada, asked, "name Ada")
		in.Received = o.now.Add(days * 24 * time.Hour)
		if c := o.decide(in); (c.Handling.Proof == games.ByAccountAddress) != (days == 29) {
			t.Errorf("after %d days: %+v", days, c.Handling)
		}
	}
}

// TestAnInvitationThatNobodyWanted: “this was not me” ends its address, and the game can still be accepted at the new one.
func TestAnInvitationThatNobodyWanted(t *testing.T) {
	t.Parallel()
	o := open(t)
	asked := replyTag(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs eve@example.net"), "eve@example.net"))
	again := replyTag(t, to(t, o.send(eve, asked, "This was not me."), "eve@example.net"))
	if c := o.decide(o.letter(eve, asked, "yes")); o.effect(c) == acts {
		t.Errorf("a yes to the question that is dead: %+v", c.Handling)
	}
	if c := o.decide(o.letter(eve, again, "accept")); o.effect(c) != acts {
		t.Errorf("accept: %+v", c.Handling)
	}
}

// tick lets time pass in a match.
func (o *fixture) tick(match int) {
	o.t.Helper()
	c, err := referee.Tick(ctx(), o.referee, o.referee.Changes(o.store), match, o.now)
	if err == nil {
		err = o.store.Commit(ctx(), c)
	}
	if err != nil {
		o.t.Fatal(err)
	}
}

// TestQuestionsOfGames: invitations, offers and tries are answered by a yes at the address of their letter, believed or not, and by a
// yes nowhere else.
func TestQuestionsOfGames(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, ask := range map[string]func(*fixture) (from string, asks games.Outgoing){
		"an invitation": func(o *fixture) (string, games.Outgoing) {
			return bo, to(o.t, o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs bo@example.org"), "bo@example.org")
		},
		"a draw": func(o *fixture) (string, games.Outgoing) {
			return bo, to(o.t, o.send(ada, o.tag(white, 3), "draw"), "bo@example.org")
		},
		"a take-back": func(o *fixture) (string, games.Outgoing) {
			return ada, to(o.t, o.send(bo, o.tag(black, 3), "undo"), "ada@example.org")
		},
		"a try": func(o *fixture) (string, games.Outgoing) {
			return ada, to(o.t, o.send(ada, o.tag(white, 3), "try d3d4"), "ada@example.org")
		},
	} {
		for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
			o := open(t)
			from, asks := ask(o)
			tag := replyTag(t, asks)
			o.referee.Judge = judged(mailer.Judgement{Belief: as})
			for _, answer := range []string{"", "Perhaps.", "Who are you?", "I am away until Monday."} {
				if got := o.effect(o.decide(o.letter(from, tag, answer))); got == acts {
					t.Errorf("%s, %s, answered %q: %s", name, as, answer, got)
				}
			}
			for _, elsewhere := range []string{"", o.tag(white, 3), o.tag(black, 3)} {
				if got := o.effect(o.decide(o.letter(from, elsewhere, "yes"))); got == acts {
					t.Errorf("%s, %s: a yes to %q %s", name, as, elsewhere, got)
				}
			}
			if c := o.decide(o.letter(from, tag, "yes")); o.effect(c) != acts {
				t.Errorf("%s, %s: a yes does not act: %+v", name, as, c.Handling)
			}
			o.send(from, tag, "no")
			if got := o.effect(o.decide(o.letter(from, tag, "yes"))); got == acts {
				t.Errorf("%s, %s: a yes after the no %s", name, as, got)
			}
		}
	}
}

// TestATryThatNobodySaw: a try whose answer was capped away leaves no older turn for the next yes.
func TestATryThatNobodySaw(t *testing.T) {
	t.Parallel()
	o := open(t)
	older := replyTag(t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "try d3d4"), "ada@example.org"))
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "try d3d9") // refused; that answer may be one too many for the day
	if c := o.decide(o.letter(ada, older, "confirm")); o.effect(c) == acts {
		t.Errorf("%+v", c.Handling)
	}
}

// TestAnActAndItsConfirmation never stand in one letter.
func TestAnActAndItsConfirmation(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"resign\nconfirm", "resign\nyes", "confirm\nresign", "resign\nconfirm resign", "newkey\nresign\nconfirm"} {
		o := open(t)
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
		open := 0
		for _, q := range c.Requests {
			if !q.Done {
				open++
			}
		}
		if over(c) || open > 1 {
			t.Errorf("%q: %d requests, %+v", words, open, c.Handling)
		}
	}
}

// TestWhoIsNeverDoubted: what cannot be undone is not done by a letter that is not believed, where others of the account are.
func TestWhoIsNeverDoubted(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say hello") // believed
	asked := o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"))
	o.referee.Judge = judged(mailer.Judgement{Doubt: mailer.Unsigned})
	if c := o.decide(o.letter(ada, asked, "yes")); over(c) {
		t.Error("a letter that is not believed resigns")
	}
	p, err := o.store.Player(ctx(), "ada@example.org")
	if err != nil || p.Believed.IsZero() {
		t.Fatalf("%+v, %v", p, err)
	}
	o.now = o.now.Add(31 * 24 * time.Hour)
	asked = o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign"))
	if c := o.decide(o.letter(ada, asked, "yes")); !over(c) {
		t.Errorf("after a month in which nothing was believed: %+v", c.Handling)
	}
}

// TestReadByOthers: where only the address proves who writes, a letter that names somebody else in To or Cc ends it; what it asked
// for is done, and the answer brings a new address.
func TestReadByOthers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = nil // trust: token
	tag := o.tag(adjudicator.WhiteSeat, 3)
	in := o.letter(ada, tag, "say hello")
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Cc: bo@example.org\r\nSubject:", 1))
	c := o.decide(in)
	if err := o.store.Commit(ctx(), c); err != nil || o.effect(c) != acts {
		t.Fatalf("%+v, %v", c.Handling, err)
	}
	for _, words := range []string{"d3d4", "draw", "say I am Ada", "resign"} {
		if got := o.effect(o.decide(o.letter(ada, tag, words))); got == acts {
			t.Errorf("%q to the address that others have read: %s", words, got)
		}
	}
	fresh := replyTag(t, to(t, c, "ada@example.org"))
	if c := o.decide(o.letter(ada, fresh, "d3d4")); o.effect(c) != acts {
		t.Errorf("the new address: %+v", c.Handling)
	}
	asked := o.asked(o.send(ada, fresh, "resign"))
	in = o.letter(ada, asked, "yes")
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Cc: bo@example.org\r\nSubject:", 1))
	if !over(o.decide(in)) {
		t.Error("a yes that names somebody else is no yes")
	}
}

// TestOlderAddressesDoNothing: the address of a turn that is past, which everybody may have seen, looks and talks and no more.
func TestOlderAddressesDoNothing(t *testing.T) {
	t.Parallel()
	for _, words := range append(ofNoReturn(), "name Eve", "new chesimals-0.1 vs zoe@example.com", "draw", "d3d4") {
		o := open(t)
		tag := o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 1, Epoch: "0.0"})
		c := o.send(ada, tag, words)
		if got := o.effect(c); got == acts {
			t.Errorf("%q %s", words, got)
		}
		if got := o.effect(o.send(ada, tag, "confirm")); got == acts {
			t.Errorf("%q, confirmed at the same address: %s", words, got)
		}
	}
}

// TestAnswersWithTheirGame: what answers a question answers it with its game's number in front, too, in every language; another game's answers
// nothing.
func TestAnswersWithTheirGame(t *testing.T) {
	t.Parallel()
	requests := map[string]func(*fixture) string{
		"resign":    func(o *fixture) string { return o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")) },
		"1: resign": func(o *fixture) string { return o.asked(o.send(ada, "", "1: resign")) },
		"a draw": func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw"), "ada@example.org"))
		},
		"an undo": func(o *fixture) string {
			return replyTag(o.t, to(o.t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "undo"), "ada@example.org"))
		},
	}
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for name, request := range requests {
		answers := []string{"yes", "Yes, please.", "ja", "Ja, bitte!", "confirm", "no", "nein", "No, thanks", "this was not me", "Das war ich nicht"}
		if strings.Contains(name, "resign") {
			answers = append(answers, "confirm resign", "yes, resign", "confirm 1: resign")
		}
		if name == "1: resign" || name == "an undo" {
			answers = []string{"ja", "no"}
		}
		for _, plain := range answers {
			o := open(t)
			o.referee.Languages = languages
			tag := request(o)
			want := o.decide(o.letter(ada, tag, plain)).Handling
			if want.Proof != games.ByConfirmation {
				t.Fatalf("%s: %q is no answer: %+v", name, plain, want)
			}
			for _, front := range []string{"1: ", "1:", "#1: ", "game 1: ", "Game #1: ", "Partie 1: ", "[pbem 1] ", "1:\r\n", "Hi,\r\n1: "} {
				if got := o.decide(o.letter(ada, tag, front+plain)).Handling; got.Disposition != want.Disposition || got.Why != want.Why || got.Proof != want.Proof {
					t.Errorf("%s: %q: %+v, want %+v", name, front+plain, got, want)
				}
			}
			for _, front := range []string{"2: ", "turn 1: ", "1: 2: ", "-1: ", "11: "} {
				if got := o.decide(o.letter(ada, tag, front+plain)); got.Handling.Proof == games.ByConfirmation && !strings.HasPrefix(got.Handling.Why, "notme") || over(got) {
					t.Errorf("%s: %q answers: %+v", name, front+plain, got.Handling)
				}
			}
		}
	}
}

// TestConfirmByName: the act may be repeated in the yes, with or without its game, and no other.
func TestConfirmByName(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]bool{"confirm resign": true, "confirm 1: resign": true, "Yes, resign.": true, "yes": true, "confirm draw": false, "confirm 2: resign": false, "resign": false} {
		o := open(t)
		asked := o.asked(o.send(ada, "", "1: resign"))
		if c := o.decide(o.letter(ada, asked, words)); over(c) != want {
			t.Errorf("%q: resigned %v, want %v; %+v", words, over(c), want, c.Handling)
		}
	}
}
