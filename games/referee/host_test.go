package referee_test

import (
	"errors"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

const host = "postmaster@example.org"

// TestTheHostIsToldOfDoubt: at the third letter in a row that is not believed at a newest address, once for that row, whatever else comes
// between.
func TestTheHostIsToldOfDoubt(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Host = host
	believed, doubted := judged(mailer.Judgement{Belief: mailer.Believed}), judged(mailer.Judgement{Doubt: mailer.Unsigned})
	newest, older := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.WhiteSeat, 1)
	for i, step := range []struct {
		from, tag string
		judge     func() bool
		told      bool
	}{
		{ada, newest, nil, false}, {ada, newest, nil, false},
		{ada, older, nil, false}, {ada, "", nil, false}, {eve, newest, nil, false}, {bo, newest, nil, false}, // no newest address of theirs
		{ada, newest, nil, true},
		{ada, newest, nil, false}, {ada, newest, nil, false}, {ada, newest, nil, false},
		{ada, newest, func() bool { return true }, false}, // believed
		{ada, newest, nil, false}, {ada, newest, nil, false}, {ada, newest, nil, true},
	} {
		if o.referee.Judge = doubted; step.judge != nil {
			o.referee.Judge = believed
		}
		c := o.send(step.from, step.tag, "say hello")
		if got := strings.Contains(recipients(c), host); got != step.told {
			t.Errorf("letter %d: the host is told: %v, want %v; %+v", i+1, got, step.told, c.Handling)
		}
		for _, l := range c.Outbox {
			if l.To == host && strings.Contains(string(l.Data), "ada@") {
				t.Errorf("the letter to the host names an address:\n%s", l.Data)
			}
		}
	}
}

// TestTheHostIsToldOnce: two daemons that decide a third letter each cannot both commit.
func TestTheHostIsToldOnce(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Host, o.referee.Judge = host, judged(mailer.Judgement{Doubt: mailer.Unsigned})
	newest := o.tag(adjudicator.WhiteSeat, 3)
	o.send(ada, newest, "say one")
	o.send(ada, newest, "say two")
	first, second := o.decide(o.letter(ada, newest, "say three")), o.decide(o.letter(ada, newest, "say four"))
	if err := o.store.Commit(ctx(), first); err != nil {
		t.Fatal(err)
	}
	if err := o.store.Commit(ctx(), second); !errors.Is(err, games.ErrConflict) {
		t.Errorf("the other daemon: %v", err)
	}
}
