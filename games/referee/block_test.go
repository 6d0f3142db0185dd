package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestBlock is the table of "block": the address it comes to, and what becomes of it in letters that are not, half and wholly believed.
func TestBlock(t *testing.T) {
	t.Parallel()
	const cy = "Cy <cy@example.com>"
	invited := func(note string) func(*fixture) string {
		return func(o *fixture) string {
			return replyTag(o.t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs cy@example.com as white"+note), "cy@example.com"))
		}
	}
	turn := func(seat adjudicator.Seat, n int) func(*fixture) string {
		return func(o *fixture) string { return o.tag(seat, n) }
	}
	for _, c := range []struct {
		name, from string
		to         func(*fixture) string
		want       string // not, half, believed
	}{
		{"an invitation's", cy, invited(""), "acts acts acts"},
		{"an invitation's with words", cy, invited(" say Hi Cy!"), "acts acts acts"},
		{"an invitation's, asked a question before", cy, func(o *fixture) string {
			return replyTag(o.t, to(t, o.send(cy, invited("")(o), "help"), "cy@example.com"))
		}, "acts acts acts"},
		{"an invitation's, from another address", eve, invited(""), "asks asks asks"},
		{"an invitation's, accepted", cy, func(o *fixture) string {
			tag := invited("")(o)
			o.send(cy, tag, "accept")
			return tag
		}, "asks asks acts"},
		{"the inviter's own", ada, func(o *fixture) string {
			return replyTag(o.t, to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "new chesimals-0.1 vs cy@example.com as white"), "ada@example.org"))
		}, "asks asks acts"},
		{"of the turn", ada, turn(adjudicator.WhiteSeat, 3), "asks asks acts"},
		{"of an older turn", ada, turn(adjudicator.WhiteSeat, 1), "asks asks acts"},
		{"of the account", ada, func(o *fixture) string { return o.account("ada@example.org") }, "asks asks acts"},
		{"of a request", ada, func(o *fixture) string { return o.adas }, "asks asks acts"},
		{"plain", ada, func(*fixture) string { return "" }, "tells asks asks"},
		{"of the turn, in an event", ada, func(o *fixture) string {
			o.referee.Host = "ada@example.org"
			o.send(ada, o.account("ada@example.org"), "tournament new Cup chesimals-0.1 round-robin start at 3 players")
			o.send(ada, o.account("ada@example.org"), "join Cup")
			return o.tag(adjudicator.WhiteSeat, 3)
		}, "asks asks asks"},
	} {
		for i, want := range strings.Fields(c.want) {
			o := open(t)
			tag := c.to(o)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Belief(i), Doubt: mailer.Unsigned})
			done := o.decide(o.letter(c.from, tag, "block"))
			if got := o.effect(done); got != want {
				t.Errorf("%s, %s: %s, want %s: %+v", c.name, mailer.Belief(i), got, want, done.Handling)
			}
			if want == acts && (recipients(done) == "" || !strings.Contains(o.flat(done.Outbox[0]), "“unblock”")) {
				t.Errorf("%s, %s: the letter doesn't name unblock", c.name, mailer.Belief(i))
			}
		}
	}
}

// TestBlockedAreHeard, CR-35: a believed letter of somebody who wants no mail is not answered, and shows that they are not silent.
func TestBlockedAreHeard(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		as    mailer.Judgement
		later bool
	}{
		"believed":     {mailer.Judgement{Belief: mailer.Believed}, true},
		"half":         {mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}, false},
		"not believed": {mailer.Judgement{Doubt: mailer.Unsigned}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := open(t)
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "block")
			before := playerOf(t, o)
			o.referee.Judge = judged(c.as)
			o.now = o.now.Add(20 * 24 * time.Hour)
			if got := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4"); len(got.Outbox) > 0 || len(got.Changes) > 0 {
				t.Errorf("%d letters, %d changes", len(got.Outbox), len(got.Changes))
			}
			want := before.Believed
			if c.later {
				want = o.now
			}
			if after := playerOf(t, o); !after.Believed.Equal(want) || !after.Blocked {
				t.Errorf("heard of at %s, want %s; blocked: %t", after.Believed, want, after.Blocked)
			}
		})
	}
}

func playerOf(t *testing.T, o *fixture) games.Player {
	t.Helper()
	p, err := o.store.Player(t.Context(), "ada@example.org")
	if err != nil {
		t.Fatal(err)
	}
	return p
}
