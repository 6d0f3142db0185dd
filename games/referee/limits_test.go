package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// answers counts how many of n letters are answered, a minute apart; what differs in them is "%d".
func (o *fixture) answers(from, tag, words string, n int) int {
	o.t.Helper()
	answered := 0
	for i := range n {
		o.now = o.now.Add(time.Minute)
		text := words
		if strings.Contains(words, "%d") {
			text = fmt.Sprintf(words, i)
		} else if words == looking {
			text = lookingAround(i)
		}
		for _, l := range o.send(from, tag, text).Outbox {
			if strings.Contains(from, l.To) {
				answered++
				break
			}
		}
	}
	return answered
}

// looking stands for letters that only ask, each for something else.
const looking = "(asks)"

func lookingAround(i int) string {
	ask := []string{"show", "games", "history", "time", "legal d3", "record", "presets", "show at 0"}
	return ask[i%8] + "\n" + ask[i/8%8]
}

// TestLimits is the table of docs/flow.md: how many letters of a kind are answered in a day, from a player's secret address,
// from their own address without it (half believed), and from a stranger's.
func TestLimits(t *testing.T) {
	t.Parallel()
	const all = 1000
	for _, c := range []struct {
		words                     string
		player, unproven, unknown int
	}{
		{"I am away until Monday.", 2, 2, 2},
		{"I am away until Monday, %d.", 2, 2, 2}, // a minute apart, as a robot answers: see TestNoSilence
		{"Room B12 is closed until the 5th; please ask for number %d.", 2, 2, 2},
		{"", 2, 2, 2},
		{"help\nI am away.", 2, 2, 2},
		{"help\nI am away, %d.", 10, 2, 2},
		{"show\nThank you very much, my friend number %d!", 20, 2, 2},
		{"My dear friend, look at this!\nd3h%d", 20, 2, 2},
		{"help", 10, 6, 6},
		{"games", 10, 6, 6},
		{"say thank you, %d", all, 20, 6},
		{"draw", 1 + 10, 20, 6},
		{"d3d9", 2, 6, 6},
		{"d3d9, e3e%d", 20, 6, 6},
		{looking, all, 6, 6},
	} {
		t.Run(strings.ReplaceAll(c.words, "\n", " / "), func(t *testing.T) {
			t.Parallel()
			o := open(t)
			tries := min(c.player+2, 42)
			want := min(c.player, tries)
			if got := o.answers(ada, o.tag(adjudicator.WhiteSeat, 3), c.words, tries); got != want {
				t.Errorf("of a player: %d answers, want %d", got, want)
			}
			o = open(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
			if got := o.answers(ada, "", c.words, c.unproven+2); got != c.unproven {
				t.Errorf("without proof: %d answers, want %d", got, c.unproven)
			}
			o = open(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
			if got := o.answers(eve, "", c.words, c.unknown+2); got != c.unknown {
				t.Errorf("of a stranger: %d answers, want %d", got, c.unknown)
			}
		})
	}
}

// TestAKnownPersonIsAnswered: what somebody known asks in a letter that is believed is answered, whatever address they write to.
func TestAKnownPersonIsAnswered(t *testing.T) {
	t.Parallel()
	o := open(t)
	if got := o.answers(ada, "", looking, 60); got != 60 {
		t.Errorf("%d of 60 questions were answered", got)
	}
	if got := o.answers(ada, "", "I am away until Monday, %d.", 5); got != 2 {
		t.Errorf("%d of 5 letters of a robot were answered", got)
	}
}

// TestLimitsEnd: what can be read begins the count of what cannot anew, for a player.
func TestLimitsEnd(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	note := "I am away until Monday, says note %d."
	if got := o.answers(ada, tag, note, 5); got != 2 {
		t.Errorf("%d answers to notes", got)
	}
	if got := o.answers(ada, tag, "help", 1); got != 1 {
		t.Error("help was not answered")
	}
	if got := o.answers(ada, tag, "more: "+note, 5); got != 2 {
		t.Errorf("%d answers to notes after something that can be read", got)
	}
	if got := o.answers(ada, tag, "Here is my turn, at last!\nd3d9", 1); got != 1 {
		t.Error("a turn below words was met with silence")
	}
	if got := o.answers(ada, tag, "d3d4", 1); got != 1 {
		t.Error("the turn was not answered")
	}
}

// last returns what the first letter of a commit says of silence to come, on one line; "" where it says nothing of it.
func last(c games.Commit) string {
	if len(c.Outbox) == 0 {
		return "no letter"
	}
	text := strings.Join(strings.Fields(string(c.Outbox[0].Data)), " ")
	for _, mark := range []string{"this is the last", "letters like this until", "ask you to confirm anything else", "If your next letter", "From now on", "I won't answer the same words", "I'll answer such letters together for the rest of the hour"} {
		if i := strings.Index(text, mark); i >= 0 {
			return text[i:]
		}
	}
	return ""
}

// TestTheLastAnswerSaysSo: the last answer before a silence says what is silent and until when, and that is true: what it names is
// silent, until then and no longer, and what it does not name is answered.
func TestTheLastAnswerSaysSo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, from string
		proven     bool
		words      string
		at         int // which answer is the last
		says       string
		answered   string // what is answered nevertheless
	}{
		{"nothing can be read", ada, true, "I am away, says note %d.", 2, "If your next letter comes within two minutes", "d3d9"},
		{"read in part", ada, true, "help\nI am away, says note %d.", 10, "answer letters like this together, once a day", "show"},
		{"the same words at this turn", ada, true, "d3d9", 2, "again before Sunday 22 November 2026, 10:01 UTC.", "d3d8"},
		{"a stranger's words", eve, false, "I am away, says note %d.", 2, "letters like this until", "new chesimals-2 vs zoe@example.com"},
		{"a stranger who looks", eve, false, "help", 6, "letters like this until", "new chesimals-2 vs zoe@example.com"},
		{"a stranger who asks", eve, false, "new chesimals-2 vs zoe%d@example.com", 6, "ask you to confirm anything else until Sunday 22 November 2026", "help"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			o := open(t)
			tag := ""
			if c.proven {
				tag = o.tag(adjudicator.WhiteSeat, 3)
			}
			for i := 1; i <= c.at; i++ {
				o.now = o.now.Add(time.Minute)
				said := last(o.send(c.from, tag, strings.ReplaceAll(c.words, "%d", fmt.Sprint(i))))
				if i < c.at && said != "" || i == c.at && !strings.Contains(said, c.says) {
					t.Errorf("answer %d says %q", i, said)
				}
			}
			again := func(at time.Duration) int {
				o.now = time.Date(2026, 11, 22, 10, 1, 0, 0, time.UTC).Add(at)
				return o.answers(c.from, tag, c.words, 1)
			}
			if got := o.answers(c.from, tag, c.words, 3); got != 0 {
				t.Errorf("%d answers after the last", got)
			}
			if got := o.answers(c.from, tag, c.answered, 1); got != 1 {
				t.Errorf("%q is met with silence, too", c.answered)
			}
			if c.answered == "d3d9" || c.answered == "show" { // has begun the count anew
				return
			}
			if early, late := again(-2*time.Minute), again(0); early != 0 || late != 1 {
				t.Errorf("%d answers before the end of the silence, %d after it", early, late)
			}
		})
	}
}

// TestLooksAreNoRefusals: answers that showed something use up nothing of those that refuse the same words at the same turn, so that no
// refusal is met with a silence that nobody has announced.
func TestLooksAreNoRefusals(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	charged := o.send(ada, tag, "d3d9").Charges
	if len(charged) != 1 || charged[0].Kind != "error" {
		t.Fatalf("the refusal was charged %v", charged)
	}
	look := games.Charge{Account: charged[0].Account, Kind: "look", Words: charged[0].Words, At: o.now}
	if err := o.store.Commit(t.Context(), games.Commit{At: o.now, Charges: []games.Charge{look, look}}); err != nil {
		t.Fatal(err)
	}
	if said := last(o.send(ada, tag, "d3d9")); !strings.Contains(said, "I won't answer the same words") {
		t.Errorf("the second refusal says %q", said)
	}
	if got := o.answers(ada, tag, "d3d9", 1); got != 0 {
		t.Error("the third was answered")
	}
}
