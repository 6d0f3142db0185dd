package referee_test

import (
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
	events, err := o.store.Events(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	listed, err := o.store.Matches(t.Context(), games.Query{})
	if err != nil || len(listed) != 1 {
		t.Fatal(listed, err)
	}
	const many = 131
	for n := 2; n <= many; n++ {
		opened := events[0]
		fact := opened.Fact.(adjudicator.Opened)
		fact.ID = n
		opened.Fact = fact
		summary := listed[0]
		summary.ID, summary.Version = n, 2
		if err := o.store.Commit(t.Context(), games.Commit{Changes: []games.Change{{Match: n, Events: []adjudicator.Event{opened, events[1]}, Summary: summary}}}); err != nil {
			t.Fatal(err)
		}
	}
	text := o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "games"))
	if !strings.Contains(text, "31 more games, in which nothing is more urgent") {
		t.Errorf("the list does not count the rest:\n%s", text)
	}
	text = o.answer(t, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "2: draw"))
	if strings.Contains(text, "You have no game 2") {
		t.Errorf("the oldest game is not found:\n%s", text)
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
