package referee_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
)

// toldTo are the letters of a commit to an address, as one text.
func toldTo(c games.Commit, to string) string {
	var b strings.Builder
	for _, l := range c.Outbox {
		if l.To == to {
			b.Write(l.Data)
		}
	}
	return b.String()
}

// TestTwoTakeTheLast: of two who take the last game of an offer, in one batch or at two machines at once, one plays and the other hears who was
// quicker.
func TestTwoTakeTheLast(t *testing.T) {
	t.Parallel()
	for _, together := range []bool{true, false} {
		t.Run(fmt.Sprintf("together=%v", together), func(t *testing.T) {
			t.Parallel()
			o := open(t)
			o.consent(eve, "", "name Eve")
			o.send(ada, "", "seek cosmic time 3d")
			bos, eves := o.letter(bo, "", "take 1"), o.letter(eve, "", "take 1")
			first := o.decide(bos)
			second := o.decide(eves)
			if err := o.store.Commit(context.Background(), first); err != nil {
				t.Fatal(err)
			}
			if together {
				second = o.decide(eves)
			}
			err := o.store.Commit(context.Background(), second)
			if !together {
				if !errors.Is(err, games.ErrConflict) {
					t.Fatalf("the second commit: %v, want a conflict", err)
				}
				second = o.decide(eves)
				err = o.store.Commit(context.Background(), second)
			}
			if err != nil {
				t.Fatal(err)
			}
			if len(first.Changes) != 1 || len(second.Changes) != 0 {
				t.Errorf("%d and %d games began", len(first.Changes), len(second.Changes))
			}
			if text := toldTo(second, "eve@example.net"); !strings.Contains(text, "Bo was quicker") {
				t.Errorf("Eve is told:\n%s", text)
			}
		})
	}
}

// TestBudgetIsBookedOnce: CR-7. Two bookings that cross at two machines spend the budget once: the second is a conflict, and refused when it is
// decided again.
func TestBudgetIsBookedOnce(t *testing.T) {
	t.Parallel()
	o := open(t)
	one, other := o.letter(ada, "", "vacation 5d"), o.letter(ada, "", "vacation 2026-12-10 2026-12-14")
	first, second := o.decide(one), o.decide(other)
	if err := o.store.Commit(context.Background(), first); err != nil {
		t.Fatal(err)
	}
	if err := o.store.Commit(context.Background(), second); !errors.Is(err, games.ErrConflict) {
		t.Fatalf("the second commit: %v, want a conflict", err)
	}
	again := o.decide(other)
	if text := toldTo(again, "ada@example.org"); !strings.Contains(text, "days of vacation, and you have 2 left.") {
		t.Errorf("Ada is told:\n%s", text)
	}
}

// TestFlagBeforeVacation: a vacation that is booked after the flag fell does not raise it again; and what the clock takes of the budget as it
// shows 0 is taken first, however late the service looks (CR-5).
func TestFlagBeforeVacation(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.now = o.now.Add(73 * time.Hour) // Ada is to move, and had 72
	c := o.send(ada, "", "vacation 5d")
	if text := toldTo(c, "ada@example.org"); !strings.Contains(text, "days of vacation, and you have 4 left.") {
		t.Errorf("Ada is told:\n%s", text)
	}
	stream := 0
	for _, change := range c.Club {
		for _, e := range change.Events {
			if f, ok := e.Fact.(club.AutomaticTaken); ok && f.Game == 1 && f.From.Equal(o.now.Add(-time.Hour)) {
				stream++
			}
		}
	}
	if stream != 1 {
		t.Errorf("three days are taken %d times: %+v", stream, c.Club)
	}
	c = o.send(ada, "", "vacation 4d")
	if text := toldTo(c, "ada@example.org"); !strings.Contains(text, "I've told your opponent") {
		t.Errorf("Ada is told:\n%s", text)
	}
}

// TestDueMovesWithFreeTime: when time next does something in a game is said in the commit that changes it.
func TestDueMovesWithFreeTime(t *testing.T) {
	t.Parallel()
	o := open(t)
	before := o.summaryOf(1)
	c := o.send(ada, "", "vacation 5d")
	if len(c.Dues) != 1 || c.Dues[0].Match != 1 {
		t.Fatalf("dues %+v", c.Dues)
	}
	after := o.summaryOf(1)
	// From 10:00 on the first day to the end of the fifth: four days and fourteen hours.
	if got, want := after.Deadline.Sub(before.Deadline), 4*24*time.Hour+14*time.Hour; got != want {
		t.Errorf("the flag falls %v later, want %v", got, want)
	}
}

func (o *fixture) summaryOf(game int) games.Summary {
	o.t.Helper()
	list, err := o.store.Matches(context.Background(), games.Query{})
	if err != nil {
		o.t.Fatal(err)
	}
	for _, s := range list {
		if s.ID == game {
			return s
		}
	}
	o.t.Fatalf("there is no game %d", game)
	return games.Summary{}
}
