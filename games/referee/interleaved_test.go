package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/token"
)

const adaAt = "ada@example.org"

// text is the letter to somebody in a commit; "" where there is none.
func (o *fixture) text(c games.Commit, to string) string {
	for _, l := range c.Outbox {
		if l.To == to {
			return o.flat(l)
		}
	}
	return ""
}

// TestOffersWaitForDigests: what needs an answer and stops nothing waits for the digest of whoever is asked, and is answered from there.
func TestOffersWaitForDigests(t *testing.T) {
	t.Parallel()
	for offer, c := range map[string]struct{ asked, shown, yes, done, told string }{
		"draw":  {"Ada offers you a draw.", "1: draw yes", "1: draw yes", "1/2-1/2", "1/2-1/2"},
		"pause": {"Ada offers a pause, which stops both clocks.", "1: pause yes", "1: pause yes", "Both clocks are stopped", "Both clocks are stopped"},
		"undo":  {"Ada asks to take back 1 turn: turn 3, white: Ze2-e3", "1: undo yes", "1: undo yes", "You let Ada take back the turn", "Bo lets you take back your turn."},
	} {
		o := open(t)
		o.send(bo, o.bosAccount(), "mail digest on")
		o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3")
		asked := o.send(ada, o.tag(adjudicator.WhiteSeat, 4), offer)
		if n := lettersTo(asked.Outbox, boAt); n != 0 || len(o.waiting()) == 0 {
			t.Errorf("%s: %d letters at once, %d topics", offer, n, len(o.waiting()))
		}
		o.now = o.now.Add(22 * time.Hour)
		digests := o.digests()
		if len(digests) != 1 || !strings.Contains(o.flat(digests[0]), c.shown) || strings.Count(o.flat(digests[0]), c.asked) != 1 {
			t.Fatalf("%s: it is not shown: %+v", offer, digests)
		}
		answered := o.send(bo, o.shownTag(false), c.yes)
		if mine, theirs := o.text(answered, boAt), o.text(answered, adaAt); !strings.Contains(mine, c.done) || !strings.Contains(theirs, c.told) {
			t.Errorf("%s: answered by %q\n%s\n---\n%s", offer, c.yes, mine, theirs)
		}
		if again := o.send(bo, o.shownTag(false), c.yes+" "); lettersTo(again.Outbox, adaAt) != 0 {
			t.Errorf("%s: a second yes does something: %s", offer, o.text(again, adaAt))
		}
	}
}

// TestDigestOvertaken: a digest is answered for the turns that it has shown (CR-41): not for what came after a take-back, and once.
func TestDigestOvertaken(t *testing.T) {
	t.Parallel()
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	for name, c := range map[string]struct {
		between func(o *fixture)
		words   string
		played  bool
		said    string
	}{
		"nothing came between": {func(*fixture) {}, "1: e7d6", true, "I played your turn 4: black: Fe7-d6"},
		"the turn was taken back": {func(o *fixture) {
			o.send(ada, o.tag(white, 4), "undo")
			o.send(bo, o.tag(black, 4), "undo yes")
		}, "1: e7d6", false, "Turn 4 was taken back; the game is at turn 3. I played nothing."},
		"and another was played": {func(o *fixture) {
			o.send(ada, o.tag(white, 4), "undo")
			o.send(bo, o.tag(black, 4), "undo yes")
			if c := o.send(ada, o.taken(white, 3, 1), "c2c3"); lettersTo(c.Outbox, adaAt) == 0 || !strings.Contains(o.text(c, adaAt), "I played your turn 3: white: Zc2-c3") {
				t.Fatal(o.text(c, adaAt))
			}
		}, "1: e7d6", false, "You answered a letter from before a turn was taken back; the game is at turn 4. I did nothing."},
		"it was answered in the game": {func(o *fixture) { o.send(bo, o.tag(black, 4), "e7d6") }, "1: c6c5", false, "You answered the letter for turn 4, but the game is at turn 5. I played nothing."},
		"the first answer to it":      {func(o *fixture) { o.send(bo, o.shownTag(false), "1: e7d6") }, "1: c6c5", false, "You answered the letter for turn 4, but the game is at turn 5. I played nothing."},
		"the same once more":          {func(o *fixture) { o.send(bo, o.shownTag(false), "1: e7d6") }, "1: e7d6 ", false, "You answered the letter for turn 4, but the game is at turn 5. I played nothing."},
		"an offer lapsed meanwhile": {func(o *fixture) {
			o.send(ada, o.tag(white, 4), "draw")
			o.send(bo, o.tag(black, 4), "draw no")
		}, "1: draw yes", false, "Ada hasn't offered a draw."},
	} {
		o := open(t)
		o.send(bo, o.bosAccount(), "mail digest on")
		o.send(ada, o.tag(white, 3), "e2e3")
		o.now = o.now.Add(22 * time.Hour)
		if len(o.digests()) != 1 {
			t.Fatal("no digest")
		}
		c.between(o)
		got := o.send(bo, o.shownTag(false), c.words)
		if played := lettersTo(got.Outbox, adaAt) > 0; played != c.played || lettersTo(got.Outbox, boAt) != 1 || !strings.Contains(o.text(got, boAt), c.said) {
			t.Errorf("%s: played: %v\n%s", name, played, o.text(got, boAt))
		}
	}
}

// TestReadyOnVacation: an answer that was left ready is played although its owner is on vacation (CR-33), and takes nothing of the budget.
func TestReadyOnVacation(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3\nif e7d6 then c2c3")
	o.send(ada, "", "vacation 3d")
	o.now = o.now.Add(30 * time.Hour)
	got := o.send(bo, o.tag(adjudicator.BlackSeat, 4), "e7d6")
	if mine, theirs := o.text(got, boAt), o.text(got, adaAt); !strings.Contains(mine, "Ada had an answer ready: turn 5") || !strings.Contains(theirs, "I played the answer you had ready: turn 5") {
		t.Errorf("%s\n---\n%s", mine, theirs)
	}
	if text := o.text(o.send(ada, "", "vacation"), adaAt); !strings.Contains(text, "You have 4 days of vacation") {
		t.Error(text)
	}
}

// taken is the true tag of a seat for a turn, after so many take-backs.
func (o *fixture) taken(seat adjudicator.Seat, turn, undos int) string {
	return o.referee.Key.Reply(token.Claim{Game: 1, Seat: seat, Turn: turn, Undos: undos, Epoch: fmt.Sprintf("0.%d", undos)})
}
