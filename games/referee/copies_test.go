package referee_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

func ctx() context.Context { return context.Background() }

// altered are copies of an honest letter, each with one thing changed that no signature of a great provider covers.
func altered(o *fixture, honest mailer.Incoming) map[string]mailer.Incoming {
	with := func(old, new string) mailer.Incoming {
		in := honest
		in.Raw = []byte(strings.Replace(string(in.Raw), old, new, 1))
		return in
	}
	null, elsewhere := honest, with("To: games+"+o.tag(adjudicator.WhiteSeat, 3)+"@", "To: games@")
	null.Sender = "<>"
	return map[string]mailer.Incoming{
		"Auto-Submitted":    with("Subject:", "Auto-Submitted: auto-replied\r\nSubject:"),
		"List-Id":           with("Subject:", "List-Id: <x.example>\r\nSubject:"),
		"Precedence":        with("Subject:", "Precedence: bulk\r\nSubject:"),
		"Content-Type":      with("Subject:", "Content-Type: multipart/mixed; boundary=x\r\nSubject:"),
		"a charset":         with("Subject:", "Content-Type: text/plain; charset=utf-16\r\nSubject:"),
		"an encoding":       with("Subject:", "Content-Transfer-Encoding: base64\r\nSubject:"),
		"an attachment":     with("Subject:", "Content-Disposition: attachment\r\nSubject:"),
		"a report":          with("Subject:", "Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\nSubject:"),
		"the envelope":      null,
		"the recipient":     elsewhere,
		"a Cc":              with("Subject:", "Cc: bo@example.org\r\nSubject:"),
		"a Message-ID":      with("Message-ID: <", "Message-ID: <x"),
		"a second From":     with("Subject:", "From: eve@example.net\r\nSubject:"),
		"many header lines": with("Subject:", strings.Repeat("X-Y: "+strings.Repeat("y", 900)+"\r\n", 80)+"Subject:"),
	}
}

// TestCopiesHinderNobody hands an honest letter in with its altered copies, in every order of up to three: it is heard, and acts once.
func TestCopiesHinderNobody(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.HalfBelieved, mailer.Believed} {
		o := open(t)
		o.referee.Judge = judged(mailer.Judgement{Belief: as})
		honest := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		copies := altered(o, honest)
		names := []string{}
		for name := range copies {
			names = append(names, name)
		}
		slices.Sort(names)
		copies[""] = honest
		hindered, orders := 0, 0
		for _, one := range names {
			for _, two := range names {
				for _, order := range [][]string{{"", one, two}, {one, "", two}, {one, two, ""}, {one, "", ""}} {
					orders++
					if n := o.played(t, copies, order); n != 1 {
						hindered++
						t.Errorf("%s, %q: the turn is played %d times", as, order, n)
					}
				}
			}
		}
		t.Logf("%s: %d orders, %d copies hindered", as, orders, hindered)
	}
}

// played is how often a series of letters plays a turn.
func (o *fixture) played(t *testing.T, letters map[string]mailer.Incoming, order []string) (n int) {
	t.Helper()
	o.apart(func(o *fixture) { n = o.plays(t, letters, order) })
	return n
}

func (o *fixture) plays(t *testing.T, letters map[string]mailer.Incoming, order []string) (n int) {
	t.Helper()
	for _, name := range order {
		c, err := o.take(letters[name])
		if err != nil && !errors.Is(err, games.ErrDuplicate) {
			t.Fatal(err)
		}
		for _, change := range c.Changes {
			for _, e := range change.Events {
				switch e.Fact.(type) {
				case adjudicator.TurnPlayed, adjudicator.DrawOffered:
					n++
				}
			}
		}
	}
	return n
}

// TestUnsignedChangesMakeNothingNew: a letter that was heard is heard once, whatever is changed that its signature does not cover.
func TestUnsignedChangesMakeNothingNew(t *testing.T) {
	t.Parallel()
	o := open(t)
	honest := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "say hello")
	if err := o.store.Commit(ctx(), o.decide(honest)); err != nil {
		t.Fatal(err)
	}
	for name, in := range altered(o, honest) {
		if slices.Contains([]string{"the recipient", "a second From", "many header lines"}, name) { // another letter: to another address, of nobody, without a subject
			continue
		}
		if c, err := o.handle(o.store, in); !errors.Is(err, games.ErrDuplicate) {
			t.Errorf("%s: %+v, %v", name, c.Handling, err)
		}
	}
}

// TestBelievedLater: a letter that nobody vouches for by one way, and somebody by another, is heard by that.
func TestBelievedLater(t *testing.T) {
	t.Parallel()
	o := open(t)
	in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	for i, as := range []mailer.Belief{mailer.NotBelieved, mailer.Believed, mailer.NotBelieved, mailer.Believed} {
		o.referee.Judge = judged(mailer.Judgement{Belief: as})
		c, err := o.handle(o.store, in)
		if got := errors.Is(err, games.ErrDuplicate); got != (i > 1) {
			t.Fatalf("%d, %s: %v", i, as, err)
		}
		if err == nil {
			if err := o.store.Commit(ctx(), c); err != nil {
				t.Fatal(err)
			}
		}
		if got := o.effect(c); got != []string{asks, acts, silent, silent}[i] {
			t.Errorf("%d, %s: %s", i, as, got)
		}
	}
}
