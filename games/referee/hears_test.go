package referee_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

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
