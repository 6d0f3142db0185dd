package referee_test

import (
	"context"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestManyGames: somebody who plays 131 games sees a hundred of them in a list, and the others counted with their numbers; and
// the oldest can be spoken of like any other.
func TestManyGames(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.multiply(131)
	text := o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "games"))
	if !strings.Contains(text, "31 more games, in which nothing is more urgent") {
		t.Errorf("the list does not count the rest:\n%s", text)
	}
	text = o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "2: draw"))
	if strings.Contains(text, "You have no game 2") {
		t.Errorf("the oldest game is not found:\n%s", text)
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
		if c, err = o.referee.Handle(b.Context(), o.referee.Changes(o.store), in); err != nil {
			b.Fatal(err)
		}
	}
	if len(c.Outbox) != 1 || !strings.Contains(strings.ReplaceAll(string(c.Outbox[0].Data), "=\r\n", ""), "900 more games") {
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
