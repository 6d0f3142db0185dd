package referee_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestManyGames: somebody who plays 331 games sees three hundred of them in a list, and the others counted with their numbers; and
// the oldest can be spoken of like any other.
func TestManyGames(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.multiply(331)
	text := o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "games"))
	if !strings.Contains(text, "31 more games, less urgent") {
		t.Errorf("the list does not count the rest:\n%s", text)
	}
	text = o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "2: draw"))
	if strings.Contains(text, "I don't know what 2 means") {
		t.Errorf("the oldest game is not found:\n%s", text)
	}
}

// TestUrgentFirst: "games" and "next" put that game first whose time ends first, or is over, whatever falls due in it before, and say until
// when there is time.
func TestUrgentFirst(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.multiply(4)
	in := func(days int) time.Time { return o.now.AddDate(0, 0, days) }
	if err := o.store.SetDue(context.Background(),
		games.Due{Match: 2, Version: 2, At: in(1), Deadline: in(20)}, // a reminder
		games.Due{Match: 3, Version: 2, At: in(2), Deadline: in(2)},
		games.Due{Match: 4, Version: 2, At: in(6), Deadline: in(-1)}, // it will be closed
	); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "games"))), " ")
	want := " 4: Chesimals 0.1, against Bo, turn 3: it's your turn; time ran out on Friday 20 November 2026, 10:00 UTC" +
		" 3: Chesimals 0.1, against Bo, turn 3: it's your turn, until Monday 23 November 2026, 10:00 UTC" +
		" 1: Chesimals 0.1, against Bo, turn 3: it's your turn, until Tuesday 24 November 2026, 10:00 UTC" +
		" 2: Chesimals 0.1, against Bo, turn 3: it's your turn, until Friday 11 December 2026, 10:00 UTC"
	if !strings.Contains(text, want) {
		t.Errorf("want %s in\n%s", want, text)
	}
	if text := o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "next")); !strings.Contains(text, "most urgent game is game 4") {
		t.Errorf("the next one:\n%s", text)
	}
}

// multiply adds games like game 1 until there are so many.
func (o *fixture) multiply(many int) {
	o.t.Helper()
	ctx := context.Background()
	events, err := o.store.Events(ctx, 1)
	if err != nil {
		o.t.Fatal(err)
	}
	listed, err := o.store.Matches(ctx, games.Query{})
	if err != nil || len(listed) != 1 {
		o.t.Fatal(listed, err)
	}
	for n := 2; n <= many; n++ {
		opened := events[0]
		fact := opened.Fact.(adjudicator.Opened)
		fact.ID = n
		opened.Fact = fact
		summary := listed[0]
		summary.ID, summary.Version = n, 2
		if err := o.store.Commit(ctx, games.Commit{Changes: []games.Change{{Match: n, Events: []adjudicator.Event{opened, events[1]}, Summary: summary}}}); err != nil {
			o.t.Fatal(err)
		}
	}
}

// BenchmarkGames decides "games" of somebody who plays a thousand games: the whole letter, from its bytes to those of the answer.
func BenchmarkGames(b *testing.B) {
	o := open(b)
	o.multiply(1000)
	in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "games")
	var c games.Commit
	for b.Loop() {
		var err error
		if c, err = o.handle(o.store, in); err != nil {
			b.Fatal(err)
		}
	}
	if len(c.Outbox) != 1 || !strings.Contains(strings.ReplaceAll(string(c.Outbox[0].Data), "=\r\n", ""), "700 more games") {
		b.Fatalf("the answer does not tell of a thousand games: %d letters", len(c.Outbox))
	}
}

// answer is the text of the letter that answers another.
func (o *fixture) answer(t *testing.T, in mailer.Incoming) string {
	t.Helper()
	var text strings.Builder
	for _, l := range o.decide(in).Outbox {
		if l.To == "ada@example.org" {
			text.Write(l.Data)
		}
	}
	return strings.NewReplacer("=\r\n", "", "\r\n", " ").Replace(text.String())
}
