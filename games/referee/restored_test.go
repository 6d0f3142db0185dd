package referee_test

import (
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
)

// TestAnswersToWhatIsLost: the host goes on with a backup. Whoever answers what it does not hold is told so, and not that it was taken back.
func TestAnswersToWhatIsLost(t *testing.T) {
	t.Parallel()
	const restored, lost, question = "go back to an older copy. The game is at turn 3 again", "Game 7 is lost", "What I asked you is lost"
	turn := func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 5) }
	undone := func(o *fixture) string {
		return o.referee.Key.Reply(token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Undos: 1, Epoch: "0.1"})
	}
	game := func(o *fixture) string {
		return o.referee.Key.Reply(token.Claim{Game: 7, Seat: adjudicator.WhiteSeat, Turn: 5, Epoch: "0.0"})
	}
	request := func(o *fixture) string { return o.referee.Key.Confirm(token.Pending{Number: 999}) }
	newest := func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }
	for _, c := range []struct {
		name  string
		tag   func(*fixture) string
		words string
		want  string
	}{
		{"a turn", turn, "d3d4", restored},
		{"a turn of after a take-back that is lost", undone, "d3d4", "The game is at turn 3 again. Please play"},
		{"a try", turn, "try d3d4", restored},
		{"branches", turn, "if d6d5 then d3d4", restored},
		{"a look", turn, "show", "Here's the board"},
		{"a turn of a game", game, "d3d4", lost},
		{"a look at a game", game, "show", lost},
		{"a yes", request, "yes", question},
		{"a no", request, "no", question},
		{"the turn that stands", newest, "d3d4", ""},
	} {
		o := open(t)
		if err := o.store.SetMark(ctx(), games.OfService, games.MarkGap, o.now.Format(time.RFC3339)); err != nil {
			t.Fatal(err)
		}
		sent := o.send(ada, c.tag(o), c.words)
		text := o.text(sent, "ada@example.org")
		if !strings.Contains(text, c.want) || strings.Contains(text, "taken back") || strings.Contains(text, "restored") && c.want == "" {
			t.Errorf("%s: %+v\n%s", c.name, sent.Handling, text)
		}
	}
}

// TestTakenBackIsNotLost: where a turn was taken back, its address says that.
func TestTakenBackIsNotLost(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	o.send(bo, o.tag(adjudicator.BlackSeat, 4), "c6d5")
	o.send(bo, o.tag(adjudicator.BlackSeat, 5), "undo")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 5), "undo yes")
	if text := o.text(o.send(ada, o.tag(adjudicator.WhiteSeat, 5), "d4d5"), "ada@example.org"); !strings.Contains(text, "Turn 5 was taken back; the game is at turn 4. I played nothing.") {
		t.Error(text)
	}
}
