package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/rules"
)

// calledOff reports whether a commit calls a game off.
func calledOff(c games.Commit) bool {
	for _, change := range c.Changes {
		if change.Summary.Stage == adjudicator.Over && change.Summary.Reason == string(rules.CalledOff) && change.Summary.Result == "*" {
			return true
		}
	}
	return false
}

// TestCallOffs is the table of "withdraw" in a game that is being played: where the letter comes to, how far it is believed, and what becomes of it.
func TestCallOffs(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		from, want string // not, half, believed
		to         func(*fixture) string
		words      string
	}{
		"newest":         {ada, "asks off off", func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "withdraw"},
		"newest, number": {ada, "asks off off", func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "withdraw 1"},
		"the other's":    {bo, "asks off off", func(o *fixture) string { return o.tag(adjudicator.BlackSeat, 3) }, "withdraw"},
		"older":          {ada, "asks asks asks", func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 1) }, "withdraw"},
		"account":        {ada, "asks asks asks", func(o *fixture) string { return o.account("ada@example.org") }, "1: withdraw"},
		"plain":          {ada, "tells asks asks", func(*fixture) string { return "" }, "1: withdraw"},
		"somebody else":  {eve, "asks asks asks", func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "withdraw"},
		"nothing asked":  {ada, "asks asks tells", func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }, "withdraw yes"},
	} {
		for i, want := range strings.Fields(c.want) {
			o := open(t)
			tag := c.to(o)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Belief(i), Doubt: mailer.Unsigned})
			done := o.decide(o.letter(c.from, tag, c.words))
			got := o.effect(done)
			if calledOff(done) {
				got = "off"
			}
			if got != want {
				t.Errorf("%s, %s: %s, want %s: %+v", name, mailer.Belief(i), got, want, done.Handling)
			}
			if got == asks {
				o.commit(done)
				o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
				if yes := o.send(ada, o.asked(done), "yes"); c.words == "withdraw" && !calledOff(yes) && c.from != bo {
					t.Errorf("%s: a yes does not call it off: %+v", name, yes.Handling)
				}
			}
		}
	}
}

// TestCallOffsOfAMonth: three games a month are called off alone, and of one more the other is asked, whoever of them it is.
func TestCallOffsOfAMonth(t *testing.T) {
	t.Parallel()
	o := open(t)
	begin := func(game int) {
		o.commit(o.decide(o.letter(ada, "", "new chesimals-0.1 vs bo@example.org as white")))
		o.send(bo, o.tagIn(game, adjudicator.BlackSeat, 1), "accept")
	}
	for game := 2; game <= 4; game++ {
		begin(game)
		if c := o.send(ada, o.tagIn(game, adjudicator.WhiteSeat, 1), "withdraw"); !calledOff(c) || !strings.Contains(o.flat(to(t, c, boAt)), "Ada has called the game off") {
			t.Fatalf("game %d: %+v", game, c.Handling)
		}
		o.now = o.now.Add(time.Hour)
	}
	begin(5)
	c := o.send(ada, o.tagIn(5, adjudicator.WhiteSeat, 1), "withdraw")
	if calledOff(c) || !strings.Contains(o.flat(to(t, c, boAt)), "“withdraw yes”") {
		t.Fatalf("a fourth: %+v", c.Handling)
	}
	if c := o.send(bo, o.tagIn(5, adjudicator.BlackSeat, 1), "yes"); calledOff(c) {
		t.Errorf("a bare yes to a letter that asks no single thing calls it off: %+v", c.Handling)
	}
	if c := o.send(bo, o.tagIn(5, adjudicator.BlackSeat, 1), "withdraw yes"); !calledOff(c) {
		t.Errorf("the other's yes: %+v", c.Handling)
	}
	begin(6)
	if c := o.send(bo, o.tagIn(6, adjudicator.BlackSeat, 1), "withdraw"); !calledOff(c) {
		t.Errorf("Bo's own: %+v", c.Handling)
	}
	begin(7)
	o.now = o.now.Add(31 * 24 * time.Hour)
	if c := o.send(ada, o.tagIn(7, adjudicator.WhiteSeat, 1), "withdraw"); calledOff(c) {
		t.Errorf("her time has run out: %+v", c.Handling)
	}
	begin(8)
	if c := o.send(ada, o.tagIn(8, adjudicator.WhiteSeat, 1), "withdraw"); !calledOff(c) {
		t.Errorf("a month later: %+v", c.Handling)
	}
}
