package referee_test

import (
	"slices"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// TestSeveralRunOut: CR-5: a budget of seven days and three games whose clocks showed 0 at one moment: the first two by their numbers take of
// it, whichever a letter is about and in whatever order it names them.
func TestSeveralRunOut(t *testing.T) {
	t.Parallel()
	at := func(game int) token.Claim {
		return token.Claim{Game: game, Seat: adjudicator.WhiteSeat, Turn: 1, Epoch: "0.0"}
	}
	for name, letter := range map[string]func(*fixture) []games.Commit{
		"about the last": func(o *fixture) []games.Commit {
			return []games.Commit{o.send(ada, o.referee.Key.Reply(at(3)), "d2d3")}
		},
		"of the opponent's": func(o *fixture) []games.Commit {
			theirs := at(3)
			theirs.Seat = adjudicator.BlackSeat
			return []games.Commit{o.send(bo, o.referee.Key.Reply(theirs), "say Are you there?")}
		},
		"about all, backwards": func(o *fixture) []games.Commit {
			asked := o.send(ada, o.referee.Key.Reply(at(3)), "d2d3\ngame 2: d2d3\ngame 1: d3d4")
			return []games.Commit{asked, o.send(ada, o.asked(asked), "yes")}
		},
		"about all, backwards, and asked back": func(o *fixture) []games.Commit {
			return []games.Commit{o.send(ada, "", "game 3: d2d3\ngame 2: d2d3\ngame 1: d3d4")}
		},
		"the host's, of the last": func(o *fixture) []games.Commit {
			c, _ := o.onMachine("extend 3 5d")
			return []games.Commit{c}
		},
		"a letter that came back, of the last": func(o *fixture) []games.Commit {
			return []games.Commit{o.report(mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(3, adjudicator.WhiteSeat), "5.1.1", "one@x"))})}
		},
		"a ban": func(o *fixture) []games.Commit {
			c, _ := o.onMachine("ban Ada abuse")
			return []games.Commit{c}
		},
		"they want to be forgotten": func(o *fixture) []games.Commit {
			return []games.Commit{o.consent(ada, o.account("ada@example.org"), "forget me")}
		},
		"a vacation": func(o *fixture) []games.Commit {
			return []games.Commit{o.send(ada, o.account("ada@example.org"), "vacation 1d")}
		},
	} {
		o := open(t)
		o.multiply(3)
		o.now = o.summaryOf(1).Deadline.Add(time.Hour)
		var taken []int
		for _, c := range letter(o) {
			for _, change := range c.Club {
				for _, e := range change.Events {
					if f, ok := e.Fact.(club.AutomaticTaken); ok {
						taken = append(taken, f.Game)
					}
				}
			}
		}
		if !slices.Equal(taken, []int{1, 2}) {
			t.Errorf("%s: days are taken in games %v", name, taken)
		}
	}
}
